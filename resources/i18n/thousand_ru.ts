<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>ActionPanel</name>
    <message>
        <source>card for %1</source>
        <translation>карта для игрока %1</translation>
    </message>
    <message>
        <source>card to be laid away</source>
        <translation>карта для сноса</translation>
    </message>
    <message>
        <source>Click or press Enter to go on.</source>
        <translation>Щёлкните или нажмите Enter, чтобы продолжить.</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Меньше</translation>
    </message>
    <message>
        <source>Amount: %1</source>
        <translation>Сумма: %1</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Больше</translation>
    </message>
</context>
<context>
    <name>AnalyseCommand</name>
    <message>
        <source>Match {id}: {seats}.</source>
        <translation>Партия {id}: {seats}.</translation>
    </message>
    <message>
        <source>no other card may be played</source>
        <translation>другую карту сыграть нельзя</translation>
    </message>
    <message>
        <source>all the tricks that are left are certain with it</source>
        <translation>с ней обеспечены все оставшиеся взятки</translation>
    </message>
    <message>
        <source>it makes the contract with {points} or more</source>
        <translation>заказ выполнен, очков не меньше {points}</translation>
    </message>
    <message>
        <source>the contract cannot be made any more, {points} at most</source>
        <translation>заказ уже не выполнить, очков не больше {points}</translation>
    </message>
    <message>
        <source>no cards are worth fewer points than {points}</source>
        <translation>карт дешевле не найти, очков в них {points}</translation>
    </message>
    <message>
        <source>no {suit} are left in the hand</source>
        <translation>в руке не остаётся {suit}</translation>
    </message>
    <message>
        <source>the marriage of {suit} is in the hand, {points}</source>
        <translation>на руках марьяж {suit}, {points}</translation>
    </message>
    <message>
        <source>aces in the hand: {count}</source>
        <translation>тузов на руках: {count}</translation>
    </message>
    <message>
        <source>no marriage is in the hand</source>
        <translation>марьяжа на руках нет</translation>
    </message>
    <message>
        <source>no ace is in the hand</source>
        <translation>тузов на руках нет</translation>
    </message>
    <message>
        <source>nothing lower can be named</source>
        <translation>меньше назвать нельзя</translation>
    </message>
    <message>
        <source>it is the best on average over {count} arrangements</source>
        <translation>в среднем это лучший выбор, раскладов: {count}</translation>
    </message>
    <message>
        <source>it declares {points}</source>
        <translation>объявляется марьяж, {points}</translation>
    </message>
    <message>
        <source>the marriage of {suit} can be declared next</source>
        <translation>следующим ходом можно объявить марьяж {suit}</translation>
    </message>
    <message>
        <source>it takes the trick of {points}</source>
        <translation>берёт взятку, очков {points}</translation>
    </message>
    <message>
        <source>it is the cheapest card that takes the trick of {points}</source>
        <translation>самая дешёвая карта, которая берёт взятку, очков {points}</translation>
    </message>
    <message>
        <source>nobody can beat it</source>
        <translation>эту карту никто не побьёт</translation>
    </message>
    <message>
        <source>only a trump can beat it</source>
        <translation>побить её можно только козырем</translation>
    </message>
    <message>
        <source>it draws trumps, {count} at most are out</source>
        <translation>выбивает козыри, у остальных их не больше {count}</translation>
    </message>
    <message>
        <source>it trumps the {suit}</source>
        <translation>бьёт козырем заход с {suit}</translation>
    </message>
    <message>
        <source>it gives {points} to the partner</source>
        <translation>партнёру достаётся очков: {points}</translation>
    </message>
    <message>
        <source>the declarer has no {suit} and has to trump</source>
        <translation>у играющего нет {suit}, ему придётся бить козырем</translation>
    </message>
    <message>
        <source>it keeps the marriage of {suit}</source>
        <translation>сохраняет марьяж {suit}</translation>
    </message>
    <message>
        <source>it gives only {points} into a lost trick</source>
        <translation>в потерянную взятку уходит очков всего {points}</translation>
    </message>
    <message>
        <source>no card of that hand takes the trick, and it gives only {points}</source>
        <translation>взятку этой рукой не взять, и в неё уходит очков всего {points}</translation>
    </message>
    <message>
        <source>Deal {number}: without a contract, {taken}.</source>
        <translation>Сдача {number}: без заказа, {taken}.</translation>
    </message>
    <message>
        <source>Deal {number}: {name} gives up the deal.</source>
        <translation>Сдача {number}: {name}, роспись.</translation>
    </message>
    <message>
        <source>Deal {number}: {name} gives up {contract}.</source>
        <translation>Сдача {number}: {name}, роспись, заказ {contract}.</translation>
    </message>
    <message>
        <source>Deal {number}: {name} plays {contract} and makes it with {points}.</source>
        <translation>Сдача {number}: {name} играет {contract} и выполняет, очков {points}.</translation>
    </message>
    <message>
        <source>Deal {number}: {name} plays {contract} and fails with {points}.</source>
        <translation>Сдача {number}: {name} играет {contract} и не выполняет, очков {points}.</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>пас</translation>
    </message>
    <message>
        <source>bids {amount}</source>
        <translation>заявка {amount}</translation>
    </message>
    <message>
        <source>auction</source>
        <translation>торговля</translation>
    </message>
    <message>
        <source>too high, the cards bring {points}.</source>
        <translation>слишком высоко, карты дают {points}.</translation>
    </message>
    <message>
        <source>too early, {least} was open and the cards bring {points}.</source>
        <translation>слишком рано: можно было заявить {least}, карты дают {points}.</translation>
    </message>
    <message>
        <source>Better: {better}.</source>
        <translation>Лучше: {better}.</translation>
    </message>
    <message>
        <source>Best play from here: {cards}.</source>
        <translation>Лучшая игра отсюда: {cards}.</translation>
    </message>
    <message>
        <source>{name} lost {points} in {count} decisions.</source>
        <translation>{name}: потеряно очков {points}, решений {count}.</translation>
    </message>
    <message>
        <source>{name} lost nothing.</source>
        <translation>{name}: не потеряно ничего.</translation>
    </message>
    <message>
        <source>{name} lost {points} in 1 decision.</source>
        <translation>{name}: потеряно очков {points}, решение одно.</translation>
    </message>
    <message>
        <source>The cards allowed: {contracts}.</source>
        <translation>Карты позволяли: {contracts}.</translation>
    </message>
    <message>
        <source>not found out</source>
        <translation>не выяснено</translation>
    </message>
    <message>
        <source>, passing {cards}</source>
        <translation>, отдав {cards}</translation>
    </message>
    <message>
        <source>no contract</source>
        <translation>никакого заказа</translation>
    </message>
    <message>
        <source>passes {cards}</source>
        <translation>отдать {cards}</translation>
    </message>
    <message>
        <source>plays {contract}</source>
        <translation>играть {contract}</translation>
    </message>
    <message>
        <source>takes prikup {number}</source>
        <translation>взять прикуп {number}</translation>
    </message>
    <message>
        <source>gives up</source>
        <translation>роспись</translation>
    </message>
    <message>
        <source>writes off</source>
        <translation>списать сдачу</translation>
    </message>
    <message>
        <source>throws in</source>
        <translation>бросить карты</translation>
    </message>
    <message>
        <source>costs {points}</source>
        <translation>стоит {points}</translation>
    </message>
    <message>
        <source>loses the contract</source>
        <translation>упускает заказ</translation>
    </message>
    <message>
        <source>lets the contract through</source>
        <translation>пропускает заказ</translation>
    </message>
    <message>
        <source>costs {points} and loses the contract</source>
        <translation>стоит {points} и упускает заказ</translation>
    </message>
    <message>
        <source>costs {points} and lets the contract through</source>
        <translation>стоит {points} и пропускает заказ</translation>
    </message>
    <message>
        <source>trick {number}</source>
        <translation>взятка {number}</translation>
    </message>
    <message>
        <source>prikup</source>
        <translation>прикуп</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>передача</translation>
    </message>
    <message>
        <source>contract</source>
        <translation>заказ</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>spades</source>
        <translation>пики</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>трефы</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>бубны</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>червы</translation>
    </message>
    <message>
        <source>spades</source>
        <comment>ace of spades</comment>
        <translation>пик</translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>ace of clubs</comment>
        <translation>треф</translation>
    </message>
    <message>
        <source>diamonds</source>
        <comment>ace of diamonds</comment>
        <translation>бубен</translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>ace of hearts</comment>
        <translation>червей</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>туз</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>десятка</translation>
    </message>
    <message>
        <source>king</source>
        <translation>король</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>дама</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>валет</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>девятка</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{rank} {suit}</translation>
    </message>
    <message>
        <source>face-down card</source>
        <translation>карта рубашкой вверх</translation>
    </message>
</context>
<context>
    <name>CardItem</name>
    <message>
        <source>card %1 of %2</source>
        <translation>карта %1 из %2</translation>
    </message>
    <message>
        <source>waits to be chosen once more</source>
        <translation>ждёт второго щелчка</translation>
    </message>
    <message>
        <source>cannot be played now</source>
        <translation>сейчас этой картой ходить нельзя</translation>
    </message>
</context>
<context>
    <name>ChosenRules</name>
    <message>
        <source>Two players, to {target} points.</source>
        <translation>Вдвоём, игра до {target}.</translation>
    </message>
    <message>
        <source>Three players, to {target} points.</source>
        <translation>Втроём, игра до {target}.</translation>
    </message>
    <message>
        <source>Four players, to {target} points.</source>
        <translation>Вчетвером, игра до {target}.</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message>
        <source>Best: {choice}</source>
        <translation>Лучше всего: {choice}</translation>
    </message>
    <message>
        <source>By rule of thumb; nothing was weighed.</source>
        <translation>По общему правилу, без просмотра раскладов.</translation>
    </message>
    <message>
        <source>The hidden cards can lie in one way only.</source>
        <translation>Закрытые карты могут лежать только так.</translation>
    </message>
    <message>
        <source>Weighed in all {count} ways in which the hidden cards can lie.</source>
        <translation>Взвешены все возможные расклады закрытых карт: {count}.</translation>
    </message>
    <message>
        <source>Weighed in {count} ways in which the hidden cards may lie.</source>
        <translation>Взвешены расклады закрытых карт: {count}.</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Думаю…</translation>
    </message>
    <message>
        <source>You have nothing to decide now.</source>
        <translation>Сейчас решать нечего.</translation>
    </message>
    <message>
        <source>There is no other choice.</source>
        <translation>Другого выбора нет.</translation>
    </message>
    <message>
        <source>The coach has no opinion about this decision.</source>
        <translation>Об этом решении у тренера нет мнения.</translation>
    </message>
    <message>
        <source>Chance that the contract holds:</source>
        <translation>Вероятность, что заказ будет выполнен:</translation>
    </message>
    <message>
        <source>As declarer you would take {points} points on average.</source>
        <translation>На игре у вас было бы в среднем очков: {points}.</translation>
    </message>
    <message>
        <source>{percent} %</source>
        <translation>{percent} %</translation>
    </message>
    <message>
        <source>holds by what you know: {percent}</source>
        <translation>вероятность заказа: {percent}</translation>
    </message>
    <message>
        <source>{claim} In this order: {cards}.</source>
        <translation>{claim} В таком порядке: {cards}.</translation>
    </message>
    <message>
        <source>Finish the deal</source>
        <translation>Доиграть сдачу</translation>
    </message>
    <message>
        <source>No other card may be played.</source>
        <translation>Другую карту сыграть нельзя.</translation>
    </message>
    <message>
        <source>All the tricks that are left are certain.</source>
        <translation>Все оставшиеся взятки обеспечены.</translation>
    </message>
    <message>
        <source>It makes the contract: at least {points} points.</source>
        <translation>Заказ выполнен: очков не меньше {points}.</translation>
    </message>
    <message>
        <source>It breaks the contract: at most {points} points are left for it.</source>
        <translation>Заказ уже не выполнить: очков будет не больше {points}.</translation>
    </message>
    <message>
        <source>It leaves no {suit} in the hand.</source>
        <translation>В руке не остаётся {suit}.</translation>
    </message>
    <message>
        <source>It is the best on average.</source>
        <translation>В среднем это лучший выбор.</translation>
    </message>
    <message>
        <source>You hold the marriage of {suit}: {points}.</source>
        <translation>У вас марьяж {suit}: {points}.</translation>
    </message>
    <message>
        <source>Aces in your hand: {count}.</source>
        <translation>Тузов на руках: {count}.</translation>
    </message>
    <message>
        <source>You hold no marriage.</source>
        <translation>Марьяжа на руках нет.</translation>
    </message>
    <message>
        <source>You hold no ace.</source>
        <translation>Тузов на руках нет.</translation>
    </message>
    <message>
        <source>Nothing lower can be named.</source>
        <translation>Меньше назвать нельзя.</translation>
    </message>
    <message>
        <source>The others hold nothing higher in its suit: only a trump beats it.</source>
        <translation>Старше в этой масти у других нет: побить её можно только козырем.</translation>
    </message>
    <message>
        <source>It draws trumps; the others hold at most {count}.</source>
        <translation>Выбивает козыри; у остальных их не больше {count}.</translation>
    </message>
    <message>
        <source>None of your cards takes the trick, and it gives the fewest points: {points}.</source>
        <translation>Взятку вам не взять, и в неё уходит меньше всего очков: {points}.</translation>
    </message>
    <message>
        <source>The trick is lost, and it gives the fewest points: {points}.</source>
        <translation>Взятка потеряна, и в неё уходит меньше всего очков: {points}.</translation>
    </message>
    <message>
        <source>It declares a marriage: {points}.</source>
        <translation>Объявляется марьяж: {points}.</translation>
    </message>
    <message>
        <source>No other cards are worth fewer points: {points}.</source>
        <translation>Карт дешевле не найти, очков в них: {points}.</translation>
    </message>
    <message>
        <source>It takes the trick, and the marriage of {suit} can be declared next.</source>
        <translation>Берёт взятку, и следующим ходом можно объявить марьяж {suit}.</translation>
    </message>
    <message>
        <source>It takes the trick: {points}.</source>
        <translation>Берёт взятку: {points}.</translation>
    </message>
    <message>
        <source>It is the cheapest card that takes the trick: {points}.</source>
        <translation>Самая дешёвая карта, которая берёт взятку: {points}.</translation>
    </message>
    <message>
        <source>Nobody can beat it.</source>
        <translation>Эту карту никто не побьёт.</translation>
    </message>
    <message>
        <source>It trumps the lead of {suit}.</source>
        <translation>Бьёт козырем заход с {suit}.</translation>
    </message>
    <message>
        <source>The trick is the partner&apos;s, and it adds {points} to it.</source>
        <translation>Взятка достаётся партнёру, и карта добавляет в неё очки: {points}.</translation>
    </message>
    <message>
        <source>The declarer has no {suit} and must trump if possible.</source>
        <translation>У играющего нет {suit}: ему придётся бить козырем, если он есть.</translation>
    </message>
    <message>
        <source>It keeps the marriage of {suit} together.</source>
        <translation>Сохраняет марьяж {suit}.</translation>
    </message>
    <message>
        <source>All the tricks that are left are yours.</source>
        <translation>Все оставшиеся взятки ваши.</translation>
    </message>
    <message>
        <source>You take no trick any more.</source>
        <translation>Вы больше не возьмёте ни одной взятки.</translation>
    </message>
    <message>
        <source>Whatever anybody plays, the deal ends with the same points.</source>
        <translation>Как ни играй, сдача кончится с теми же очками.</translation>
    </message>
    <message>
        <source>Chances to win the match, deal by deal.</source>
        <translation>Шансы выиграть партию по сдачам.</translation>
    </message>
    <message>
        <source>{name}: at best {best} %, at worst {worst} %.</source>
        <translation>{name}: в лучшем случае {best} %, в худшем {worst} %.</translation>
    </message>
</context>
<context>
    <name>DealEntry</name>
    <message>
        <source>Who played</source>
        <translation>Кто играл</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>Чем кончилось</translation>
    </message>
    <message>
        <source>For how much</source>
        <translation>Заказ</translation>
    </message>
    <message>
        <source>Played in the dark</source>
        <translation>Игра втёмную</translation>
    </message>
    <message>
        <source>Card points and marriages</source>
        <translation>Очки за карты и марьяжи</translation>
    </message>
    <message>
        <source>Four nines at the first lead</source>
        <translation>Четыре девятки перед первым ходом</translation>
    </message>
    <message>
        <source>The three cards of the prikup, for %1</source>
        <translation>Три карты прикупа — за них пишет %1</translation>
    </message>
    <message>
        <source>Prikup</source>
        <translation>Прикуп</translation>
    </message>
</context>
<context>
    <name>DealReviewScreen</name>
    <message>
        <source>The deal before (PgUp)</source>
        <translation>Предыдущая сдача (PgUp)</translation>
    </message>
    <message>
        <source>The deal after (PgDn)</source>
        <translation>Следующая сдача (PgDn)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Показать</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Ход</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Список</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Играть отсюда</translation>
    </message>
    <message>
        <source>A copy of the match is played on; the match itself stays as it is.</source>
        <translation>Дальше играется копия партии; сама партия остаётся как есть.</translation>
    </message>
</context>
<context>
    <name>DealSummary</name>
    <message>
        <source>Home</source>
        <translation>На главную</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Сыграть ещё</translation>
    </message>
    <message>
        <source>Course of the match</source>
        <translation>Ход партии</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Chance to win, %</source>
        <translation>Шанс на победу, %</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Изменить…</translation>
    </message>
    <message>
        <source>Choose opponents and rules of the next match</source>
        <translation>Выбрать соперников и правила следующей партии</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Запись</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Разбор</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Дальше</translation>
    </message>
</context>
<context>
    <name>EntryPreview</name>
    <message>
        <source>It will be written</source>
        <translation>Будет записано</translation>
    </message>
</context>
<context>
    <name>FolderChooser</name>
    <message>
        <source>Folder for the score sheet</source>
        <translation>Папка для записи</translation>
    </message>
</context>
<context>
    <name>HintPanel</name>
    <message>
        <source>Hint</source>
        <translation>Подсказка</translation>
    </message>
</context>
<context>
    <name>HomeScreen</name>
    <message>
        <source>Thousand</source>
        <translation>Тысяча</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Сдача %1</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Новая партия</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Играть</translation>
    </message>
    <message>
        <source>Keep score</source>
        <translation>Вести счёт</translation>
    </message>
    <message>
        <source>Write the sheet of a match with real cards</source>
        <translation>Вести счёт партии, которую играют настоящими картами</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Партии</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Выход</translation>
    </message>
</context>
<context>
    <name>KeyHelp</name>
    <message>
        <source>move through your hand</source>
        <translation>выбрать карту</translation>
    </message>
    <message>
        <source>change the amount, go between hand and buttons</source>
        <translation>изменить заявку, перейти между картами и кнопками</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Enter, пробел</translation>
    </message>
    <message>
        <source>play or choose the card, press the button</source>
        <translation>сыграть картой, нажать кнопку</translation>
    </message>
    <message>
        <source>next button or card</source>
        <translation>следующая кнопка или карта</translation>
    </message>
    <message>
        <source>take back, close, menu</source>
        <translation>отменить, закрыть, меню</translation>
    </message>
    <message>
        <source>these keys and signs</source>
        <translation>эта подсказка</translation>
    </message>
    <message>
        <source>score sheet</source>
        <translation>запись</translation>
    </message>
    <message>
        <source>menu</source>
        <translation>меню</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>во весь экран</translation>
    </message>
    <message>
        <source>type the amount of a bid; Backspace takes a digit back</source>
        <translation>набрать заявку; Backspace стирает цифру</translation>
    </message>
    <message>
        <source>move the card within your hand</source>
        <translation>передвинуть карту в своей руке</translation>
    </message>
    <message>
        <source>sort the hand again</source>
        <translation>снова разложить карты по порядку</translation>
    </message>
    <message>
        <source>fast-forward to your next decision, and stop it</source>
        <translation>ускорить до вашего решения, остановить</translation>
    </message>
    <message>
        <source>take your last decision back; Backspace does too</source>
        <translation>взять последнее решение назад; Backspace — тоже</translation>
    </message>
    <message>
        <source>Mouse</source>
        <translation>Мышь</translation>
    </message>
    <message>
        <source>click a card, or drag it onto the table, to a player or within your hand</source>
        <translation>щёлкнуть карту или перетащить её на стол, игроку или внутри руки</translation>
    </message>
    <message>
        <source>last trick, before the first one the prikup; once more: all tricks</source>
        <translation>последняя взятка, до первой — прикуп; ещё раз: все взятки</translation>
    </message>
    <message>
        <source>the rules of this match</source>
        <translation>правила этой партии</translation>
    </message>
    <message>
        <source>a hint for your decision</source>
        <translation>подсказка к вашему решению</translation>
    </message>
    <message>
        <source>is to act</source>
        <translation>чей сейчас ход</translation>
    </message>
    <message>
        <source>tricks taken in this deal</source>
        <translation>взятки в этой сдаче</translation>
    </message>
    <message>
        <source>deals the cards</source>
        <translation>сдаёт карты</translation>
    </message>
    <message>
        <source>declarer: plays for the contract</source>
        <translation>играющий: взял прикуп и играет заказ</translation>
    </message>
    <message>
        <source>bolt: a deal without a trick</source>
        <translation>болт: сдача без взяток</translation>
    </message>
    <message>
        <source>on the sheet: the deal was given up</source>
        <translation>в записи: сдача расписана</translation>
    </message>
    <message>
        <source>on the sheet: dump truck, back to zero</source>
        <translation>в записи: самосвал, счёт обнулён</translation>
    </message>
    <message>
        <source>the hundred: has to open the bidding</source>
        <translation>сотня: обязан открыть торг</translation>
    </message>
    <message>
        <source>on the barrel: a full dot is an attempt left</source>
        <translation>на бочке: закрашенная точка — попытка в запасе</translation>
    </message>
    <message>
        <source>sits this deal out</source>
        <translation>пропускает эту сдачу</translation>
    </message>
    <message>
        <source>plays in the dark</source>
        <translation>играет втёмную</translation>
    </message>
    <message>
        <source>writes nothing for what is taken in defence</source>
        <translation>за взятое против чужого заказа ничего не пишет</translation>
    </message>
    <message>
        <source>Keys and signs</source>
        <translation>Клавиши и знаки</translation>
    </message>
    <message>
        <source>Signs at the table</source>
        <translation>Знаки на столе</translation>
    </message>
</context>
<context>
    <name>LastTrick</name>
    <message>
        <source>All tricks of this deal (F2)</source>
        <translation>Все взятки сдачи (F2)</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Novice</source>
        <translation>Новичок</translation>
    </message>
    <message>
        <source>Amateur</source>
        <translation>Любитель</translation>
    </message>
    <message>
        <source>Club player</source>
        <translation>Клубный игрок</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Эксперт</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Мастер</translation>
    </message>
    <message>
        <source>Bids on hopes and remembers the last trick only.</source>
        <translation>Торгуется наудачу и помнит только последнюю взятку.</translation>
    </message>
    <message>
        <source>Plays by sound rules of thumb and counts the cards.</source>
        <translation>Играет по проверенным правилам и считает карты.</translation>
    </message>
    <message>
        <source>Thinks through four ways in which the cards may lie.</source>
        <translation>Продумывает четыре возможных расклада.</translation>
    </message>
    <message>
        <source>Thinks through twenty likely ways in which the cards may lie.</source>
        <translation>Продумывает двадцать вероятных раскладов.</translation>
    </message>
    <message>
        <source>Weighs hundreds of likely ways, reads calls and plays, tries out deals before it bids.</source>
        <translation>Взвешивает сотни вероятных раскладов, читает заявки и ходы, а перед торгом пробует сдачи в уме.</translation>
    </message>
    <message>
        <source>novice</source>
        <translation>новичок</translation>
    </message>
    <message>
        <source>amateur</source>
        <translation>любитель</translation>
    </message>
    <message>
        <source>club player</source>
        <translation>клубный игрок</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>эксперт</translation>
    </message>
    <message>
        <source>master</source>
        <translation>мастер</translation>
    </message>
    <message>
        <source>cautious</source>
        <translation>осторожно</translation>
    </message>
    <message>
        <source>steady</source>
        <translation>ровно</translation>
    </message>
    <message>
        <source>bold</source>
        <translation>смело</translation>
    </message>
    <message>
        <source>Level: {level}</source>
        <translation>Уровень: {level}</translation>
    </message>
    <message>
        <source>Way of playing: {level}</source>
        <translation>Играет: {level}</translation>
    </message>
</context>
<context>
    <name>LocalMatch</name>
    <message>
        <source>There is no match to continue.</source>
        <translation>Продолжать нечего: неоконченной партии нет.</translation>
    </message>
    <message>
        <source>The file {file} of the newest match is damaged in line {line} and was left as it is. The match before it can be continued.</source>
        <translation>Файл последней партии {file} повреждён в строке {line} и оставлен как есть. Можно продолжить партию, которая была до неё.</translation>
    </message>
    <message>
        <source>The file {file} of this match is damaged in line {line} and was left as it is. Please begin a new match.</source>
        <translation>Файл этой партии {file} повреждён в строке {line} и оставлен как есть. Начните новую партию.</translation>
    </message>
    <message>
        <source>This match is open in another window of Thousand. Close it there.</source>
        <translation>Эта партия открыта в другом окне «Тысячи». Закройте её там.</translation>
    </message>
    <message>
        <source>The match cannot be written down in {folder} ({reason}). Make room there or choose another folder, then continue the match.</source>
        <translation>Не удаётся записать партию в {folder} ({reason}). Освободите там место или выберите другую папку, потом продолжите партию.</translation>
    </message>
    <message>
        <source>The match stopped because of an error in the program; the log names it. You can continue the match from the start page.</source>
        <translation>Партия остановилась из-за ошибки в программе, подробности в журнале. Продолжить её можно с первой страницы.</translation>
    </message>
    <message>
        <source>The file {file} of this match is damaged in line {line} and was left as it is. Everything before deal {deal} is whole: you can play on from there, in a copy.</source>
        <translation>Файл {file} этой партии повреждён в строке {line}; он оставлен как есть. Всё до сдачи {deal} цело: можно продолжить с неё, в копии партии.</translation>
    </message>
    <message>
        <source>The file {file} is damaged in line {line}. Everything before deal {deal} is whole: you can play on from there, in a copy.</source>
        <translation>Файл {file} повреждён в строке {line}. Всё до сдачи {deal} цело: можно продолжить с неё, в копии партии.</translation>
    </message>
    <message>
        <source>The file {file} is damaged in line {line}: the match cannot be continued. You can delete it.</source>
        <translation>Файл {file} повреждён в строке {line}: продолжить партию нельзя. Её можно удалить.</translation>
    </message>
    <message>
        <source>The file {file} cannot be read ({reason}). Look after it in {folder}, or delete it.</source>
        <translation>Файл {file} не читается ({reason}). Проверьте его в папке {folder} или удалите.</translation>
    </message>
    <message>
        <source>The matches in {folder} cannot be read ({reason}). Look after that folder, then open this page again.</source>
        <translation>Партии в папке {folder} не читаются ({reason}). Проверьте папку и откройте эту страницу снова.</translation>
    </message>
    <message>
        <source>The name cannot be written down in {folder} ({reason}). Make room there, then try again.</source>
        <translation>Название не записалось в папку {folder} ({reason}). Освободите там место и попробуйте ещё раз.</translation>
    </message>
    <message>
        <source>The file {file} in {folder} cannot be deleted ({reason}). Close other programs that use it, then try again.</source>
        <translation>Файл {file} в папке {folder} не удаляется ({reason}). Закройте программы, которые его открыли, и попробуйте ещё раз.</translation>
    </message>
    <message>
        <source>This match lies on the table. Leave the table before you delete it.</source>
        <translation>Эта партия сейчас на столе. Встаньте из-за стола, прежде чем удалять её.</translation>
    </message>
    <message>
        <source>This match is not there any more; another window may have deleted it.</source>
        <translation>Этой партии уже нет: возможно, её удалили в другом окне.</translation>
    </message>
    <message>
        <source>No whole deal of this match is left; begin a new one.</source>
        <translation>Целых сдач в этой партии не осталось; начните новую.</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Thousand</source>
        <translation>Тысяча</translation>
    </message>
    <message>
        <source>rename the match</source>
        <translation>переименовать партию</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>delete the match</source>
        <translation>удалить партию</translation>
    </message>
    <message>
        <source>search the matches</source>
        <translation>искать среди партий</translation>
    </message>
    <message>
        <source>rename the sheet</source>
        <translation>переименовать запись</translation>
    </message>
    <message>
        <source>delete the sheet</source>
        <translation>удалить запись</translation>
    </message>
    <message>
        <source>search the sheets</source>
        <translation>поиск по записям</translation>
    </message>
    <message>
        <source>write the entry down</source>
        <translation>записать сдачу</translation>
    </message>
    <message>
        <source>take the last step back, do it again</source>
        <translation>отменить последний шаг, вернуть его</translation>
    </message>
    <message>
        <source>Enter, Delete</source>
        <translation>Enter, Delete</translation>
    </message>
    <message>
        <source>on the sheet: correct the row, take it out</source>
        <translation>в записи: исправить строку, убрать её</translation>
    </message>
    <message>
        <source>rename your own rules</source>
        <translation>переименовать свои правила</translation>
    </message>
    <message>
        <source>delete your own rules</source>
        <translation>удалить свои правила</translation>
    </message>
    <message>
        <source>one decision back, one on</source>
        <translation>на ход назад, на ход вперёд</translation>
    </message>
    <message>
        <source>to the first decision, to the end of the deal</source>
        <translation>к первому ходу, к концу сдачи</translation>
    </message>
    <message>
        <source>the deal before, the deal after</source>
        <translation>предыдущая сдача, следующая сдача</translation>
    </message>
    <message>
        <source>from a group to its options</source>
        <translation>из раздела к его пунктам</translation>
    </message>
    <message>
        <source>make a number greater or smaller</source>
        <translation>увеличить или уменьшить число</translation>
    </message>
</context>
<context>
    <name>MatchRow</name>
    <message>
        <source>To continue</source>
        <translation>Можно продолжить</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Повреждены</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Сыграны</translation>
    </message>
    <message>
        <source>Name of the match</source>
        <translation>Название партии</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Переименовать</translation>
    </message>
    <message>
        <source>Delete this match?</source>
        <translation>Удалить эту партию?</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Оставить</translation>
    </message>
</context>
<context>
    <name>Matches</name>
    <message>
        <source>It is open in another window.</source>
        <translation>Открыта в другом окне.</translation>
    </message>
    <message>
        <source>Show the result</source>
        <translation>Показать итоги</translation>
    </message>
    <message>
        <source>Play on from deal {deal}</source>
        <translation>Продолжить со сдачи {deal}</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Damaged match, {day}</source>
        <translation>Повреждённая партия, {day}</translation>
    </message>
    <message>
        <source>{name}, {day}</source>
        <translation>{name}, {day}</translation>
    </message>
    <message>
        <source>{names} and {last}, {day}</source>
        <translation>{names} и {last}, {day}</translation>
    </message>
    <message>
        <source>Deal {deal}</source>
        <translation>Сдача {deal}</translation>
    </message>
    <message>
        <source>You won: {points}</source>
        <translation>Вы выиграли: {points}</translation>
    </message>
    <message>
        <source>{name} won: {points}</source>
        <translation>Победа: {name}, {points}</translation>
    </message>
    <message>
        <source>Own rules</source>
        <translation>Свои правила</translation>
    </message>
    <message>
        <source>begun on {day}</source>
        <translation>начата {day}</translation>
    </message>
    <message>
        <source>deals: {count}</source>
        <translation>сдач: {count}</translation>
    </message>
    <message>
        <source>Last played: {moment}</source>
        <translation>Последняя игра: {moment}</translation>
    </message>
    <message>
        <source>The name of a match has at most {most} characters: make it shorter.</source>
        <translation>В названии партии не больше {most} знаков: сделайте его короче.</translation>
    </message>
    <message>
        <source>“{title}” was moved to the trash.</source>
        <translation>Партия «{title}» теперь в корзине.</translation>
    </message>
    <message>
        <source>“{title}” was deleted.</source>
        <translation>Партия «{title}» удалена.</translation>
    </message>
</context>
<context>
    <name>MatchesScreen</name>
    <message>
        <source>Matches</source>
        <translation>Партии</translation>
    </message>
    <message>
        <source>Search the matches</source>
        <translation>Поиск по партиям</translation>
    </message>
    <message>
        <source>Search: a name, a day, rules</source>
        <translation>Поиск: имя, день, правила</translation>
    </message>
    <message>
        <source>No match says that.</source>
        <translation>Таких партий нет.</translation>
    </message>
    <message>
        <source>No match has been played yet.</source>
        <translation>Ещё не сыграно ни одной партии.</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Новая партия</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Переименовать</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Review the deals</source>
        <translation>Разобрать сдачи</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Продолжить</translation>
    </message>
</context>
<context>
    <name>Moments</name>
    <message>
        <source>{day} {month}</source>
        <translation>{day} {month}</translation>
    </message>
    <message>
        <source>{day} {month} {year}</source>
        <translation>{day} {month} {year}</translation>
    </message>
    <message>
        <source>Today, {time}</source>
        <translation>Сегодня, {time}</translation>
    </message>
    <message>
        <source>Yesterday, {time}</source>
        <translation>Вчера, {time}</translation>
    </message>
    <message>
        <source>{day}, {time}</source>
        <translation>{day}, {time}</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Please write a name: the table calls you by it.</source>
        <translation>Впишите имя: так вас будут звать за столом.</translation>
    </message>
    <message>
        <source>A name has at most {most} characters: make it shorter.</source>
        <translation>В имени не больше {most} знаков: сократите его.</translation>
    </message>
</context>
<context>
    <name>NewMatch</name>
    <message>
        <source>You</source>
        <translation>Вы</translation>
    </message>
    <message>
        <source>Katya</source>
        <translation>Катя</translation>
    </message>
    <message>
        <source>Vera</source>
        <translation>Вера</translation>
    </message>
    <message>
        <source>Boris</source>
        <translation>Борис</translation>
    </message>
    <message>
        <source>Dasha</source>
        <translation>Даша</translation>
    </message>
    <message>
        <source>Nadya</source>
        <translation>Надя</translation>
    </message>
    <message>
        <source>Gleb</source>
        <translation>Глеб</translation>
    </message>
    <message>
        <source>Everybody at the table needs a name.</source>
        <translation>У каждого за столом должно быть имя.</translation>
    </message>
    <message>
        <source>A name has at most {most} characters: make it shorter.</source>
        <translation>В имени не больше {most} знаков: сократите его.</translation>
    </message>
    <message>
        <source>Two players have the same name: change one of them.</source>
        <translation>Два игрока с одинаковыми именами: измените одно.</translation>
    </message>
</context>
<context>
    <name>NewMatchScreen</name>
    <message>
        <source>New match</source>
        <translation>Новая партия</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>Правила: %1</translation>
    </message>
    <message>
        <source>Other rules…</source>
        <translation>Другие правила…</translation>
    </message>
    <message>
        <source>On your left</source>
        <translation>Слева от вас</translation>
    </message>
    <message>
        <source>Across from you</source>
        <translation>Напротив вас</translation>
    </message>
    <message>
        <source>On your right</source>
        <translation>Справа от вас</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Ваше имя</translation>
    </message>
    <message>
        <source>Deals first</source>
        <translation>Сдаёт первым</translation>
    </message>
    <message>
        <source>By these rules you do.</source>
        <translation>По этим правилам — вы.</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Слева</translation>
    </message>
    <message>
        <source>Across</source>
        <translation>Напротив</translation>
    </message>
    <message>
        <source>Me</source>
        <translation>Я</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Справа</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>По жребию</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Deal the cards</source>
        <translation>Раздать карты</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>NumberEntry</name>
    <message>
        <source>Not %1: %2 to %3.</source>
        <translation>Нельзя %1: от %2 до %3.</translation>
    </message>
    <message>
        <source>%1: less</source>
        <translation>%1: меньше</translation>
    </message>
    <message>
        <source>from %1 to %2</source>
        <translation>от %1 до %2</translation>
    </message>
    <message>
        <source>%1: more</source>
        <translation>%1: больше</translation>
    </message>
