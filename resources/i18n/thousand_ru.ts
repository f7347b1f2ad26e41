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
        <source>Click or press Enter to go on.</source>
        <translation>Щёлкните или нажмите Enter, чтобы продолжить.</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Меньше</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Больше</translation>
    </message>
</context>
<context>
    <name>App</name>
    <message>
        <source>Something went wrong. Your match is kept; you can go on or start again.</source>
        <translation>Что-то пошло не так. Партия сохранена: можно играть дальше или перезапустить программу.</translation>
    </message>
    <message>
        <source>Something went wrong. Your match is kept. The report is in {file}</source>
        <translation>Что-то пошло не так. Партия сохранена. Отчёт записан в {file}</translation>
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
        <source>cannot be played now</source>
        <translation>сейчас этой картой ходить нельзя</translation>
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
        <source>Continue</source>
        <translation>Дальше</translation>
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
        <source>last trick</source>
        <translation>последняя взятка</translation>
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
        <source>on the barrel: attempts used</source>
        <translation>на бочке: использованные попытки</translation>
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
        <source>Last trick</source>
        <translation>Последняя взятка</translation>
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
        <source>These rules cannot be played yet. Please choose others.</source>
        <translation>По этим правилам играть пока нельзя. Выберите другие.</translation>
    </message>
    <message>
        <source>The match stopped because of an error in the program; the log names it. You can continue the match from the start page.</source>
        <translation>Партия остановилась из-за ошибки в программе, подробности в журнале. Продолжить её можно с первой страницы.</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Thousand</source>
        <translation>Тысяча</translation>
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
        <source>Boris</source>
        <translation>Борис</translation>
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
        <source>On your left</source>
        <translation>Слева от вас</translation>
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
        <source>Left</source>
        <translation>Слева</translation>
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
        <source>Three players, Russian classic rules, to 1000 points.</source>
        <translation>Трое игроков, классические русские правила, до 1000 очков.</translation>
    </message>
    <message>
        <source>Your unfinished match will be set aside.</source>
        <translation>Неоконченная партия будет отложена.</translation>
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
    <name>OpponentCard</name>
    <message>
        <source>%1: name</source>
        <translation>%1: имя</translation>
    </message>
    <message>
        <source>%1: plays</source>
        <translation>%1: как играет</translation>
    </message>
    <message>
        <source>Cautious</source>
        <translation>Осторожный</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Ровный</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Смелый</translation>
    </message>
    <message>
        <source>Bids only what the hand carries.</source>
        <translation>Торгуется только под то, что есть на руках.</translation>
    </message>
    <message>
        <source>Counts on the prikup and raises gladly.</source>
        <translation>Рассчитывает на прикуп и охотно повышает.</translation>
    </message>
    <message>
        <source>Weighs every bid, keeps marriages.</source>
        <translation>Взвешивает каждую заявку, бережёт марьяжи.</translation>
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
        <source>You cannot bid {typed}: bid {least} to {most} in steps of {step}.</source>
        <translation>Заявить {typed} нельзя: можно от {least} до {most} с шагом {step}.</translation>
    </message>
    <message>
        <source>You cannot play {typed}: only {least} is possible.</source>
        <translation>Заказать {typed} нельзя: можно только {least}.</translation>
    </message>
    <message>
        <source>You cannot play {typed}: name {least} to {most} in steps of {step}.</source>
        <translation>Заказать {typed} нельзя: можно от {least} до {most} с шагом {step}.</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>Took {basis} in defence, rounded to {points}</source>
        <translation>Взято {basis}, округлено до {points}</translation>
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
        <source>Bolt number {basis}: fine</source>
        <translation>Болт №&#xa0;{basis}: штраф</translation>
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
        <translation>На бочке сыграно, набрано {basis}</translation>
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
        <source>Barrel: attempt number {basis} used</source>
        <translation>Бочка: попытка №&#xa0;{basis}</translation>
    </message>
    <message>
        <source>Fell off the barrel after {basis} attempts</source>
        <translation>Падение с бочки, попыток: {basis}</translation>
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
        <source>Two reached the barrel: both fall</source>
        <translation>На бочке двое: оба слетают</translation>
    </message>
    <message>
        <source>Fall number {basis}: back to zero</source>
        <translation>Падение №&#xa0;{basis}: счёт обнуляется</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
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
        <source>%1 of %2</source>
        <translation>%1 из %2</translation>
    </message>
</context>
<context>
    <name>SettingsScreen</name>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>За столом</translation>
    </message>
    <message>
        <source>Speed of the table</source>
        <translation>Скорость игры</translation>
    </message>
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
        <source>Fade cards instead of moving them</source>
        <translation>Без движения карт</translation>
    </message>
    <message>
        <source>Ask before a marriage is declared</source>
        <translation>Спрашивать, объявлять ли марьяж</translation>
    </message>
    <message>
        <source>Leave a trick on the table until I click</source>
        <translation>Оставлять взятку на столе до щелчка</translation>
    </message>
    <message>
        <source>The window</source>
        <translation>Окно</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation>Размер текста</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Cloth</source>
        <translation>Сукно</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Зелёное</translation>
    </message>
    <message>
        <source>Midnight blue</source>
        <translation>Тёмно-синее</translation>
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
        <source>The drawing changes when you start Thousand again.</source>
        <translation>Подействует при следующем запуске «Тысячи».</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
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
        <source>You take the prikup at {contract}.</source>
        <translation>Вы берёте прикуп за {contract}.</translation>
    </message>
    <message>
        <source>{name} takes the prikup at {contract}.</source>
        <translation>{name} берёт прикуп за {contract}.</translation>
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
        <source>Click a card to give it; click it again to take it back.</source>
        <translation>Щёлкните по карте, чтобы отдать её; ещё раз — чтобы забрать.</translation>
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
        <source>Give up…</source>
        <translation>Роспись…</translation>
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
        <source>Declare {points}</source>
        <translation>Объявить {points}</translation>
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
        <source>contract {contract}</source>
        <translation>заказ {contract}</translation>
    </message>
    <message>
        <source>No trick has been taken in this deal.</source>
        <translation>В этой сдаче ещё не было взяток.</translation>
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
        <source>declarer</source>
        <translation>играющий</translation>
    </message>
    <message>
        <source>tricks: {count}</source>
        <translation>взятки: {count}</translation>
    </message>
    <message>
        <source>is to act</source>
        <translation>ходит</translation>
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
        <source>Declarer: plays for the contract</source>
        <translation>Играющий: взял прикуп и играет заказ</translation>
    </message>
    <message>
        <source>Bolts, deals without a trick: {count}</source>
        <translation>Болты, сдачи без взяток: {count}</translation>
    </message>
    <message>
        <source>On the barrel, attempts used: {used} of {all}</source>
        <translation>На бочке, использовано попыток: {used} из {all}</translation>
    </message>
    <message>
        <source>on the barrel, attempts used: {used} of {all}</source>
        <translation>на бочке, попыток: {used} из {all}</translation>
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
        <source>Keys and signs</source>
        <translation>Клавиши и знаки</translation>
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
</context>
<context>
    <name>TableScreen</name>
    <message>
        <source>Last trick (F2)</source>
        <translation>Последняя взятка (F2)</translation>
    </message>
    <message>
        <source>Score sheet (F3)</source>
        <translation>Запись (F3)</translation>
    </message>
    <message>
        <source>Menu (F10)</source>
        <translation>Меню (F10)</translation>
    </message>
</context>
</TS>
