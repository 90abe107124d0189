-- Which program measured: the sum over its classes. Of older runs nobody knows it.
alter table lab_run add column build ${text} not null default '';