</context>
<context>
    <name>OpponentCard</name>
    <message>
        <source>%1: name</source>
        <translation>%1: имя</translation>
    </message>
    <message>
        <source>%1: level</source>
        <translation>%1: уровень</translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>Thousand {date} {names}</source>
        <comment>name of a file</comment>
        <translation>Тысяча {date} {names}</translation>
    </message>
    <message>
        <source>Thousand: score sheet</source>
        <translation>Тысяча: запись партии</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>№</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Итого</translation>
    </message>
    <message>
        <source>Signs</source>
        <translation>Обозначения</translation>
    </message>
    <message>
        <source>Scores deal by deal</source>
        <translation>Счёт по сдачам</translation>
    </message>
    <message>
        <source>Page {page} of {pages}</source>
        <translation>Страница {page} из {pages}</translation>
    </message>
    <message>
        <source>Rules: {preset}</source>
        <translation>Правила: {preset}</translation>
    </message>
    <message>
        <source>Rules: {preset}, changed by the players</source>
        <translation>Правила: {preset}, с изменениями игроков</translation>
    </message>
    <message>
        <source>A file needs a name without {signs}: type another one.</source>
        <translation>В имени файла не должно быть знаков {signs}, и пустым оно быть не может: введите другое.</translation>
    </message>
    <message>
        <source>The sheet is saved in {file}</source>
        <translation>Запись сохранена в файле {file}</translation>
    </message>
    <message>
        <source>There is a file of the name {name} already: type another name.</source>
        <translation>Файл {name} уже есть: введите другое имя.</translation>
    </message>
    <message>
        <source>You may not write in the folder {folder}: choose another one.</source>
        <translation>Записывать в папку {folder} нельзя: выберите другую.</translation>
    </message>
    <message>
        <source>There is no room left in {folder}: make some or choose another folder.</source>
        <translation>В папке {folder} кончилось место: освободите его или выберите другую папку.</translation>
    </message>
    <message>
        <source>The folder {folder} is not there any more: choose another one.</source>
        <translation>Папки {folder} больше нет: выберите другую.</translation>
    </message>
    <message>
        <source>The name of the file is too long: shorten it.</source>
        <translation>Имя файла слишком длинное: сократите его.</translation>
    </message>
    <message>
        <source>The sheet could not be saved in {folder} ({reason}): try another folder.</source>
        <translation>Не удалось сохранить запись в папке {folder} ({reason}): попробуйте другую.</translation>
    </message>
    <message>
        <source>The sheet was sent to {printer}.</source>
        <translation>Запись отправлена на принтер {printer}.</translation>
    </message>
    <message>
        <source>{printer} did not take the sheet: see whether it is switched on, or save a PDF file.</source>
        <translation>Принтер {printer} не принял запись: проверьте, включён ли он, или сохраните PDF.</translation>
    </message>
</context>
<context>
    <name>PlayerEntry</name>
    <message>
        <source>%1: card points</source>
        <translation>%1: очки за карты</translation>
    </message>
    <message>
        <source>%1 by the others&apos; points</source>
        <translation>%1 — по очкам остальных</translation>
    </message>
    <message>
        <source>%1: marriages</source>
        <translation>%1: марьяжи</translation>
    </message>
    <message>
        <source>Took no trick</source>
        <translation>Без взяток</translation>
    </message>
</context>
<context>
    <name>Portraits</name>
    <message>
        <source>Picture: {name}</source>
        <translation>Портрет: {name}</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>По имени</translation>
    </message>
    <message>
        <source>Beard</source>
        <translation>Борода</translation>
    </message>
    <message>
        <source>Bob</source>
        <translation>Каре</translation>
    </message>
    <message>
        <source>Bow tie</source>
        <translation>Бабочка</translation>
    </message>
    <message>
        <source>Bun</source>
        <translation>Пучок</translation>
    </message>
    <message>
        <source>Captain</source>
        <translation>Капитан</translation>
    </message>
    <message>
        <source>Card shark</source>
        <translation>Картёжник</translation>
    </message>
    <message>
        <source>Curls</source>
        <translation>Кудри</translation>
    </message>
    <message>
        <source>Freckles</source>
        <translation>Веснушки</translation>
    </message>
    <message>
        <source>Grandmother</source>
        <translation>Бабушка</translation>
    </message>
    <message>
        <source>Hat</source>
        <translation>Шляпа</translation>
    </message>
    <message>
        <source>Professor</source>
        <translation>Профессор</translation>
    </message>
    <message>
        <source>Student</source>
        <translation>Студент</translation>
    </message>
</context>
<context>
    <name>Preset</name>
    <message>
        <source>Russian classic</source>
        <translation>Русская классика</translation>
    </message>
    <message>
        <source>Phone game without agreements</source>
        <translation>Игра на телефоне без договорённостей</translation>
    </message>
    <message>
        <source>Phone game with the usual agreements</source>
        <translation>Игра на телефоне с обычными договорённостями</translation>
    </message>
    <message>
        <source>Online club, 121 from the barrel</source>
        <translation>Сетевой клуб, с бочки 121</translation>
    </message>
    <message>
        <source>1001 from the books</source>
        <translation>1001 по книгам</translation>
    </message>
    <message>
        <source>1001 with a stop at 880</source>
        <translation>1001 с остановкой на 880</translation>
    </message>
    <message>
        <source>Russia, Belarus and Ukraine</source>
        <translation>Россия, Беларусь и Украина</translation>
    </message>
    <message>
        <source>Polish Tysiąc</source>
        <translation>Польская тысяча</translation>
    </message>
    <message>
        <source>Two players, two prikups of two</source>
        <translation>Вдвоём, два прикупа по две карты</translation>
    </message>
    <message>
        <source>Two players, two prikups of three</source>
        <translation>Вдвоём, два прикупа по три карты</translation>
    </message>
    <message>
        <source>Two players, drawing cards</source>
        <translation>Вдвоём, с добором карт</translation>
    </message>
    <message>
        <source>Two players and a dead hand</source>
        <translation>Вдвоём с болваном</translation>
    </message>
    <message>
        <source>Four players</source>
        <translation>Вчетвером</translation>
    </message>
    <message>
        <source>Lviv, barrel at 900</source>
        <translation>Львовские, бочка на 900</translation>
    </message>
    <message>
        <source>Barrel at 900, fall to 800</source>
        <translation>Бочка на 900, падение до 800</translation>
    </message>
    <message>
        <source>Barrel of three deals</source>
        <translation>Бочка на три сдачи</translation>
    </message>
    <message>
        <source>The game as most Russian clubs and families know it.</source>
        <translation>Так играет большинство в русских клубах и семьях.</translation>
    </message>
    <message>
        <source>How the well-known telephone program plays with every agreement off.</source>
        <translation>Так играет известная программа для телефона без договорённостей.</translation>
    </message>
    <message>
        <source>The telephone program with what most of its tables agree on.</source>
        <translation>Программа для телефона с тем, о чём обычно договариваются.</translation>
    </message>
    <message>
        <source>An internet club: to 1001, the barrel takes 121 and stops the others.</source>
        <translation>Интернет-клуб: до 1001, с бочки нужно 121, остальным не пишут.</translation>
    </message>
    <message>
        <source>From old books of games: to 1001, bids from 40, no barrel.</source>
        <translation>Из старых книг об играх: до 1001, торг с 40, без бочки.</translation>
    </message>
    <message>
        <source>To 1001; from 880 on only your own contracts count, forehand leads.</source>
        <translation>До 1001; с 880 — только своей игрой, ходит первая рука.</translation>
    </message>
    <message>
        <source>As the world&apos;s best-known collection of card rules describes it.</source>
        <translation>Как это описано в самом известном собрании карточных правил.</translation>
    </message>
    <message>
        <source>Played all over Poland: tens, beat if you can, one bomb a match.</source>
        <translation>Играют по всей Польше: десятками, бить обязательно, одна бомба.</translation>
    </message>
    <message>
        <source>For two: ten cards each and two prikups to pick from.</source>
        <translation>Для двоих: по десять карт и два прикупа на выбор.</translation>
    </message>
    <message>
        <source>For two: nine cards each, two prikups, one card to the opponent.</source>
        <translation>Для двоих: по девять карт, два прикупа, одна карта сопернику.</translation>
    </message>
    <message>
        <source>For two: no auction; after each trick a card is drawn.</source>
        <translation>Для двоих: без торга, после каждой взятки берут карту.</translation>
    </message>
    <message>
        <source>For two: dealt for three, the third hand stays closed.</source>
        <translation>Для двоих: сдают на троих, третья рука закрыта.</translation>
    </message>
    <message>
        <source>For four: the dealer sits out and writes for the prikup.</source>
        <translation>Для четверых: сдающий сидит на прикупе и пишет за него.</translation>
    </message>
    <message>
        <source>From Lviv: the barrel is at 900, stay as long as you like.</source>
        <translation>Из Львова: бочка на 900, сиди сколько хочешь.</translation>
    </message>
    <message>
        <source>No passing on the barrel, a fall to 800, the dark game for all.</source>
        <translation>На бочке не пасуют, падают на 800, втёмную удваивают всем.</translation>
    </message>
    <message>
        <source>From the Greek community: three deals make up the barrel, many redeals.</source>
        <translation>От греческих игроков: бочка за три сдачи вместе, много пересдач.</translation>
    </message>
</context>
<context>
    <name>PrintPage</name>
    <message>
        <source>Choose a printer; one copy is printed.</source>
        <translation>Выберите принтер — будет напечатан один экземпляр.</translation>
    </message>
    <message>
        <source>No printer was found. Connect one and try again, or save the sheet as a PDF file and print that elsewhere.</source>
        <translation>Принтер не найден. Подключите его и попробуйте ещё раз или сохраните запись в PDF и напечатайте в другом месте.</translation>
    </message>
    <message>
        <source>Print on %1</source>
        <translation>Напечатать на принтере %1</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Сохранить в PDF…</translation>
    </message>
    <message>
        <source>Back to the sheet</source>
        <translation>Назад к записи</translation>
    </message>
</context>
<context>
    <name>Problem</name>
    <message>
        <source>Something went wrong</source>
        <translation>Что-то пошло не так</translation>
    </message>
    <message>
        <source>Thousand could not finish what it was doing, because of an error of its own.</source>
        <translation>Программа не смогла довести дело до конца: в ней самой ошибка.</translation>
    </message>
    <message>
        <source>Your match is kept; you can go on. If something looks wrong now, open the start page and continue the match from there.</source>
        <translation>Партия сохранена, можно играть дальше. Если что-то выглядит не так, выйдите на главную страницу и продолжите партию оттуда.</translation>
    </message>
    <message>
        <source>Your match is kept; you can go on. No report could be written: is there room on the disk?</source>
        <translation>Партия сохранена, можно играть дальше. Отчёт записать не удалось: есть ли место на диске?</translation>
    </message>
    <message>
        <source>Something is wrong with the match</source>
        <translation>С партией что-то не так</translation>
    </message>
    <message>
        <source>Everything that was played is kept.</source>
        <translation>Всё сыгранное сохранено.</translation>
    </message>
    <message>
        <source>The settings cannot be written down: they hold until you close Thousand. Is there room on the disk?</source>
        <translation>Настройки не записываются: они действуют, пока открыта программа. Есть ли место на диске?</translation>
    </message>
    <message>
        <source>Thousand had to stop last time</source>
        <translation>В прошлый раз программа прервалась</translation>
    </message>
    <message>
        <source>It ended by itself, because of an error of its own.</source>
        <translation>Она закрылась сама из-за внутренней ошибки.</translation>
    </message>
    <message>
        <source>On {date} at {time} it ended by itself, because of an error of its own.</source>
        <translation>{date}, {time}: она закрылась сама из-за внутренней ошибки.</translation>
    </message>
    <message>
        <source>Reports that you have not seen: {count}. This is the newest one.</source>
        <translation>Непросмотренных отчётов: {count}. Это самый новый.</translation>
    </message>
    <message>
        <source>Your match is kept: continue it on the start page. The report stays on this computer and nothing is sent anywhere; whoever helps you will ask for the diagnostics.</source>
        <translation>Партия сохранена: продолжите её с главной страницы. Отчёт остаётся на этом компьютере, никуда ничего не отправляется; тому, кто вам поможет, пригодится диагностика.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Попробовать ещё раз</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Главная страница</translation>
    </message>
    <message>
        <source>Copy diagnostics</source>
        <translation>Скопировать диагностику</translation>
    </message>
    <message>
        <source>Show the report</source>
        <translation>Показать отчёт</translation>
    </message>
    <message>
        <source>Hide the report</source>
        <translation>Скрыть отчёт</translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation>Открыть папку</translation>
    </message>
    <message>
        <source>Delete the report</source>
        <translation>Удалить отчёт</translation>
    </message>
    <message>
        <source>Delete the reports</source>
        <translation>Удалить отчёты</translation>
    </message>
    <message>
        <source>Play on from deal {deal}</source>
        <translation>Продолжить со сдачи {deal}</translation>
    </message>
    <message>
        <source>Copied: paste it into a message. Names of players are left out.</source>
        <translation>Скопировано: вставьте в сообщение. Имён игроков там нет.</translation>
    </message>
    <message>
        <source>The report could not be deleted; delete it in its folder.</source>
        <translation>Удалить отчёт не удалось; удалите его в папке.</translation>
    </message>
    <message>
        <source>The report cannot be read.</source>
        <translation>Отчёт не читается.</translation>
    </message>
    <message>
        <source>No program here shows folders. This one is {folder}</source>
        <translation>Здесь нечем открыть папку. Она лежит тут: {folder}</translation>
    </message>
</context>
<context>
    <name>ProblemPanel</name>
    <message>
        <source>The report</source>
        <translation>Отчёт</translation>
    </message>
</context>
<context>
    <name>Refusal</name>
    <message>
        <source>It is not your turn: {name} is to act.</source>
        <translation>Сейчас не ваш ход: ходит {name}.</translation>
    </message>
    <message>
        <source>It is not your turn yet.</source>
        <translation>Сейчас не ваш ход.</translation>
    </message>
    <message>
        <source>The auction is going on: bid or pass.</source>
        <translation>Идёт торг: делайте заявку или пасуйте.</translation>
    </message>
    <message>
        <source>Cards are being played: choose a card.</source>
        <translation>Идёт розыгрыш: выберите карту.</translation>
    </message>
    <message>
        <source>First give a card to each opponent.</source>
        <translation>Сначала отдайте по карте соперникам.</translation>
    </message>
    <message>
        <source>First name your contract.</source>
        <translation>Сначала назовите заказ.</translation>
    </message>
    <message>
        <source>This cannot be done now.</source>
        <translation>Сейчас это невозможно.</translation>
    </message>
    <message>
        <source>You must follow suit: you hold {suit}.</source>
        <translation>Нужно класть в масть: у вас есть {suit}.</translation>
    </message>
    <message>
        <source>You must beat the {beat}. You can do it with: {cards}.</source>
        <translation>Нужно перебить, на столе {beat}. Подходят: {cards}.</translation>
    </message>
    <message>
        <source>You cannot follow suit, so you must trump: you hold {suit}.</source>
        <translation>Масти нет, нужно бить козырем: у вас есть {suit}.</translation>
    </message>
    <message>
        <source>You must beat the trump {beat}. You can do it with: {cards}.</source>
        <translation>Нужно перебить козырь, на столе {beat}. Подходят: {cards}.</translation>
    </message>
    <message>
        <source>{owner} declared this trump: lead another suit while you hold one.</source>
        <translation>Этот козырь объявил другой игрок ({owner}): ходите с другой масти, пока она есть.</translation>
    </message>
    <message>
        <source>You must lead trump: you hold {suit}.</source>
        <translation>Нужно ходить с козыря: у вас есть {suit}.</translation>
    </message>
    <message>
        <source>Leading this card declares the marriage ({suit}).</source>
        <translation>Этим ходом объявляется марьяж ({suit}).</translation>
    </message>
    <message>
        <source>A marriage is declared with the card you lead.</source>
        <translation>Марьяж объявляют своим заходом.</translation>
    </message>
    <message>
        <source>Take a trick before you declare a marriage.</source>
        <translation>Чтобы объявить марьяж, сначала возьмите взятку.</translation>
    </message>
    <message>
        <source>A marriage needs king and queen of one suit in your hand.</source>
        <translation>Для марьяжа нужны король и дама одной масти на руках.</translation>
    </message>
    <message>
        <source>This card is not in your hand: {card}.</source>
        <translation>Этой карты у вас нет: {card}.</translation>
    </message>
    <message>
        <source>Choose different cards to give away: {wanted}.</source>
        <translation>Выберите разные карты для сноса: {wanted}.</translation>
    </message>
    <message>
        <source>Keep one card of the prikup and give the others away.</source>
        <translation>Оставьте себе одну карту прикупа, остальные отдайте.</translation>
    </message>
    <message>
        <source>Choose one of the two prikups.</source>
        <translation>Выберите один из двух прикупов.</translation>
    </message>
    <message>
        <source>The bid is {high}: bid {least} or more.</source>
        <translation>Заявлено {high}: нужно {least} или больше.</translation>
    </message>
    <message>
        <source>Bids go in steps of {step}.</source>
        <translation>Заявки идут с шагом {step}.</translation>
    </message>
    <message>
        <source>Only {only} can be bid now.</source>
        <translation>Сейчас можно заявить только {only}.</translation>
    </message>
    <message>
        <source>With these cards you may bid up to {ceiling}.</source>
        <translation>С этими картами можно заявить не больше {ceiling}.</translation>
    </message>
    <message>
        <source>Below {below} points you have to pass: you have {total}.</source>
        <translation>Со счётом ниже {below} можно только пасовать: у вас {total}.</translation>
    </message>
    <message>
        <source>You may not pass here: bid {least} or more.</source>
        <translation>Здесь нельзя пасовать: заявите {least} или больше.</translation>
    </message>
    <message>
        <source>Only who holds a marriage may bid against a dark game.</source>
        <translation>Против тёмной торгуется только тот, у кого есть марьяж.</translation>
    </message>
    <message>
        <source>The contract is {least} or more.</source>
        <translation>Заказ — не меньше {least}.</translation>
    </message>
    <message>
        <source>Contracts go in steps of {step}.</source>
        <translation>Заказ меняют с шагом {step}.</translation>
    </message>
    <message>
        <source>With these cards you may play up to {ceiling}.</source>
        <translation>С этими картами можно заказать не больше {ceiling}.</translation>
    </message>
    <message>
        <source>At this table a deal cannot be given up.</source>
        <translation>За этим столом расписывать нельзя.</translation>
    </message>
    <message>
        <source>Only the declarer may give the deal up.</source>
        <translation>Расписать может только играющий.</translation>
    </message>
    <message>
        <source>It is too late to give the deal up: your first card is on the table.</source>
        <translation>Расписывать поздно: ваша первая карта уже на столе.</translation>
    </message>
    <message>
        <source>You have given up as many deals as a match allows: {limit}.</source>
        <translation>Больше расписывать нельзя: за партию можно {limit}.</translation>
    </message>
    <message>
        <source>On the barrel you may not give the deal up.</source>
        <translation>На бочке расписывать нельзя.</translation>
    </message>
    <message>
        <source>Nobody may give a deal up while somebody is on the barrel.</source>
        <translation>Пока кто-то сидит на бочке, расписывать нельзя.</translation>
    </message>
    <message>
        <source>A golden deal may not be given up.</source>
        <translation>Золотой кон расписать нельзя.</translation>
    </message>
    <message>
        <source>A dark game may not be given up.</source>
        <translation>Тёмную расписать нельзя.</translation>
    </message>
    <message>
        <source>Your cards give no right to a new deal.</source>
        <translation>Ваши карты не дают права на пересдачу.</translation>
    </message>
    <message>
        <source>You have answered; the others are still asked.</source>
        <translation>Вы уже ответили; ждём остальных.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Партия окончена.</translation>
    </message>
    <message>
        <source>The table has gone on: look again.</source>
        <translation>Игра уже продолжилась: взгляните на стол.</translation>
    </message>
    <message>
        <source>Both cards are chosen: click one of them to take it back.</source>
        <translation>Обе карты выбраны: щёлкните по одной, чтобы забрать её.</translation>
    </message>
    <message>
        <source>You cannot bid {typed}: only {least} is possible.</source>
        <translation>Заявить {typed} нельзя: можно только {least}.</translation>
    </message>
    <message>
        <source>You cannot bid {typed}: bid {least} or {most}.</source>
        <translation>Заявить {typed} нельзя: можно {least} или {most}.</translation>
    </message>
    <message>
        <source>You cannot bid {typed}: bid {least}, or {next} to {most} in steps of {step}.</source>
        <translation>Заявить {typed} нельзя: можно {least} или от {next} до {most} с шагом {step}.</translation>
    </message>
    <message>
        <source>You cannot bid {typed}: bid {least} to {most} in steps of {step}.</source>
        <translation>Заявить {typed} нельзя: можно от {least} до {most} с шагом {step}.</translation>
    </message>
    <message>
        <source>You cannot play {typed}: only {least} is possible.</source>
        <translation>Заказать {typed} нельзя: можно только {least}.</translation>
    </message>
    <message>
        <source>You cannot play {typed}: name {least} or {most}.</source>
        <translation>Заказать {typed} нельзя: можно {least} или {most}.</translation>
    </message>
    <message>
        <source>You cannot play {typed}: name {least}, or {next} to {most} in steps of {step}.</source>
        <translation>Заказать {typed} нельзя: можно {least} или от {next} до {most} с шагом {step}.</translation>
    </message>
    <message>
        <source>You cannot play {typed}: name {least} to {most} in steps of {step}.</source>
        <translation>Заказать {typed} нельзя: можно от {least} до {most} с шагом {step}.</translation>
    </message>
    <message>
        <source>You cannot lift {typed} cards: lift {least} to {most}.</source>
        <translation>Нельзя снять столько карт ({typed}): снимите от {least} до {most}.</translation>
    </message>
    <message>
        <source>You have declared the aces: go on leading them. You hold: {cards}.</source>
        <translation>Вы объявили тузовый марьяж — ходите тузами. У вас: {cards}.</translation>
    </message>
    <message>
        <source>A half marriage needs queen and jack of one suit in your hand.</source>
        <translation>Для постельного марьяжа нужны дама и валет одной масти на руках.</translation>
    </message>
    <message>
        <source>The ace marriage needs all four aces in your hand: lead one of them.</source>
        <translation>Для тузового марьяжа нужны все четыре туза на руках: ходите с туза.</translation>
    </message>
    <message>
        <source>The marriage of nines needs all four nines in your hand: lead one of them.</source>
        <translation>Для марьяжа девяток нужны все четыре девятки на руках: ходите с девятки.</translation>
    </message>
    <message>
        <source>There is no such marriage at this table.</source>
        <translation>За этим столом такого марьяжа нет.</translation>
    </message>
    <message>
        <source>No trump can be kept here: the suit of the marriage becomes trump.</source>
        <translation>Оставить козырь нельзя: козырем станет масть марьяжа.</translation>
    </message>
    <message>
        <source>A deal can be given up once the prikup has been taken.</source>
        <translation>Расписать можно, только когда прикуп уже взят.</translation>
    </message>
    <message>
        <source>First name your contract: there is none yet.</source>
        <translation>Сначала назовите заказ: его ещё нет.</translation>
    </message>
    <message>
        <source>At this table a deal cannot be written off.</source>
        <translation>За этим столом списывать нельзя.</translation>
    </message>
    <message>
        <source>At this table a prikup taken without a bid cannot be thrown in.</source>
        <translation>За этим столом нельзя бросить прикуп, взятый без торга.</translation>
    </message>
    <message>
        <source>Only a prikup taken without a bid can be thrown in, before its contract is named.</source>
        <translation>Бросить можно только прикуп, взятый без торга, пока не назван заказ.</translation>
    </message>
    <message>
        <source>Only cards of the prikup are handed out: {cards}.</source>
        <translation>Отдают только карты прикупа: {cards}.</translation>
    </message>
    <message>
        <source>Lift at least {least} and at most {most} cards.</source>
        <translation>Снимите не меньше {least} и не больше {most} карт.</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>best</source>
        <translation>лучший</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>выбран</translation>
    </message>
    <message>
        <source>The prikup</source>
        <translation>Прикуп</translation>
    </message>
    <message>
        <source>Both prikups</source>
        <translation>Оба прикупа</translation>
    </message>
    <message>
        <source>Given away by the declarer</source>
        <translation>Отдано играющим</translation>
    </message>
    <message>
        <source>Next in the stock: {cards}</source>
        <translation>Следующие в колоде: {cards}</translation>
    </message>
    <message>
        <source>Deal {deal}</source>
        <translation>Сдача {deal}</translation>
    </message>
    <message>
        <source>Being weighed…</source>
        <translation>Считается…</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>Сдача сыграна.</translation>
    </message>
    <message>
        <source>The deal is over. Your decisions cost nothing.</source>
        <translation>Сдача сыграна. Ваши ходы не стоили ничего.</translation>
    </message>
    <message>
        <source>The deal is over. Your decisions cost {points} points in all.</source>
        <translation>Сдача сыграна. Ваши ходы стоили всего очков: {points}.</translation>
    </message>
    <message>
        <source>{card}, declaring</source>
        <translation>{card} с объявлением</translation>
    </message>
    <message>
        <source>{name}: {action}</source>
        <translation>{name}: {action}</translation>
    </message>
    <message>
        <source>There was no other choice.</source>
        <translation>Другого выбора не было.</translation>
    </message>
    <message>
        <source>This gives the contract away. Best: {best}.</source>
        <translation>Этим заказ упущен. Лучше всего: {best}.</translation>
    </message>
    <message>
        <source>This lets the contract through. Best: {best}.</source>
        <translation>Этим заказ пропущен. Лучше всего: {best}.</translation>
    </message>
    <message>
        <source>It costs {points} points. Best: {best}.</source>
        <translation>Потеряно очков: {points}. Лучше всего: {best}.</translation>
    </message>
    <message>
        <source>No contract could be made; the least loses least. Best: {best}.</source>
        <translation>Ни один заказ выполнить нельзя; наименьший и стоит меньше всех. Лучше всего: {best}.</translation>
    </message>
    <message>
        <source>Nothing was better.</source>
        <translation>Ничего лучше не было.</translation>
    </message>
    <message>
        <source>The cards bear a bid: {points} points at best. Best: {best}.</source>
        <translation>Карты позволяли заявить: очков до {points}. Лучше всего: {best}.</translation>
    </message>
    <message>
        <source>By what could be known then this was the best choice.</source>
        <translation>По тому, что можно было знать, это лучший выбор.</translation>
    </message>
    <message>
        <source>bid {amount}</source>
        <translation>заявить {amount}</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>пас</translation>
    </message>
    <message>
        <source>give away {cards}</source>
        <translation>отдать — {cards}</translation>
    </message>
    <message>
        <source>play {contract}</source>
        <translation>играть {contract}</translation>
    </message>
    <message>
        <source>take prikup {number}</source>
        <translation>взять прикуп {number}</translation>
    </message>
    <message>
        <source>give the deal up</source>
        <translation>роспись</translation>
    </message>
    <message>
        <source>write the deal off</source>
        <translation>списать сдачу</translation>
    </message>
    <message>
        <source>throw the deal in</source>
        <translation>бросить карты</translation>
    </message>
    <message>
        <source>More could be made. Best: {best}.</source>
        <translation>Выполнить можно было больше. Лучше всего: {best}.</translation>
    </message>
    <message>
        <source>The cards do not bear that much: {points} points at best. Best: {best}.</source>
        <translation>Столько карты не дают: очков не больше {points}. Лучше всего: {best}.</translation>
    </message>
    <message>
        <source>The cards bear it: {points} points at best.</source>
        <translation>Карты это позволяют: очков до {points}.</translation>
    </message>
    <message>
        <source>Nothing was better: the cards bring {points} points at best.</source>
        <translation>Лучшего решения не было: очков не больше {points}.</translation>
    </message>
    <message>
        <source>Chance of the contract with this choice: {low} %.</source>
        <translation>Вероятность заказа при этом выборе: {low} %.</translation>
    </message>
    <message>
        <source>Chance of the contract with the best choice: {high} %.</source>
        <translation>Вероятность заказа при лучшем выборе: {high} %.</translation>
    </message>
    <message>
        <source>Chance of the contract with the best choice: {high} %, with this one: {low} %.</source>
        <translation>Вероятность заказа при лучшем выборе: {high} %, при этом: {low} %.</translation>
    </message>
    <message>
        <source>By rule of thumb this is right.</source>
        <translation>По общему правилу выбор верный.</translation>
    </message>
    <message>
        <source>By rule of thumb, better: {best}.</source>
        <translation>По общему правилу лучше: {best}.</translation>
    </message>
    <message>
        <source>By what could be known then, better: {best}.</source>
        <translation>По тому, что можно было знать, лучше: {best}.</translation>
    </message>
    <message>
        <source>By what could be known then, best: {best}.</source>
        <translation>По тому, что можно было знать, лучше всего: {best}.</translation>
    </message>
    <message>
        <source>What you end with after each choice, if all play their best:</source>
        <translation>Сколько у вас будет после каждого выбора, если все играют наилучшим образом:</translation>
    </message>
    <message>
        <source>What {name} ends with after each choice, if all play their best:</source>
        <translation>Сколько будет у игрока {name} после каждого выбора, если все играют наилучшим образом:</translation>
    </message>
    <message>
        <source>What you are sure of after each choice, whatever the other player does:</source>
        <translation>Сколько вам обеспечено после каждого выбора, как бы ни играл соперник:</translation>
    </message>
    <message>
        <source>What {name} is sure of after each choice, whatever the other player does:</source>
        <translation>Сколько обеспечено игроку {name} после каждого выбора, как бы ни играл соперник:</translation>
    </message>
    <message>
        <source>What is written for you after each choice, if all play their best:</source>
        <translation>Что запишут вам после каждого выбора, если все играют наилучшим образом:</translation>
    </message>
    <message>
        <source>What is written for {name} after each choice, if all play their best:</source>
        <translation>Что запишут игроку {name} после каждого выбора, если все играют наилучшим образом:</translation>
    </message>
    <message>
        <source>What you end with as declarer, with this prikup, if all play their best:</source>
        <translation>Сколько у вас будет на игре с этим прикупом, если все играют наилучшим образом:</translation>
    </message>
    <message>
        <source>What {name} ends with as declarer, with this prikup, if all play their best:</source>
        <translation>Сколько будет у игрока {name} на игре с этим прикупом, если все играют наилучшим образом:</translation>
    </message>
    <message>
        <source>written: {points}</source>
        <translation>запись: {points}</translation>
    </message>
    <message>
        <source>the contract is made</source>
        <translation>заказ выполнен</translation>
    </message>
    <message>
        <source>the contract is not made</source>
        <translation>заказ не выполнен</translation>
    </message>
    <message>
        <source>points: {points}</source>
        <translation>очков: {points}</translation>
    </message>
    <message>
        <source>End of the deal</source>
        <translation>Конец сдачи</translation>
    </message>
    <message>
        <source>Decision {step} of {last}</source>
        <translation>Ход {step} из {last}</translation>
    </message>
    <message>
        <source>Deal {deal} of {last}</source>
        <translation>Сдача {deal} из {last}</translation>
    </message>
    <message>
        <source>{name} could make no contract: {points} points at best.</source>
        <translation>{name}: выполнить нельзя было ничего, самое большее {points}.</translation>
    </message>
    <message>
        <source>{name} could play {contract}: {points} points at best.</source>
        <translation>{name}: можно было играть {contract}, самое большее {points}.</translation>
    </message>
    <message>
        <source>Looking for the best contracts…</source>
        <translation>Ищем лучшие заказы…</translation>
    </message>
    <message>
        <source>Weighing decision {step} of {last}…</source>
        <translation>Считается ход {step} из {last}…</translation>
    </message>
    <message>
        <source>The decisions could not be weighed; the reason is in the log.</source>
        <translation>Ходы не удалось посчитать; причина в журнале.</translation>
    </message>
    <message>
        <source>No deal of this match has been finished yet.</source>
        <translation>В этой партии ещё не сыграна ни одна сдача.</translation>
    </message>
    <message>
        <source>Reading the match…</source>
        <translation>Читаем партию…</translation>
    </message>
</context>
<context>
    <name>ReviewChoices</name>
    <message>
        <source>What could be known?</source>
        <translation>Что можно было знать?</translation>
    </message>
    <message>
        <source>The coach weighs this decision by the cards that this player saw.</source>
        <translation>Тренер взвешивает этот ход по картам, которые видел этот игрок.</translation>
    </message>
</context>
<context>
    <name>ReviewDecisions</name>
    <message>
        <source>Order</source>
        <translation>Порядок</translation>
    </message>
    <message>
        <source>As played</source>
        <translation>Как играли</translation>
    </message>
    <message>
        <source>Dearest first</source>
        <translation>Сначала дорогие</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Ходы</translation>
    </message>
</context>
<context>
    <name>ReviewSteps</name>
    <message>
        <source>To the first decision (Home)</source>
        <translation>К первому ходу (Home)</translation>
    </message>
    <message>
        <source>One decision back (←)</source>
        <translation>На ход назад (←)</translation>
    </message>
    <message>
        <source>One decision on (→)</source>
        <translation>На ход вперёд (→)</translation>
    </message>
    <message>
        <source>To the end of the deal (End)</source>
        <translation>К концу сдачи (End)</translation>
    </message>
</context>
<context>
    <name>RuleConflict</name>
    <message>
        <source>Solve it: “%1”</source>
        <translation>Исправить: «%1»</translation>
    </message>
</context>
<context>
    <name>RuleDifferences</name>
    <message>
        <source>Reset all</source>
        <translation>Сбросить всё</translation>
    </message>
    <message>
        <source>look at this option</source>
        <translation>показать этот пункт</translation>
    </message>
</context>
<context>
    <name>RuleGroup</name>
    <message>
        <source>Table</source>
        <translation>Стол</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Сдача</translation>
    </message>
    <message>
        <source>Redeal</source>
        <translation>Пересдача</translation>
    </message>
    <message>
        <source>Auction</source>
        <translation>Торг</translation>
    </message>
    <message>
        <source>Prikup and pass</source>
        <translation>Прикуп и снос</translation>
    </message>
    <message>
        <source>Giving up</source>
        <translation>Роспись</translation>
    </message>
    <message>
        <source>Marriages</source>
        <translation>Марьяжи</translation>
    </message>
    <message>
        <source>Trick play</source>
        <translation>Розыгрыш</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Запись</translation>
    </message>
    <message>
        <source>Bolts</source>
        <translation>Болты</translation>
    </message>
    <message>
        <source>Barrel and target</source>
        <translation>Бочка и победа</translation>
    </message>
    <message>
        <source>Dump truck</source>
        <translation>Самосвал</translation>
    </message>
    <message>
        <source>Golden round</source>
        <translation>Золотой кон</translation>
    </message>
    <message>
        <source>Dark game</source>
        <translation>Тёмная</translation>
    </message>
    <message>
        <source>Four players</source>
        <translation>Вчетвером</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Вдвоём</translation>
    </message>
    <message>
        <source>End of the match</source>
        <translation>Конец партии</translation>
    </message>
    <message>
        <source>Real cards only</source>
        <translation>Только для настоящих карт</translation>
    </message>
</context>
<context>
    <name>RuleGroups</name>
    <message>
        <source>Groups of options</source>
        <translation>Разделы правил</translation>
    </message>
    <message>
        <source>does not fit together</source>
        <translation>не сходится</translation>
    </message>
    <message>
        <source>changed: %1</source>
        <translation>изменено: %1</translation>
    </message>
