alter table cats_name add column age integer;
