alter table cats_name add column broken integer;
alter table nosuch add column x integer;
