-- The study of a person, as sections of a page. What was found before stays until something newer is whole.
create table person_study (
    person ${text} not null primary key,
    visitor ${text} not null,
    job text not null,
    version text not null,
    stage text not null,
    effort text not null,
    sections text not null,
    figures text not null,
    footer text not null,
    made bigint not null
);

-- What a visitor prepared last against a person: chapters as sections of a page, and the lines as a file.
create table person_preparation (
    person ${text} not null,
    visitor ${text} not null,
    job text not null,
    side text not null,
    games integer not null,
    sections text not null,
    footer text not null,
    ending text not null,
    content text not null,
    made bigint not null,
    primary key (person, visitor)
);