</context>
<context>
    <name>RuleOption</name>
    <message>
        <source>Players</source>
        <translation>Игроков</translation>
    </message>
    <message>
        <source>How many sit at the table; of four, one sits out each deal.</source>
        <translation>Сколько человек за столом; вчетвером один в каждой сдаче сидит на прикупе.</translation>
    </message>
    <message>
        <source>two</source>
        <translation>двое</translation>
    </message>
    <message>
        <source>three</source>
        <translation>трое</translation>
    </message>
    <message>
        <source>four</source>
        <translation>четверо</translation>
    </message>
    <message>
        <source>Sits out</source>
        <translation>На прикупе сидит</translation>
    </message>
    <message>
        <source>Which of the four players has no cards in a deal.</source>
        <translation>Кто из четверых в сдаче остаётся без карт.</translation>
    </message>
    <message>
        <source>Worth of the marriages</source>
        <translation>Цена марьяжей</translation>
    </message>
    <message>
        <source>What king and queen of each suit bring.</source>
        <translation>Сколько стоят король и дама каждой масти.</translation>
    </message>
    <message>
        <source>own values</source>
        <translation>свои цены</translation>
    </message>
    <message>
        <source>Own values</source>
        <translation>Свои цены</translation>
    </message>
    <message>
        <source>What the marriage of each suit is worth; one worth 0 makes trump all the same.</source>
        <translation>Сколько стоит марьяж каждой масти; марьяж ценой 0 тоже делает масть козырной.</translation>
    </message>
    <message>
        <source>Marriages may be declared on the first lead</source>
        <translation>Марьяж можно объявить первым ходом</translation>
    </message>
    <message>
        <source>No trick is needed before the first marriage.</source>
        <translation>Брать взятку до первого марьяжа не нужно.</translation>
    </message>
    <message>
        <source>A marriage needs a trick first</source>
        <translation>До марьяжа нужна взятка</translation>
    </message>
    <message>
        <source>A marriage is declared</source>
        <translation>Марьяж объявляют</translation>
    </message>
    <message>
        <source>Whether leading a king or queen of a pair declares it by itself.</source>
        <translation>Объявляется ли марьяж сам, если пойти королём или дамой.</translation>
    </message>
    <message>
        <source>if the player wants</source>
        <translation>по желанию</translation>
    </message>
    <message>
        <source>by the lead itself</source>
        <translation>самим ходом</translation>
    </message>
    <message>
        <source>A marriage may leave the trump as it is</source>
        <translation>Марьяж может оставить прежний козырь</translation>
    </message>
    <message>
        <source>Who declares may take the points only and keep the present trump.</source>
        <translation>Объявивший может взять только очки и не менять козырь.</translation>
    </message>
    <message>
        <source>Every marriage becomes trump</source>
        <translation>Козырем становится каждый марьяж</translation>
    </message>
    <message>
        <source>Marriage without a trick</source>
        <translation>Марьяж без взяток</translation>
    </message>
    <message>
        <source>Whether a declared marriage counts for a player who takes no trick.</source>
        <translation>Считается ли марьяж тому, кто не взял ни одной взятки.</translation>
    </message>
    <message>
        <source>counts</source>
        <translation>считается</translation>
    </message>
    <message>
        <source>is lost</source>
        <translation>сгорает</translation>
    </message>
    <message>
        <source>False marriage</source>
        <translation>Ложный марьяж</translation>
    </message>
    <message>
        <source>With real cards: what follows a marriage that is none.</source>
        <translation>Для настоящих карт: что будет за марьяж, которого нет.</translation>
    </message>
    <message>
        <source>not possible</source>
        <comment>wrong_marriage</comment>
        <translation>невозможен</translation>
    </message>
    <message>
        <source>the contract is lost, deal again</source>
        <translation>минус заказ и пересдача</translation>
    </message>
    <message>
        <source>Four aces are a marriage</source>
        <translation>Четыре туза — марьяж</translation>
    </message>
    <message>
        <source>Who holds all aces declares them by leading one.</source>
        <translation>Кто держит всех тузов, объявляет их, пойдя тузом.</translation>
    </message>
    <message>
        <source>Four aces are no marriage</source>
        <translation>Четыре туза — не марьяж</translation>
    </message>
    <message>
        <source>Worth of the four aces</source>
        <translation>Цена тузового марьяжа</translation>
    </message>
    <message>
        <source>What the four aces bring.</source>
        <translation>Сколько приносят четыре туза.</translation>
    </message>
    <message>
        <source>Trump after the four aces</source>
        <translation>Козырь после тузового марьяжа</translation>
    </message>
    <message>
        <source>What becomes trump when the aces are declared.</source>
        <translation>Что становится козырем, когда объявлены тузы.</translation>
    </message>
    <message>
        <source>there is no trump</source>
        <translation>козыря нет</translation>
    </message>
    <message>
        <source>suit of the ace led</source>
        <translation>масть первого туза</translation>
    </message>
    <message>
        <source>The other aces must be led</source>
        <translation>Ходить остальными тузами обязательно</translation>
    </message>
    <message>
        <source>After declaring, the player goes on leading aces while able to.</source>
        <translation>Объявив, игрок ходит тузами, пока может.</translation>
    </message>
    <message>
        <source>The other aces are free</source>
        <translation>Остальными тузами ходить не обязательно</translation>
    </message>
    <message>
        <source>Queen and jack are half a marriage</source>
        <translation>Дама и валет — постельный марьяж</translation>
    </message>
    <message>
        <source>They are worth half of the marriage of their suit and make it trump.</source>
        <translation>Они стоят половину марьяжа своей масти и делают её козырем.</translation>
    </message>
    <message>
        <source>Queen and jack are nothing</source>
        <translation>Дама и валет ничего не значат</translation>
    </message>
    <message>
        <source>Four nines declared</source>
        <translation>Объявление четырёх девяток</translation>
    </message>
    <message>
        <source>What four nines bring when they are declared by leading one.</source>
        <translation>Сколько дают четыре девятки, объявленные ходом.</translation>
    </message>
    <message>
        <source>Bonus for four nines</source>
        <translation>Премия за четыре девятки</translation>
    </message>
    <message>
        <source>What four nines in hand at the first lead bring at the end of the deal.</source>
        <translation>Сколько в конце сдачи пишут тому, у кого к первому ходу все девятки.</translation>
    </message>
    <message>
        <source>First lead</source>
        <translation>Первый ход</translation>
    </message>
    <message>
        <source>Who leads to the first trick; forehand if the dealer sits out.</source>
        <translation>Кто ходит первым; вместо сдающего без карт это первая рука.</translation>
    </message>
    <message>
        <source>forehand</source>
        <comment>first_lead</comment>
        <translation>первая рука</translation>
    </message>
    <message>
        <source>the dealer</source>
        <translation>сдающий</translation>
    </message>
    <message>
        <source>Without the suit one must trump</source>
        <translation>Нет масти — бей козырем</translation>
    </message>
    <message>
        <source>Who cannot follow suit has to play a trump.</source>
        <translation>Кто не может ответить в масть, обязан класть козырь.</translation>
    </message>
    <message>
        <source>Without the suit every card is free</source>
        <translation>Нет масти — любая карта</translation>
    </message>
    <message>
        <source>One must beat in the suit</source>
        <translation>В масти надо бить</translation>
    </message>
    <message>
        <source>Who can follow suit has to beat the best card if possible.</source>
        <translation>Отвечая в масть, нужно перебить старшую карту, если можно.</translation>
    </message>
    <message>
        <source>Any card of the suit will do</source>
        <translation>В масть — любую карту</translation>
    </message>
    <message>
        <source>One must overtrump</source>
        <translation>Козырь надо перебивать</translation>
    </message>
    <message>
        <source>Who trumps a trick that is trumped already has to play higher if possible.</source>
        <translation>Если взятку уже побили козырем, класть надо старший козырь, если он есть.</translation>
    </message>
    <message>
        <source>Any trump will do</source>
        <translation>Годится любой козырь</translation>
    </message>
    <message>
        <source>Only lower trumps in hand</source>
        <translation>Если козыри только младше</translation>
    </message>
    <message>
        <source>Whether one must trump even when unable to beat the trump that lies there.</source>
        <translation>Обязан ли класть козырь тот, кто не может перебить лежащий.</translation>
    </message>
    <message>
        <source>must be played</source>
        <translation>класть обязательно</translation>
    </message>
    <message>
        <source>any card may be played</source>
        <translation>можно любую карту</translation>
    </message>
    <message>
        <source>Anybody may lead trumps</source>
        <translation>Чужим козырем ходить можно</translation>
    </message>
    <message>
        <source>A player may lead the trump that another declared.</source>
        <translation>Можно ходить козырем, который объявил другой.</translation>
    </message>
    <message>
        <source>Nobody leads another&apos;s trump</source>
        <translation>Чужим козырем не ходят</translation>
    </message>
    <message>
        <source>Who has a trump must lead it</source>
        <translation>С козыря ходят обязательно</translation>
    </message>
    <message>
        <source>A leader who holds trumps has to lead one.</source>
        <translation>Кто на ходу и с козырями, ходит козырем.</translation>
    </message>
    <message>
        <source>The leader is free</source>
        <translation>Ход свободный</translation>
    </message>
    <message>
        <source>opposite the dealer</source>
        <translation>напротив сдающего</translation>
    </message>
    <message>
        <source>right of the dealer</source>
        <translation>справа от сдающего</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>Первым сдаёт</translation>
    </message>
    <message>
        <source>Who deals first; then the deal goes round clockwise.</source>
        <translation>Кто сдаёт первым; дальше сдают по часовой стрелке.</translation>
    </message>
    <message>
        <source>by lot</source>
        <translation>по жребию</translation>
    </message>
    <message>
        <source>who set the table up</source>
        <translation>кто созвал стол</translation>
    </message>
    <message>
        <source>Order of dealing</source>
        <translation>Как сдают</translation>
    </message>
    <message>
        <source>In which order the cards go to the hands and to the prikup.</source>
        <translation>В каком порядке карты идут на руки и в прикуп.</translation>
    </message>
    <message>
        <source>singly, prikup from round two</source>
        <translation>по одной, прикуп со второго круга</translation>
    </message>
    <message>
        <source>singly, prikup in the first three rounds</source>
        <translation>по одной, прикуп в первых трёх кругах</translation>
    </message>
    <message>
        <source>singly, prikup last</source>
        <translation>по одной, прикуп последним</translation>
    </message>
    <message>
        <source>in packets of 3, 2 and 2</source>
        <translation>пачками по 3, 2 и 2</translation>
    </message>
    <message>
        <source>Cards barred from the prikup</source>
        <translation>Каким картам нельзя в прикуп</translation>
    </message>
    <message>
        <source>Which cards of the pack may never lie in the prikup.</source>
        <translation>Какие карты колоды не должны попадать в прикуп.</translation>
    </message>
    <message>
        <source>none are barred</source>
        <translation>всем можно</translation>
    </message>
    <message>
        <source>the first and the last</source>
        <translation>первой и последней</translation>
    </message>
    <message>
        <source>the first and last three</source>
        <translation>первым и последним трём</translation>
    </message>
    <message>
        <source>Cuts the pack</source>
        <translation>Снимает колоду</translation>
    </message>
    <message>
        <source>Who cuts, and pays when the cut brings nines again and again.</source>
        <translation>Кто снимает и кто платит, если раз за разом открываются девятки.</translation>
    </message>
    <message>
        <source>Barrel</source>
        <translation>Бочка</translation>
    </message>
    <message>
        <source>How the last stretch to the target is made; without contracts in a single deal.</source>
        <translation>Как проходят последний отрезок до победы; в игре без заказов — за одну сдачу.</translation>
    </message>
    <message>
        <source>none</source>
        <comment>barrel</comment>
        <translation>нет</translation>
    </message>
    <message>
        <source>in one deal</source>
        <translation>за одну сдачу</translation>
    </message>
    <message>
        <source>in three deals together</source>
        <translation>за три сдачи вместе</translation>
    </message>
    <message>
        <source>own contracts only</source>
        <translation>только своей игрой</translation>
    </message>
    <message>
        <source>Barrel begins at</source>
        <translation>Бочка начинается с</translation>
    </message>
    <message>
        <source>A total that reaches this stops exactly here.</source>
        <translation>Кто дошёл до этого счёта, останавливается ровно на нём.</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>До скольких играют</translation>
    </message>
    <message>
        <source>Who reaches this total wins the match.</source>
        <translation>Кто набрал столько, выиграл партию.</translation>
    </message>
    <message>
        <source>Victory takes more than the target</source>
        <translation>Для победы нужно больше</translation>
    </message>
    <message>
        <source>From the barrel five points more than the missing ones are needed.</source>
        <translation>С бочки надо взять на пять очков больше, чем не хватает.</translation>
    </message>
    <message>
        <source>Exactly the target wins</source>
        <translation>Хватает ровно нужного счёта</translation>
    </message>
    <message>
        <source>Attempts on the barrel</source>
        <translation>Попыток на бочке</translation>
    </message>
    <message>
        <source>How many deals a player may sit on the barrel.</source>
        <translation>Сколько сдач можно сидеть на бочке.</translation>
    </message>
    <message>
        <source>An attempt is used by</source>
        <translation>Попытку тратит</translation>
    </message>
    <message>
        <source>Which deals use up an attempt.</source>
        <translation>Какая сдача считается попыткой.</translation>
    </message>
    <message>
        <source>every deal</source>
        <translation>каждая сдача</translation>
    </message>
    <message>
        <source>own contracts only</source>
        <comment>barrel_attempt_counts</comment>
        <translation>только своя игра</translation>
    </message>
    <message>
        <source>Auction from the barrel</source>
        <translation>Торг с бочки</translation>
    </message>
    <message>
        <source>How a player on the barrel takes part in the auction.</source>
        <translation>Как торгуется сидящий на бочке.</translation>
    </message>
    <message>
        <source>as usual</source>
        <translation>как обычно</translation>
    </message>
    <message>
        <source>may not pass</source>
        <translation>пасовать нельзя</translation>
    </message>
    <message>
        <source>bids the need at once</source>
        <translation>сразу заявляет сколько нужно</translation>
    </message>
    <message>
        <source>takes the prikup without an auction</source>
        <translation>берёт прикуп без торга</translation>
    </message>
    <message>
        <source>Highest bid from the barrel</source>
        <translation>Потолок торга с бочки</translation>
    </message>
    <message>
        <source>How high a player on the barrel may bid.</source>
        <translation>До скольких может торговаться сидящий на бочке.</translation>
    </message>
    <message>
        <source>The contract is lifted to the need</source>
        <translation>Заказ поднимают до нужного</translation>
    </message>
    <message>
        <source>From the barrel a lower contract is lifted to what victory needs.</source>
        <translation>Меньший заказ с бочки поднимают до нужного для победы.</translation>
    </message>
    <message>
        <source>A low contract stays low</source>
        <translation>Заказ с бочки не поднимают</translation>
    </message>
    <message>
        <source>Contract failed on the barrel</source>
        <translation>Несыгранный заказ на бочке</translation>
    </message>
    <message>
        <source>What a player on the barrel loses with a failed contract.</source>
        <translation>Что теряет сидящий на бочке за несыгранный заказ.</translation>
    </message>
    <message>
        <source>an attempt</source>
        <translation>попытку</translation>
    </message>
    <message>
        <source>the contract and the barrel</source>
        <translation>заказ и бочку</translation>
    </message>
    <message>
        <source>The same above the need</source>
        <translation>То же, если заказано больше нужного</translation>
    </message>
    <message>
        <source>What is lost when more than the need was bid.</source>
        <translation>Что теряют, если заказали больше нужного.</translation>
    </message>
    <message>
        <source>A fall from the barrel</source>
        <translation>Падение с бочки</translation>
    </message>
    <message>
        <source>What the total becomes when the attempts are used up.</source>
        <translation>Каким станет счёт, когда попытки кончились.</translation>
    </message>
    <message>
        <source>costs the fine</source>
        <translation>минус штраф</translation>
    </message>
    <message>
        <source>sets the total</source>
        <translation>ставит счёт</translation>
    </message>
    <message>
        <source>sets the total to nought</source>
        <translation>обнуляет счёт</translation>
    </message>
    <message>
        <source>Total after a fall</source>
        <translation>Счёт после падения</translation>
    </message>
    <message>
        <source>What is left of the total after a fall.</source>
        <translation>Сколько остаётся после падения с бочки.</translation>
    </message>
    <message>
        <source>Falls that cost everything</source>
        <translation>Падений до нуля</translation>
    </message>
    <message>
        <source>This fall from the barrel brings the total to nought.</source>
        <translation>Такое по счёту падение с бочки обнуляет счёт.</translation>
    </message>
    <message>
        <source>never</source>
        <comment>barrel_zero_after</comment>
        <translation>не обнуляют</translation>
    </message>
    <message>
        <source>the third</source>
        <translation>третье</translation>
    </message>
    <message>
        <source>A newcomer knocks the others off</source>
        <translation>Севший сбивает прежнего</translation>
    </message>
    <message>
        <source>Who reaches the barrel throws off the one who sits there.</source>
        <translation>Кто сел на бочку, сбрасывает того, кто там сидел.</translation>
    </message>
    <message>
        <source>Nobody is knocked off the barrel</source>
        <translation>С бочки никого не сбивают</translation>
    </message>
    <message>
        <source>Several reach the barrel at once</source>
        <translation>Если на бочку сели вместе</translation>
    </message>
    <message>
        <source>What happens when two or three arrive in the same deal.</source>
        <translation>Что будет, если в одной сдаче сели двое или трое.</translation>
    </message>
    <message>
        <source>all stay</source>
        <translation>сидят все</translation>
    </message>
    <message>
        <source>all fall</source>
        <translation>падают все</translation>
    </message>
    <message>
        <source>The others are frozen</source>
        <translation>Остальным не пишут</translation>
    </message>
    <message>
        <source>While a player on the barrel plays, the others write neither points nor bolts.</source>
        <translation>Пока играет сидящий на бочке, другим не пишут ни очков, ни болтов.</translation>
    </message>
    <message>
        <source>The others write as usual</source>
        <translation>Остальным пишут как обычно</translation>
    </message>
    <message>
        <source>Past the barrel to victory</source>
        <translation>Мимо бочки к победе</translation>
    </message>
    <message>
        <source>Who may win without having sat on the barrel.</source>
        <translation>Кто может победить, не посидев на бочке.</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>никто</translation>
    </message>
    <message>
        <source>the declarer</source>
        <translation>играющий</translation>
    </message>
    <message>
        <source>everybody</source>
        <translation>любой</translation>
    </message>
    <message>
        <source>Own contracts only from</source>
        <translation>Только своей игрой с</translation>
    </message>
    <message>
        <source>From this total on defenders write nothing.</source>
        <translation>С этого счёта вистующим ничего не пишут.</translation>
    </message>
    <message>
        <source>left of the dealer</source>
        <translation>слева от сдающего</translation>
    </message>
    <message>
        <source>Nine under the cut</source>
        <translation>Девятка под снятой колодой</translation>
    </message>
    <message>
        <source>What happens when the cut shows a nine at the bottom.</source>
        <translation>Что делать, если внизу после съёма оказалась девятка.</translation>
    </message>
    <message>
        <source>Compulsory bid</source>
        <translation>Обязаловка</translation>
    </message>
    <message>
        <source>Who opens with the lowest bid, like it or not; forehand if the dealer sits out.</source>
        <translation>За кем первая заявка стоит без его воли; вместо сдающего без карт это первая рука.</translation>
    </message>
    <message>
        <source>forehand</source>
        <translation>у первой руки</translation>
    </message>
    <message>
        <source>the dealer</source>
        <comment>forced_bid</comment>
        <translation>у сдающего</translation>
    </message>
    <message>
        <source>nobody</source>
        <comment>forced_bid</comment>
        <translation>ни у кого</translation>
    </message>
    <message>
        <source>Lowest bid</source>
        <translation>Наименьшая заявка</translation>
    </message>
    <message>
        <source>What the bidding starts from; the compulsory bid is as high.</source>
        <translation>С чего начинается торг; обязаловка такая же.</translation>
    </message>
    <message>
        <source>Step of the bids</source>
        <translation>Шаг торга</translation>
    </message>
    <message>
        <source>All bids are multiples of this.</source>
        <translation>Все заявки кратны этому числу.</translation>
    </message>
    <message>
        <source>A bid may jump over steps</source>
        <translation>Можно торговаться через шаг</translation>
    </message>
    <message>
        <source>A player may raise by more than one step at once.</source>
        <translation>Поднимать можно сразу на несколько шагов.</translation>
    </message>
    <message>
        <source>Every bid is one step higher</source>
        <translation>Поднимают только на один шаг</translation>
    </message>
    <message>
        <source>Ceiling of the bids</source>
        <translation>Потолок торга</translation>
    </message>
    <message>
        <source>How high a player may bid with the marriages in hand.</source>
        <translation>До скольких можно торговаться со своими марьяжами.</translation>
    </message>
    <message>
        <source>no ceiling</source>
        <translation>без потолка</translation>
    </message>
    <message>
        <source>120 without a marriage</source>
        <translation>120 без марьяжа</translation>
    </message>
    <message>
        <source>120 and all marriages held</source>
        <translation>120 и цена марьяжей на руках</translation>
    </message>
    <message>
        <source>Highest contract</source>
        <translation>Наибольший заказ</translation>
    </message>
    <message>
        <source>No bid and no contract goes beyond this, whatever the hand.</source>
        <translation>Выше этого не торгуются и не заказывают с любыми картами.</translation>
    </message>
    <message>
        <source>what the cards can bring</source>
        <translation>сколько дают карты</translation>
    </message>
    <message>
        <source>Marriage shown on demand</source>
        <translation>Марьяж показывают по требованию</translation>
    </message>
    <message>
        <source>With real cards: who bids above 120 shows the marriage when asked.</source>
        <translation>Для настоящих карт: поднявший выше 120 по просьбе показывает марьяж.</translation>
    </message>
    <message>
        <source>No marriage is shown in the auction</source>
        <translation>Марьяж на торге не показывают</translation>
    </message>
    <message>
        <source>Bids above the ceiling</source>
        <translation>Заявки выше потолка</translation>
    </message>
    <message>
        <source>With real cards: whether a dishonest bid is possible and fined.</source>
        <translation>Для настоящих карт: возможна ли нечестная заявка со штрафом.</translation>
    </message>
    <message>
        <source>not possible</source>
        <translation>невозможны</translation>
    </message>
    <message>
        <source>fined when proven</source>
        <translation>штраф, если поймали</translation>
    </message>
    <message>
        <source>When all pass</source>
        <translation>Если все спасовали</translation>
    </message>
    <message>
        <source>What happens when nobody bids.</source>
        <translation>Что будет, если никто не торгуется.</translation>
    </message>
    <message>
        <source>the compulsory bidder plays</source>
        <translation>играет обязанный</translation>
    </message>
    <message>
        <source>the last player takes the prikup</source>
        <translation>последний берёт прикуп</translation>
    </message>
    <message>
        <source>redeal, same dealer</source>
        <translation>пересдача, сдаёт тот же</translation>
    </message>
    <message>
        <source>redeal, next dealer</source>
        <translation>пересдача, сдаёт следующий</translation>
    </message>
    <message>
        <source>Silent below</source>
        <translation>Молчит, у кого меньше</translation>
    </message>
    <message>
        <source>A player whose total is below this always passes.</source>
        <translation>Кто ушёл ниже этого счёта, всегда пасует.</translation>
    </message>
    <message>
        <source>nobody is silent</source>
        <translation>никто не молчит</translation>
    </message>
    <message>
        <source>Contract is raised</source>
        <translation>Заказ поднимают</translation>
    </message>
    <message>
        <source>When the declarer may raise the bid to the final contract.</source>
        <translation>Когда играющий может поднять свою заявку.</translation>
    </message>
    <message>
        <source>before the prikup</source>
        <translation>до прикупа</translation>
    </message>
    <message>
        <source>Ceiling of the raise</source>
        <translation>Потолок заказа</translation>
    </message>
    <message>
        <source>How high the declarer may raise.</source>
        <translation>До скольких играющий может поднять заказ.</translation>
    </message>
    <message>
        <source>as in the auction, cards kept</source>
        <translation>как на торге, по своим картам</translation>
    </message>
    <message>
        <source>Lowest contract</source>
        <translation>Наименьший заказ</translation>
    </message>
    <message>
        <source>What the taker of the prikup must name at least.</source>
        <translation>Сколько взявший прикуп обязан заказать самое меньшее.</translation>
    </message>
    <message>
        <source>Prikup is shown</source>
        <translation>Прикуп показывают</translation>
    </message>
    <message>
        <source>Whether the others see the prikup before it is taken.</source>
        <translation>Видят ли прикуп остальные, прежде чем его возьмут.</translation>
    </message>
    <message>
        <source>always</source>
        <translation>всегда</translation>
    </message>
    <message>
        <source>not at the compulsory bid</source>
        <translation>кроме обязаловки</translation>
    </message>
    <message>
        <source>Passed cards go</source>
        <translation>Снос кладут</translation>
    </message>
    <message>
        <source>Whether all see the cards that the declarer gives away.</source>
        <translation>Видят ли все карты, которые отдаёт играющий.</translation>
    </message>
    <message>
        <source>face up</source>
        <translation>открыто</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>закрыто</translation>
    </message>
    <message>
        <source>The declarer passes</source>
        <translation>Играющий сносит</translation>
    </message>
    <message>
        <source>What is done with the prikup before the play.</source>
        <translation>Что делают с прикупом до игры.</translation>
    </message>
    <message>
        <source>from all cards</source>
        <translation>из всех карт</translation>
    </message>
    <message>
        <source>two cards of the prikup</source>
        <translation>две карты прикупа</translation>
    </message>
    <message>
        <source>A deal may be given up</source>
        <translation>Сдачу можно расписать</translation>
    </message>
    <message>
        <source>After the prikup the declarer may give a hopeless deal up.</source>
        <translation>После прикупа играющий может отказаться от безнадёжной сдачи.</translation>
    </message>
    <message>
        <source>No deal is given up</source>
        <translation>Расписывать нельзя</translation>
    </message>
    <message>
        <source>Last moment to give up</source>
        <translation>Последний момент росписи</translation>
    </message>
    <message>
        <source>Until when the declarer may give the deal up.</source>
        <translation>До какого момента играющий может расписать.</translation>
    </message>
    <message>
        <source>before the pass</source>
        <translation>до сноса</translation>
    </message>
    <message>
        <source>before the first card</source>
        <translation>до первого хода</translation>
    </message>
    <message>
        <source>at any own turn</source>
        <translation>на любом своём ходу</translation>
    </message>
    <message>
        <source>The opponents write</source>
        <translation>Соперникам пишут</translation>
    </message>
    <message>
        <source>What each opponent gets for a deal given up.</source>
        <translation>Сколько получает каждый соперник за роспись.</translation>
    </message>
    <message>
        <source>half the contract</source>
        <translation>половину заказа</translation>
    </message>
    <message>
        <source>a fixed amount</source>
        <translation>твёрдую сумму</translation>
    </message>
    <message>
        <source>half, at least 60</source>
        <translation>половину, но не меньше 60</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>ничего</translation>
    </message>
    <message>
        <source>Fixed amount</source>
        <translation>Твёрдая сумма</translation>
    </message>
    <message>
        <source>What each opponent writes for a deal given up.</source>
        <translation>Сколько каждому сопернику пишут за роспись.</translation>
    </message>
    <message>
        <source>Giving up costs</source>
        <translation>Роспись стоит</translation>
    </message>
    <message>
        <source>What the declarer loses for giving up.</source>
        <translation>Что теряет играющий за роспись.</translation>
    </message>
    <message>
        <source>the contract</source>
        <translation>заказ</translation>
    </message>
    <message>
        <source>a bolt</source>
        <translation>болт</translation>
    </message>
    <message>
        <source>Free at first</source>
        <translation>Даром сначала</translation>
    </message>
    <message>
        <source>So many times in a match giving up costs nothing.</source>
        <translation>Столько раз за партию роспись ничего не стоит.</translation>
    </message>
    <message>
        <source>never</source>
        <comment>rospis_free_count</comment>
        <translation>ни разу</translation>
    </message>
    <message>
        <source>Every third time costs the fine</source>
        <translation>За каждую третью роспись — штраф</translation>
    </message>
    <message>
        <source>A player pays the fine for every third deal given up.</source>
        <translation>За каждую третью роспись игрок платит штраф.</translation>
    </message>
    <message>
        <source>No fine for giving up often</source>
        <translation>За частую роспись штрафа нет</translation>
    </message>
    <message>
        <source>Times in a match</source>
        <translation>Сколько раз за партию</translation>
    </message>
    <message>
        <source>How often a player may give up in a match.</source>
        <translation>Сколько раз за партию игрок может расписать.</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>сколько угодно</translation>
    </message>
    <message>
        <source>While somebody sits on the barrel</source>
        <translation>Когда кто-то на бочке</translation>
    </message>
    <message>
        <source>Who may give up while the barrel is occupied.</source>
        <translation>Кто может расписать, пока на бочке кто-то сидит.</translation>
    </message>
    <message>
        <source>everybody may give up</source>
        <translation>расписывают все</translation>
    </message>
    <message>
        <source>not the one on the barrel</source>
        <translation>кроме сидящего на бочке</translation>
    </message>
    <message>
        <source>nobody may give up</source>
        <translation>никто не расписывает</translation>
    </message>
    <message>
        <source>Golden deals may be given up</source>
        <translation>Золотую сдачу можно расписать</translation>
    </message>
    <message>
        <source>Giving up is allowed in the golden round.</source>
        <translation>Расписывать разрешено и на золотом коне.</translation>
    </message>
    <message>
        <source>No golden deal is given up</source>
        <translation>Золотую сдачу расписать нельзя</translation>
    </message>
    <message>
        <source>Dark deals may be given up</source>
        <translation>Тёмную можно расписать</translation>
    </message>
    <message>
        <source>Giving up is allowed in the dark game, at its doubled price.</source>
        <translation>Расписать можно и тёмную, за двойную цену.</translation>
    </message>
    <message>
        <source>No dark deal is given up</source>
        <translation>Тёмную расписать нельзя</translation>
    </message>
    <message>
        <source>Free prikup thrown in</source>
        <translation>Отказ от дарового прикупа</translation>
    </message>
    <message>
        <source>What each opponent writes when who took the prikup without a bid does not play.</source>
        <translation>Сколько пишут соперникам, если взявший прикуп без торга играть не стал.</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>нельзя</translation>
    </message>
    <message>
        <source>A deal may be written off</source>
        <translation>Сдачу можно списать</translation>
    </message>
    <message>
        <source>The declarer loses the contract and each opponent gets a bolt.</source>
        <translation>С играющего снимают заказ, а соперники получают по болту.</translation>
    </message>
    <message>
        <source>No deal is written off</source>
        <translation>Списывать нельзя</translation>
    </message>
    <message>
        <source>cut again</source>
        <translation>снять ещё раз</translation>
    </message>
    <message>
        <source>cut again, fine after the third</source>
        <translation>снять ещё раз, после третьей — штраф</translation>
    </message>
    <message>
        <source>cut again, then fine and next dealer</source>
        <translation>снять ещё раз, потом штраф и сдаёт следующий</translation>
    </message>
    <message>
        <source>Jack under the cut</source>
        <translation>Валет под снятой колодой</translation>
    </message>
    <message>
        <source>What happens when the cut shows a jack at the bottom.</source>
        <translation>Что делать, если внизу после съёма оказался валет.</translation>
    </message>
    <message>
        <source>the dealer puts it into the middle</source>
        <translation>сдающий прячет его в середину</translation>
    </message>
    <message>
        <source>the dealer cuts once</source>
        <translation>сдающий снимает один раз</translation>
    </message>
    <message>
        <source>shuffle and cut again</source>
        <translation>перетасовать и снять снова</translation>
    </message>
    <message>
        <source>Card shown while dealing</source>
        <translation>Засвеченная карта</translation>
    </message>
    <message>
        <source>With real cards: what follows when the dealer shows a card.</source>
        <translation>Для настоящих карт: что делать, если при сдаче засветили карту.</translation>
    </message>
    <message>
        <source>fine, the next player deals</source>
        <translation>штраф, сдаёт следующий</translation>
    </message>
    <message>
        <source>the same player deals again</source>
        <translation>сдаёт снова тот же</translation>
    </message>
    <message>
        <source>Redeal for a hand below</source>
        <translation>Пересдача, если на руках меньше</translation>
    </message>
    <message>
        <source>Whose cards hold fewer points than this may ask for a new deal.</source>
        <translation>У кого на руках меньше очков, может просить пересдачу.</translation>
    </message>
    <message>
        <source>never</source>
        <translation>никогда</translation>
    </message>
    <message>
        <source>Poor hands are counted</source>
        <translation>Слабую руку считают</translation>
    </message>
    <message>
        <source>Whether the points of the hand count after the deal or after the pass.</source>
        <translation>Считать ли очки на руках сразу после сдачи или после сноса.</translation>
    </message>
    <message>
        <source>after the deal</source>
        <translation>после сдачи</translation>
    </message>
    <message>
        <source>after the pass</source>
        <translation>после сноса</translation>
    </message>
    <message>
        <source>Redeal for four nines dealt</source>
        <translation>Пересдача за четыре сданные девятки</translation>
    </message>
    <message>
        <source>Who is dealt all four nines may ask for a new deal before the auction.</source>
        <translation>Кому сдали все девятки, может до торга просить пересдачу.</translation>
    </message>
    <message>
        <source>No redeal for four nines dealt</source>
        <translation>Нет пересдачи за четыре сданные девятки</translation>
    </message>
    <message>
        <source>Redeal for four nines after the pass</source>
        <translation>Пересдача за четыре девятки после сноса</translation>
    </message>
    <message>
        <source>Who gathers all nines by prikup or pass may ask before the first lead.</source>
        <translation>Кто собрал все девятки прикупом или сносом, может до первого хода просить пересдачу.</translation>
    </message>
    <message>
        <source>No redeal for four nines after the pass</source>
        <translation>Нет пересдачи за четыре девятки после сноса</translation>
    </message>
    <message>
        <source>Redeal for three nines</source>
        <translation>Пересдача за три девятки</translation>
    </message>
    <message>
        <source>Who may ask for a new deal with three nines.</source>
        <translation>Кто может просить пересдачу с тремя девятками.</translation>
    </message>
    <message>
        <source>forehand only</source>
        <translation>только первая рука</translation>
    </message>
    <message>
        <source>everybody, with the prikup too</source>
        <translation>любой, и с прикупом тоже</translation>
    </message>
    <message>
        <source>Redeal for four jacks</source>
        <translation>Пересдача за четырёх валетов</translation>
    </message>
    <message>
        <source>Who holds all four jacks may ask for a new deal before the first lead.</source>
        <translation>У кого все валеты, может до первого хода просить пересдачу.</translation>
    </message>
    <message>
        <source>No redeal for four jacks</source>
        <translation>Нет пересдачи за четырёх валетов</translation>
    </message>
    <message>
        <source>Redeal for a prikup below</source>
        <translation>Пересдача, если в прикупе меньше</translation>
    </message>
    <message>
        <source>Who takes a prikup with fewer points than this may ask for a new deal.</source>
        <translation>Кто взял прикуп, где очков меньше, может просить пересдачу.</translation>
    </message>
    <message>
        <source>Redeal for two nines in the prikup</source>
        <translation>Пересдача за две девятки в прикупе</translation>
    </message>
    <message>
        <source>Who takes a prikup with two nines may ask for a new deal.</source>
        <translation>Кто взял прикуп с двумя девятками, может просить пересдачу.</translation>
    </message>
    <message>
        <source>No redeal for two nines in the prikup</source>
        <translation>Нет пересдачи за две девятки в прикупе</translation>
    </message>
    <message>
        <source>Redeal for three jacks in the prikup</source>
        <translation>Пересдача за трёх валетов в прикупе</translation>
    </message>
    <message>
        <source>Who takes a prikup of three jacks may ask for a new deal.</source>
        <translation>Кто взял прикуп из трёх валетов, может просить пересдачу.</translation>
    </message>
    <message>
        <source>No redeal for three jacks in the prikup</source>
        <translation>Нет пересдачи за трёх валетов в прикупе</translation>
    </message>
    <message>
        <source>Poor prikup counts only at the compulsory bid</source>
        <translation>Слабый прикуп — только на обязаловке</translation>
    </message>
    <message>
        <source>The prikup gives a right to a new deal only when nobody else made a bid.</source>
        <translation>Прикуп даёт право на пересдачу, только если никто другой не торговался.</translation>
    </message>
    <message>
        <source>A poor prikup counts at any bid</source>
        <translation>Слабый прикуп — при любой заявке</translation>
    </message>
    <message>
        <source>A redeal is dealt by</source>
        <translation>Пересдаёт</translation>
    </message>
    <message>
        <source>Who deals again after a claim was granted.</source>
        <translation>Кто сдаёт заново после законной просьбы.</translation>
    </message>
    <message>
        <source>the same dealer</source>
        <translation>тот же игрок</translation>
    </message>
    <message>
        <source>the next player</source>
        <translation>следующий</translation>
    </message>
    <message>
        <source>Fine for redeals in a row</source>
        <translation>Штраф за пересдачи подряд</translation>
    </message>
    <message>
        <source>After this many redeals in a row the dealer pays the fine.</source>
        <translation>После стольких пересдач подряд сдающий платит штраф.</translation>
    </message>
    <message>
        <source>after three</source>
        <translation>после трёх</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Сбросить</translation>
    </message>
    <message>
        <source>Reset: %1</source>
        <translation>Сбросить: %1</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>число</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>от %1 до %2</translation>
    </message>
    <message>
        <source>Defenders&apos; points are rounded to</source>
        <translation>Очки вистующих округляют до</translation>
    </message>
    <message>
        <source>How exactly the points of the defenders are written.</source>
        <translation>Насколько точно пишут очки вистующих.</translation>
    </message>
    <message>
        <source>nothing, they are exact</source>
        <translation>не округляют</translation>
    </message>
    <message>
        <source>Rounding</source>
        <translation>Округление</translation>
    </message>
    <message>
        <source>Which way points are rounded.</source>
        <translation>В какую сторону округляют.</translation>
    </message>
    <message>
        <source>to the nearest</source>
        <translation>до ближайшего</translation>
    </message>
    <message>
        <source>always down</source>
        <translation>всегда вниз</translation>
    </message>
    <message>
        <source>The declarer&apos;s points are rounded too</source>
        <translation>Округляют и очки играющего</translation>
    </message>
    <message>
        <source>They are rounded before they are compared with the contract.</source>
        <translation>Их округляют до сравнения с заказом.</translation>
    </message>
    <message>
        <source>The declarer&apos;s points are exact</source>
        <translation>Очки играющего точные</translation>
    </message>
    <message>
        <source>A contract made writes</source>
        <translation>За сыгранный заказ пишут</translation>
    </message>
    <message>
        <source>What the declarer gets for a contract that was made.</source>
        <translation>Сколько получает играющий за сыгранный заказ.</translation>
    </message>
    <message>
        <source>all points taken</source>
        <translation>все взятые очки</translation>
    </message>
    <message>
        <source>A contract failed costs</source>
        <translation>Несыгранный заказ стоит</translation>
    </message>
    <message>
        <source>What the declarer loses for a contract that failed.</source>
        <translation>Сколько теряет играющий за несыгранный заказ.</translation>
    </message>
    <message>
        <source>only what is missing</source>
        <translation>только недобор</translation>
    </message>
    <message>
        <source>Fine</source>
        <translation>Штраф</translation>
    </message>
    <message>
        <source>What is paid for bolts, falls from the barrel and the like.</source>
        <translation>Сколько платят за болты, падение с бочки и тому подобное.</translation>
    </message>
    <message>
        <source>A bolt is written for</source>
        <translation>Болт пишут за</translation>
    </message>
    <message>
        <source>What earns a bolt in a deal.</source>
        <translation>За что в сдаче ставят болт.</translation>
    </message>
    <message>
        <source>no trick</source>
        <translation>ни одной взятки</translation>
    </message>
    <message>
        <source>no point</source>
        <translation>ни одного очка</translation>
    </message>
    <message>
        <source>points that round to nought</source>
        <translation>очки, округлённые до нуля</translation>
    </message>
    <message>
        <source>Fine for bolts</source>
        <translation>Штраф за болты</translation>
    </message>
    <message>
        <source>Which bolts are fined.</source>
        <translation>За какие болты штрафуют.</translation>
    </message>
    <message>
        <source>for so many in all</source>
        <translation>за столько всего</translation>
    </message>
    <message>
        <source>for so many in a row</source>
        <translation>за столько подряд</translation>
    </message>
    <message>
        <source>Bolts until the fine</source>
        <translation>Болтов до штрафа</translation>
    </message>
    <message>
        <source>How many bolts bring the fine.</source>
        <translation>За сколько болтов берут штраф.</translation>
    </message>
    <message>
        <source>The declarer can get a bolt</source>
        <translation>Играющему болт пишут</translation>
    </message>
    <message>
        <source>The declarer gets bolts like everybody else.</source>
        <translation>Играющий получает болты, как все.</translation>
    </message>
    <message>
        <source>The declarer gets no bolt</source>
        <translation>Играющему болтов не пишут</translation>
    </message>
    <message>
        <source>Totals that go to nought</source>
        <translation>Какой счёт обнуляется</translation>
    </message>
    <message>
        <source>Whose total lands exactly there loses everything.</source>
        <translation>У кого счёт попал ровно туда, теряет всё.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>никакой</translation>
    </message>
    <message>
        <source>above nought</source>
        <translation>выше нуля</translation>
    </message>
    <message>
        <source>below nought</source>
        <translation>ниже нуля</translation>
    </message>
    <message>
        <source>above and below</source>
        <translation>выше и ниже</translation>
    </message>
    <message>
        <source>Dump truck at</source>
        <translation>Самосвал на</translation>
    </message>
    <message>
        <source>The total that goes to nought.</source>
        <translation>Счёт, который обнуляется.</translation>
    </message>
    <message>
        <source>The match ends below</source>
        <translation>Партия кончается внизу на</translation>
    </message>
    <message>
        <source>When somebody falls to this total the match ends.</source>
        <translation>Когда кто-то опустился до этого счёта, партия кончена.</translation>
    </message>
    <message>
        <source>Several reach the target</source>
        <translation>Если до цели дошли вместе</translation>
    </message>
    <message>
        <source>Who wins when several reach the target in one deal.</source>
        <translation>Кто выиграл, если в одной сдаче дошли двое или трое.</translation>
    </message>
    <message>
        <source>the highest total</source>
        <translation>у кого больше</translation>
    </message>
    <message>
        <source>Settling up</source>
        <translation>Расчёт</translation>
    </message>
    <message>
        <source>Whether it is reckoned at the end who owes whom how much.</source>
        <translation>Считать ли в конце, кто кому сколько должен.</translation>
    </message>
    <message>
        <source>none</source>
        <comment>settlement</comment>
        <translation>нет</translation>
    </message>
    <message>
        <source>by the differences</source>
        <translation>по разнице</translation>
    </message>
    <message>
        <source>in proportion</source>
        <translation>пропорционально</translation>
    </message>
    <message>
        <source>Golden round</source>
        <translation>Золотой кон</translation>
    </message>
    <message>
        <source>Whether the first deals of a match count double, one deal for each player.</source>
        <translation>Считать ли первые сдачи партии вдвойне: по одной на каждого игрока.</translation>
    </message>
    <message>
        <source>none</source>
        <comment>golden</comment>
        <translation>нет</translation>
    </message>
    <message>
        <source>compulsory 120 for each</source>
        <translation>каждому обязательные 120</translation>
    </message>
    <message>
        <source>doubled, usual auction</source>
        <translation>вдвойне, торг обычный</translation>
    </message>
    <message>
        <source>Golden contract</source>
        <translation>Золотой заказ</translation>
    </message>
    <message>
        <source>What each forehand has to play in the golden round.</source>
        <translation>Сколько обязана играть первая рука на золотом коне.</translation>
    </message>
    <message>
        <source>The golden contract may be raised</source>
        <translation>Золотой заказ можно поднять</translation>
    </message>
    <message>
        <source>The declarer may raise it after the pass.</source>
        <translation>После сноса играющий может его поднять.</translation>
    </message>
    <message>
        <source>The golden contract stays</source>
        <translation>Золотой заказ не поднимают</translation>
    </message>
    <message>
        <source>Nobody made a golden contract</source>
        <translation>Никто не сыграл золотой заказ</translation>
    </message>
    <message>
        <source>What follows when the golden round brought nobody anything.</source>
        <translation>Что делать, если золотой кон никому не удался.</translation>
    </message>
    <message>
        <source>play on</source>
        <translation>играть дальше</translation>
    </message>
    <message>
        <source>play it again</source>
        <translation>повторить кон</translation>
    </message>
    <message>
        <source>scores to nought, again</source>
        <translation>счёт в ноль и повторить</translation>
    </message>
    <message>
        <source>scores to nought, play on</source>
        <translation>счёт в ноль и дальше</translation>
    </message>
    <message>
        <source>Golden fines are doubled</source>
        <translation>Штрафы на золотом коне двойные</translation>
    </message>
    <message>
        <source>Fines count double in the golden round too.</source>
        <translation>На золотом коне вдвойне считают и штрафы.</translation>
    </message>
    <message>
        <source>Golden fines are single</source>
        <translation>Штрафы на золотом коне обычные</translation>
    </message>
    <message>
        <source>A golden bolt counts twice</source>
        <translation>Болт на золотом коне за два</translation>
    </message>
    <message>
        <source>A bolt in the golden round counts as two.</source>
        <translation>Болт на золотом коне считают за два.</translation>
    </message>
    <message>
        <source>A golden bolt counts once</source>
        <translation>Болт на золотом коне за один</translation>
    </message>
    <message>
        <source>Golden prikup and pass are hidden</source>
        <translation>Прикуп и снос на золотом коне закрыты</translation>
    </message>
    <message>
        <source>Nobody else sees the prikup and the passed cards.</source>
        <translation>Прикуп и снос никто другой не видит.</translation>
    </message>
    <message>
        <source>Golden prikup and pass as usual</source>
        <translation>Прикуп и снос на золотом коне как обычно</translation>
    </message>
    <message>
        <source>The dark game may be played</source>
        <translation>Можно играть втёмную</translation>
    </message>
    <message>
        <source>Before seeing the cards forehand may play 120 for a doubled score.</source>
        <translation>Первая рука, не глядя в карты, может играть 120 за двойной счёт.</translation>
    </message>
    <message>
        <source>No dark game</source>
        <translation>Втёмную не играют</translation>
    </message>
    <message>
        <source>Dark from a total of</source>
        <translation>Втёмную — со счёта</translation>
    </message>
    <message>
        <source>The total that the dark game takes.</source>
        <translation>Сколько надо иметь в счёте, чтобы играть втёмную.</translation>
    </message>
    <message>
        <source>any total</source>
        <translation>с любого</translation>
    </message>
    <message>
        <source>Dark while the barrel is taken</source>
        <translation>Втёмную и при занятой бочке</translation>
    </message>
    <message>
        <source>The dark game is allowed while somebody sits on the barrel.</source>
        <translation>Играть втёмную можно, и когда кто-то на бочке.</translation>
    </message>
    <message>
        <source>No dark game while the barrel is taken</source>
        <translation>При занятой бочке втёмную не играют</translation>
    </message>
    <message>
        <source>Dark prikup and pass are hidden</source>
        <translation>Прикуп и снос втёмную закрыты</translation>
    </message>
    <message>
        <source>Nobody else sees the prikup and the passed cards of a dark deal.</source>
        <translation>Прикуп и снос тёмной никто другой не видит.</translation>
    </message>
    <message>
        <source>Dark prikup and pass as usual</source>
        <translation>Прикуп и снос втёмную как обычно</translation>
    </message>
    <message>
        <source>The dark can be lifted</source>
        <translation>Тёмную можно снять</translation>
    </message>
    <message>
        <source>What an opponent may do against the dark game with a marriage that allows the bid.</source>
        <translation>Что может сделать против тёмной соперник, чей марьяж позволяет такую заявку.</translation>
    </message>
    <message>
        <source>no</source>
        <translation>нельзя</translation>
    </message>
    <message>
        <source>by a bid, then an auction</source>
        <translation>заявкой, дальше торг</translation>
    </message>
    <message>
        <source>by a bid that takes the prikup</source>
        <translation>заявкой, сразу с прикупом</translation>
    </message>
    <message>
        <source>A dark contract made writes</source>
        <translation>За сыгранную тёмную пишут</translation>
    </message>
    <message>
        <source>What a dark game brings.</source>
        <translation>Сколько приносит тёмная.</translation>
    </message>
    <message>
        <source>twice the contract</source>
        <translation>два заказа</translation>
    </message>
    <message>
        <source>twice the points taken</source>
        <translation>взятые очки вдвое</translation>
    </message>
    <message>
        <source>The dark contract may be raised</source>
        <translation>Тёмный заказ можно поднять</translation>
    </message>
    <message>
        <source>The declarer may raise it after the prikup.</source>
        <translation>После прикупа играющий может его поднять.</translation>
    </message>
    <message>
        <source>The dark contract stays</source>
        <translation>Тёмный заказ не поднимают</translation>
    </message>
    <message>
        <source>The dark game doubles</source>
        <translation>Тёмная удваивает</translation>
    </message>
    <message>
        <source>Whose score counts double in a dark deal.</source>
        <translation>Чей счёт в тёмной считают вдвойне.</translation>
    </message>
    <message>
        <source>the declarer</source>
        <comment>dark_scope</comment>
        <translation>играющему</translation>
    </message>
    <message>
        <source>everybody</source>
        <comment>dark_scope</comment>
        <translation>всем</translation>
    </message>
    <message>
        <source>A dark bolt counts twice</source>
        <translation>Болт втёмную за два</translation>
    </message>
    <message>
        <source>A bolt in a dark deal counts as two.</source>
        <translation>Болт в тёмной сдаче считают за два.</translation>
    </message>
    <message>
        <source>A dark bolt counts once</source>
        <translation>Болт втёмную за один</translation>
    </message>
    <message>
        <source>Who sits out writes</source>
        <translation>Сидящему на прикупе пишут</translation>
    </message>
    <message>
        <source>What the player without cards gets for the prikup.</source>
        <translation>Сколько получает за прикуп игрок без карт.</translation>
    </message>
    <message>
        <source>its cards</source>
        <translation>очки карт</translation>
    </message>
    <message>
        <source>cards and a whole marriage</source>
        <translation>карты и целый марьяж</translation>
    </message>
    <message>
        <source>cards, half for one of a pair</source>
        <translation>карты, за одну из пары половину</translation>
    </message>
    <message>
        <source>aces and a marriage</source>
        <translation>тузы и марьяж</translation>
    </message>
    <message>
        <source>100 for three nines, else cards</source>
        <translation>100 за три девятки или карты</translation>
    </message>
    <message>
        <source>An ace for who sits out</source>
        <translation>Туз сидящему на прикупе</translation>
    </message>
    <message>
        <source>What each ace of the prikup brings to the player who sits out.</source>
        <translation>Сколько пишут за туза в прикупе тому, кто на нём сидит.</translation>
    </message>
    <message>
        <source>Game of two</source>
        <translation>Игра вдвоём</translation>
    </message>
    <message>
        <source>How the cards are dealt to two players.</source>
        <translation>Как сдают карты двоим.</translation>
    </message>
    <message>
        <source>two prikups of two</source>
        <translation>два прикупа по две</translation>
    </message>
    <message>
        <source>two prikups of three</source>
        <translation>два прикупа по три</translation>
    </message>
    <message>
        <source>a dead hand</source>
        <translation>мёртвая рука</translation>
    </message>
    <message>
        <source>drawing from a stock</source>
        <translation>с добором из колоды</translation>
    </message>
    <message>
        <source>The declarer gives away</source>
        <translation>Играющий отдаёт</translation>
    </message>
    <message>
        <source>Where the spare cards go after the prikup.</source>
        <translation>Куда идут лишние карты после прикупа.</translation>
    </message>
    <message>
        <source>two cards to the table</source>
        <translation>две карты на стол</translation>
    </message>
    <message>
        <source>one to the opponent</source>
        <translation>одну сопернику</translation>
    </message>
    <message>
        <source>one to the opponent, one aside</source>
        <translation>одну сопернику, одну в сторону</translation>
    </message>
    <message>
        <source>Cards that nobody played</source>
        <translation>Невзятые карты</translation>
    </message>
    <message>
        <source>Whose points the cards left aside are.</source>
        <translation>Кому идут очки отложенных карт.</translation>
    </message>
    <message>
        <source>to the last trick</source>
        <translation>с последней взяткой</translation>
    </message>
    <message>
        <source>to nobody</source>
        <translation>никому</translation>
    </message>
    <message>
        <source>The prikup is picked</source>
        <translation>Прикуп выбирают</translation>
    </message>
    <message>
        <source>Whether the declarer, and nobody else, sees both prikups before picking one.</source>
        <translation>Видит ли играющий (и только он) оба прикупа до выбора.</translation>
    </message>
    <message>
        <source>blindly</source>
        <translation>вслепую</translation>
    </message>
    <message>
        <source>after seeing both</source>
        <translation>посмотрев оба</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <translation>Карт на руках</translation>
    </message>
    <message>
        <source>How many cards each holds while there is a stock.</source>
        <translation>Сколько карт на руках, пока есть колода.</translation>
    </message>
    <message>
        <source>Following suit with a stock</source>
        <translation>В масть, пока есть колода</translation>
    </message>
    <message>
        <source>Whether one must follow suit while there is a stock.</source>
        <translation>Надо ли отвечать в масть, пока есть колода.</translation>
    </message>
    <message>
        <source>is a duty</source>
        <translation>обязательно</translation>
    </message>
    <message>
        <source>is free</source>
        <translation>по желанию</translation>
    </message>
    <message>
        <source>Fine for a wrong entry</source>
        <translation>Штраф за ошибку в записи</translation>
    </message>
    <message>
        <source>With real cards: what a mistake of the score-keeper costs.</source>
        <translation>Для настоящих карт: сколько стоит ошибка ведущего запись.</translation>
    </message>
    <message>
        <source>none</source>
        <comment>scorekeeper_fine</comment>
        <translation>нет</translation>
    </message>
    <message>
        <source>Lead before the pass</source>
        <translation>Ход до сноса</translation>
    </message>
    <message>
        <source>With real cards: what follows when the declarer leads too early.</source>
        <translation>Для настоящих карт: что будет, если играющий пошёл до сноса.</translation>
    </message>
    <message>
        <source>not possible</source>
        <comment>lead_before_pass</comment>
        <translation>невозможен</translation>
    </message>
    <message>
        <source>the opponents take a card</source>
        <translation>соперники берут карту</translation>
    </message>
