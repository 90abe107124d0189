create table dogs_name (name ${text} not null primary key);
