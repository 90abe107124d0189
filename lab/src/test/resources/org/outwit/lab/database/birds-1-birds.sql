-- One column of each kind.
create table birds_bird (
    name ${text} not null primary key,
    kind text not null,
    eggs_laid integer not null,
    seen bigint not null,
    weight double precision not null,
    wing_span double precision,
    sings integer not null,
    song text,
    notes text not null,
    ringed bigint
);