</context>
<context>
    <name>RuleProblem</name>
    <message>
        <source>There is no option called {option}.</source>
        <translation>Пункта {option} нет.</translation>
    </message>
    <message>
        <source>An option has a value that it cannot have: {reason}.</source>
        <translation>У пункта невозможное значение: {reason}.</translation>
    </message>
    <message>
        <source>Without a compulsory bid nobody can be made to play when all pass.</source>
        <translation>Без обязаловки никого не заставить играть, когда все спасовали.</translation>
    </message>
    <message>
        <source>Only among three can the last hand take the prikup.</source>
        <translation>Последний может взять прикуп, только если играют трое.</translation>
    </message>
    <message>
        <source>The dark game needs a compulsory bid that it stands for.</source>
        <translation>Для игры втёмную нужна обязаловка.</translation>
    </message>
    <message>
        <source>The barrel at {barrel_at} must lie below the target, {target}.</source>
        <translation>Бочка на {barrel_at} должна быть ниже конечного счёта {target}.</translation>
    </message>
    <message>
        <source>A fall must lead below the barrel at {barrel_at}, not to {barrel_fall_score}.</source>
        <translation>Падать надо ниже бочки на {barrel_at}, а не на {barrel_fall_score}.</translation>
    </message>
    <message>
        <source>From the barrel {need} points are needed, but no contract may be above {max_contract}.</source>
        <translation>С бочки нужно {need}, а заказать можно не больше {max_contract}.</translation>
    </message>
    <message>
        <source>When two cards of the prikup are passed, there is no moment to raise after it.</source>
        <translation>Если сносят две карты прикупа, поднимать заказ после сноса некогда.</translation>
    </message>
    <message>
        <source>Who must overtrump must trump as well.</source>
        <translation>Кто обязан перебивать козырь, обязан и бить козырем.</translation>
    </message>
    <message>
        <source>No total ever is {dump_value} when points are rounded to {round_step}.</source>
        <translation>При округлении до {round_step} счёт никогда не попадёт на {dump_value}.</translation>
    </message>
    <message>
        <source>{rospis_free_count} deals are free to give up, but only {rospis_limit} may be given up at all.</source>
        <translation>Даром можно расписать {rospis_free_count}, а всего расписывать можно только {rospis_limit}.</translation>
    </message>
    <message>
        <source>The fine for every third deal given up never comes: only {rospis_limit} may be given up.</source>
        <translation>До штрафа за третью роспись не дойдёт: расписывать можно только {rospis_limit}.</translation>
    </message>
    <message>
        <source>Dealt like this, barred cards of the pack lie in the prikup.</source>
        <translation>При такой сдаче в прикуп попадут карты, которым там нельзя быть.</translation>
    </message>
    <message>
        <source>From barrel to target it is {need}; it must be from {least} to {greatest}.</source>
        <translation>От бочки до победы {need}, а должно быть от {least} до {greatest}.</translation>
    </message>
    <message>
        <source>With these cards given away the two hands would not end equally long.</source>
        <translation>При таком сносе карт на руках в конце было бы не поровну.</translation>
    </message>
</context>
<context>
    <name>RuleRefusal</name>
    <message>
        <source>There is nothing to read: copy the whole code first.</source>
        <translation>Читать нечего: сначала скопируйте код целиком.</translation>
    </message>
    <message>
        <source>These are no rules of Thousand. A code begins with T1; a file ends in .thousand-rules.</source>
        <translation>Это не правила «Тысячи». Код начинается с T1, имя файла кончается на .thousand-rules.</translation>
    </message>
    <message>
        <source>This is much longer than rules can be. Take another file or code.</source>
        <translation>Для правил это слишком длинно. Возьмите другой файл или код.</translation>
    </message>
    <message>
        <source>A part is missing or wrong. Compare it sign by sign or have it sent again.</source>
        <translation>Часть потеряна или испорчена. Сверьте знак за знаком или попросите прислать снова.</translation>
    </message>
    <message>
        <source>These rules come from a newer Thousand. Update the program.</source>
        <translation>Эти правила из более новой «Тысячи». Обновите программу.</translation>
    </message>
    <message>
        <source>There is no option called {options}. Take it out, or update the program.</source>
        <translation>Пункта {options} нет. Уберите его или обновите программу.</translation>
    </message>
    <message>
        <source>These options are missing: {options}. Put them into the file.</source>
        <translation>Не хватает пунктов: {options}. Впишите их в файл.</translation>
    </message>
    <message>
        <source>These options have a value that they cannot have: {options}.</source>
        <translation>У этих пунктов невозможные значения: {options}.</translation>
    </message>
    <message>
        <source>The file cannot be read: {reason}.</source>
        <translation>Файл не читается: {reason}.</translation>
    </message>
