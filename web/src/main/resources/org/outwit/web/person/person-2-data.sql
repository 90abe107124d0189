-- A study is kept as what was found, and its page is made when somebody asks for it. Those that were kept as pages are shown until
-- they are made again.
alter table person_study rename to person_study_page;

create table person_study (
    person ${text} not null primary key,
    visitor ${text} not null,
    job text not null,
    version text not null,
    stage text not null,
    effort text not null,
    findings text not null,
    made bigint not null
);

insert into person_study (person, visitor, job, version, stage, effort, findings, made)
    select person, visitor, job, version, stage, effort, '', made from person_study_page;

-- The same for what a visitor prepared last against a person.
alter table person_preparation rename to person_preparation_page;

create table person_preparation (
    person ${text} not null,
    visitor ${text} not null,
    job text not null,
    side text not null,
    games integer not null,
    findings text not null,
    made bigint not null,
    primary key (person, visitor)
);

insert into person_preparation (person, visitor, job, side, games, findings, made)
    select person, visitor, job, side, games, '', made from person_preparation_page;
