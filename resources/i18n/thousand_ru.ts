<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>App</name>
    <message>
        <source>Something went wrong. Your match is kept; you can go on or start again.</source>
        <translation>Что-то пошло не так. Партия сохранена: можно продолжать или начать программу заново.</translation>
    </message>
    <message>
        <source>Something went wrong. Your match is kept. The report is in {file}</source>
        <translation>Что-то пошло не так. Партия сохранена. Отчёт лежит в {file}</translation>
    </message>
</context>
<context>
    <name>Card</name>
    <message>
        <source>spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spades</source>
        <comment>ace of spades</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clubs</source>
        <comment>ace of clubs</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>diamonds</source>
        <comment>ace of diamonds</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hearts</source>
        <comment>ace of hearts</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>face-down card</source>
        <translation type="unfinished"></translation>
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
        <translation>Каждому за столом нужно имя.</translation>
    </message>
    <message>
        <source>Two players have the same name: change one of them.</source>
        <translation>У двух игроков одно имя: измените одно из них.</translation>
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
        <translation>Первая сдача</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Левый</translation>
    </message>
    <message>
        <source>Me</source>
        <translation>Я</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Правый</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>По жребию</translation>
    </message>
    <message>
        <source>Three players, Russian classic rules, to 1000 points.</source>
        <translation>Три игрока, русские классические правила, до 1000 очков.</translation>
    </message>
    <message>
        <source>Your unfinished match will be given up.</source>
        <translation>Неоконченная партия будет брошена.</translation>
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
        <translation>Осторожно</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Ровно</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Смело</translation>
    </message>
    <message>
        <source>Bids only what the hand carries.</source>
        <translation>Торгуется только за то, что есть на руке.</translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not your turn yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The auction is going on: bid or pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards are being played: choose a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First give a card to each opponent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First name your contract.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cannot be done now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You must follow suit: you hold {suit}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You must beat the {beat}. You can do it with: {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot follow suit, so you must trump: you hold {suit}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You must beat the trump {beat}. You can do it with: {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{owner} declared this trump: lead another suit while you hold one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You must lead trump: you hold {suit}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leading this card declares the marriage ({suit}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A marriage is declared with the card you lead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a trick before you declare a marriage.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A marriage needs king and queen of one suit in your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This card is not in your hand: {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose different cards to give away: {wanted}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bid is {high}: bid {least} or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bids go in steps of {step}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only {only} can be bid now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the marriages in your hand you may bid up to {ceiling}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Below {below} points you have to pass: you have {total}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may not pass here: bid {least} or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The contract is {least} or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contracts go in steps of {step}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the marriages in your hand you may play up to {ceiling}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At this table a deal cannot be given up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the declarer may give the deal up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is too late to give the deal up: your first card is on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have given up as many deals as a match allows: {limit}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the barrel you may not give the deal up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody may give a deal up while somebody is on the barrel.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your cards give no right to a new deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have answered; the others are still asked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message>
        <source>Contract made with {basis}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contract failed with {basis}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Took {basis} in defence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gave up a contract of {basis}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the {basis} given up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No trick: marriage of {basis} is void</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the barrel: {basis} not written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beside a barrel contract: {basis} not written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close to the end, only a contract counts: {basis} not written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Held four nines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No trick: bolt number {basis}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No trick: bolt number {basis} is fined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal number {basis} given up is fined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dump truck: exactly {basis}, back to zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won the match with {basis}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sank to {basis}: the match is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made {basis} on the barrel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{basis} is too little on the barrel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failed on the barrel with {basis}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paid {basis} and left the barrel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Barrel: attempt number {basis} used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fell off the barrel after {basis} attempts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sat down on the barrel with {basis}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knocked off the barrel by a newcomer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two reached the barrel: both fall</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fall number {basis}: back to zero</source>
        <translation type="unfinished"></translation>
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
        <source>Fade cards instead of moving them</source>
        <translation>Проявлять карты, не двигая их</translation>
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
</TS>