</context>
<context>
    <name>RuleSetRow</name>
    <message>
        <source>Rename</source>
        <translation>Переименовать</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Сделать копию</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Name of your rules</source>
        <translation>Название ваших правил</translation>
    </message>
    <message>
        <source>Delete these rules? Matches played by them stay.</source>
        <translation>Удалить эти правила? Сыгранные по ним партии останутся.</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Оставить</translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message>
        <source>yes</source>
        <translation>да</translation>
    </message>
    <message>
        <source>no</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>{label}: {value}</source>
        <translation>{label}: {value}</translation>
    </message>
    <message>
        <source>{label}: {value} instead of {usual}</source>
        <translation>{label}: {value} (обычно: {usual})</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Who has {lock} points or more writes nothing in defence any more: only their own contracts count. Failed contracts are taken off the total as always.</source>
        <translation>У кого {lock} очков или больше, тот на вистах уже ничего не пишет: идут в счёт только свои сыгранные заказы. Несыгранные снимают как обычно.</translation>
    </message>
    <message>
        <source>Close to the end</source>
        <translation>Близко к концу</translation>
    </message>
    <message>
        <source>The barrel</source>
        <translation>Бочка</translation>
    </message>
    <message>
        <source>A total that reaches {barrel} is stopped exactly there: the player sits on the barrel.</source>
        <translation>Кто дошёл до {barrel}, останавливается ровно на этом счёте: игрок садится на бочку.</translation>
    </message>
    <message>
        <source>{anna} has {before} and writes {points} in defence. The total becomes {barrel}, not {sum}: {anna} sits on the barrel.</source>
        <translation>{anna}: было {before}, на вистах взято {points}. В счёте станет не {sum}, а {barrel}: {anna} сидит на бочке.</translation>
    </message>
    <message>
        <source>Now {need} points are missing to {target}, and they must come at one stroke: become the declarer and make a contract of {need} or more. This wins the match.</source>
        <translation>До {target} не хватает {need}, и взять их надо за один раз: выиграть торг и сыграть заказ не меньше {need}. Это победа в партии.</translation>
    </message>
    <message>
        <source>Victory takes more than {target}, so now {need} points are missing, and they must come at one stroke: become the declarer and make a contract of {need} or more. This wins the match.</source>
        <translation>Для победы нужно больше {target}, поэтому не хватает {need}, и взять их надо за один раз: выиграть торг и сыграть заказ не меньше {need}. Это победа в партии.</translation>
    </message>
    <message>
        <source>A player on the barrel bids {cap} at most.</source>
        <translation>Сидящий на бочке торгуется не выше {cap}.</translation>
    </message>
    <message>
        <source>Now the points of the cards in your tricks are added up from deal to deal, whoever is the declarer; marriages do not count. With {need} points you win the match.</source>
        <translation>Теперь очки карт в ваших взятках копятся от сдачи к сдаче, кто бы ни играл; марьяжи не считаются. Набрав {need}, вы выигрываете партию.</translation>
    </message>
    <message>
        <source>On the barrel nothing else is written for you: no points in defence and no bolts.</source>
        <translation>Больше на бочке ничего не пишут: ни очков на вистах, ни болтов.</translation>
    </message>
    <message>
        <source>When a player on the barrel plays the contract, the others write neither points nor bolts.</source>
        <translation>Когда играет сидящий на бочке, остальным не пишут ни очков, ни болтов.</translation>
    </message>
    <message>
        <source>In the auction you bid or pass like everybody else.</source>
        <translation>Торгуетесь вы как все: делаете заявку или пасуете.</translation>
    </message>
    <message>
        <source>In the auction you may not pass as long as you can bid.</source>
        <translation>Пасовать на торге нельзя, пока можно сделать заявку.</translation>
    </message>
    <message>
        <source>In the auction you bid {need} at once and by yourself; others may bid more. Of several on the barrel the one next after the dealer does so.</source>
        <translation>На торге сама собой ставится ваша заявка {need}; другие могут её перебить. Если на бочке несколько игроков, это право ближайшего после сдающего.</translation>
    </message>
    <message>
        <source>There is no auction: you take the prikup at {need}. Of several on the barrel the one next after the dealer does so.</source>
        <translation>Торга нет: вы берёте прикуп за {need}. Если на бочке несколько игроков, это право ближайшего после сдающего.</translation>
    </message>
    <message>
        <source>If you win the auction for less than {need}, your contract is lifted to {need}. It takes no marriage.</source>
        <translation>Если торг выигран меньше чем за {need}, заказ поднимают до {need}. Марьяж для этого не нужен.</translation>
    </message>
    <message>
        <source>A contract below {need} helps nothing: even if it is made, nothing is written.</source>
        <translation>Заказ меньше {need} ничего не даёт: даже сыгранный, он не пишется.</translation>
    </message>
    <message>
        <source>If you fail your contract, nothing is taken off.</source>
        <translation>Если заказ не сыгран, очки не снимают.</translation>
    </message>
    <message>
        <source>If you fail your contract, it is taken off your total and you leave the barrel.</source>
        <translation>Если заказ не сыгран, его снимают со счёта, и вы уходите с бочки.</translation>
    </message>
    <message>
        <source>If the failed contract was above {need}, nothing is taken off.</source>
        <translation>Если несыгранный заказ был больше {need}, очки не снимают.</translation>
    </message>
    <message>
        <source>If the failed contract was above {need}, it is taken off your total and you leave the barrel.</source>
        <translation>Если несыгранный заказ был больше {need}, его снимают со счёта, и вы уходите с бочки.</translation>
    </message>
    <message>
        <source>If you pay for giving a deal up, you leave the barrel with what is left.</source>
        <translation>За роспись вы платите и уходите с бочки с тем, что осталось.</translation>
    </message>
    <message>
        <source>If you give a deal up for nothing, you stay on the barrel.</source>
        <translation>Расписав даром, вы остаётесь на бочке.</translation>
    </message>
    <message>
        <source>You may sit on the barrel as long as you like.</source>
        <translation>Сидеть на бочке можно сколько угодно.</translation>
    </message>
    <message>
        <source>A deal in which you sit out uses none.</source>
        <translation>Сдача, в которой вы сидите на прикупе, попыток не тратит.</translation>
    </message>
    <message>
        <source>If that is not enough after the last attempt, you fall.</source>
        <translation>Если и после последней попытки этого мало, вы слетаете.</translation>
    </message>
    <message>
        <source>With a fall what you gathered is added to the total, the sum is cut down to tens, and {fine} are taken off.</source>
        <translation>Кто слетел, тому набранное прибавляют к счёту, сумму округляют вниз до десятков и снимают {fine}.</translation>
    </message>
    <message>
        <source>With a fall what you gathered is added to the total, the sum is cut down to tens, and {fine} are taken off; more than {barrel} is never left.</source>
        <translation>Кто слетел, тому набранное прибавляют к счёту, сумму округляют вниз до десятков и снимают {fine}; больше {barrel} не остаётся никогда.</translation>
    </message>
    <message>
        <source>On the barrel nothing else is written for you: no contract, neither made nor failed, nothing for the prikup when you sit out, and no bolts.</source>
        <translation>Больше на бочке ничего не пишут: ни заказа, сыгранного или нет, ни очков за прикуп, когда вы на нём сидите, ни болтов.</translation>
    </message>
    <message>
        <source>On the barrel nothing else is written for you: no contract, neither made nor failed, and no bolts.</source>
        <translation>Больше на бочке ничего не пишут: ни заказа, сыгранного или нет, ни болтов.</translation>
    </message>
    <message>
        <source>On the barrel nothing else is written for you: no points in defence, nothing for the prikup when you sit out, and no bolts.</source>
        <translation>Больше на бочке ничего не пишут: ни очков на вистах, ни очков за прикуп, когда вы на нём сидите, ни болтов.</translation>
    </message>
    <message>
        <source>When a player on the barrel is the declarer, the others write neither points nor bolts, even if the deal is given up.</source>
        <translation>Когда играет тот, кто на бочке, остальные не пишут ни очков, ни болтов, даже если сдача расписана.</translation>
    </message>
    <message>
        <source>Every deal that you play and do not win uses an attempt, whoever is the declarer; a deal that another player gives up uses none, nor does one in which you sit out.</source>
        <translation>Каждая ваша сдача без победы тратит попытку, кто бы ни играл; чужая роспись попыток не тратит, и сидеть на прикупе тоже ничего не стоит.</translation>
    </message>
    <message>
        <source>Every deal in which you do not win uses an attempt, whoever is the declarer; a deal that another player gives up uses none.</source>
        <translation>Каждая сдача без победы тратит попытку, кто бы ни играл; чужая роспись попыток не тратит.</translation>
    </message>
    <message>
        <source>Only a contract of your own that wins nothing uses an attempt.</source>
        <translation>Попытку тратит только свой заказ, который не принёс победы.</translation>
    </message>
    <message>
        <source>With the last attempt you fall: your total becomes {total}.</source>
        <translation>После последней попытки вы слетаете: в счёте остаётся {total}.</translation>
    </message>
    <message>
        <source>The third fall from the barrel brings a total down to 0; then the count begins anew.</source>
        <translation>Третье падение с бочки обнуляет счёт, и падения считают заново.</translation>
    </message>
    <message>
        <source>There is little room: who sits on the barrel is knocked off when another player reaches it, and falls to {total}.</source>
        <translation>На бочке тесно: когда на неё садится другой, прежний игрок слетает, и в счёте у него остаётся {total}.</translation>
    </message>
    <message>
        <source>There is little room: who sits on the barrel falls when another player reaches it.</source>
        <translation>На бочке тесно: когда на неё садится другой, прежний игрок слетает.</translation>
    </message>
    <message>
        <source>Who reaches the barrel in the same deal sits there together.</source>
        <translation>Севшие на бочку в одной сдаче сидят там вместе.</translation>
    </message>
    <message>
        <source>When several reach the barrel in the same deal, all of them fall at once, to {total}.</source>
        <translation>Если в одной сдаче до бочки дошли двое или трое, все сразу слетают, и у каждого остаётся {total}.</translation>
    </message>
    <message>
        <source>Nobody wins without having sat on the barrel.</source>
        <translation>Миновать бочку и победить сразу нельзя.</translation>
    </message>
    <message>
        <source>A declarer whose contract leads from below the barrel to {total} wins at once.</source>
        <translation>Играющий, который своим заказом перескочил бочку и набрал {total}, побеждает сразу.</translation>
    </message>
    <message>
        <source>Whose total leads from below the barrel to {total} wins at once.</source>
        <translation>Кто перескочил бочку и набрал {total}, побеждает сразу.</translation>
    </message>
    <message>
        <source>What it is about</source>
        <translation>В чём суть игры</translation>
    </message>
    <message>
        <source>Thousand is a card game for three. Everybody plays for themselves, and the points of all deals are added up.</source>
        <translation>Тысяча — карточная игра для троих. Каждый играет за себя, очки всех сдач складывают.</translation>
    </message>
    <message>
        <source>In every deal one player promises to take a certain number of points. The promise is the contract, and who gives it is the declarer. The other two are the defenders: they collect points of their own and try to make the contract fail.</source>
        <translation>В каждой сдаче один из игроков обещает набрать столько-то очков. Обещание — это заказ, а тот, кто его дал, — играющий. Двое других — его соперники, вистующие: они набирают очки себе и мешают сыграть заказ.</translation>
    </message>
    <message>
        <source>A deal goes like this:</source>
        <translation>Сдача идёт так:</translation>
    </message>
    <message>
        <source>Four people play Thousand here, three of them in each deal. Everybody plays for themselves, and the points of all deals are added up.</source>
        <translation>Здесь в Тысячу играют вчетвером, по трое в каждой сдаче. Каждый играет за себя, очки всех сдач складывают.</translation>
    </message>
    <message>
        <source>Whoever first reaches {target} points wins the match.</source>
        <translation>Партию выигрывает тот, кто первым наберёт {target}.</translation>
    </message>
    <message>
        <source>The match is played to {target} points, and the last part of the way is made in one leap: see “The barrel”.</source>
        <translation>Партия идёт до {target}, и последний отрезок пути надо пройти одним прыжком: см. «Бочка».</translation>
    </message>
    <message>
        <source>The cards are dealt. Three of them lie aside, face down: this is the prikup.</source>
        <translation>Раздают карты. Три карты откладывают рубашкой вверх — это прикуп.</translation>
    </message>
    <message>
        <source>In the auction everybody bids. Who promises most is the declarer.</source>
        <translation>Идёт торг. Кто пообещал больше всех, тот и играет.</translation>
    </message>
    <message>
        <source>The declarer takes the prikup and gives each opponent a card, so that all hold equally many.</source>
        <translation>Играющий берёт прикуп и отдаёт каждому сопернику по карте: теперь карт у всех поровну.</translation>
    </message>
    <message>
        <source>The cards are played out in tricks. King and queen of a suit are a marriage: it brings extra points and makes its suit trump.</source>
        <translation>Карты разыгрывают по взяткам. Король и дама одной масти — марьяж: он приносит лишние очки, а его масть становится козырем.</translation>
    </message>
    <message>
        <source>The points are counted and written down, and the next player deals.</source>
        <translation>Очки считают и записывают, и сдаёт следующий.</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Карты</translation>
    </message>
    <message>
        <source>The pack has {pack} cards: spades, clubs, diamonds and hearts with six each. Here is a suit from the strongest card to the weakest, with the points of every card:</source>
        <translation>В колоде {pack} карты: пики, трефы, бубны и червы, по шесть карт. Вот одна масть от старшей карты к младшей, под каждой картой — её очки:</translation>
    </message>
    <message>
        <source>Mind the ten: it is stronger than the king.</source>
        <translation>Запомните: десятка старше короля.</translation>
    </message>
    <message>
        <source>A suit holds {suit} points, the whole pack {all}. What counts are the points in your tricks, not how many tricks you take.</source>
        <translation>В масти {suit} очков, во всей колоде — {all}. Важно не сколько взяток вы взяли, а сколько в них очков.</translation>
    </message>
    <message>
        <source>Seats and the deal</source>
        <translation>Места и сдача</translation>
    </message>
    <message>
        <source>Everything goes clockwise. The player after the dealer is forehand; for every deal the next player deals.</source>
        <translation>Всё идёт по часовой стрелке. Следующий за сдающим — первая рука; каждый раз сдаёт следующий игрок.</translation>
    </message>
    <message>
        <source>In the end everybody holds {hand} cards, and {prikup} cards lie face down: the prikup.</source>
        <translation>В итоге у каждого по {hand} карт, а {prikup} карты лежат рубашкой вверх: прикуп.</translation>
    </message>
    <message>
        <source>The cards are dealt one at a time, the first to forehand. After the second, the third and the fourth round a card goes to the prikup.</source>
        <translation>Карты сдают по одной, начиная с первой руки. После второго, третьего и четвёртого круга по карте кладут в прикуп.</translation>
    </message>
    <message>
        <source>The cards are dealt one at a time, the first to forehand. In each of the first three rounds a card goes to the prikup before the dealer&apos;s own.</source>
        <translation>Карты сдают по одной, начиная с первой руки. В первых трёх кругах сдающий, прежде чем дать карту себе, кладёт одну в прикуп.</translation>
    </message>
    <message>
        <source>The cards are dealt one at a time, the first to forehand. The last three are the prikup.</source>
        <translation>Карты сдают по одной, начиная с первой руки. Последние три — прикуп.</translation>
    </message>
    <message>
        <source>The cards are dealt in packets: three to everybody, then two, then two again. After the first round two cards go to the prikup, after the second one.</source>
        <translation>Карты сдают пачками: каждому три, потом две и ещё две. После первого круга в прикуп кладут две карты, после второго — одну.</translation>
    </message>
    <message>
        <source>Neither the first nor the last card of the pack may go to the prikup.</source>
        <translation>Первая и последняя карты колоды в прикуп не идут.</translation>
    </message>
    <message>
        <source>None of the first three and of the last three cards of the pack may go to the prikup.</source>
        <translation>Первые три и последние три карты колоды в прикуп не идут.</translation>
    </message>
    <message>
        <source>A new deal</source>
        <translation>Пересдача</translation>
    </message>
    <message>
        <source>Some cards are so poor that you may ask for a new deal. It is a right, not a duty: you are asked and may also play on. You have it in these cases:</source>
        <translation>Бывают карты настолько плохие, что можно потребовать пересдачу. Это право, а не обязанность: вас спросят, и можно играть дальше. Право есть в таких случаях:</translation>
    </message>
    <message>
        <source>Who asks shows the cards. The deal is not written, and nothing else changes.</source>
        <translation>Кто требует пересдачу, показывает карты. Сдача не записывается, и больше ничего не меняется.</translation>
    </message>
    <message>
        <source>The same player deals again.</source>
        <translation>Сдаёт снова тот же игрок.</translation>
    </message>
    <message>
        <source>The next player deals.</source>
        <translation>Сдаёт следующий игрок.</translation>
    </message>
    <message>
        <source>Three new deals in a row cost the dealer {fine} points.</source>
        <translation>Три пересдачи подряд — сдающему штраф {fine}.</translation>
    </message>
    <message>
        <source>You are dealt four nines.</source>
        <translation>Вам сдали четыре девятки.</translation>
    </message>
    <message>
        <source>You hold four nines after the prikup was taken or cards were passed.</source>
        <translation>Четыре девятки собрались у вас после прикупа или сноса.</translation>
    </message>
    <message>
        <source>You hold four jacks at any time before the first lead.</source>
        <translation>У вас четыре валета в любой момент до первого хода.</translation>
    </message>
    <message>
        <source>You are forehand and are dealt three nines.</source>
        <translation>Вы на первой руке, и вам сдали три девятки.</translation>
    </message>
    <message>
        <source>You hold three nines at any time before the first lead.</source>
        <translation>У вас три девятки в любой момент до первого хода.</translation>
    </message>
    <message>
        <source>The cards you are dealt hold fewer than {points} points.</source>
        <translation>В сданных вам картах очков меньше {points}.</translation>
    </message>
    <message>
        <source>Your cards hold fewer than {points} points after the declarer has given cards away.</source>
        <translation>После сноса в ваших картах очков меньше {points}.</translation>
    </message>
    <message>
        <source>You take the prikup and it holds fewer than {points} points.</source>
        <translation>Вы взяли прикуп, и очков в нём меньше {points}.</translation>
    </message>
    <message>
        <source>You take the prikup and two nines lie in it.</source>
        <translation>Вы взяли прикуп, и в нём две девятки.</translation>
    </message>
    <message>
        <source>You take the prikup and three jacks lie in it.</source>
        <translation>Вы взяли прикуп, и в нём три валета.</translation>
    </message>
    <message>
        <source>A poor prikup gives this right only to the one who had to take it at the compulsory {bid}, when nobody else made a bid.</source>
        <translation>Плохой прикуп даёт это право, только если он взят за обязательные {bid} и никто другой не торговался.</translation>
    </message>
    <message>
        <source>The auction</source>
        <translation>Торг</translation>
    </message>
    <message>
        <source>In the auction you promise how many points you will take in this deal, with the cards in your hand and what the prikup may bring.</source>
        <translation>На торге вы обещаете, сколько очков наберёте в этой сдаче — со своими картами и тем, что даст прикуп.</translation>
    </message>
    <message>
        <source>Both speak in turn: bid more than the last bid, or pass. Who has passed stays out of this auction.</source>
        <translation>Торгуются по очереди: перебейте последнюю заявку или пасуйте. Кто спасовал, в этом торге больше не участвует.</translation>
    </message>
    <message>
        <source>The word goes round clockwise: bid more than the last bid, or pass. Who has passed stays out of this auction.</source>
        <translation>Слово переходит по кругу: перебейте последнюю заявку или пасуйте. Кто спасовал, в этом торге больше не участвует.</translation>
    </message>
    <message>
        <source>Forehand has no choice at first: the bid of {bid} stands for them without a word. This is the compulsory bid.</source>
        <translation>У первой руки сначала выбора нет: за ней без слов стоит заявка {bid}. Это обязаловка.</translation>
    </message>
    <message>
        <source>The dealer has no choice at first: the bid of {bid} stands for them without a word. This is the compulsory bid.</source>
        <translation>У сдающего сначала выбора нет: за ним без слов стоит заявка {bid}. Это обязаловка.</translation>
    </message>
    <message>
        <source>Nobody has to bid. Forehand speaks first; the lowest bid is {bid}.</source>
        <translation>Торговаться никто не обязан. Первой говорит первая рука; наименьшая заявка — {bid}.</translation>
    </message>
    <message>
        <source>Bids go in steps of {step}: {first}, {second}, {third} and so on.</source>
        <translation>Заявки идут с шагом {step}: {first}, {second}, {third} и так далее.</translation>
    </message>
    <message>
        <source>You may raise by several steps at once.</source>
        <translation>Можно прыгать сразу на несколько шагов.</translation>
    </message>
    <message>
        <source>You raise by one step, never by more.</source>
        <translation>Прыгать нельзя: каждый раз ровно на один шаг.</translation>
    </message>
    <message>
        <source>The last one left is the declarer, the last bid is the contract. When both others pass at once, forehand plays for {bid}.</source>
        <translation>Кто остался последним, тот и играет, а его заявка становится заказом. Если двое других сразу пасуют, первая рука играет {bid}.</translation>
    </message>
    <message>
        <source>The last one left is the declarer, the last bid is the contract. When both others pass at once, the dealer plays for {bid}.</source>
        <translation>Кто остался последним, тот и играет, а его заявка становится заказом. Если двое других сразу пасуют, сдающий играет {bid}.</translation>
    </message>
    <message>
        <source>The last one left is the declarer, the last bid is the contract.</source>
        <translation>Кто остался последним, тот и играет, а его заявка становится заказом.</translation>
    </message>
    <message>
        <source>A player whose total is below {total} has to be silent: they always pass, but the compulsory bid stays with them.</source>
        <translation>У кого в счёте меньше {total}, тот молчит: всегда пасует, но обязаловка за ним остаётся.</translation>
    </message>
    <message>
        <source>How high may you go? The cards hold {cards} points, so without a marriage in your hand you may bid {cards} at most. Each marriage that you hold lifts this ceiling by its value.</source>
        <translation>До скольких можно торговаться? В картах {cards} очков, поэтому без марьяжа на руках — не выше {cards}. Каждый ваш марьяж поднимает этот потолок на свою цену.</translation>
    </message>
    <message>
        <source>How high may you go? The cards hold {cards} points, so without a marriage in your hand you may bid {cards} at most. With a marriage you may bid up to {top}.</source>
        <translation>До скольких можно торговаться? В картах {cards} очков, поэтому без марьяжа на руках — не выше {cards}. С марьяжем — до {top}.</translation>
    </message>
    <message>
        <source>How high may you go? As high as you dare, up to {top}. The cards hold {cards} points; more comes from marriages only.</source>
        <translation>До скольких можно торговаться? На сколько хватит смелости, до {top}. В картах {cards} очков, всё сверх того дают только марьяжи.</translation>
    </message>
    <message>
        <source>No bid and no contract goes above {top}.</source>
        <translation>Ни заявка, ни заказ не бывают выше {top}.</translation>
    </message>
    <message>
        <source>This hand holds the marriage of hearts, which is worth {value}. It may bid up to {top}.</source>
        <translation>Здесь на руках червовый марьяж, он стоит {value}. С такими картами можно торговаться до {top}.</translation>
    </message>
    <message>
        <source>The prikup</source>
        <translation>Прикуп</translation>
    </message>
    <message>
        <source>The declarer takes the {count} cards of the prikup.</source>
        <translation>Играющий берёт {count} карты прикупа.</translation>
    </message>
    <message>
        <source>Then the declarer gives each opponent one card of their choice, from the hand or from the prikup. Mostly these are small cards that bring nothing.</source>
        <translation>Потом играющий отдаёт каждому сопернику по одной карте на свой выбор, из своих или из прикупа. Это снос. Обычно отдают мелочь, от которой нет проку.</translation>
    </message>
    <message>
        <source>Now everybody holds {count} cards.</source>
        <translation>Теперь у каждого по {count} карт.</translation>
    </message>
    <message>
        <source>Everybody sees the prikup first.</source>
        <translation>Сначала прикуп видят все.</translation>
    </message>
    <message>
        <source>Everybody sees the prikup first, unless nobody made a bid above the compulsory {bid}: then only the declarer sees it.</source>
        <translation>Сначала прикуп видят все. Но если никто не перебил обязательные {bid}, его видит только играющий.</translation>
    </message>
    <message>
        <source>Nobody else sees the prikup.</source>
        <translation>Больше прикуп никто не видит.</translation>
    </message>
    <message>
        <source>The passed cards go face down: only the one who gets a card sees it.</source>
        <translation>Снос закрытый: карту видит только тот, кто её получил.</translation>
    </message>
    <message>
        <source>The passed cards go face up and everybody sees them, unless the prikup was hidden too.</source>
        <translation>Снос открытый, его видят все — если только и прикуп не был закрыт.</translation>
    </message>
    <message>
        <source>The passed cards go face up: everybody sees them.</source>
        <translation>Снос открытый: его видят все.</translation>
    </message>
    <message>
        <source>The contract may go up to {top}, whatever the cards are.</source>
        <translation>Поднимать заказ можно до {top}, какими бы ни были карты.</translation>
    </message>
    <message>
        <source>The contract stays what was bid.</source>
        <translation>Заказ остаётся таким, каким был на торге.</translation>
    </message>
    <message>
        <source>When all pass, the same player deals again.</source>
        <translation>Если все спасовали, сдаёт снова тот же игрок.</translation>
    </message>
    <message>
        <source>When all pass, the next player deals.</source>
        <translation>Если все спасовали, сдаёт следующий игрок.</translation>
    </message>
    <message>
        <source>When the first two pass, the last player takes the prikup without a bid and then names a contract.</source>
        <translation>Если двое первых спасовали, последний берёт прикуп без торга и потом называет заказ.</translation>
    </message>
    <message>
        <source>Instead the last player may throw the cards in: each opponent writes {share}, the thrower nothing.</source>
        <translation>Вместо этого последний может бросить карты: соперники пишут по {share}, он сам — ничего.</translation>
    </message>
    <message>
        <source>The declarer keeps one card of the prikup and gives each opponent one of the others.</source>
        <translation>Играющий оставляет себе одну карту прикупа, а две другие отдаёт соперникам. Это снос.</translation>
    </message>
    <message>
        <source>Before the first card is led the declarer may raise the contract, in steps of {step}. It can never be lowered.</source>
        <translation>До первого хода играющий может поднять заказ с шагом {step}. Понизить его нельзя.</translation>
    </message>
    <message>
        <source>Before the prikup is taken the declarer may raise the contract, in steps of {step}. It can never be lowered.</source>
        <translation>До взятия прикупа играющий может поднять заказ с шагом {step}. Понизить его нельзя.</translation>
    </message>
    <message>
        <source>The ceiling is that of the auction, counted anew for the cards that were kept: a marriage of which a card was given away no longer helps.</source>
        <translation>Потолок тот же, что на торге, но считают его по оставшимся картам: разбитый сносом марьяж уже не в счёт.</translation>
    </message>
    <message>
        <source>The contract must be {least} at least.</source>
        <translation>Заказ должен быть не меньше {least}.</translation>
    </message>
    <message>
        <source>Giving a deal up: the rospis</source>
        <translation>Роспись</translation>
    </message>
    <message>
        <source>When the prikup brings nothing and the contract looks hopeless, the declarer may give the deal up. This is the rospis: nothing is played, the points are written at once.</source>
        <translation>Если прикуп пустой и заказ явно не сыграть, играющий может расписать сдачу. Это роспись: ничего не разыгрывают, очки пишут сразу.</translation>
    </message>
    <message>
        <source>Writing a deal off</source>
        <translation>Списать сдачу</translation>
    </message>
    <message>
        <source>The declarer may also write the deal off: the declarer loses the contract, and the opponent gets a bolt.</source>
        <translation>Играющий может и списать сдачу: с него снимают заказ, а соперник получает болт.</translation>
    </message>
    <message>
        <source>The declarer may also write the deal off: the declarer loses the contract, and each opponent gets a bolt.</source>
        <translation>Играющий может и списать сдачу: с него снимают заказ, а соперники получают по болту.</translation>
    </message>
    <message>
        <source>It must be done before cards leave the declarer&apos;s hand.</source>
        <translation>Расписать можно только до сноса.</translation>
    </message>
    <message>
        <source>It must be done before cards are given to the opponents.</source>
        <translation>Расписать можно только до сноса.</translation>
    </message>
    <message>
        <source>It can be done until the declarer has played a first card.</source>
        <translation>Расписать можно, пока играющий не сделал свой первый ход.</translation>
    </message>
    <message>
        <source>It can be done whenever it is the declarer&apos;s turn.</source>
        <translation>Расписать можно на любом своём ходу.</translation>
    </message>
    <message>
        <source>The declarer loses the contract, as if it had failed.</source>
        <translation>С играющего снимают заказ, как за несыгранный.</translation>
    </message>
    <message>
        <source>The declarer loses nothing.</source>
        <translation>Играющий ничего не теряет.</translation>
    </message>
    <message>
        <source>The declarer loses no points but gets a bolt.</source>
        <translation>Очков играющий не теряет, но получает болт.</translation>
    </message>
    <message>
        <source>The opponents write nothing.</source>
        <translation>Соперники ничего не пишут.</translation>
    </message>
    <message>
        <source>Each opponent writes {share}.</source>
        <translation>Каждый соперник пишет {share}.</translation>
    </message>
    <message>
        <source>Each opponent writes half of the contract, which is first rounded up to tens: for {contract} that makes {share}.</source>
        <translation>Каждый соперник пишет половину заказа, округлённого вверх до десятков: при заказе {contract} это {share}.</translation>
    </message>
    <message>
        <source>Each opponent writes half of the contract, which is first rounded up to tens, but {least} at least: for {contract} that makes {share}.</source>
        <translation>Каждый соперник пишет половину заказа, округлённого вверх до десятков, но не меньше {least}: при заказе {contract} это {share}.</translation>
    </message>
    <message>
        <source>Every third rospis of a player costs {fine} more.</source>
        <translation>Каждая третья роспись игрока стоит ещё {fine} штрафа.</translation>
    </message>
    <message>
        <source>A player on the barrel may not do it.</source>
        <translation>Сидящему на бочке расписывать нельзя.</translation>
    </message>
    <message>
        <source>While somebody sits on the barrel nobody may do it.</source>
        <translation>Пока кто-то сидит на бочке, расписывать нельзя никому.</translation>
    </message>
    <message>
        <source>{anna} gives up a contract of {contract}: {anna} −{contract}, {boris} {share}, {katya} {share}.</source>
        <translation>{anna} расписывает заказ {contract}: {anna} −{contract}, {boris} {share}, {katya} {share}.</translation>
    </message>
    <message>
        <source>{anna} gives up a contract of {contract} for nothing: {anna} 0, {boris} {share}, {katya} {share}.</source>
        <translation>{anna} расписывает заказ {contract} без платы: {anna} 0, {boris} {share}, {katya} {share}.</translation>
    </message>
    <message>
        <source>{anna} gives up a contract of {contract}: {anna} −{contract}, {boris} {share}.</source>
        <translation>{anna} расписывает заказ {contract}: {anna} −{contract}, {boris} {share}.</translation>
    </message>
    <message>
        <source>{anna} gives up a contract of {contract} for nothing: {anna} 0, {boris} {share}.</source>
        <translation>{anna} расписывает заказ {contract} даром: {anna} 0, {boris} {share}.</translation>
    </message>
    <message>
        <source>The nearest known rules are “{rules}”. At this table you play otherwise:</source>
        <translation>Ближе всего к этим правилам «{rules}». За этим столом играют иначе:</translation>
    </message>
    <message>
        <source>What is different at this table</source>
        <translation>Чем отличается этот стол</translation>
    </message>
    <message>
        <source>{chapter} – not played here: {rule}</source>
        <translation>{chapter} — здесь не в ходу: {rule}</translation>
    </message>
    <message>
        <source>{chapter} – {rule}</source>
        <translation>{chapter} — {rule}</translation>
    </message>
    <message>
        <source>Usually: {rule}</source>
        <translation>Обычно: {rule}</translation>
    </message>
    <message>
        <source>The score of a deal</source>
        <translation>Запись сдачи</translation>
    </message>
    <message>
        <source>After the last trick everybody counts: the points of the cards in their tricks and the marriages that they declared.</source>
        <translation>После последней взятки каждый считает очки: карты в своих взятках и объявленные марьяжи.</translation>
    </message>
    <message>
        <source>A defender&apos;s marriage is the defender&apos;s own and takes nothing away from the declarer.</source>
        <translation>Марьяж вистующего идёт ему самому и у играющего ничего не отнимает.</translation>
    </message>
    <message>
        <source>The declarer has made the contract with at least as many points as it names, exact or rounded like those of the defenders.</source>
        <translation>Заказ сыгран, если очков не меньше, чем заказано, — точно или после такого же округления, как у вистующих.</translation>
    </message>
    <message>
        <source>The declarer has made the contract with at least as many points as it names; nothing is rounded here.</source>
        <translation>Заказ сыгран, если очков не меньше, чем заказано; здесь ничего не округляют.</translation>
    </message>
    <message>
        <source>Then the contract is written, and what was taken above it is lost.</source>
        <translation>Тогда пишут заказ, а лишнее пропадает.</translation>
    </message>
    <message>
        <source>Then everything that was taken is written.</source>
        <translation>Тогда пишут всё, что взято.</translation>
    </message>
    <message>
        <source>Then everything that was taken is written, rounded; this may be a little less than the contract.</source>
        <translation>Тогда пишут всё, что взято, с округлением; это может оказаться чуть меньше заказа.</translation>
    </message>
    <message>
        <source>Then everything that was taken is written, rounded.</source>
        <translation>Тогда пишут всё, что взято, с округлением.</translation>
    </message>
    <message>
        <source>If even one point is missing, the contract is taken off the total.</source>
        <translation>Если не хватило хоть одного очка, заказ снимают со счёта.</translation>
    </message>
    <message>
        <source>Otherwise what was missing is taken off the total.</source>
        <translation>Иначе со счёта снимают то, чего не хватило.</translation>
    </message>
    <message>
        <source>The defenders write exactly what they took.</source>
        <translation>Вистующие пишут ровно столько, сколько взяли.</translation>
    </message>
    <message>
        <source>The defenders write what they took, rounded to the nearest {step}: {samples}.</source>
        <translation>Вистующие пишут взятое с округлением до ближайших {step}: {samples}.</translation>
    </message>
    <message>
        <source>The defenders write what they took, rounded down to {step}: {samples}.</source>
        <translation>Вистующие пишут взятое с округлением вниз до {step}: {samples}.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Взято</translation>
    </message>
    <message>
        <source>Writes</source>
        <translation>Пишет</translation>
    </message>
    <message>
        <source>{anna} declares the marriage of hearts, {value}.</source>
        <translation>{anna} объявляет червовый марьяж, {value}.</translation>
    </message>
    <message>
        <source>{anna} plays {contract} and declares the marriage of hearts, {value}.</source>
        <translation>{anna} играет {contract} и объявляет червовый марьяж, {value}.</translation>
    </message>
    <message>
        <source>Had the contract been {missed}, {anna} would write {lost} and {boris} the same as now.</source>
        <translation>При заказе {missed} {anna} пишет {lost}, а {boris} — то же самое.</translation>
    </message>
    <message>
        <source>Had the contract been {missed}, {anna} would write {lost} and the others the same as now.</source>
        <translation>При заказе {missed} {anna} пишет {lost}, а остальные — то же самое.</translation>
    </message>
    <message>
        <source>Bolts</source>
        <translation>Болты</translation>
    </message>
    <message>
        <source>A player who takes no trick in a deal gets a bolt, a mark on the score sheet.</source>
        <translation>Кто за сдачу не взял ни одной взятки, получает болт — метку в записи.</translation>
    </message>
    <message>
        <source>A player who takes not a single point in a deal gets a bolt, a mark on the score sheet.</source>
        <translation>Кто за сдачу не набрал ни одного очка, получает болт — метку в записи.</translation>
    </message>
    <message>
        <source>A player whose points in a deal round to zero gets a bolt, a mark on the score sheet.</source>
        <translation>Чьи очки за сдачу округляются до нуля, тот получает болт — метку в записи.</translation>
    </message>
    <message>
        <source>A bolt costs nothing.</source>
        <translation>Болт ничего не стоит.</translation>
    </message>
    <message>
        <source>The declarer can get a bolt like everybody else.</source>
        <translation>Играющий может получить болт, как и все.</translation>
    </message>
    <message>
        <source>The declarer gets no bolt, and a deal as declarer wipes none away.</source>
        <translation>Играющему болтов не пишут, но и прежние своя игра не стирает.</translation>
    </message>
    <message>
        <source>The declarer gets no bolt.</source>
        <translation>Играющему болтов не пишут.</translation>
    </message>
    <message>
        <source>There are no bolts on the barrel and in a deal given up.</source>
        <translation>На бочке и в расписанной сдаче болтов нет.</translation>
    </message>
    <message>
        <source>There are no bolts on the barrel.</source>
        <translation>На бочке болтов нет.</translation>
    </message>
    <message>
        <source>There are no bolts in a deal given up.</source>
        <translation>В расписанной сдаче болтов нет.</translation>
    </message>
    <message>
        <source>There are no bolts on the barrel and after a rospis; only a deal that is written off brings them.</source>
        <translation>На бочке и после росписи болтов нет; без игры их получают только за списанную сдачу.</translation>
    </message>
    <message>
        <source>There are no bolts after a rospis; only a deal that is written off brings them.</source>
        <translation>После росписи болтов нет; без игры их получают только за списанную сдачу.</translation>
    </message>
    <message>
        <source>A bonus</source>
        <translation>Премия</translation>
    </message>
    <message>
        <source>The dump truck</source>
        <translation>Самосвал</translation>
    </message>
    <message>
        <source>A total of exactly {value} after a deal is tipped out: it becomes 0. This is the dump truck.</source>
        <translation>У кого после сдачи в счёте ровно {value}, у того счёт обнуляется. Это самосвал.</translation>
    </message>
    <message>
        <source>A total of exactly −{value} after a deal is tipped out: it becomes 0. This is the dump truck.</source>
        <translation>У кого после сдачи в счёте ровно −{value}, у того счёт обнуляется. Это самосвал.</translation>
    </message>
    <message>
        <source>A total of exactly {value} or −{value} after a deal is tipped out: it becomes 0. This is the dump truck.</source>
        <translation>У кого после сдачи в счёте ровно {value} или −{value}, у того счёт обнуляется. Это самосвал.</translation>
    </message>
    <message>
        <source>Who holds all four nines when the first card is led writes {bonus} points more at the end of the deal. They do not help the contract.</source>
        <translation>У кого к первому ходу все четыре девятки, тот в конце сдачи пишет ещё {bonus} очков. В заказ они не идут.</translation>
    </message>
    <message>
        <source>A defender who has {lock} points or more does not write them either.</source>
        <translation>Вистующий, у которого в счёте {lock} или больше, их тоже не пишет.</translation>
    </message>
    <message>
        <source>They are not written on the barrel, nor by anybody when a player on the barrel is the declarer.</source>
        <translation>На бочке их не пишут, а когда играет тот, кто на бочке, не пишет никто.</translation>
    </message>
    <message>
        <source>On the barrel they are not written.</source>
        <translation>На бочке их не пишут.</translation>
    </message>
    <message>
        <source>The end of the match</source>
        <translation>Конец партии</translation>
    </message>
    <message>
        <source>The match is over when a player on the barrel makes it to {target}: this player has won.</source>
        <translation>Партия кончается, когда сидящий на бочке дошёл до {target}: это победитель.</translation>
    </message>
    <message>
        <source>The match is over when somebody has {target} points or more after a deal: this player has won.</source>
        <translation>Партия кончается, когда после сдачи у кого-то в счёте {target} или больше: это победитель.</translation>
    </message>
    <message>
        <source>If several get there in one deal, the highest total wins; of equal totals the declarer&apos;s, then that of the player next after the dealer.</source>
        <translation>Если в одной сдаче дошли несколько, побеждает больший счёт; при равном — играющий, затем ближайший после сдающего.</translation>
    </message>
    <message>
        <source>If several get there in one deal, the declarer wins; without the declarer, the highest total.</source>
        <translation>Если в одной сдаче дошли несколько, побеждает играющий, а без него — больший счёт.</translation>
    </message>
    <message>
        <source>The match is also over when a total sinks to {floor} or below. Then the highest total wins.</source>
        <translation>Партия кончается и тогда, когда чей-то счёт опустился до {floor} или ниже. Тогда побеждает больший счёт.</translation>
    </message>
    <message>
        <source>After the match it is settled: each of the others pays the winner what they have less than the winner.</source>
        <translation>После партии рассчитываются: каждый проигравший отдаёт победителю столько, на сколько от него отстал.</translation>
    </message>
    <message>
        <source>After the match it is settled: every two players settle the difference of their totals between them.</source>
        <translation>После партии рассчитываются: каждый с каждым — на разницу их счёта.</translation>
    </message>
    <message>
        <source>You have one attempt on the barrel.</source>
        <translation>На бочке у вас одна попытка.</translation>
    </message>
    <message>
        <source>You have two attempts on the barrel.</source>
        <translation>На бочке у вас две попытки.</translation>
    </message>
    <message>
        <source>You have three attempts on the barrel.</source>
        <translation>На бочке у вас три попытки.</translation>
    </message>
    <message>
        <source>You have four attempts on the barrel.</source>
        <translation>На бочке у вас четыре попытки.</translation>
    </message>
    <message>
        <source>You have {count} attempts on the barrel.</source>
        <translation>На бочке у вас {count} попыток.</translation>
    </message>
    <message>
        <source>A player&apos;s first rospis in a match costs nothing.</source>
        <translation>Первая роспись игрока за партию — даром.</translation>
    </message>
    <message>
        <source>A player&apos;s first two rospis in a match cost nothing.</source>
        <translation>Первые две росписи игрока за партию — даром.</translation>
    </message>
    <message>
        <source>A player&apos;s first three rospis in a match cost nothing.</source>
        <translation>Первые три росписи игрока за партию — даром.</translation>
    </message>
    <message>
        <source>A player may do it once in a match.</source>
        <translation>За партию каждому можно расписать один раз.</translation>
    </message>
    <message>
        <source>A player may do it twice in a match.</source>
        <translation>За партию каждому можно расписать два раза.</translation>
    </message>
    <message>
        <source>A player may do it three times in a match.</source>
        <translation>За партию каждому можно расписать три раза.</translation>
    </message>
    <message>
        <source>Every third bolt costs {fine} points.</source>
        <translation>Каждый третий болт — штраф {fine}.</translation>
    </message>
    <message>
        <source>Every fifth bolt costs {fine} points.</source>
        <translation>Каждый пятый болт — штраф {fine}.</translation>
    </message>
    <message>
        <source>Three bolts in deals running cost {fine} points. A deal without a bolt wipes the earlier ones away.</source>
        <translation>Три болта подряд — штраф {fine}. Сдача без болта стирает прежние.</translation>
    </message>
    <message>
        <source>Five bolts in deals running cost {fine} points. A deal without a bolt wipes the earlier ones away.</source>
        <translation>Пять болтов подряд — штраф {fine}. Сдача без болта стирает прежние.</translation>
    </message>
    <message>
        <source>Words of the game</source>
        <translation>Слова игры</translation>
    </message>
    <message>
        <source>Forehand</source>
        <comment>term</comment>
        <translation>Первая рука</translation>
    </message>
    <message>
        <source>the player next after the dealer, clockwise</source>
        <translation>следующий за сдающим по часовой стрелке</translation>
    </message>
    <message>
        <source>Declarer</source>
        <comment>term</comment>
        <translation>Играющий</translation>
    </message>
    <message>
        <source>who won the auction and plays the contract</source>
        <translation>выиграл торг и играет заказ</translation>
    </message>
    <message>
        <source>the player who does not deal</source>
        <translation>тот, кто не сдаёт</translation>
    </message>
    <message>
        <source>Defender</source>
        <comment>term</comment>
        <translation>Вистующий</translation>
    </message>
    <message>
        <source>the declarer&apos;s opponent</source>
        <translation>соперник играющего</translation>
    </message>
    <message>
        <source>Defenders</source>
        <comment>term</comment>
        <translation>Вистующие</translation>
    </message>
    <message>
        <source>the opponents of the declarer; each plays for themselves</source>
        <translation>соперники играющего; каждый играет за себя</translation>
    </message>
    <message>
        <source>the cards that are drawn one after the other during the play</source>
        <translation>карты, которые по одной добирают во время игры</translation>
    </message>
    <message>
        <source>Stock</source>
        <comment>term</comment>
        <translation>Колода</translation>
    </message>
    <message>
        <source>the third hand, which is dealt and never played</source>
        <translation>третья рука: её сдают, но не разыгрывают</translation>
    </message>
    <message>
        <source>Dead hand</source>
        <comment>term</comment>
        <translation>Мёртвая рука</translation>
    </message>
    <message>
        <source>the bid of {bid} that stands at the beginning without a word</source>
        <translation>заявка {bid}, которая с самого начала стоит без слов</translation>
    </message>
    <message>
        <source>Compulsory bid</source>
        <comment>term</comment>
        <translation>Обязаловка</translation>
    </message>
    <message>
        <source>Contract</source>
        <comment>term</comment>
        <translation>Заказ</translation>
    </message>
    <message>
        <source>the points that the declarer has promised to take</source>
        <translation>очки, которые обещал набрать играющий</translation>
    </message>
    <message>
        <source>Prikup</source>
        <comment>term</comment>
        <translation>Прикуп</translation>
    </message>
    <message>
        <source>the cards that lie aside until the declarer takes them</source>
        <translation>отложенные карты, которые заберёт играющий</translation>
    </message>
    <message>
        <source>Pass of cards</source>
        <comment>term</comment>
        <translation>Снос</translation>
    </message>
    <message>
        <source>the cards that the declarer parts with after the prikup</source>
        <translation>карты, которые играющий отдаёт или откладывает, взяв прикуп</translation>
    </message>
    <message>
        <source>the card that the declarer gives each opponent</source>
        <translation>карты, которые играющий отдаёт соперникам</translation>
    </message>
    <message>
        <source>Trick</source>
        <comment>term</comment>
        <translation>Взятка</translation>
    </message>
    <message>
        <source>one card from each player, taken by the best</source>
        <translation>по карте от каждого; её берёт старшая</translation>
    </message>
    <message>
        <source>Lead</source>
        <comment>term</comment>
        <translation>Заход</translation>
    </message>
    <message>
        <source>the first card of a trick; its suit is to be followed</source>
        <translation>первая карта взятки; на неё дают ту же масть</translation>
    </message>
    <message>
        <source>Trump</source>
        <comment>term</comment>
        <translation>Козырь</translation>
    </message>
    <message>
        <source>the suit that beats all others</source>
        <translation>масть, которая бьёт все остальные</translation>
    </message>
    <message>
        <source>Marriage</source>
        <comment>term</comment>
        <translation>Марьяж</translation>
    </message>
    <message>
        <source>king and queen of one suit in one hand</source>
        <translation>король и дама одной масти на одних руках</translation>
    </message>
    <message>
        <source>Rospis</source>
        <comment>term</comment>
        <translation>Роспись</translation>
    </message>
    <message>
        <source>giving a deal up before it is played</source>
        <translation>отказ от розыгрыша сдачи</translation>
    </message>
    <message>
        <source>Barrel</source>
        <comment>term</comment>
        <translation>Бочка</translation>
    </message>
    <message>
        <source>the last stop before victory</source>
        <translation>последняя остановка перед победой</translation>
    </message>
    <message>
        <source>Dump truck</source>
        <comment>term</comment>
        <translation>Самосвал</translation>
    </message>
    <message>
        <source>the total {value} that becomes nothing</source>
        <translation>счёт {value}, который обнуляется</translation>
    </message>
    <message>
        <source>Bolt</source>
        <comment>term</comment>
        <translation>Болт</translation>
    </message>
    <message>
        <source>a mark for a deal in which nothing was taken</source>
        <translation>метка за сдачу, в которой ничего не взято</translation>
    </message>
    <message>
        <source>Anna</source>
        <translation>Анна</translation>
    </message>
    <message>
        <source>Boris</source>
        <translation>Борис</translation>
    </message>
    <message>
        <source>Katya</source>
        <translation>Катя</translation>
    </message>
    <message>
        <source>The tricks</source>
        <translation>Взятки</translation>
    </message>
    <message>
        <source>The others add a card each, clockwise: this is a trick. The highest trump takes it; without a trump, the highest card of the suit that was led. Who takes a trick leads to the next.</source>
        <translation>Остальные по кругу кладут по карте: это взятка. Берёт её старший козырь, а если козырей нет — старшая карта масти, с которой зашли. Кто взял, тот и ходит дальше.</translation>
    </message>
    <message>
        <source>You cannot always play what you like:</source>
        <translation>Класть можно не всякую карту:</translation>
    </message>
    <message>
        <source>The declarer leads the first card.</source>
        <translation>Первым ходит играющий.</translation>
    </message>
    <message>
        <source>Forehand leads the first card.</source>
        <translation>Первым ходит первая рука.</translation>
    </message>
    <message>
        <source>The dealer leads the first card.</source>
        <translation>Первым ходит сдающий.</translation>
    </message>
    <message>
        <source>The other adds a card: this is a trick. The highest trump takes it; without a trump, the higher card of the suit that was led. Who takes a trick leads to the next.</source>
        <translation>Соперник кладёт свою карту: это взятка. Берёт её старший козырь, а если козырей нет — старшая карта масти, с которой зашли. Кто взял, тот и ходит дальше.</translation>
    </message>
    <message>
        <source>If you hold the suit that was led, you must play it.</source>
        <translation>Есть масть, с которой зашли, — нужно дать эту масть.</translation>
    </message>
    <message>
        <source>Any card of that suit will do; you need not beat the others.</source>
        <translation>Годится любая карта этой масти, перебивать не обязательно.</translation>
    </message>
    <message>
        <source>If you can, you must beat the best card of the trick with it. Once the trick is trumped, any card of the suit will do.</source>
        <translation>Если можно, нужно перебить ею старшую карту взятки. Если взятку уже побили козырем, годится любая карта масти.</translation>
    </message>
    <message>
        <source>If you can, you must beat the card that was led with it.</source>
        <translation>Если можно, нужно перебить ею карту соперника.</translation>
    </message>
    <message>
        <source>Any card of that suit will do; you need not beat the one that was led.</source>
        <translation>Годится любая карта этой масти, перебивать карту соперника не обязательно.</translation>
    </message>
    <message>
        <source>If you do not hold it, you may trump or play any other card.</source>
        <translation>Нет масти — можно бить козырем или класть любую карту.</translation>
    </message>
    <message>
        <source>If you do not hold it but hold a trump, you must play a trump.</source>
        <translation>Нет масти, но есть козырь — нужно бить козырем.</translation>
    </message>
    <message>
        <source>Any trump will do, even one that takes nothing.</source>
        <translation>Годится любой козырь, даже если он не берёт.</translation>
    </message>
    <message>
        <source>If the trick is trumped already, you must play a higher trump if you can.</source>
        <translation>Если взятку уже побили козырем, нужно перебить старшим козырем, если он есть.</translation>
    </message>
    <message>
        <source>If you cannot, you must play a lower trump all the same.</source>
        <translation>Если нечем, всё равно кладут козырь, хотя бы младший.</translation>
    </message>
    <message>
        <source>If you cannot, you may play any card.</source>
        <translation>Если нечем, можно положить любую карту.</translation>
    </message>
    <message>
        <source>If you hold neither, play any card.</source>
        <translation>Нет ни масти, ни козыря — любая карта.</translation>
    </message>
    <message>
        <source>When you lead: if another player declared the trump, you may not lead it while you hold another suit.</source>
        <translation>Заход: с козыря, который объявил другой, ходить нельзя, пока есть другая масть.</translation>
    </message>
    <message>
        <source>When you lead: if you hold a trump, you must lead a trump. Only a marriage may be declared instead.</source>
        <translation>Заход: если есть козырь, ходить нужно с него. Вместо этого можно только объявить марьяж.</translation>
    </message>
    <message>
        <source>There is no trump, and diamonds were led. Which card may you play?</source>
        <translation>Козыря нет, зашли с бубен. Какую карту можно положить?</translation>
    </message>
    <message>
        <source>Hearts are trump. Clubs were led and trumped; you hold no club. Which card may you play?</source>
        <translation>Козыри — червы. Зашли с треф и побили козырем; треф у вас нет. Какую карту можно положить?</translation>
    </message>
    <message>
        <source>Hearts are trump. Clubs were led; you hold no club. Which card may you play?</source>
        <translation>Козыри — червы. Зашли с треф; треф у вас нет. Какую карту можно положить?</translation>
    </message>
    <message>
        <source>yes</source>
        <comment>may be played</comment>
        <translation>можно</translation>
    </message>
    <message>
        <source>no</source>
        <comment>not allowed</comment>
        <translation>нельзя</translation>
    </message>
    <message>
        <source>the trick</source>
        <translation>взятка</translation>
    </message>
    <message>
        <source>Marriages and trump</source>
        <translation>Марьяжи и козырь</translation>
    </message>
    <message>
        <source>King and queen of one suit in one hand are a marriage. It brings extra points, on top of those in the cards:</source>
        <translation>Король и дама одной масти на одних руках — марьяж. Он приносит очки сверх тех, что в картах:</translation>
    </message>
    <message>
        <source>The points are yours at once, whoever takes the trick.</source>
        <translation>Очки ваши сразу, кто бы ни взял взятку.</translation>
    </message>
    <message>
        <source>The suit becomes trump at once, for this very trick too, and remains it until another marriage is declared. Before the first marriage there is no trump.</source>
        <translation>Масть становится козырем сразу, уже в этой взятке, и остаётся им до следующего марьяжа. До первого марьяжа козыря нет.</translation>
    </message>
    <message>
        <source>Both may declare, and as many marriages as they hold.</source>
        <translation>Объявлять могут оба, и столько марьяжей, сколько есть.</translation>
    </message>
    <message>
        <source>Everybody may declare, the defenders too, and as many marriages as they hold.</source>
        <translation>Объявлять могут все, и вистующие тоже, и столько марьяжей, сколько есть.</translation>
    </message>
    <message>
        <source>A king or queen that you add to another player&apos;s lead declares nothing.</source>
        <translation>Король или дама, положенные на чужой заход, ничего не объявляют.</translation>
    </message>
    <message>
        <source>What marriages are worth: {list}.</source>
        <translation>Цена марьяжей: {list}.</translation>
    </message>
    <message>
        <source>You declare it when it is your turn to lead, by leading its king or its queen. This may be the very first card of the deal.</source>
        <translation>Марьяж объявляют на своём заходе, зайдя с его короля или дамы. Можно даже самым первым ходом сдачи.</translation>
    </message>
    <message>
        <source>You declare it when it is your turn to lead, by leading its king or its queen. But you must have taken a trick in this deal before.</source>
        <translation>Марьяж объявляют на своём заходе, зайдя с его короля или дамы. Но сначала в этой сдаче нужно взять взятку.</translation>
    </message>
    <message>
        <source>You may lead king or queen without declaring. Then the pair brings nothing any more.</source>
        <translation>Можно зайти с короля или дамы и ничего не объявить. Тогда эта пара больше ничего не принесёт.</translation>
    </message>
    <message>
        <source>Leading king or queen of a pair that you hold always declares it.</source>
        <translation>Заход с короля или дамы, когда пара на руках, всегда объявляет марьяж.</translation>
    </message>
    <message>
        <source>Who declares may also leave the present trump as it is and take the points only.</source>
        <translation>Объявляя, можно оставить прежний козырь и взять только очки.</translation>
    </message>
    <message>
        <source>The points stay yours even if you take no trick in the deal.</source>
        <translation>Очки остаются вашими, даже если за сдачу вы не взяли ни одной взятки.</translation>
    </message>
    <message>
        <source>Who takes no trick in the deal loses the points again.</source>
        <translation>У кого за сдачу ни одной взятки, у того очки марьяжей сгорают.</translation>
    </message>
    <message>
        <source>led</source>
        <translation>заход</translation>
    </message>
    <message>
        <source>in the hand</source>
        <translation>на руках</translation>
    </message>
    <message>
        <source>{anna} leads the queen of spades and declares the marriage.</source>
        <translation>{anna} заходит с дамы пик и объявляет марьяж.</translation>
    </message>
    <message>
        <source>That makes +{points}, and spades are trump.</source>
        <translation>Это +{points}, и козырем стали пики.</translation>
    </message>
    <message>
        <source>{anna} leads the queen of clubs and declares the marriage.</source>
        <translation>{anna} заходит с дамы треф и объявляет марьяж.</translation>
    </message>
    <message>
        <source>That makes +{points}, and clubs are trump.</source>
        <translation>Это +{points}, и козырем стали трефы.</translation>
    </message>
    <message>
        <source>{anna} leads the queen of diamonds and declares the marriage.</source>
        <translation>{anna} заходит с бубновой дамы и объявляет марьяж.</translation>
    </message>
    <message>
        <source>That makes +{points}, and diamonds are trump.</source>
        <translation>Это +{points}, и козырем стали бубны.</translation>
    </message>
    <message>
        <source>{anna} leads the queen of hearts and declares the marriage.</source>
        <translation>{anna} заходит с дамы червей и объявляет марьяж.</translation>
    </message>
    <message>
        <source>That makes +{points}, and hearts are trump.</source>
        <translation>Это +{points}, и козырем стали червы.</translation>
    </message>
    <message>
        <source>This is allowed, because {anna} has taken a trick before.</source>
        <translation>Так можно: взятка в этой сдаче уже есть.</translation>
    </message>
    <message>
        <source>Rules of your own, close to “{rules}”</source>
        <translation>Свои правила, ближе всего — «{rules}»</translation>
    </message>
    <message>
        <source>Four sit at this table and three play a deal: the dealer gets no cards and sits out.</source>
        <translation>За столом четверо, а играют трое: сдающий карт не получает и сидит на прикупе.</translation>
    </message>
    <message>
        <source>Four sit at this table and three play a deal: the player opposite the dealer gets no cards and sits out.</source>
        <translation>За столом четверо, а играют трое: игрок напротив сдающего карт не получает и сидит на прикупе.</translation>
    </message>
    <message>
        <source>Four sit at this table and three play a deal: the player to the right of the dealer gets no cards and sits out.</source>
        <translation>За столом четверо, а играют трое: игрок справа от сдающего карт не получает и сидит на прикупе.</translation>
    </message>
    <message>
        <source>This is written for a deal that was given up too.</source>
        <translation>Это пишут и в сдаче, которую не разыгрывали.</translation>
    </message>
    <message>
        <source>Who sits out writes nothing.</source>
        <translation>Сидящий на прикупе ничего не пишет.</translation>
    </message>
    <message>
        <source>Who sits out writes the points of the cards in the prikup, rounded.</source>
        <translation>Сидящий на прикупе пишет очки карт прикупа с округлением.</translation>
    </message>
    <message>
        <source>Who sits out writes the points of the cards in the prikup, rounded, and a marriage that lies in it.</source>
        <translation>Сидящий на прикупе пишет очки карт прикупа с округлением и марьяж, если он там есть.</translation>
    </message>
    <message>
        <source>Who sits out writes the points of the cards in the prikup, rounded, a marriage that lies in it, and half a marriage for a single king or queen.</source>
        <translation>Сидящий на прикупе пишет очки карт прикупа с округлением, марьяж, если он там есть, и половину марьяжа за одинокого короля или даму.</translation>
    </message>
    <message>
        <source>Who sits out writes {value} for each ace in the prikup and a marriage that lies in it.</source>
        <translation>Сидящий на прикупе пишет {value} за каждого туза в прикупе и марьяж, если он там есть.</translation>
    </message>
    <message>
        <source>Who sits out writes 100 for three nines in the prikup, otherwise the points of its cards, rounded.</source>
        <translation>Сидящий на прикупе пишет 100 за три девятки в прикупе, иначе очки его карт с округлением.</translation>
    </message>
    <message>
        <source>Nobody cuts the pack, so a nine or a jack at its bottom means nothing.</source>
        <translation>Колоду не снимают, поэтому девятка или валет под ней ничего не значат.</translation>
    </message>
    <message>
        <source>The player to the right of the dealer cuts the pack.</source>
        <translation>Колоду снимает игрок справа от сдающего.</translation>
    </message>
    <message>
        <source>The player to the left of the dealer cuts the pack.</source>
        <translation>Колоду снимает игрок слева от сдающего.</translation>
    </message>
    <message>
        <source>When a nine lies at the bottom, the pack is cut again.</source>
        <translation>Если снизу оказалась девятка, снимают ещё раз.</translation>
    </message>
    <message>
        <source>When a nine lies at the bottom, the pack is cut again; the third nine in a row costs who cuts {fine} points.</source>
        <translation>Если снизу оказалась девятка, снимают ещё раз; третья девятка подряд — снимающему штраф {fine}.</translation>
    </message>
    <message>
        <source>When a nine lies at the bottom, the pack is cut again; the third nine in a row costs who cuts {fine} points, and the next player deals.</source>
        <translation>Если снизу оказалась девятка, снимают ещё раз; третья девятка подряд — снимающему штраф {fine}, и сдаёт следующий.</translation>
    </message>
    <message>
        <source>When a jack lies at the bottom, the dealer puts it into the middle.</source>
        <translation>Если снизу оказался валет, сдающий прячет его в середину.</translation>
    </message>
    <message>
        <source>When a jack lies at the bottom, the dealer cuts once, and this stands.</source>
        <translation>Если снизу оказался валет, сдающий снимает сам, один раз.</translation>
    </message>
    <message>
        <source>When a jack lies at the bottom, the pack is shuffled and cut anew.</source>
        <translation>Если снизу оказался валет, колоду тасуют и снимают заново.</translation>
    </message>
    <message>
        <source>The first {count} deals of the match are golden: each player is forehand once and plays {contract} without an auction. Everything that is written counts double.</source>
        <translation>Первые сдачи партии (их {count}) — золотой кон: каждый по разу на первой руке и играет {contract} без торга. Всё, что пишут, удваивается.</translation>
    </message>
    <message>
        <source>In the first {count} deals of the match everything that is written counts double.</source>
        <translation>В первых сдачах партии (их {count}) всё, что пишут, удваивается.</translation>
    </message>
    <message>
        <source>The golden round</source>
        <translation>Золотой кон</translation>
    </message>
    <message>
        <source>The prikup is not shown, and cards are passed face down.</source>
        <translation>Прикуп не показывают, снос закрытый.</translation>
    </message>
    <message>
        <source>The golden contract may be raised.</source>
        <translation>Золотой заказ можно поднять.</translation>
    </message>
    <message>
        <source>The golden contract is not raised.</source>
        <translation>Золотой заказ не поднимают.</translation>
    </message>
    <message>
        <source>Fines count double too.</source>
        <translation>Штрафы тоже удваиваются.</translation>
    </message>
    <message>
        <source>Fines do not count double.</source>
        <translation>Штрафы не удваиваются.</translation>
    </message>
    <message>
        <source>A bolt of a golden deal counts as two.</source>
        <translation>Болт в золотом кону считается за два.</translation>
    </message>
    <message>
        <source>A golden deal cannot be given up.</source>
        <translation>Золотую сдачу расписать нельзя.</translation>
    </message>
    <message>
        <source>If nobody makes a golden contract, the golden round is played again.</source>
        <translation>Если золотой заказ не сыграл никто, золотой кон играют снова.</translation>
    </message>
    <message>
        <source>If nobody makes a golden contract, all totals become 0 and the golden round is played again.</source>
        <translation>Если золотой заказ не сыграл никто, счёт у всех обнуляется и золотой кон играют снова.</translation>
    </message>
    <message>
        <source>If nobody makes a golden contract, all totals become 0 and the match goes on as usual.</source>
        <translation>Если золотой заказ не сыграл никто, счёт у всех обнуляется и дальше играют как обычно.</translation>
    </message>
    <message>
        <source>Before anybody has seen a card, forehand may play in the dark: a contract of {contract}, for double the points.</source>
        <translation>Пока никто не видел карт, первая рука может сыграть втёмную: заказ {contract}, очки удваиваются.</translation>
    </message>
    <message>
        <source>The dark game</source>
        <translation>Игра втёмную</translation>
    </message>
    <message>
        <source>It takes a total of {total} at least.</source>
        <translation>Для этого нужно не меньше {total} в счёте.</translation>
    </message>
    <message>
        <source>Nobody plays in the dark while somebody sits on the barrel.</source>
        <translation>Пока кто-то сидит на бочке, втёмную не играют.</translation>
    </message>
    <message>
        <source>In the dark the prikup is not shown, and cards are passed face down.</source>
        <translation>Втёмную прикуп не показывают, снос закрытый.</translation>
    </message>
    <message>
        <source>A dark contract may be raised after the pass.</source>
        <translation>После сноса тёмный заказ можно поднять.</translation>
    </message>
    <message>
        <source>A dark game cannot be given up.</source>
        <translation>Игру втёмную расписать нельзя.</translation>
    </message>
    <message>
        <source>What this opponent may bid has to reach {bid} with the marriage.</source>
        <translation>Вместе с марьяжем потолок его торга должен быть не ниже {bid}.</translation>
    </message>
    <message>
        <source>Nobody may bid against it.</source>
        <translation>Перебить её нельзя.</translation>
    </message>
    <message>
        <source>An opponent who holds a marriage may turn the light on by bidding {bid}: then everything is open and the auction goes on as usual.</source>
        <translation>Соперник с марьяжем может растемнить, заявив {bid}: тогда всё открыто, и торг идёт как обычно.</translation>
    </message>
    <message>
        <source>An opponent who holds a marriage may turn the light on by bidding {bid}: this opponent takes the prikup at once, and everything is open.</source>
        <translation>Соперник с марьяжем может растемнить, заявив {bid}: он сразу берёт прикуп, и всё открыто.</translation>
    </message>
    <message>
        <source>Made, a dark game brings twice the contract, {double}.</source>
        <translation>Сыгранная втёмную игра приносит двойной заказ, {double}.</translation>
    </message>
    <message>
        <source>Made, a dark game brings twice the points that were taken.</source>
        <translation>Сыгранная втёмную игра приносит взятые очки вдвойне.</translation>
    </message>
    <message>
        <source>Failed, it costs {double}.</source>
        <translation>Несыгранная стоит {double}.</translation>
    </message>
    <message>
        <source>The others write double too.</source>
        <translation>Остальные тоже пишут вдвойне.</translation>
    </message>
    <message>
        <source>A bolt in the dark counts as two.</source>
        <translation>Болт в тёмной считается за два.</translation>
    </message>
    <message>
        <source>Four aces in one hand are an ace marriage, worth {value}. You declare it by leading an ace.</source>
        <translation>Четыре туза на одних руках — тузовый марьяж, он стоит {value}. Его объявляют, зайдя с туза.</translation>
    </message>
    <message>
        <source>Four aces in one hand are an ace marriage, worth {value}. You declare it by leading an ace, after a trick that you took with another card.</source>
        <translation>Четыре туза на одних руках — тузовый марьяж, он стоит {value}. Его объявляют, зайдя с туза, но сначала нужно взять взятку другой картой.</translation>
    </message>
    <message>
        <source>An ace marriage makes no trump.</source>
        <translation>Козыря тузовый марьяж не назначает.</translation>
    </message>
    <message>
        <source>The suit of the ace that is led becomes trump.</source>
        <translation>Козырем становится масть туза, с которого зашли.</translation>
    </message>
    <message>
        <source>After it you must go on leading aces as long as you hold one.</source>
        <translation>После него нужно и дальше ходить с тузов, пока они есть.</translation>
    </message>
    <message>
        <source>Queen and jack of one suit are half a marriage. It is declared like a whole one and makes trump too, but brings half the points:</source>
        <translation>Дама и валет одной масти — постельный марьяж. Его объявляют как обычный, и козырь он тоже назначает, но приносит половину очков:</translation>
    </message>
    <message>
        <source>Four nines in one hand are worth {value}. You declare them like a marriage, by leading a nine; they make no trump.</source>
        <translation>Четыре девятки на одних руках стоят {value}. Их объявляют как марьяж, зайдя с девятки; козыря они не назначают.</translation>
    </message>
    <message>
        <source>A deal from beginning to end</source>
        <translation>Сдача от начала до конца</translation>
    </message>
    <message>
        <source>Three people play a deal by these rules. {dealer} deals, {forehand} is forehand. Here are the hands, which nobody but their owners can see, and the prikup:</source>
        <translation>Трое играют сдачу по этим правилам. Сдаёт {dealer}, на первой руке {forehand}. Вот их карты, которых не видит никто, кроме хозяев, и прикуп:</translation>
    </message>
    <message>
        <source>the prikup</source>
        <translation>прикуп</translation>
    </message>
    <message>
        <source>{name} passes</source>
        <translation>{name} пас</translation>
    </message>
    <message>
        <source>The auction: {calls}. {name} is the declarer at {contract}.</source>
        <translation>Торг: {calls}. Играет {name}, заказ {contract}.</translation>
    </message>
    <message>
        <source>The cards that are given away: {cards}.</source>
        <translation>Снос: {cards}.</translation>
    </message>
    <message>
        <source>{name} – {card}</source>
        <translation>{name} — {card}</translation>
    </message>
    <message>
        <source>{name} plays {contract}.</source>
        <translation>{name} играет {contract}.</translation>
    </message>
    <message>
        <source>Trick {number}.</source>
        <translation>Взятка {number}.</translation>
    </message>
    <message>
        <source>{name}: “{call}”.</source>
        <translation>{name}: «{call}».</translation>
    </message>
    <message>
        <source>This is written on the score sheet:</source>
        <translation>В запись идёт:</translation>
    </message>
    <message>
        <source>What for</source>
        <translation>За что</translation>
    </message>
    <message>
        <source>There is no auction and no contract here: both write what they take in the deal.</source>
        <translation>Торга и заказа здесь нет: каждый пишет то, что взял за сдачу.</translation>
    </message>
    <message>
        <source>Both get {hand} cards. The rest lies aside, face down: this is the stock.</source>
        <translation>Каждому сдают по {hand} карт. Остальные кладут рядом рубашкой вверх — это колода.</translation>
    </message>
    <message>
        <source>After every trick both draw a card from the stock. When it is empty, the last cards are played out.</source>
        <translation>После каждой взятки оба берут из колоды по карте. Когда она кончится, доигрывают то, что на руках.</translation>
    </message>
    <message>
        <source>King and queen of a suit are a marriage: it brings extra points and makes its suit trump.</source>
        <translation>Король и дама одной масти — марьяж: он приносит лишние очки, а его масть становится козырем.</translation>
    </message>
    <message>
        <source>The points are counted and written down, and the other player deals.</source>
        <translation>Очки считают и записывают, и сдаёт другой игрок.</translation>
    </message>
    <message>
        <source>The cards are dealt one at a time, the first to forehand.</source>
        <translation>Карты сдают по одной, начиная с первой руки.</translation>
    </message>
    <message>
        <source>In the end both hold {hand} cards, and {stock} cards are left over: the stock. It lies face down.</source>
        <translation>В итоге у обоих по {hand} карт, а остальные {stock} — колода. Она лежит рубашкой вверх.</translation>
    </message>
    <message>
        <source>After the trick both draw a card from the stock, who took the trick first. When the stock is empty, the last cards are played out without drawing.</source>
        <translation>После взятки оба берут из колоды по карте, первым — взявший взятку. Когда колода кончится, последние карты доигрывают без добора.</translation>
    </message>
    <message>
        <source>As long as there are cards in the stock, you may play any card.</source>
        <translation>Пока в колоде есть карты, класть можно любую.</translation>
    </message>
    <message>
        <source>When the stock is empty, you can no longer play what you like:</source>
        <translation>Когда колода кончится, класть можно уже не всякую карту:</translation>
    </message>
    <message>
        <source>You cannot always play what you like, from the first trick on:</source>
        <translation>Класть можно не всякую карту, и так с первой же взятки:</translation>
    </message>
    <message>
        <source>Both write exactly what they took, cards and marriages; nothing is rounded.</source>
        <translation>Оба пишут ровно столько, сколько взяли, вместе с марьяжами; ничего не округляют.</translation>
    </message>
    <message>
        <source>Now {need} points are missing, and they must come at one stroke: take {need} or more in one deal, cards and marriages together. This wins the match.</source>
        <translation>Не хватает {need}, и взять их надо за один раз: набрать за сдачу не меньше {need}, считая марьяжи. Это победа в партии.</translation>
    </message>
    <message>
        <source>On the barrel nothing else is written for you, and no bolts.</source>
        <translation>Больше на бочке ничего не пишут, даже болтов.</translation>
    </message>
    <message>
        <source>Every deal in which you do not win uses an attempt.</source>
        <translation>Каждая сдача без победы тратит попытку.</translation>
    </message>
    <message>
        <source>This is Thousand for two. The points of all deals are added up for each player.</source>
        <translation>Это тысяча для двоих. Очки всех сдач у каждого складывают.</translation>
    </message>
    <message>
        <source>In every deal one player promises to take a certain number of points. The promise is the contract, and who gives it is the declarer. The other player is the defender: the defender collects points too and tries to make the contract fail.</source>
        <translation>В каждой сдаче один из игроков обещает набрать столько-то очков. Обещание — это заказ, а тот, кто его дал, — играющий. Второй — его соперник, вистующий: он тоже набирает очки и мешает сыграть заказ.</translation>
    </message>
    <message>
        <source>The cards are dealt as if for three. The third hand is dead: nobody plays it. Three more cards lie aside, face down: this is the prikup.</source>
        <translation>Сдают как на троих. Третья рука мёртвая: её не разыгрывают. Ещё три карты откладывают рубашкой вверх — это прикуп.</translation>
    </message>
    <message>
        <source>The cards are dealt. Two piles lie aside, face down: these are the prikups.</source>
        <translation>Раздают карты. Две стопки откладывают рубашкой вверх — это прикупы.</translation>
    </message>
    <message>
        <source>In the auction both bid. Who promises more is the declarer.</source>
        <translation>Идёт торг. Кто пообещал больше, тот и играет.</translation>
    </message>
    <message>
        <source>The declarer takes the prikup and parts with cards, so that both hold equally many.</source>
        <translation>Играющий берёт прикуп и сносит лишние карты: теперь карт у обоих поровну.</translation>
    </message>
    <message>
        <source>The declarer takes one of the prikups and parts with cards, so that both hold equally many.</source>
        <translation>Играющий берёт один из прикупов и сносит лишние карты: теперь карт у обоих поровну.</translation>
    </message>
    <message>
        <source>The two deal in turn. Who does not deal is forehand.</source>
        <translation>Сдают по очереди. Кто не сдаёт, тот и первая рука.</translation>
    </message>
    <message>
        <source>The cards are dealt one at a time, the first to forehand. After the second and the fourth round a card goes to the first prikup, after the sixth and the eighth one to the second.</source>
        <translation>Карты сдают по одной, начиная с первой руки. После второго и четвёртого круга по карте кладут в первый прикуп, после шестого и восьмого — во второй.</translation>
    </message>
    <message>
        <source>The cards are dealt one at a time, the first to forehand. After the second, the third and the fourth round a card goes to the first prikup, after the fifth, the sixth and the seventh one to the second.</source>
        <translation>Карты сдают по одной, начиная с первой руки. После второго, третьего и четвёртого круга по карте кладут в первый прикуп, после пятого, шестого и седьмого — во второй.</translation>
    </message>
    <message>
        <source>The cards are dealt one at a time: one to forehand, one to the dead hand, one to the dealer. After the second, the third and the fourth round a card goes to the prikup.</source>
        <translation>Карты сдают по одной: первой руке, мёртвой руке, сдающему. После второго, третьего и четвёртого круга по карте кладут в прикуп.</translation>
    </message>
    <message>
        <source>In the end both hold {hand} cards, the dead hand has as many, and {prikup} cards lie face down: the prikup. Nobody looks at the dead hand.</source>
        <translation>В итоге у обоих по {hand} карт, столько же в мёртвой руке, а {prikup} карты лежат рубашкой вверх: прикуп. В мёртвую руку никто не смотрит.</translation>
    </message>
    <message>
        <source>In the end both hold {hand} cards, and two prikups of {prikup} cards each lie face down.</source>
        <translation>В итоге у обоих по {hand} карт, и два прикупа по {prikup} карты лежат рубашкой вверх.</translation>
    </message>
    <message>
        <source>The declarer picks one of the two prikups without having seen them and takes it.</source>
        <translation>Играющий выбирает один из двух прикупов вслепую и берёт его.</translation>
    </message>
    <message>
        <source>The declarer looks at both prikups, picks one of them and takes it.</source>
        <translation>Играющий смотрит оба прикупа, выбирает один и берёт его.</translation>
    </message>
    <message>
        <source>The other one stays on the table, face down.</source>
        <translation>Второй остаётся на столе рубашкой вверх.</translation>
    </message>
    <message>
        <source>Then the declarer lays two cards of their choice aside, face down. Mostly these are small cards that bring nothing.</source>
        <translation>Потом играющий откладывает две карты на свой выбор рубашкой вверх. Это снос. Обычно сносят мелочь, от которой нет проку.</translation>
    </message>
    <message>
        <source>Then the declarer gives the opponent one card of their choice. Mostly it is a small card that brings nothing.</source>
        <translation>Потом играющий отдаёт сопернику одну карту на свой выбор. Это снос. Обычно отдают мелочь, от которой нет проку.</translation>
    </message>
    <message>
        <source>Then the declarer gives the opponent one card of their choice and lays another one to the dead hand, face down.</source>
        <translation>Потом играющий отдаёт сопернику одну карту на свой выбор и ещё одну кладёт рубашкой вверх к мёртвой руке. Это снос.</translation>
    </message>
    <message>
        <source>Then the declarer gives the opponent one card of their choice and lays another one to the prikup that was not taken, face down.</source>
        <translation>Потом играющий отдаёт сопернику одну карту на свой выбор и ещё одну кладёт рубашкой вверх ко второму прикупу. Это снос.</translation>
    </message>
    <message>
        <source>Exactly one card of the prikup must stay in the declarer&apos;s hand.</source>
        <translation>Ровно одна карта прикупа должна остаться на руках у играющего.</translation>
    </message>
    <message>
        <source>Now both hold {count} cards.</source>
        <translation>Теперь у обоих по {count} карт.</translation>
    </message>
    <message>
        <source>The cards that nobody played are turned over after the last trick, and their points go to the player who took it.</source>
        <translation>Карты, которыми не играли, открывают после последней взятки, и их очки достаются тому, кто её взял.</translation>
    </message>
    <message>
        <source>The cards that nobody played are turned over after the last trick, and their points count for nobody.</source>
        <translation>Карты, которыми не играли, открывают после последней взятки, и их очки не достаются никому.</translation>
    </message>
    <message>
        <source>The defender writes exactly what was taken.</source>
        <translation>Вистующий пишет ровно столько, сколько взял.</translation>
    </message>
    <message>
        <source>The defender writes what was taken, rounded to the nearest {step}: {samples}.</source>
        <translation>Вистующий пишет взятое с округлением до ближайших {step}: {samples}.</translation>
    </message>
    <message>
        <source>The defender writes what was taken, rounded down to {step}: {samples}.</source>
        <translation>Вистующий пишет взятое с округлением вниз до {step}: {samples}.</translation>
    </message>
    <message>
        <source>The last one left is the declarer, the last bid is the contract. When the other passes at once, forehand plays for {bid}.</source>
        <translation>Кто остался последним, тот и играет, а его заявка становится заказом. Если соперник сразу пасует, первая рука играет {bid}.</translation>
    </message>
    <message>
        <source>The last one left is the declarer, the last bid is the contract. When the other passes at once, the dealer plays for {bid}.</source>
        <translation>Кто остался последним, тот и играет, а его заявка становится заказом. Если соперник сразу пасует, сдающий играет {bid}.</translation>
    </message>
    <message>
        <source>The opponent writes nothing.</source>
        <translation>Соперник ничего не пишет.</translation>
    </message>
    <message>
        <source>The opponent writes {share}.</source>
        <translation>Соперник пишет {share}.</translation>
    </message>
    <message>
        <source>The opponent writes half of the contract, which is first rounded up to tens: for {contract} that makes {share}.</source>
        <translation>Соперник пишет половину заказа, округлённого вверх до десятков: при заказе {contract} это {share}.</translation>
    </message>
    <message>
        <source>The opponent writes half of the contract, which is first rounded up to tens, but {least} at least: for {contract} that makes {share}.</source>
        <translation>Соперник пишет половину заказа, округлённого вверх до десятков, но не меньше {least}: при заказе {contract} это {share}.</translation>
    </message>
    <message>
        <source>If both get there in one deal, the higher total wins; with equal totals one more deal is played.</source>
        <translation>Если в одной сдаче дошли оба, побеждает больший счёт; при равном играют ещё одну сдачу.</translation>
    </message>
    <message>
        <source>If both get there in one deal, the higher total wins; of equal totals the declarer&apos;s.</source>
        <translation>Если в одной сдаче дошли оба, побеждает больший счёт; при равном — играющий.</translation>
    </message>
    <message>
        <source>If both get there in one deal, the declarer wins.</source>
        <translation>Если в одной сдаче дошли оба, побеждает играющий.</translation>
    </message>
