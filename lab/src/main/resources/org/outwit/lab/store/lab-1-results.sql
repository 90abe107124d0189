-- A program that measures. It says now and then that it is alive.
create table lab_run (
    id ${text} not null primary key,
    program text not null,
    started bigint not null,
    heartbeat bigint not null,
    ended bigint
);

-- A cell that is being measured, or was: then it has an outcome, which is never changed.
create table lab_cell (
    experiment ${text} not null,
    version integer not null,
    cell ${text} not null,
    seed bigint not null,
    run ${text} not null references lab_run (id),
    claimed bigint not null,
    finished bigint,
    processor_nanos bigint,
    numbers text,
    details text,
    primary key (experiment, version, cell, seed)
);

create index lab_cell_claimed on lab_cell (run) where finished is null;
