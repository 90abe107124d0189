-- Long work of a visitor. What is neither done, failed nor cancelled is taken up again when the server starts.
create table job_work (
    id ${text} not null primary key,
    visitor ${text} not null,
    kind text not null,
    title text not null,
    plan text not null,
    state text not null,
    activity text not null,
    share double precision not null,
    memory text not null,
    result text not null,
    created bigint not null,
    ended bigint
);

create index job_work_visitor on job_work (visitor, created);
