-- A tournament that somebody asked for. Its games are among the results of the lab.
create table tournament_entry (
    id ${text} not null primary key,
    visitor ${text} not null,
    setup text not null,
    created bigint not null
);

create index tournament_entry_visitor on tournament_entry (visitor, created);
