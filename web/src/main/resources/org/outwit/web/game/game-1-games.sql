-- A game that somebody plays or watches: who sits where, and how far it has come.
create table game_play (
    id ${text} not null primary key,
    visitor ${text} not null,
    setup text not null,
    state text not null,
    result text not null,
    plies integer not null,
    created bigint not null,
    changed bigint not null
);

create index game_play_visitor on game_play (visitor, changed);

-- What was learned of a visitor while they played.
create table game_lesson (
    visitor ${text} not null,
    game ${text} not null,
    model text not null,
    primary key (visitor, game)
);

-- A look back at a game, when it had so many plies.
create table game_review (
    id ${text} not null primary key,
    plies integer not null,
    review text not null
);
