-- Everybody of whom there are games. Those of the visitor '' were shipped with the program, and all visitors see them.
create table people_person (
    id ${text} not null primary key,
    visitor ${text} not null,
    game ${text} not null,
    name_key ${text} not null,
    name text not null,
    about text not null,
    games integer not null,
    wins integer not null,
    draws integer not null,
    losses integer not null,
    first_year integer not null,
    last_year integer not null,
    rating double precision,
    rating_error double precision,
    job text not null
);

create unique index people_person_name on people_person (visitor, game, name_key);

-- What was learned of somebody, as a model file has it.
create table people_model (
    person ${text} not null primary key,
    content text not null,
    games integer not null,
    sentence text not null
);

-- A game as a tagged record. Its id is made of its players, date and moves, so that no game is there twice.
create table people_game (
    id ${text} not null primary key,
    visitor ${text} not null,
    game ${text} not null,
    source text not null,
    outcome text not null,
    year integer not null,
    record text not null,
    added bigint not null
);

create index people_game_visitor on people_game (visitor, game);

create index people_game_added on people_game (added);

-- Who sat where. The person need not be in the table of people: programs that somebody played against are not.
create table people_seat (
    game_id ${text} not null,
    seat integer not null,
    person ${text} not null,
    name_key ${text} not null,
    rating double precision,
    primary key (game_id, seat)
);

create index people_seat_person on people_seat (person);

-- How far the import of a file is, written together with the games that it brought.
create table people_import (
    job ${text} not null primary key,
    visitor ${text} not null,
    game text not null,
    name text not null,
    seen bigint not null,
    added bigint not null,
    known bigint not null,
    refused bigint not null,
    ended integer not null
);

create table people_refused (
    job ${text} not null,
    number bigint not null,
    sentence text not null,
    primary key (job, number)
);

-- Which release of the shipped games is in the tables.
create table people_shipped (
    version integer not null
);
