-- How cats are called.
create table cats_name (
    name ${text} not null primary key
);