</context>
<context>
    <name>RulesChoice</name>
    <message>
        <source>“{name}” was deleted.</source>
        <translation>Правила «{name}» удалены.</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Ваши</translation>
    </message>
    <message>
        <source>Three players</source>
        <translation>Для троих</translation>
    </message>
    <message>
        <source>Four players</source>
        <translation>Для четверых</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Для двоих</translation>
    </message>
    <message>
        <source>Exactly as in “{rules}”.</source>
        <translation>В точности «{rules}».</translation>
    </message>
    <message>
        <source>As “{rules}”, with changes.</source>
        <translation>«{rules}» с изменениями.</translation>
    </message>
    <message>
        <source>More changes: {count}.</source>
        <translation>Ещё изменений: {count}.</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>выбраны</translation>
    </message>
</context>
<context>
    <name>RulesChoiceScreen</name>
    <message>
        <source>Rules of the match</source>
        <translation>Правила партии</translation>
    </message>
    <message>
        <source>Code and file…</source>
        <translation>Код и файл…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Изменить…</translation>
    </message>
    <message>
        <source>Play by these</source>
        <translation>Выбрать эти</translation>
    </message>
</context>
<context>
    <name>RulesCommand</name>
    <message>
        <source>There is no preset called {name}; `thousand rules list` shows them.</source>
        <translation>Набора {name} нет; все наборы покажет `thousand rules list`.</translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>стандартный ввод</translation>
    </message>
    <message>
        <source>{name} is a folder; name a file that lies in it.</source>
        <translation>{name} — это папка; назовите файл из неё.</translation>
    </message>
    <message>
        <source>There is no preset, file or code {name}; `thousand rules list` shows the presets.</source>
        <translation>Нет ни набора, ни файла, ни кода {name}; наборы покажет `thousand rules list`.</translation>
    </message>
    <message>
        <source>Several rule sets of yours are called {name}: name the code of one of them.</source>
        <translation>Ваших правил с названием {name} несколько: назовите код одних из них.</translation>
    </message>
    <message>
        <source>Standard input is closed; name a file instead.</source>
        <translation>Стандартный ввод закрыт; назовите вместо него файл.</translation>
    </message>
    <message>
        <source>{title} ({count} players). {about}</source>
        <translation>{title} ({count} игрока). {about}</translation>
    </message>
    <message>
        <source>There is no folder {name}, so no rule set of your own.</source>
        <translation>Папки {name} нет, поэтому нет и своих наборов.</translation>
    </message>
    <message>
        <source>Your own ({count} players). {code}</source>
        <translation>Ваш набор ({count} игрока). {code}</translation>
    </message>
    <message>
        <source>Your own, cannot be read.</source>
        <translation>Ваш набор, не читается.</translation>
    </message>
    <message>
        <source>Note: “{option}” matters only where the score of a game with real cards is kept.</source>
        <translation>Замечание: «{option}» действует, только когда программа ведёт счёт игры настоящими картами.</translation>
    </message>
    <message>
        <source>There is no difference from {name}.</source>
        <translation>Отличий от набора «{name}» нет.</translation>
    </message>
    <message>
        <source>Code: {code}</source>
        <translation>Код: {code}</translation>
    </message>
    <message>
        <source>Hash: {hash}</source>
        <translation>Хеш: {hash}</translation>
    </message>
    <message>
        <source>Both are the same game.</source>
        <translation>Это одна и та же игра.</translation>
    </message>
    <message>
        <source>{second} differs from {first}:</source>
        <translation>{second} отличается от набора «{first}»:</translation>
    </message>
    <message>
        <source>Note: {what}</source>
        <translation>Замечание: {what}</translation>
    </message>
    <message>
        <source>{name} is in order: {code}</source>
        <translation>{name}: всё в порядке, код {code}</translation>
    </message>
</context>
<context>
    <name>RulesContents</name>
    <message>
        <source>Chapters</source>
        <translation>Главы</translation>
    </message>
    <message>
        <source>read now</source>
        <translation>читаете сейчас</translation>
    </message>
</context>
<context>
    <name>RulesEditor</name>
    <message>
        <source>Has no effect in the game with a stock.</source>
        <translation>В игре с добором не действует.</translation>
    </message>
    <message>
        <source>Has no effect now.</source>
        <translation>Сейчас не действует.</translation>
    </message>
    <message>
        <source>Matters only with “{what}”.</source>
        <translation>Действует только вместе с «{what}».</translation>
    </message>
    <message>
        <source>more than {bound}</source>
        <translation>больше {bound}</translation>
    </message>
    <message>
        <source> or </source>
        <translation> или </translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Червы</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Бубны</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Трефы</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Пики</translation>
    </message>
    <message>
        <source>Usually: {value}</source>
        <translation>Обычно: {value}</translation>
    </message>
    <message>
        <source>No option says that.</source>
        <translation>Такого пункта нет.</translation>
    </message>
    <message>
        <source>Options found: {all}, shown: {shown}</source>
        <translation>Найдено пунктов: {all}, показано: {shown}</translation>
    </message>
    <message>
        <source>Options found: {all}</source>
        <translation>Найдено пунктов: {all}</translation>
    </message>
    <message>
        <source>Exactly as in “{rules}”.</source>
        <translation>В точности «{rules}».</translation>
    </message>
    <message>
        <source>Changes to “{rules}”: {count}</source>
        <translation>Отличий от набора «{rules}»: {count}</translation>
    </message>
</context>
<context>
    <name>RulesEditorFooter</name>
    <message>
        <source>Read these rules</source>
        <translation>Прочитать правила</translation>
    </message>
    <message>
        <source>Keep or send…</source>
        <translation>Сохранить или отправить…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Play by these</source>
        <translation>Выбрать эти</translation>
    </message>
    <message>
        <source>Show the conflict</source>
        <translation>Показать, что не так</translation>
    </message>
    <message>
        <source>Go back without the changes? They are kept nowhere.</source>
        <translation>Выйти без изменений? Они нигде не сохранены.</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Выйти</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>Остаться</translation>
    </message>
</context>
<context>
    <name>RulesEditorScreen</name>
    <message>
        <source>Rules: %1</source>
        <translation>Правила: %1</translation>
    </message>
    <message>
        <source>Search the options</source>
        <translation>Поиск по правилам</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>Reset this group</source>
        <translation>Сбросить этот раздел</translation>
    </message>
</context>
<context>
    <name>RulesFileChooser</name>
    <message>
        <source>File of the rules</source>
        <translation>Файл с правилами</translation>
    </message>
    <message>
        <source>Rules of Thousand (*.thousand-rules)</source>
        <translation>Правила «Тысячи» (*.thousand-rules)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Все файлы (*)</translation>
    </message>
</context>
<context>
    <name>RulesHere</name>
    <message>
        <source>The rules here</source>
        <translation>Правила за столом</translation>
    </message>
    <message>
        <source>What counts most</source>
        <translation>Главное</translation>
    </message>
    <message>
        <source>All the rules</source>
        <translation>Все правила</translation>
    </message>
    <message>
        <source>Exactly as in “{rules}”.</source>
        <translation>В точности «{rules}».</translation>
    </message>
    <message>
        <source>Otherwise than in “{rules}”:</source>
        <translation>Не так, как в наборе «{rules}»:</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>not found</source>
        <translation>не найдено</translation>
    </message>
    <message>
        <source>{place} of {all}</source>
        <translation>{place} из {all}</translation>
    </message>
</context>
<context>
    <name>RulesRow</name>
    <message>
        <source>For example</source>
        <translation>Например</translation>
    </message>
</context>
<context>
    <name>RulesScreen</name>
    <message>
        <source>How to play</source>
        <translation>Как играть</translation>
    </message>
    <message>
        <source>The place before</source>
        <translation>К предыдущему месту</translation>
    </message>
    <message>
        <source>The next place</source>
        <translation>К следующему месту</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Поиск по правилам</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Chapter: %1</source>
        <translation>Глава: %1</translation>
    </message>
</context>
<context>
    <name>RulesShare</name>
    <message>
        <source>My rules</source>
        <translation>Мои правила</translation>
    </message>
    <message>
        <source>Give the rules a name first.</source>
        <translation>Сначала назовите правила.</translation>
    </message>
    <message>
        <source>“{name}” is kept.</source>
        <translation>«{name}»: сохранено.</translation>
    </message>
    <message>
        <source>The code is copied: paste it into a message.</source>
        <translation>Код скопирован: вставьте его в сообщение.</translation>
    </message>
    <message>
        <source>Written to {file}.</source>
        <translation>Записано в {file}.</translation>
    </message>
    <message>
        <source>The name of rules has at most {most} characters: make it shorter.</source>
        <translation>В названии правил не больше {most} знаков: сократите его.</translation>
    </message>
    <message>
        <source>It cannot be written ({reason}). Make room or choose another folder.</source>
        <translation>Записать не удалось ({reason}). Освободите место или выберите другую папку.</translation>
    </message>
    <message>
        <source>Other rules of yours have this name: choose another one.</source>
        <translation>Так уже называются другие ваши правила: выберите другое имя.</translation>
    </message>
    <message>
        <source>This place is not a folder of this computer: choose another one.</source>
        <translation>Это место не на этом компьютере: выберите другое.</translation>
    </message>
