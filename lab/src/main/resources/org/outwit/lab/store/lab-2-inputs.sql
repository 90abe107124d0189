-- Results belong to what they were measured with. Of older ones nobody knows with what; they keep an empty fingerprint.
create table lab_cell_2 (
    experiment ${text} not null,
    version integer not null,
    inputs ${text} not null,
    cell ${text} not null,
    seed bigint not null,
    run ${text} not null references lab_run (id),
    claimed bigint not null,
    finished bigint,
    processor_nanos bigint,
    numbers text,
    details text,
    primary key (experiment, version, inputs, cell, seed)
);

insert into lab_cell_2 (experiment, version, inputs, cell, seed, run, claimed, finished, processor_nanos, numbers, details)
    select experiment, version, '', cell, seed, run, claimed, finished, processor_nanos, numbers, details from lab_cell;

drop table lab_cell;

alter table lab_cell_2 rename to lab_cell;

create index lab_cell_claimed on lab_cell (run) where finished is null;

-- What a fingerprint stands for: files and populations, each with the beginning of its hash.
create table lab_input (
    fingerprint ${text} not null,
    name ${text} not null,
    hash text not null,
    primary key (fingerprint, name)
);
