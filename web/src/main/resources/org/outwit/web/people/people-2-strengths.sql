-- How far the ratings of a visitor's people are: when all games were last looked at, and which games they know since.
create table people_strength (
    visitor ${text} not null,
    game ${text} not null,
    games bigint not null,
    since bigint not null,
    added bigint not null,
    mean double precision not null,
    first_move double precision not null,
    dispersion double precision not null,
    primary key (visitor, game)
);

-- The latest games of a visitor, without looking at all of them.
create index people_game_latest on people_game (visitor, game, added);

drop index people_game_visitor;