</context>
<context>
    <name>RulesSharePanel</name>
    <message>
        <source>Keep or send these rules</source>
        <translation>Сохранить или отправить правила</translation>
    </message>
    <message>
        <source>Send and receive rules</source>
        <translation>Отправить или принять правила</translation>
    </message>
    <message>
        <source>These rules do not fit together yet: solve that before you keep or send them.</source>
        <translation>Эти правила пока не сходятся: исправьте их, прежде чем сохранять или отправлять.</translation>
    </message>
    <message>
        <source>Name of your rules</source>
        <translation>Название ваших правил</translation>
    </message>
    <message>
        <source>Keep the changes</source>
        <translation>Сохранить изменения</translation>
    </message>
    <message>
        <source>Keep as my own</source>
        <translation>Сохранить как свои</translation>
    </message>
    <message>
        <source>The code of these rules:</source>
        <translation>Код этих правил:</translation>
    </message>
    <message>
        <source>Copy the code</source>
        <translation>Скопировать код</translation>
    </message>
    <message>
        <source>Write to a file…</source>
        <translation>Записать в файл…</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Открыть файл…</translation>
    </message>
    <message>
        <source>A code that somebody sent you:</source>
        <translation>Код, который вам прислали:</translation>
    </message>
    <message>
        <source>Code of the rules</source>
        <translation>Код правил</translation>
    </message>
    <message>
        <source>Take it</source>
        <translation>Принять</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>SavePage</name>
    <message>
        <source>Name of the file</source>
        <translation>Имя файла</translation>
    </message>
    <message>
        <source>In the folder %1</source>
        <translation>В папке %1</translation>
    </message>
    <message>
        <source>Other folder…</source>
        <translation>Другая папка…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Back to the sheet</source>
        <translation>Назад к записи</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>Took {basis} in defence, rounded to {points}</source>
        <translation>Взято {basis}, округлено до {points}</translation>
    </message>
    <message>
        <source>Fell off the barrel after the only attempt</source>
        <translation>Слёт с бочки после единственной попытки</translation>
    </message>
    <message>
        <source>Sat down on the barrel</source>
        <translation>Посадка на бочку</translation>
    </message>
    <message>
        <source>{reason}, doubled</source>
        <translation>{reason}, вдвойне</translation>
    </message>
    <message>
        <source>Contract made with {basis}</source>
        <translation>Заказ сыгран, набрано {basis}</translation>
    </message>
    <message>
        <source>Contract failed with {basis}</source>
        <translation>Заказ не сыгран, набрано {basis}</translation>
    </message>
    <message>
        <source>Took {basis} in defence</source>
        <translation>Взято {basis}</translation>
    </message>
    <message>
        <source>Took {basis}</source>
        <translation>Взято {basis}</translation>
    </message>
    <message>
        <source>Sat out: the prikup is worth {basis}</source>
        <translation>Пропуск сдачи: в прикупе {basis}</translation>
    </message>
    <message>
        <source>Gave up a contract of {basis}</source>
        <translation>Роспись, заказ {basis}</translation>
    </message>
    <message>
        <source>Share of the {basis} given up</source>
        <translation>За чужую роспись {basis}</translation>
    </message>
    <message>
        <source>No trick: marriage of {basis} is void</source>
        <translation>Без взяток: марьяж на {basis} сгорает</translation>
    </message>
    <message>
        <source>On the barrel: {basis} not written</source>
        <translation>На бочке: {basis} не пишется</translation>
    </message>
    <message>
        <source>Beside a barrel contract: {basis} not written</source>
        <translation>Играет сидящий на бочке: {basis} не пишется</translation>
    </message>
    <message>
        <source>Close to the end, only a contract counts: {basis} not written</source>
        <translation>Близко к концу, пишется только свой заказ: {basis} сгорает</translation>
    </message>
    <message>
        <source>Held four nines</source>
        <translation>Четыре девятки на руках</translation>
    </message>
    <message>
        <source>Bolt number {basis}</source>
        <translation>Болт №&#xa0;{basis}</translation>
    </message>
    <message>
        <source>Fine for the bolts</source>
        <translation>Штраф за болты</translation>
    </message>
    <message>
        <source>Fine</source>
        <translation>Штраф</translation>
    </message>
    <message>
        <source>Reached the barrel together with others: all of them fall</source>
        <translation>На бочку пришли сразу несколько: падают все</translation>
    </message>
    <message>
        <source>A bolt that counts as two, now {basis}</source>
        <translation>Двойной болт, теперь их {basis}</translation>
    </message>
    <message>
        <source>Wrote off a contract of {basis}</source>
        <translation>Списан заказ {basis}</translation>
    </message>
    <message>
        <source>Threw the deal in</source>
        <translation>Карты брошены</translation>
    </message>
    <message>
        <source>The deal was thrown in</source>
        <translation>За брошенные карты</translation>
    </message>
    <message>
        <source>Nobody made a golden contract: back to zero from {basis}</source>
        <translation>Золотой кон никому не удался: {basis} обнуляется</translation>
    </message>
    <message>
        <source>Third nine in a row at the cut: fine</source>
        <translation>Третья девятка подряд при съёме: штраф</translation>
    </message>
    <message>
        <source>Dealt again too often: fine of the dealer</source>
        <translation>Слишком много пересдач: штраф сдающему</translation>
    </message>
    <message>
        <source>Deal number {basis} given up is fined</source>
        <translation>Роспись №&#xa0;{basis}: штраф</translation>
    </message>
    <message>
        <source>Dump truck: exactly {basis}, back to zero</source>
        <translation>Самосвал: ровно {basis}, счёт обнуляется</translation>
    </message>
    <message>
        <source>Won the match with {basis}</source>
        <translation>Победа со счётом {basis}</translation>
    </message>
    <message>
        <source>Sank to {basis}: the match is over</source>
        <translation>Счёт опустился до {basis}: партия окончена</translation>
    </message>
    <message>
        <source>Made {basis} on the barrel</source>
        <translation>Сыграно {basis} на бочке</translation>
    </message>
    <message>
        <source>{basis} is too little on the barrel</source>
        <translation>На бочке {basis} мало</translation>
    </message>
    <message>
        <source>Failed on the barrel with {basis}</source>
        <translation>На бочке не сыграно, набрано {basis}</translation>
    </message>
    <message>
        <source>Paid {basis} and left the barrel</source>
        <translation>Уход с бочки, плата {basis}</translation>
    </message>
    <message>
        <source>Gathered {basis} on the barrel</source>
        <translation>Накоплено на бочке: {basis}</translation>
    </message>
    <message>
        <source>Gathered enough on the barrel: {basis}</source>
        <translation>На бочке набрано сколько нужно: {basis}</translation>
    </message>
    <message>
        <source>Barrel: attempt number {basis} used</source>
        <translation>Бочка: попытка №&#xa0;{basis}</translation>
    </message>
    <message>
        <source>Fell off the barrel after {basis} attempts</source>
        <translation>Слёт с бочки, попыток: {basis}</translation>
    </message>
    <message>
        <source>Sat down on the barrel with {basis}</source>
        <translation>Посадка на бочку: было {basis}</translation>
    </message>
    <message>
        <source>Knocked off the barrel by a newcomer</source>
        <translation>С бочки сбит новым игроком</translation>
    </message>
    <message>
        <source>Fall number {basis}: back to zero</source>
        <translation>Слёт №&#xa0;{basis}: счёт обнуляется</translation>
    </message>
    <message>
        <source>gathers points on the barrel</source>
        <translation>копит очки на бочке</translation>
    </message>
    <message>
        <source>attempts used on the barrel</source>
        <translation>сколько попыток на бочке истрачено</translation>
    </message>
    <message>
        <source>fell off the barrel and back to zero</source>
        <translation>слёт с бочки, счёт обнулён</translation>
    </message>
    <message>
        <source>bolt that counts as two</source>
        <translation>болт, который считается за два</translation>
    </message>
    <message>
        <source>golden round failed: back to zero</source>
        <translation>золотой кон не сыгран: счёт обнулён</translation>
    </message>
    <message>
        <source>held four nines: bonus</source>
        <translation>четыре девятки на руках: премия</translation>
    </message>
    <message>
        <source>declarer</source>
        <translation>играющий</translation>
    </message>
    <message>
        <source>declarer at the compulsory bid</source>
        <translation>играющий на обязаловке</translation>
    </message>
    <message>
        <source>bolt</source>
        <translation>болт</translation>
    </message>
    <message>
        <source>bolts are full: fine</source>
        <translation>болты набраны: штраф</translation>
    </message>
    <message>
        <source>sat the deal out</source>
        <translation>пропуск сдачи</translation>
    </message>
    <message>
        <source>gave the deal up (rospis)</source>
        <translation>роспись</translation>
    </message>
    <message>
        <source>gave up too often: fine</source>
        <translation>слишком много росписей: штраф</translation>
    </message>
    <message>
        <source>sat down on the barrel</source>
        <translation>посадка на бочку</translation>
    </message>
    <message>
        <source>off the barrel</source>
        <translation>слёт с бочки</translation>
    </message>
    <message>
        <source>dump truck: back to zero</source>
        <translation>самосвал: счёт обнулён</translation>
    </message>
    <message>
        <source>marriage void: no trick</source>
        <translation>марьяж не в счёт: ни одной взятки</translation>
    </message>
    <message>
        <source>points not written</source>
        <translation>очки не записаны</translation>
    </message>
    <message>
        <source>fine between the deals</source>
        <translation>штраф между сдачами</translation>
    </message>
    <message>
        <source>won the match</source>
        <translation>победа в партии</translation>
    </message>
    <message>
        <source>sank too deep: match over</source>
        <translation>счёт ниже предела: партия окончена</translation>
    </message>
</context>
<context>
    <name>ScoreKeeper</name>
    <message>
        <source>Everybody plays for himself.</source>
        <translation>Каждый играет за себя.</translation>
    </message>
    <message>
        <source>{name} plays: forehand has to.</source>
        <translation>{name} играет: так положено первой руке.</translation>
    </message>
    <message>
        <source>nobody</source>
        <comment>held four nines</comment>
        <translation>ни у кого</translation>
    </message>
    <message>
        <source>Worth {points}</source>
        <translation>Прикуп стоит {points}</translation>
    </message>
    <message>
        <source>Golden deal {deal} of {all}: all doubled.</source>
        <translation>Золотой кон, сдача {deal} из {all}: всё вдвойне.</translation>
    </message>
    <message>
        <source>{name}: {problem}</source>
        <translation>{name}: {problem}</translation>
    </message>
    <message>
        <source>The prikup is not entered: {name} writes nothing for it.</source>
        <translation>Прикуп не записан: {name} ничего за него не пишет.</translation>
    </message>
    <message>
        <source>Aces {points}</source>
        <translation>Тузы {points}</translation>
    </message>
    <message>
        <source>Nines {points}</source>
        <translation>Девятки {points}</translation>
    </message>
    <message>
        <source>Say who played.</source>
        <translation>Укажите, кто играл.</translation>
    </message>
    <message>
        <source>Type the card points of one player: the other&apos;s follow.</source>
        <translation>Введите очки одного игрока, у второго посчитаются сами.</translation>
    </message>
    <message>
        <source>Type the card points of both players.</source>
        <translation>Введите очки обоих игроков.</translation>
    </message>
    <message>
        <source>Type the card points of two players: the third&apos;s follow.</source>
        <translation>Введите очки двух игроков, у третьего посчитаются сами.</translation>
    </message>
    <message>
        <source>Tap all three cards of the prikup; so far: {count}.</source>
        <translation>Отметьте все три карты прикупа; пока отмечено: {count}.</translation>
    </message>
    <message>
        <source>The sheet is in the clipboard.</source>
        <translation>Запись скопирована в буфер обмена.</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Что случилось</translation>
    </message>
    <message>
        <source>Names of the players</source>
        <translation>Имена игроков</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <comment>to be entered</comment>
        <translation>Сдача {number}</translation>
    </message>
    <message>
        <source>Write it down</source>
        <translation>Записать</translation>
    </message>
    <message>
        <source>Correct it</source>
        <translation>Исправить</translation>
    </message>
    <message>
        <source>Then: {totals}.</source>
        <translation>Тогда счёт: {totals}.</translation>
    </message>
    <message>
        <source>By these rules {name} does.</source>
        <translation>По этим правилам — {name}.</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>По жребию</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Игрок {number}</translation>
    </message>
    <message>
        <source>{entry}: does not count</source>
        <translation>{entry} — не считается</translation>
    </message>
    <message>
        <source>{name}: {events}</source>
        <translation>{name}: {events}</translation>
    </message>
    <message>
        <source>{name} deals next.</source>
        <translation>Дальше сдаёт {name}.</translation>
    </message>
    <message>
        <source>It is {name}&apos;s.</source>
        <comment>a slip</comment>
        <translation>Отвечает {name}.</translation>
    </message>
    <message>
        <source>A card was shown while dealing</source>
        <translation>Открылась карта при сдаче</translation>
    </message>
    <message>
        <source>A bid above what the hand allowed</source>
        <translation>Заявка без нужного марьяжа</translation>
    </message>
    <message>
        <source>A marriage that was not there</source>
        <translation>Объявлен марьяж, которого нет</translation>
    </message>
    <message>
        <source>A wrong entry on the sheet</source>
        <translation>Ошибка в записи</translation>
    </message>
    <message>
        <source>Third nine in a row at the cut</source>
        <translation>Третья девятка подряд при съёме</translation>
    </message>
    <message>
        <source>The cards were dealt again</source>
        <translation>Пересдача</translation>
    </message>
    <message>
        <source>Everybody passed</source>
        <translation>Все спасовали</translation>
    </message>
    <message>
        <source>A fine agreed on</source>
        <translation>Штраф по уговору</translation>
    </message>
    <message>
        <source>A revoke</source>
        <translation>Ренонс</translation>
    </message>
    <message>
        <source>A card was shown</source>
        <translation>Показана карта</translation>
    </message>
    <message>
        <source>Out of turn</source>
        <translation>Ход не в очередь</translation>
    </message>
    <message>
        <source>A hint to another player</source>
        <translation>Подсказка другому игроку</translation>
    </message>
    <message>
        <source>A wrong deal</source>
        <translation>Ошибка при сдаче</translation>
    </message>
    <message>
        <source>Something else</source>
        <comment>why a fine is due</comment>
        <translation>Другое</translation>
    </message>
    <message>
        <source>{name}: {slip}</source>
        <translation>{name}: {slip}</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Розыгрыш</translation>
    </message>
    <message>
        <source>Given up (rospis)</source>
        <translation>Роспись</translation>
    </message>
    <message>
        <source>Written off</source>
        <translation>Списание</translation>
    </message>
    <message>
        <source>Thrown in</source>
        <translation>Сброс</translation>
    </message>
    <message>
        <source>The match is over before it.</source>
        <translation>Партия кончается раньше.</translation>
    </message>
    <message>
        <source>That player cannot have played this deal.</source>
        <translation>Этот игрок не мог играть эту сдачу.</translation>
    </message>
    <message>
        <source>This deal cannot have been played in the dark.</source>
        <translation>Эту сдачу нельзя было играть втёмную.</translation>
    </message>
    <message>
        <source>Nobody can have played for that contract.</source>
        <translation>Такого заказа быть не могло.</translation>
    </message>
    <message>
        <source>By these rules this deal cannot end like that.</source>
        <translation>По этим правилам сдача так кончиться не могла.</translation>
    </message>
    <message>
        <source>The card points are not those of a whole deal.</source>
        <translation>Очки за карты не складываются в целую сдачу.</translation>
    </message>
    <message>
        <source>Who has points or a marriage has taken a trick.</source>
        <translation>У кого есть очки или марьяж, у того есть и взятка.</translation>
    </message>
    <message>
        <source>Only one player of the deal can hold four nines.</source>
        <translation>Четыре девятки могут быть только у одного из игравших.</translation>
    </message>
    <message>
        <source>Who sits out takes nothing.</source>
        <translation>Кто пропускает сдачу, ничего не берёт.</translation>
    </message>
    <message>
        <source>Nobody takes points in a deal that is given up.</source>
        <translation>В сдаче без розыгрыша очков никто не берёт.</translation>
    </message>
    <message>
        <source>This table does not write that, or not for this player.</source>
        <translation>За этим столом такое не пишут, или не этому игроку.</translation>
    </message>
    <message>
        <source>A fine costs 1 to 1000 points.</source>
        <translation>Штраф — от 1 до 1000 очков.</translation>
    </message>
    <message>
        <source>These marriages cannot all have been declared in one deal.</source>
        <translation>Все эти марьяжи в одной сдаче объявить нельзя.</translation>
    </message>
    <message>
        <source>The prikup has three cards.</source>
        <translation>В прикупе три карты.</translation>
    </message>
    <message>
        <source>Not {typed}: {least} to {most} in steps of {step}.</source>
        <translation>Нельзя {typed}: от {least} до {most} с шагом {step}.</translation>
    </message>
    <message>
        <source>Not {typed}: {least}, or {next} to {most} in steps of {step}.</source>
        <translation>Нельзя {typed}: {least} или от {next} до {most} с шагом {step}.</translation>
    </message>
    <message>
        <source>Not {typed}: 1 to {most}.</source>
        <translation>Не {typed}: от 1 до {most}.</translation>
    </message>
    <message>
        <source>No cards are worth {points}.</source>
        <translation>Картами столько не набрать: {points}.</translation>
    </message>
    <message>
        <source>Whole numbers from 0 to 120.</source>
        <translation>Нужно целое число от 0 до 120.</translation>
    </message>
    <message>
        <source>Together {sum} of {all}: {left} too few.</source>
        <translation>Вместе {sum} из {all}: не хватает {left}.</translation>
    </message>
    <message>
        <source>Together {sum} of {all}: {left} too many.</source>
        <translation>Вместе {sum} из {all}: лишних {left}.</translation>
    </message>
    <message>
        <source>Left with nobody: {points}.</source>
        <translation>Никому не достаётся: {points}.</translation>
    </message>
    <message>
        <source>{dealer} deals, {forehand} is forehand.</source>
        <translation>Сдаёт {dealer}, первая рука — {forehand}.</translation>
    </message>
    <message>
        <source>{name} sits out.</source>
        <translation>На прикупе {name}.</translation>
    </message>
    <message>
        <source>{name} is on the barrel, deal {attempt} of {all}: {gathered} of {need} gathered.</source>
        <translation>{name} на бочке, сдача {attempt} из {all}: набрано {gathered} из {need}.</translation>
    </message>
    <message>
        <source>{name} is on the barrel, attempt {attempt} of {all}: {need} to win.</source>
        <translation>{name} на бочке, попытка {attempt} из {all}: для победы нужно {need}.</translation>
    </message>
    <message>
        <source>{name} is on the barrel: {need} to win.</source>
        <translation>{name} на бочке: для победы нужно {need}.</translation>
    </message>
    <message>
        <source>{carrier} carries the compulsory bid: {declarer} can have won it with {least} at least.</source>
        <translation>Обязаловка у другого игрока ({carrier}): {declarer} играет не меньше чем на {least}.</translation>
    </message>
    <message>
        <source>Delete the entry “{entry}”?</source>
        <translation>Удалить строку «{entry}»?</translation>
    </message>
    <message>
        <source>Delete deal {number}?</source>
        <translation>Удалить сдачу {number}?</translation>
    </message>
    <message>
        <source>Correct the entry “{entry}”</source>
        <translation>Исправить строку «{entry}»</translation>
    </message>
    <message>
        <source>Correct deal {number}</source>
        <translation>Исправить сдачу {number}</translation>
    </message>
    <message>
        <source>deal {number}</source>
        <comment>in a list</comment>
        <translation>сдача {number}</translation>
    </message>
    <message>
        <source>After that the sheet has no place for: {entries}. {why} They stay in the list and do not count.</source>
        <translation>Тогда из записи выпадают: {entries}. {why} В списке они остаются, но не считаются.</translation>
    </message>
    <message>
        <source>The card points count.</source>
        <translation>Считаются очки карт.</translation>
    </message>
    <message>
        <source>The card points and a marriage count.</source>
        <translation>Считаются очки карт и марьяж.</translation>
    </message>
    <message>
        <source>The card points and a marriage count, half of it for a king or queen alone.</source>
        <translation>Считаются очки карт и марьяж, за одного короля или одну даму — половина.</translation>
    </message>
    <message>
        <source>An ace counts {points}, a marriage its value.</source>
        <translation>Туз стоит {points}, марьяж — как обычно.</translation>
    </message>
    <message>
        <source>Three nines count 100, other cards their points.</source>
        <translation>Три девятки стоят 100, другие карты — свои очки.</translation>
    </message>
    <message>
        <source>A later Thousand wrote the file {file}: it was left as it is. Open it with that version.</source>
        <translation>Файл {file} записала более новая «Тысяча», он оставлен как есть. Откройте его в той версии.</translation>
    </message>
    <message>
        <source>The file {file} cannot be read ({reason}). Look after it, or delete it.</source>
        <translation>Файл {file} не читается ({reason}). Проверьте его или удалите.</translation>
    </message>
    <message>
        <source>The file {file} is damaged in line {line} and was left as it is. You can delete it.</source>
        <translation>Файл {file} повреждён в строке {line} и оставлен как есть. Его можно удалить.</translation>
    </message>
    <message>
        <source>This sheet is not there any more; another window may have deleted it.</source>
        <translation>Этой записи больше нет: возможно, её удалили в другом окне.</translation>
    </message>
    <message>
        <source>Another window wrote on this sheet. Open it again from the list and enter it once more.</source>
        <translation>Эту запись изменили в другом окне. Откройте её заново из списка и введите ещё раз.</translation>
    </message>
    <message>
        <source>This cannot be written down in {folder} ({reason}). Make room there, then try again.</source>
        <translation>Не удалось записать в папку {folder} ({reason}). Освободите там место и попробуйте ещё раз.</translation>
    </message>
    <message>
        <source>The sheets in {folder} cannot be read ({reason}). Look after that folder, then open this page again.</source>
        <translation>Записи в папке {folder} не читаются ({reason}). Проверьте эту папку и откройте страницу снова.</translation>
    </message>
    <message>
        <source>The file {file} cannot be deleted ({reason}). Close other programs that use it, then try again.</source>
        <translation>Файл {file} не удаляется ({reason}). Закройте программы, в которых он открыт, и попробуйте ещё раз.</translation>
    </message>
</context>
<context>
    <name>ScorePageScreen</name>
    <message>
        <source>Names…</source>
        <translation>Имена…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Имя игрока %1</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Оставить</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Fine or redeal…</source>
        <translation>Штраф, пересдача…</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Сыграть ещё</translation>
    </message>
</context>
<context>
    <name>ScoreSetupScreen</name>
    <message>
        <source>Keep score</source>
        <translation>Вести счёт</translation>
    </message>
    <message>
        <source>You play with real cards; the program writes the sheet.</source>
        <translation>Вы играете настоящими картами, а программа ведёт счёт.</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>Правила: %1</translation>
    </message>
    <message>
        <source>Other rules…</source>
        <translation>Другие правила…</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроков</translation>
    </message>
    <message>
        <source>Names, clockwise around the table</source>
        <translation>Имена по часовой стрелке</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Имя игрока %1</translation>
    </message>
    <message>
        <source>Played before</source>
        <translation>Играли раньше</translation>
    </message>
    <message>
        <source>Puts the name into an empty field</source>
        <translation>Подставит имя в пустое поле</translation>
    </message>
    <message>
        <source>Deals first</source>
        <translation>Сдаёт первым</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Begin the sheet</source>
        <translation>Начать партию</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Score sheet</source>
        <translation>Запись</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Показать</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Таблица</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>График</translation>
    </message>
    <message>
        <source>Signs</source>
        <translation>Знаки</translation>
    </message>
    <message>
        <source>Review deal %1</source>
        <translation>Разобрать сдачу %1</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Сохранить в PDF…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Печать…</translation>
    </message>
</context>
<context>
    <name>ScoreSheetPane</name>
    <message>
        <source>Show</source>
        <translation>Показать</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Запись</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>График</translation>
    </message>
    <message>
        <source>Signs</source>
        <translation>Знаки</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Печать</translation>
    </message>
    <message>
        <source>Sheet: the arrow keys choose a row, Enter corrects it, Delete takes it out</source>
        <translation>Запись: стрелки выбирают строку, Enter исправляет её, Delete убирает</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Исправить</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Вернуть</translation>
    </message>
    <message>
        <source>The sheet goes into a file, onto paper, or as text into a message.</source>
        <translation>Запись можно сохранить в файл, напечатать или вставить текстом в сообщение.</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Сохранить в PDF…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Печать…</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Копировать текстом</translation>
    </message>
</context>
<context>
    <name>ScoreSheetsScreen</name>
    <message>
        <source>Score sheets</source>
        <translation>Записанные партии</translation>
    </message>
    <message>
        <source>No sheet has been begun yet.</source>
        <translation>Записанных партий ещё нет.</translation>
    </message>
    <message>
        <source>New sheet</source>
        <translation>Новая партия</translation>
    </message>
    <message>
        <source>Search the sheets</source>
        <translation>Поиск партий</translation>
    </message>
</context>
<context>
    <name>ScreenKeys</name>
    <message>
        <source>go from one to the next</source>
        <translation>перейти дальше или назад</translation>
    </message>
    <message>
        <source>choose one of several values</source>
        <translation>выбрать одно из значений</translation>
    </message>
    <message>
        <source>read on, read back</source>
        <translation>читать дальше, назад</translation>
    </message>
    <message>
        <source>a page back, a page on</source>
        <translation>страница назад, вперёд</translation>
    </message>
    <message>
        <source>to the beginning, to the end</source>
        <translation>к началу, к концу</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Enter, пробел</translation>
    </message>
    <message>
        <source>press the button, turn the switch</source>
        <translation>нажать кнопку, переключить</translation>
    </message>
    <message>
        <source>back</source>
        <translation>назад</translation>
    </message>
    <message>
        <source>these keys</source>
        <translation>эта подсказка</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>во весь экран</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>SeatPlate</name>
    <message>
        <source>sits out</source>
        <translation>пропускает</translation>
    </message>
</context>
<context>
    <name>SettingsCards</name>
    <message>
        <source>By suit in alternating colours, the strongest card first.</source>
        <translation>По мастям, цвета чередуются, старшая карта впереди.</translation>
    </message>
    <message>
        <source>By suit in alternating colours, the strongest card last.</source>
        <translation>По мастям, цвета чередуются, старшая карта в конце.</translation>
    </message>
    <message>
        <source>Aces, tens, kings and so on; suits in each rank.</source>
        <translation>Тузы, десятки, короли и дальше по старшинству.</translation>
    </message>
    <message>
        <source>As the cards came; you can move them yourself.</source>
        <translation>Как пришли карты; их можно переставить самому.</translation>
    </message>
    <message>
        <source>So your table looks</source>
        <translation>Так выглядит ваш стол</translation>
    </message>
    <message>
        <source>Letters on the cards</source>
        <translation>Буквы на картах</translation>
    </message>
    <message>
        <source>By language</source>
        <translation>По языку</translation>
    </message>
    <message>
        <source>Colours of the suits</source>
        <translation>Цвета мастей</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Два</translation>
    </message>
    <message>
        <source>Four</source>
        <translation>Четыре</translation>
    </message>
    <message>
        <source>Order of your hand</source>
        <translation>Порядок карт на руках</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>Масти</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Ранги</translation>
    </message>
    <message>
        <source>As dealt</source>
        <translation>Как пришли</translation>
    </message>
    <message>
        <source>Backs</source>
        <translation>Рубашки</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>Бордовая</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Синяя</translation>
    </message>
    <message>
        <source>Green</source>
        <comment>back of the cards</comment>
        <translation>Зелёная</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Зелёное</translation>
    </message>
    <message>
        <source>Cloth</source>
        <translation>Сукно</translation>
    </message>
    <message>
        <source>Suits, low first</source>
        <translation>С младшей</translation>
    </message>
    <message>
        <source>Midnight blue</source>
        <translation>Тёмно-синее</translation>
    </message>
</context>
<context>
    <name>SettingsFooter</name>
    <message>
        <source>Reset to defaults</source>
        <translation>Сбросить настройки</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Reset all settings? Your name and picture, the language and the drawing stay.</source>
        <translation>Сбросить все настройки? Имя и портрет, язык и способ рисования останутся.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Сбросить</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>Оставить</translation>
    </message>
</context>
<context>
    <name>SettingsPace</name>
    <message>
        <source>Instant</source>
        <translation>Мгновенно</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Быстро</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Обычно</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Медленно</translation>
    </message>
    <message>
        <source>Speed of the table</source>
        <translation>Скорость игры</translation>
    </message>
    <message>
        <source>How fast cards fly and calls are shown.</source>
        <translation>Как быстро летят карты и показываются заявки.</translation>
    </message>
    <message>
        <source>Pace of the computer players</source>
        <translation>Темп соперников</translation>
    </message>
    <message>
        <source>How long they think before they act.</source>
        <translation>Сколько они думают над ходом.</translation>
    </message>
    <message>
        <source>A trick lies on the table</source>
        <translation>Взятка лежит на столе</translation>
    </message>
    <message>
        <source>A click or Enter takes it away sooner.</source>
        <translation>Щелчок или Enter уберут её раньше.</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Недолго</translation>
    </message>
    <message>
        <source>Long</source>
        <translation>Долго</translation>
    </message>
    <message>
        <source>Until a click</source>
        <translation>До щелчка</translation>
    </message>
    <message>
        <source>Confirm before a card is played</source>
        <translation>Подтверждать ход</translation>
    </message>
    <message>
        <source>The first click lifts the card, the second one plays it.</source>
        <translation>Первый щелчок поднимает карту, второй играет ею.</translation>
    </message>
    <message>
        <source>Play forced cards by themselves</source>
        <translation>Делать вынужденные ходы за меня</translation>
    </message>
    <message>
        <source>When only one card may be played, nobody asks you.</source>
        <translation>Когда выбора нет, вас не спрашивают.</translation>
    </message>
    <message>
        <source>Ask before a marriage is declared</source>
        <translation>Спрашивать перед марьяжем</translation>
    </message>
    <message>
        <source>You may lead the king or queen without declaring it.</source>
        <translation>Королём или дамой можно пойти и без объявления.</translation>
    </message>
    <message>
        <source>Show how likely the contract holds</source>
        <translation>Показывать вероятность заказа</translation>
    </message>
    <message>
        <source>A thin bar at the contract, by what you know at your last card.</source>
        <translation>Тонкая полоса у заказа — по тому, что вы знаете к своему последнему ходу.</translation>
    </message>
    <message>
        <source>Fade cards instead of moving them</source>
        <translation>Карты проявляются, а не летят</translation>
    </message>
    <message>
        <source>Calmer for eyes that motion disturbs.</source>
        <translation>Спокойнее тем, кому мешает движение.</translation>
    </message>
</context>
<context>
    <name>SettingsScreen</name>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Page of the settings</source>
        <translation>Страница настроек</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Карты</translation>
    </message>
    <message>
        <source>Table and pace</source>
        <translation>Стол и темп</translation>
    </message>
    <message>
        <source>Window and language</source>
        <translation>Окно и язык</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Вы</translation>
    </message>
</context>
<context>
    <name>SettingsWindow</name>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation>Размер текста</translation>
    </message>
    <message>
        <source>Everything grows with the window; this is for the letters alone.</source>
        <translation>Всё растёт вместе с окном, а это только для букв.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Full screen (F11)</source>
        <translation>Во весь экран (F11)</translation>
    </message>
    <message>
        <source>Draw without the graphics card</source>
        <translation>Рисовать без видеокарты</translation>
    </message>
    <message>
        <source>For computers whose graphics card draws wrongly or not at all.</source>
        <translation>Если видеокарта рисует с ошибками или не рисует вовсе.</translation>
    </message>
    <message>
        <source>The drawing changes when you start Thousand again.</source>
        <translation>Рисование изменится при следующем запуске.</translation>
    </message>
</context>
<context>
    <name>SettingsYou</name>
    <message>
        <source>Your name</source>
        <translation>Ваше имя</translation>
    </message>
    <message>
        <source>For your next matches; a match that has begun keeps its names.</source>
        <translation>Для следующих партий; в начатой имена останутся прежними.</translation>
    </message>
    <message>
        <source>Your picture at the table</source>
        <translation>Ваш портрет за столом</translation>
    </message>
    <message>
        <source>By name: the picture that fits your name.</source>
        <translation>По имени: портрет, который подходит к вашему имени.</translation>
    </message>
</context>
<context>
    <name>SheetSigns</name>
    <message>
        <source>Signs</source>
        <translation>Знаки</translation>
    </message>
    <message>
        <source>beside the number of a deal: its contract; struck out when it was not made</source>
        <translation>рядом с номером сдачи — заказ; зачёркнут, если не сыгран</translation>
    </message>
</context>
<context>
    <name>SheetTable</name>
    <message>
        <source>Score sheet</source>
        <translation>Запись</translation>
    </message>
    <message>
        <source>Nothing has been written yet.</source>
        <translation>Пока ничего не записано.</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>SlipEntry</name>
    <message>
        <source>What happened</source>
        <translation>Что случилось</translation>
    </message>
    <message>
        <source>Whose slip</source>
        <translation>Кто отвечает</translation>
    </message>
    <message>
        <source>What for</source>
        <translation>За что</translation>
    </message>
    <message>
        <source>Points of the fine</source>
        <translation>Размер штрафа</translation>
    </message>
    <message>
        <source>It was played for</source>
        <translation>Заказ</translation>
    </message>
</context>
<context>
    <name>StartFailure</name>
    <message>
        <source>Thousand</source>
        <translation>Тысяча</translation>
    </message>
    <message>
        <source>Thousand cannot start</source>
        <translation>«Тысяча» не может запуститься</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Thousand finds no home folder in which it could keep your matches. Start it with a folder of your choice: thousand --data FOLDER</source>
        <translation>«Тысяча» не находит домашней папки, чтобы хранить ваши партии. Запустите её, указав папку: thousand --data ПАПКА</translation>
    </message>
    <message>
        <source>The folder for your matches has a name that cannot be read. Start Thousand with another one: thousand --data FOLDER</source>
        <translation>Имя папки для ваших партий не читается. Запустите «Тысячу» с другой папкой: thousand --data ПАПКА</translation>
    </message>
    <message>
        <source>The folder {folder}, in which Thousand keeps your matches, cannot be written ({reason}). Make it writable or make room on its disk, or start Thousand with another folder: thousand --data FOLDER</source>
        <translation>В папку {folder}, где «Тысяча» хранит ваши партии, нельзя записывать ({reason}). Разрешите запись или освободите место на диске, либо запустите «Тысячу» с другой папкой: thousand --data ПАПКА</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>{name} thinks about a bid.</source>
        <translation>Торгуется {name}.</translation>
    </message>
    <message>
        <source>{name} gives each of you a card.</source>
        <translation>{name} отдаёт соперникам по карте.</translation>
    </message>
    <message>
        <source>{name} names the contract.</source>
        <translation>{name} называет заказ.</translation>
    </message>
    <message>
        <source>{name} leads.</source>
        <translation>Заходит {name}.</translation>
    </message>
    <message>
        <source>{name} is to play.</source>
        <translation>Ходит {name}.</translation>
    </message>
    <message>
        <source>Your turn: {suit} were led.</source>
        <translation>Ваш ход: зашли с {suit}.</translation>
    </message>
    <message>
        <source>Your turn: {suit} were led, you must trump.</source>
        <translation>Ваш ход: зашли с {suit}, нужно бить козырем.</translation>
    </message>
    <message>
        <source>Your turn: {suit} were led, you may play any card.</source>
        <translation>Ваш ход: зашли с {suit}, можно положить любую карту.</translation>
    </message>
    <message>
        <source>You deal.</source>
        <translation>Вы сдаёте.</translation>
    </message>
    <message>
        <source>{name} deals.</source>
        <translation>Сдаёт {name}.</translation>
    </message>
    <message>
        <source>Everybody looks at the cards.</source>
        <translation>Все смотрят свои карты.</translation>
    </message>
    <message>
        <source>You take the prikup without a bid.</source>
        <translation>Вы берёте прикуп без торга.</translation>
    </message>
    <message>
        <source>{name} takes the prikup without a bid.</source>
        <translation>{name} берёт прикуп без торга.</translation>
    </message>
    <message>
        <source>You take the prikup at {contract}.</source>
        <translation>Вы берёте прикуп за {contract}.</translation>
    </message>
    <message>
        <source>{name} takes the prikup at {contract}.</source>
        <translation>{name} берёт прикуп за {contract}.</translation>
    </message>
    <message>
        <source>You took these cards.</source>
        <translation>Эти карты взяли вы.</translation>
    </message>
    <message>
        <source>{name} took these cards.</source>
        <translation>Эти карты теперь у игрока {name}.</translation>
    </message>
    <message>
        <source>You take the trick: {points}.</source>
        <translation>Взятка ваша: {points}.</translation>
    </message>
    <message>
        <source>{name} takes the trick: {points}.</source>
        <translation>{name} берёт взятку: {points}.</translation>
    </message>
    <message>
        <source>four nines</source>
        <translation>четыре девятки</translation>
    </message>
    <message>
        <source>four jacks</source>
        <translation>четыре валета</translation>
    </message>
    <message>
        <source>three nines</source>
        <translation>три девятки</translation>
    </message>
    <message>
        <source>a hand of few points</source>
        <translation>мало очков на руках</translation>
    </message>
    <message>
        <source>a prikup of few points</source>
        <translation>мало очков в прикупе</translation>
    </message>
    <message>
        <source>two nines in the prikup</source>
        <translation>две девятки в прикупе</translation>
    </message>
    <message>
        <source>three jacks in the prikup</source>
        <translation>три валета в прикупе</translation>
    </message>
    <message>
        <source>You show {right}: the cards are dealt again.</source>
        <translation>У вас {right}: пересдача.</translation>
    </message>
    <message>
        <source>{name} shows {right}: the cards are dealt again.</source>
        <translation>{name}: {right}, пересдача.</translation>
    </message>
    <message>
        <source>I write the deal off</source>
        <translation>Списываю</translation>
    </message>
    <message>
        <source>I throw the deal in</source>
        <translation>Бросаю карты</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Пас</translation>
    </message>
    <message>
        <source>I play {contract}</source>
        <translation>Играю {contract}</translation>
    </message>
    <message>
        <source>I give the deal up</source>
        <translation>Роспись</translation>
    </message>
    <message>
        <source>Your cards do not allow a higher bid: you pass.</source>
        <translation>С этими картами выше заявить нельзя: вы пасуете.</translation>
    </message>
    <message>
        <source>You have {rights}: ask for a new deal?</source>
        <translation>У вас {rights}. Пересдать?</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Играть</translation>
    </message>
    <message>
        <source>Deal again</source>
        <translation>Пересдать</translation>
    </message>
    <message>
        <source>Your turn: you can only pass.</source>
        <translation>Ваше слово: можно только пасовать.</translation>
    </message>
    <message>
        <source>Bid {amount}</source>
        <translation>Заявить {amount}</translation>
    </message>
    <message>
        <source>Your turn: {least} or pass.</source>
        <translation>Ваше слово: от {least} или пас.</translation>
    </message>
    <message>
        <source>Your turn: {least} or more.</source>
        <translation>Ваше слово: {least} или больше.</translation>
    </message>
    <message>
        <source>{name} plays in the dark: turn the light on?</source>
        <translation>{name} играет втёмную: растемнить?</translation>
    </message>
    <message>
        <source>With your marriage you may bid {amount} and take the prikup at once.</source>
        <translation>С марьяжем можно заявить {amount} и сразу взять прикуп.</translation>
    </message>
    <message>
        <source>With your marriage you may bid {amount}; then everybody bids as usual.</source>
        <translation>С марьяжем можно заявить {amount}; дальше торг идёт как обычно.</translation>
    </message>
    <message>
        <source>You are on the barrel: bid {top} at most.</source>
        <translation>Вы на бочке: не больше {top}.</translation>
    </message>
    <message>
        <source>You hold no marriage: at most {top}.</source>
        <translation>Марьяжа нет — не больше {top}.</translation>
    </message>
    <message>
        <source>With your marriage ({suits}): at most {top}.</source>
        <translation>С вашим марьяжем ({suits}) — не больше {top}.</translation>
    </message>
    <message>
        <source>With your marriages ({suits}): at most {top}.</source>
        <translation>С вашими марьяжами ({suits}) — не больше {top}.</translation>
    </message>
    <message>
        <source>Give a card to {left} and one to {right}.</source>
        <translation>Отдайте соперникам по карте.</translation>
    </message>
    <message>
        <source>Give the cards</source>
        <translation>Отдать карты</translation>
    </message>
    <message>
        <source>Give the card</source>
        <translation>Отдать карту</translation>
    </message>
    <message>
        <source>Lay the cards away</source>
        <translation>Снести карты</translation>
    </message>
    <message>
        <source>laid away</source>
        <translation>в снос</translation>
    </message>
    <message>
        <source>Give a card to {name}.</source>
        <translation>Отдайте сопернику одну карту.</translation>
    </message>
    <message>
        <source>Give a card to {name} and one to the dead hand.</source>
        <translation>Отдайте карту сопернику и ещё одну положите к мёртвой руке.</translation>
    </message>
    <message>
        <source>Give a card to {name} and one to the other prikup.</source>
        <translation>Отдайте карту сопернику и ещё одну положите к другому прикупу.</translation>
    </message>
    <message>
        <source>Lay two cards away, face down.</source>
        <translation>Снесите две карты рубашкой вверх.</translation>
    </message>
    <message>
        <source>You keep one card of the prikup: give cards of it.</source>
        <translation>Из прикупа остаётся одна карта: отдайте другие.</translation>
    </message>
    <message>
        <source>Click or drag a card to give it; click it to take it back.</source>
        <translation>Щёлкните или перетащите карту; второй щелчок её вернёт.</translation>
    </message>
    <message>
        <source>Nobody sees these cards before the end.</source>
        <translation>До конца сдачи этих карт никто не увидит.</translation>
    </message>
    <message>
        <source>Everybody will see these cards.</source>
        <translation>Эти карты увидят все.</translation>
    </message>
    <message>
        <source>Only the player who gets a card sees it.</source>
        <translation>Карту увидит только тот, кто её получит.</translation>
    </message>
    <message>
        <source>You break your marriage ({suits}): then at most {most} can be made.</source>
        <translation>Вы разбиваете марьяж ({suits}): тогда больше {most} не набрать.</translation>
    </message>
    <message>
        <source>You break your marriages ({suits}): then at most {most} can be made.</source>
        <translation>Вы разбиваете марьяжи ({suits}): тогда больше {most} не набрать.</translation>
    </message>
    <message>
        <source>Without a marriage at most {most} can be made.</source>
        <translation>Без марьяжа больше {most} не набрать.</translation>
    </message>
    <message>
        <source>With what you hold ({suits}) at most {most} can be made.</source>
        <translation>С такими марьяжами ({suits}) больше {most} не набрать.</translation>
    </message>
    <message>
        <source>Give up…</source>
        <translation>Роспись…</translation>
    </message>
    <message>
        <source>Write off…</source>
        <translation>Списать…</translation>
    </message>
    <message>
        <source>Throw in…</source>
        <translation>Сбросить…</translation>
    </message>
    <message>
        <source>Write this deal off? Each opponent gets a bolt:</source>
        <translation>Списать эту сдачу? Соперники получат по болту:</translation>
    </message>
    <message>
        <source>Write off</source>
        <translation>Списать</translation>
    </message>
    <message>
        <source>Throw this deal in? It is written at once:</source>
        <translation>Сбросить эту сдачу? Запись будет сразу:</translation>
    </message>
    <message>
        <source>Throw in</source>
        <translation>Сбросить</translation>
    </message>
    <message>
        <source>Keep {amount}</source>
        <translation>Оставить {amount}</translation>
    </message>
    <message>
        <source>Play {amount}</source>
        <translation>Играть {amount}</translation>
    </message>
    <message>
        <source>You have {contract}: keep it or raise it.</source>
        <translation>Ваш заказ {contract}: оставьте или поднимите.</translation>
    </message>
    <message>
        <source>Name your contract.</source>
        <translation>Назначьте заказ.</translation>
    </message>
    <message>
        <source>Made {won}, failed {lost}.</source>
        <translation>Сыграете — {won}, не сыграете — {lost}.</translation>
    </message>
    <message>
        <source>Click it again or press Enter; Esc takes it back.</source>
        <translation>Щёлкните её ещё раз или нажмите Enter; Esc — передумать.</translation>
    </message>
    <message>
        <source>Play the {card}?</source>
        <translation>Ваш ход — {card}?</translation>
    </message>
    <message>
        <source>Play the {card} and declare {points}?</source>
        <translation>Ваш ход — {card} и марьяж {points}?</translation>
    </message>
    <message>
        <source>Your lead.</source>
        <translation>Ваш заход.</translation>
    </message>
    <message>
        <source>It brings {points}; trump becomes {suit}.</source>
        <translation>Он даёт {points}; козырем становятся {suit}.</translation>
    </message>
    <message>
        <source>Just play</source>
        <translation>Без марьяжа</translation>
    </message>
    <message>
        <source>What do you declare?</source>
        <translation>Что объявить?</translation>
    </message>
    <message>
        <source>Declare the half marriage?</source>
        <translation>Объявить постельный марьяж?</translation>
    </message>
    <message>
        <source>Declare the four aces?</source>
        <translation>Объявить четыре туза?</translation>
    </message>
    <message>
        <source>Declare the four nines?</source>
        <translation>Объявить четыре девятки?</translation>
    </message>
    <message>
        <source>It brings {points}; the trump stays as it is.</source>
        <translation>Это даёт {points}; козырь не меняется.</translation>
    </message>
    <message>
        <source>Declare {points}</source>
        <translation>Объявить {points}</translation>
    </message>
    <message>
        <source>{points}, no trump</source>
        <translation>{points}, без козыря</translation>
    </message>
    <message>
        <source>{points}, trump {suit}</source>
        <translation>{points}, козырь {suit}</translation>
    </message>
    <message>
        <source>Aces</source>
        <translation>Тузы</translation>
    </message>
    <message>
        <source>Nines</source>
        <translation>Девятки</translation>
    </message>
    <message>
        <source>Half marriage</source>
        <translation>Постельный марьяж</translation>
    </message>
    <message>
        <source>Another card</source>
        <translation>Другая карта</translation>
    </message>
    <message>
        <source>Give this deal up? It is written at once:</source>
        <translation>Расписать эту сдачу? Запишут сразу:</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Расписать</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Играть дальше</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Партия окончена.</translation>
    </message>
    <message>
        <source>You win the match.</source>
        <translation>Вы выиграли партию.</translation>
    </message>
    <message>
        <source>{name} wins the match.</source>
        <translation>Партию выигрывает {name}.</translation>
    </message>
    <message>
        <source>Everybody writes what they took.</source>
        <translation>Каждый пишет то, что взял.</translation>
    </message>
    <message>
        <source>You give up your contract of {contract}.</source>
        <translation>У вас роспись, заказ {contract}.</translation>
    </message>
    <message>
        <source>{name} gives up a contract of {contract}.</source>
        <translation>{name}: роспись, заказ {contract}.</translation>
    </message>
    <message>
        <source>You make {contract} with {raw}.</source>
        <translation>Вы сыграли {contract}: набрано {raw}.</translation>
    </message>
    <message>
        <source>{name} makes {contract} with {raw}.</source>
        <translation>{name}: {contract} сыграно, набрано {raw}.</translation>
    </message>
    <message>
        <source>You fail {contract} with {raw}.</source>
        <translation>Вы не сыграли {contract}: набрано {raw}.</translation>
    </message>
    <message>
        <source>{name} fails {contract} with {raw}.</source>
        <translation>{name}: {contract} не сыграно, набрано {raw}.</translation>
    </message>
    <message>
        <source>You write off a contract of {contract}.</source>
        <translation>Вы списываете заказ {contract}.</translation>
    </message>
    <message>
        <source>{name} writes off a contract of {contract}.</source>
        <translation>{name} списывает заказ {contract}.</translation>
    </message>
    <message>
        <source>You throw the deal in.</source>
        <translation>Вы сбрасываете сдачу.</translation>
    </message>
    <message>
        <source>{name} throws the deal in.</source>
        <translation>{name} сбрасывает сдачу.</translation>
    </message>
    <message>
        <source>Not played</source>
        <translation>Без розыгрыша</translation>
    </message>
    <message>
        <source>Cards {cards}, tricks {tricks}</source>
        <translation>Очки {cards}, взятки {tricks}</translation>
    </message>
    <message>
        <source>Cards {cards}, marriages {marriages}, tricks {tricks}</source>
        <translation>Очки {cards}, марьяжи {marriages}, взятки {tricks}</translation>
    </message>
    <message>
        <source>deal</source>
        <comment>below the axis of the chart of scores</comment>
        <translation>сдача</translation>
    </message>
    <message>
        <source>barrel</source>
        <comment>in the chart of scores</comment>
        <translation>бочка</translation>
    </message>
    <message>
        <source>Scores after deal {deal}.</source>
        <translation>Счёт после сдачи {deal}.</translation>
    </message>
    <message>
        <source>{name} has {total}, at best {best}, at worst {worst}.</source>
        <translation>{name}: {total}, лучший счёт {best}, худший {worst}.</translation>
    </message>
    <message>
        <source>Played without a contract</source>
        <translation>Без заказа</translation>
    </message>
    <message>
        <source>{name}: {contract}, written off</source>
        <translation>{name}: {contract}, списание</translation>
    </message>
    <message>
        <source>{name}: thrown in</source>
        <translation>{name}: сброс сдачи</translation>
    </message>
    <message>
        <source>{name}: {contract}, given up</source>
        <translation>{name}: {contract}, роспись</translation>
    </message>
    <message>
        <source>{name}: {contract}, made</source>
        <translation>{name}: {contract}, сыграно</translation>
    </message>
    <message>
        <source>{name}: {contract}, failed</source>
        <translation>{name}: {contract}, не сыграно</translation>
    </message>
    <message>
        <source>golden round</source>
        <comment>doubles a deal</comment>
        <translation>золотой кон</translation>
    </message>
    <message>
        <source>in the dark</source>
        <comment>doubles a deal</comment>
        <translation>втёмную</translation>
    </message>
    <message>
        <source>{name}. {reasons}</source>
        <translation>{name}. {reasons}</translation>
    </message>
    <message>
        <source>contract {contract}, the compulsory bid</source>
        <translation>заказ {contract}, обязаловка</translation>
    </message>
    <message>
        <source>contract {contract}</source>
        <translation>заказ {contract}</translation>
    </message>
    <message>
        <source>No trick has been taken in this deal.</source>
        <translation>В этой сдаче ещё не было взяток.</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>Взятка {number}</translation>
    </message>
    <message>
        <source>Prikup</source>
        <translation>Прикуп</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Последняя взятка</translation>
    </message>
    <message>
        <source>Played by nobody</source>
        <translation>Никем не сыграны</translation>
    </message>
    <message>
        <source>Laid away</source>
        <translation>Снос</translation>
    </message>
    <message>
        <source>Given to {name}</source>
        <translation>Снос: {name}</translation>
    </message>
    <message>
        <source>score {score}</source>
        <translation>счёт {score}</translation>
    </message>
    <message>
        <source>bolts: {count}</source>
        <translation>болты: {count}</translation>
    </message>
    <message>
        <source>deals</source>
        <translation>сдаёт</translation>
    </message>
    <message>
        <source>has the hundred</source>
        <translation>под сотней</translation>
    </message>
    <message>
        <source>declarer</source>
        <translation>играющий</translation>
    </message>
    <message>
        <source>plays in the dark</source>
        <translation>играет втёмную</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>пропускает</translation>
    </message>
    <message>
        <source>writes nothing in defence</source>
        <translation>в защите ничего не пишет</translation>
    </message>
    <message>
        <source>tricks: {count}</source>
        <translation>взятки: {count}</translation>
    </message>
    <message>
        <source>cards: {count}</source>
        <translation>карт: {count}</translation>
    </message>
    <message>
        <source>is to act</source>
        <translation>ходит</translation>
    </message>
    <message>
        <source>Sits this deal out</source>
        <translation>Пропускает эту сдачу</translation>
    </message>
    <message>
        <source>Tricks taken in this deal: {count}</source>
        <translation>Взятки в этой сдаче: {count}</translation>
    </message>
    <message>
        <source>Dealer: deals the cards</source>
        <translation>Сдаёт карты</translation>
    </message>
    <message>
        <source>The hundred: has to open the bidding</source>
        <translation>Сотня: обязан открыть торг</translation>
    </message>
    <message>
        <source>Declarer: plays for the contract</source>
        <translation>Играющий: взял прикуп и играет заказ</translation>
    </message>
    <message>
        <source>Plays in the dark, without having seen a card</source>
        <translation>Играет втёмную, не видя карт</translation>
    </message>
    <message>
        <source>Writes nothing for what is taken in defence</source>
        <translation>За взятое против чужого заказа ничего не пишет</translation>
    </message>
    <message>
        <source>Bolts, deals without a trick: {count}</source>
        <translation>Болты, сдачи без взяток: {count}</translation>
    </message>
    <message>
        <source>On the barrel</source>
        <translation>На бочке</translation>
    </message>
    <message>
        <source>gathered on the barrel: {points}</source>
        <translation>набрано на бочке: {points}</translation>
    </message>
    <message>
        <source>on the barrel</source>
        <translation>на бочке</translation>
    </message>
    <message>
        <source>You play {contract}</source>
        <translation>Вы играете {contract}</translation>
    </message>
    <message>
        <source>{name} plays {contract}</source>
        <translation>{name} играет {contract}</translation>
    </message>
    <message>
        <source>Your bid: {bid}</source>
        <translation>Ваша заявка: {bid}</translation>
    </message>
    <message>
        <source>Highest bid: {bid}, {name}</source>
        <translation>Старшая заявка: {bid}, {name}</translation>
    </message>
    <message>
        <source>taken {taken}</source>
        <translation>взято {taken}</translation>
    </message>
    <message>
        <source>the contract can no longer be made</source>
        <translation>заказ уже не сыграть</translation>
    </message>
    <message>
        <source>needs {needed}, in play {open}</source>
        <translation>нужно {needed}, в игре {open}</translation>
    </message>
    <message>
        <source>the contract is made</source>
        <translation>заказ сыгран</translation>
    </message>
    <message>
        <source>On the barrel, attempts left: {left} of {all}</source>
        <translation>На бочке, осталось попыток: {left} из {all}</translation>
    </message>
    <message>
        <source>on the barrel, attempts left: {left} of {all}</source>
        <translation>на бочке, осталось попыток: {left} из {all}</translation>
    </message>
    <message>
        <source>no trump yet</source>
        <translation>козыря нет</translation>
    </message>
    <message>
        <source>trump: {suit}</source>
        <translation>козырь: {suit}</translation>
    </message>
    <message>
        <source>Marriage of spades: {points}</source>
        <translation>Пиковый марьяж: {points}</translation>
    </message>
    <message>
        <source>Marriage of clubs: {points}</source>
        <translation>Трефовый марьяж: {points}</translation>
    </message>
    <message>
        <source>Marriage of diamonds: {points}</source>
        <translation>Бубновый марьяж: {points}</translation>
    </message>
    <message>
        <source>Marriage of hearts: {points}</source>
        <translation>Червовый марьяж: {points}</translation>
    </message>
    <message>
        <source>There is still no trump.</source>
        <translation>Козыря по-прежнему нет.</translation>
    </message>
    <message>
        <source>The trump stays: {suit}.</source>
        <translation>Козырь прежний: {suit}.</translation>
    </message>
    <message>
        <source>Declare the marriage of spades?</source>
        <translation>Объявить пиковый марьяж?</translation>
    </message>
    <message>
        <source>Declare the marriage of clubs?</source>
        <translation>Объявить трефовый марьяж?</translation>
    </message>
    <message>
        <source>Declare the marriage of diamonds?</source>
        <translation>Объявить бубновый марьяж?</translation>
    </message>
    <message>
        <source>Declare the marriage of hearts?</source>
        <translation>Объявить червовый марьяж?</translation>
    </message>
    <message>
        <source>queen and jack of {suit}</source>
        <translation>дама с валетом {suit}</translation>
    </message>
    <message>
        <source>four aces</source>
        <translation>четыре туза</translation>
    </message>
    <message>
        <source>Place {place}: {name} with {total}</source>
        <translation>Место {place}: {name}, счёт {total}</translation>
    </message>
    <message>
        <source>{made} of {played}</source>
        <comment>contracts made</comment>
        <translation>{made} из {played}</translation>
    </message>
    <message>
        <source>To settle</source>
        <translation>Расчёт</translation>
    </message>
    <message>
        <source>Contracts made</source>
        <translation>Сыграно заказов</translation>
    </message>
    <message>
        <source>Best deal</source>
        <translation>Лучшая сдача</translation>
    </message>
    <message>
        <source>Worst deal</source>
        <translation>Худшая сдача</translation>
    </message>
    <message>
        <source>Marriage points</source>
        <translation>Очки за марьяжи</translation>
    </message>
    <message>
        <source>Bolts</source>
        <translation>Болты</translation>
    </message>
    <message>
        <source>Every remaining trick is yours, whatever the others play.</source>
        <translation>Все оставшиеся взятки ваши, как бы ни сыграли другие.</translation>
    </message>
    <message>
        <source>Your cards take no further trick, whatever the others play.</source>
        <translation>Ваши карты больше не возьмут ни одной взятки, как бы ни сыграли другие.</translation>
    </message>
    <message>
        <source>The contract is made; only the defenders&apos; own points are still open.</source>
        <translation>Заказ сыгран, разыгрываются только очки вистующих.</translation>
    </message>
    <message>
        <source>The contract is lost; only the defenders&apos; own points are still open.</source>
        <translation>Заказ уже не сыграть, разыгрываются только очки вистующих.</translation>
    </message>
    <message>
        <source>Take over again</source>
        <translation>Играть самостоятельно</translation>
    </message>
    <message>
        <source>A computer player plays your cards.</source>
        <translation>Вашими картами играет компьютер.</translation>
    </message>
    <message>
        <source>Play the deal out</source>
        <translation>Доиграть сдачу за меня</translation>
    </message>
    <message>
        <source>Fast-forward: press F5 to stop.</source>
        <translation>Ускоренно. F5 — остановить.</translation>
    </message>
    <message>
        <source>from the prikup</source>
        <translation>из прикупа</translation>
    </message>
    <message>
        <source>from {name}</source>
        <translation>от игрока {name}</translation>
    </message>
    <message>
        <source>played by {name}</source>
        <translation>кладёт {name}</translation>
    </message>
    <message>
        <source>to be laid away; press to take it back</source>
        <translation>в снос; нажмите, чтобы вернуть</translation>
    </message>
    <message>
        <source>for {name}; press to take it back</source>
        <translation>для игрока {name}; нажмите, чтобы взять назад</translation>
    </message>
    <message>
        <source>Half marriage of spades: {points}</source>
        <translation>Пиковый постельный марьяж: {points}</translation>
    </message>
    <message>
        <source>Half marriage of clubs: {points}</source>
        <translation>Трефовый постельный марьяж: {points}</translation>
    </message>
    <message>
        <source>Half marriage of diamonds: {points}</source>
        <translation>Бубновый постельный марьяж: {points}</translation>
    </message>
    <message>
        <source>Half marriage of hearts: {points}</source>
        <translation>Червовый постельный марьяж: {points}</translation>
    </message>
    <message>
        <source>Four aces: {points}</source>
        <translation>Тузовый марьяж: {points}</translation>
    </message>
    <message>
        <source>Four nines: {points}</source>
        <translation>Четыре девятки: {points}</translation>
    </message>
    <message>
        <source>Cut here</source>
        <translation>Снять здесь</translation>
    </message>
    <message>
        <source>{count} of {all} cards are lifted: click the pack.</source>
        <translation>Снимается карт: {count} из {all}. Место можно указать на колоде.</translation>
    </message>
    <message>
        <source>A jack was at the bottom: you cut once more as the dealer.</source>
        <translation>Внизу оказался валет: сдающий снимает сам, то есть вы.</translation>
    </message>
    <message>
        <source>A nine was at the bottom, number {count} in a row: cut again.</source>
        <translation>Внизу оказалась девятка, подряд уже {count}: снимите ещё раз.</translation>
    </message>
    <message>
        <source>Cut the pack: where?</source>
        <translation>Снимите колоду: где?</translation>
    </message>
    <message>
        <source>For {contract}, before you see a card; everybody&apos;s points count double.</source>
        <translation>На {contract}, не видя карт; очки всех удваиваются.</translation>
    </message>
    <message>
        <source>For {contract}, before you see a card; your points count double.</source>
        <translation>На {contract}, не видя карт; ваши очки удваиваются.</translation>
    </message>
    <message>
        <source>Do you play in the dark?</source>
        <translation>Играете втёмную?</translation>
    </message>
    <message>
        <source>Play in the dark</source>
        <translation>Втёмную</translation>
    </message>
    <message>
        <source>Look at the cards</source>
        <translation>Посмотреть карты</translation>
    </message>
    <message>
        <source>You may look at both; click the one that you take.</source>
        <translation>Можно посмотреть оба; щёлкните по тому, который берёте.</translation>
    </message>
    <message>
        <source>Both lie face down; click the one that you take.</source>
        <translation>Оба лежат рубашкой вверх; щёлкните по тому, который берёте.</translation>
    </message>
    <message>
        <source>Choose a prikup.</source>
        <translation>Выберите прикуп.</translation>
    </message>
    <message>
        <source>The left one</source>
        <translation>Левый</translation>
    </message>
    <message>
        <source>The right one</source>
        <translation>Правый</translation>
    </message>
    <message>
        <source>{name} cuts the pack.</source>
        <translation>{name} снимает колоду.</translation>
    </message>
    <message>
        <source>{name} decides about a dark game.</source>
        <translation>{name} решает, играть ли втёмную.</translation>
    </message>
    <message>
        <source>{name} chooses a prikup.</source>
        <translation>{name} выбирает прикуп.</translation>
    </message>
    <message>
        <source>{name} chooses the cards to give away.</source>
        <translation>{name} выбирает карты для сноса.</translation>
    </message>
    <message>
        <source>You sit this deal out.</source>
        <translation>Вы пропускаете эту сдачу.</translation>
    </message>
    <message>
        <source>Nobody bids: the cards are dealt again.</source>
        <translation>Никто не заявил: карты пересдаются.</translation>
    </message>
    <message>
        <source>Nobody bids: you take the prikup.</source>
        <translation>Никто не заявил: прикуп берёте вы.</translation>
    </message>
    <message>
        <source>Nobody bids: {name} takes the prikup.</source>
        <translation>Никто не заявил: прикуп берёт {name}.</translation>
    </message>
    <message>
        <source>In the dark!</source>
        <translation>Втёмную!</translation>
    </message>
    <message>
        <source>At the bottom: {card}. The cut is made anew.</source>
        <translation>Внизу {card}: снимают заново.</translation>
    </message>
    <message>
        <source>At the bottom: {card}, the third nine in a row. That costs a fine.</source>
        <translation>Внизу {card}, третья девятка подряд: штраф.</translation>
    </message>
    <message>
        <source>At the bottom: {card}, the third nine in a row. That costs a fine and the deal passes on.</source>
        <translation>Внизу {card}, третья девятка подряд: штраф, и сдача переходит.</translation>
    </message>
    <message>
        <source>At the bottom: {card}. The dealer moves it into the middle.</source>
        <translation>Внизу {card}: сдающий убирает карту в середину.</translation>
    </message>
    <message>
        <source>At the bottom: {card}. The dealer cuts once himself.</source>
        <translation>Внизу {card}: сдающий снимает сам, один раз.</translation>
    </message>
    <message>
        <source>At the bottom: {card}. The pack is shuffled and cut anew.</source>
        <translation>Внизу {card}: колоду тасуют и снимают заново.</translation>
    </message>
    <message>
        <source>The cards laid aside go to you: {points}.</source>
        <translation>Отложенные карты достаются вам: {points}.</translation>
    </message>
    <message>
        <source>The cards laid aside go to {name}: {points}.</source>
        <translation>Отложенные карты забирает {name}: {points}.</translation>
    </message>
    <message>
        <source>The cards laid aside count for nobody.</source>
        <translation>Отложенные карты никому не считаются.</translation>
    </message>
    <message>
        <source>Golden deal {deal} of {all}: everything doubled</source>
        <translation>Золотой кон, сдача {deal} из {all}: всё вдвойне</translation>
    </message>
    <message>
        <source>Dark game: everything doubled</source>
        <translation>Тёмная: всё вдвойне</translation>
    </message>
    <message>
        <source>Dark game: the declarer doubled</source>
        <translation>Тёмная: играющему вдвойне</translation>
    </message>
    <message>
        <source>Cards in the stock: {count}</source>
        <translation>В колоде карт: {count}</translation>
    </message>
    <message>
        <source>The stock is empty: suit must be followed now</source>
        <translation>Колода кончилась: теперь нужно ходить в масть</translation>
    </message>
    <message>
        <source>Everybody plays for himself</source>
        <translation>Каждый играет за себя</translation>
    </message>
    <message>
        <source>Laid away</source>
        <comment>pile of cards</comment>
        <translation>Снос</translation>
    </message>
    <message>
        <source>Dead hand</source>
        <comment>pile of cards</comment>
        <translation>Мёртвая рука</translation>
    </message>
    <message>
        <source>Prikup not taken</source>
        <comment>pile of cards</comment>
        <translation>Второй прикуп</translation>
    </message>
    <message>
        <source>Right prikup</source>
        <comment>pile of cards</comment>
        <translation>Правый прикуп</translation>
    </message>
    <message>
        <source>Left prikup</source>
        <comment>pile of cards</comment>
        <translation>Левый прикуп</translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>Menu</source>
        <translation>Меню</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <translation>Играть дальше</translation>
    </message>
    <message>
        <source>Back to the result</source>
        <translation>К итогам партии</translation>
    </message>
    <message>
        <source>Take over again</source>
        <translation>Играть самостоятельно</translation>
    </message>
    <message>
        <source>Play the deal out</source>
        <translation>Доиграть сдачу за меня</translation>
    </message>
    <message>
        <source>A computer player plays the rest of your cards in this deal. It sees only what you see.</source>
        <translation>Остаток сдачи за вас доиграет компьютер. Он видит только то, что видите вы.</translation>
    </message>
    <message>
        <source>Keys and signs</source>
        <translation>Клавиши и знаки</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Встать из-за стола</translation>
    </message>
    <message>
        <source>The match is kept; you can continue it at any time.</source>
        <translation>Партия сохраняется, её можно продолжить в любое время.</translation>
    </message>
    <message>
        <source>The match is over. Its result stays under “Matches” on the start page.</source>
        <translation>Партия окончена. Её итоги остаются на главной странице в разделе «Партии».</translation>
    </message>
</context>
<context>
    <name>TableTools</name>
    <message>
        <source>Take back (Ctrl+Z)</source>
        <translation>Взять назад (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Sort the hand (F4)</source>
        <translation>Разложить карты по порядку (F4)</translation>
    </message>
    <message>
        <source>Stop (F5)</source>
        <translation>Остановить (F5)</translation>
    </message>
    <message>
        <source>Fast-forward to my next decision (F5)</source>
        <translation>Ускорить до моего решения (F5)</translation>
    </message>
    <message>
        <source>Hint (F7 or H)</source>
        <translation>Подсказка (F7 или H)</translation>
    </message>
    <message>
        <source>Keys and signs (F1)</source>
        <translation>Клавиши и знаки (F1)</translation>
    </message>
    <message>
        <source>Last trick (F2)</source>
        <translation>Последняя взятка (F2)</translation>
    </message>
    <message>
        <source>Score sheet (F3)</source>
        <translation>Запись (F3)</translation>
    </message>
    <message>
        <source>The rules here (F6)</source>
        <translation>Правила за столом (F6)</translation>
    </message>
    <message>
        <source>Menu (F10)</source>
        <translation>Меню (F10)</translation>
    </message>
</context>
<context>
    <name>TakeBack</name>
    <message>
        <source>With other people at the table nothing can be taken back.</source>
        <translation>За столом с другими людьми ничего нельзя взять назад.</translation>
    </message>
    <message>
        <source>You have not decided anything in this deal yet.</source>
        <translation>В этой сдаче вы ещё ничего не решали.</translation>
    </message>
    <message>
        <source>{name} has played the {card} since.</source>
        <translation>Назад нельзя, уже сыграна карта: {card} ({name}).</translation>
    </message>
    <message>
        <source>The prikup has been turned over since.</source>
        <translation>Назад нельзя: прикуп уже открыт.</translation>
    </message>
    <message>
        <source>You have seen your cards since.</source>
        <translation>Назад нельзя: вы уже видели свои карты.</translation>
    </message>
    <message>
        <source>You have drawn the {card} since.</source>
        <translation>Назад нельзя, из колоды уже взята карта: {card}.</translation>
    </message>
    <message>
        <source>The cards that were laid aside have been turned over since.</source>
        <translation>Назад нельзя: отложенные карты уже открыты.</translation>
    </message>
    <message>
        <source>{name} has passed the {card} since.</source>
        <translation>Назад нельзя, уже передана карта: {card} ({name}).</translation>
    </message>
    <message>
        <source>{name} has asked for a new deal since.</source>
        <translation>Назад нельзя: {name} уже просит пересдачу.</translation>
    </message>
    <message>
        <source>The pack is cut, and a cut stands.</source>
        <translation>Назад нельзя: колода уже снята.</translation>
    </message>
    <message>
        <source>The deal has been scored.</source>
        <translation>Назад нельзя: сдача уже записана.</translation>
    </message>
</context>
<context>
    <name>Told</name>
    <message>
        <source>A decision was taken back.</source>
        <translation>Ход взят назад.</translation>
    </message>
    <message>
        <source>Everybody has passed: the cards are dealt again.</source>
        <translation>Все спасовали: карты пересдают.</translation>
    </message>
    <message>
        <source>{name} pays a fine: {points}.</source>
        <translation>{name} платит штраф: {points}.</translation>
    </message>
    <message>
        <source>You draw: {card}.</source>
        <translation>Вы берёте: {card}.</translation>
    </message>
    <message>
        <source>Left prikup: {left}. Right prikup: {right}.</source>
        <translation>Левый прикуп: {left}. Правый прикуп: {right}.</translation>
    </message>
    <message>
        <source>{name} takes the right prikup.</source>
        <translation>{name} берёт правый прикуп.</translation>
    </message>
    <message>
        <source>{name} takes the left prikup.</source>
        <translation>{name} берёт левый прикуп.</translation>
    </message>
    <message>
        <source>You win the match.</source>
        <translation>Вы выиграли партию.</translation>
    </message>
    <message>
        <source>{name} wins the match.</source>
        <translation>Партию выигрывает {name}.</translation>
    </message>
    <message>
        <source>Your cards: {cards}.</source>
        <translation>Ваши карты: {cards}.</translation>
    </message>
    <message>
        <source>You play in the dark.</source>
        <translation>Вы играете втёмную.</translation>
    </message>
    <message>
        <source>{name} plays in the dark.</source>
        <translation>{name} играет втёмную.</translation>
    </message>
    <message>
        <source>In the prikup: {cards}.</source>
        <translation>В прикупе: {cards}.</translation>
    </message>
    <message>
        <source>You are given a card: {card}.</source>
        <translation>Вам дали карту: {card}.</translation>
    </message>
    <message>
        <source>{name} lays a card away.</source>
        <translation>{name} сносит карту.</translation>
    </message>
    <message>
        <source>{name} lays two cards away.</source>
        <translation>{name} сносит две карты.</translation>
    </message>
    <message>
        <source>You bid {amount}.</source>
        <translation>Вы заявляете {amount}.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Вы пасуете.</translation>
    </message>
    <message>
        <source>You play {amount}.</source>
        <translation>Вы играете {amount}.</translation>
    </message>
    <message>
        <source>You give the deal up.</source>
        <translation>Вы расписываете сдачу.</translation>
    </message>
    <message>
        <source>You play: {card}.</source>
        <translation>Вы кладёте: {card}.</translation>
    </message>
    <message>
        <source>{name} bids {amount}.</source>
        <translation>{name} заявляет {amount}.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} пасует.</translation>
    </message>
    <message>
        <source>{name} plays {amount}.</source>
        <translation>{name} играет {amount}.</translation>
    </message>
    <message>
        <source>{name} gives the deal up.</source>
        <translation>{name} расписывает сдачу.</translation>
    </message>
    <message>
        <source>{name} plays: {card}.</source>
        <translation>{name} кладёт: {card}.</translation>
    </message>
    <message>
        <source>The deal is over. Scores: {scores}.</source>
        <translation>Сдача закончена. Счёт: {scores}.</translation>
    </message>
</context>
<context>
    <name>TricksSoFar</name>
    <message>
        <source>Tricks so far</source>
        <translation>Взятки сдачи</translation>
    </message>
</context>
<context>
    <name>WelcomeScreen</name>
    <message>
        <source>Thousand</source>
        <translation>Тысяча</translation>
    </message>
    <message>
        <source>Welcome to the table.</source>
        <translation>Добро пожаловать за стол.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Ваше имя</translation>
    </message>
    <message>
        <source>You can change both in the settings.</source>
        <translation>И то и другое можно сменить в настройках.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Продолжить</translation>
    </message>
</context>
</TS>
