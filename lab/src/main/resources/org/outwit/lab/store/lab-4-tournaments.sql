-- What tournaments are, by the names that reports and exports call them by; the last that was played under a name counts.
create table lab_tournament (
    id ${text} not null primary key,
    file text not null
);

-- Players in cells were written as in addresses, "lines%403"; now as people write them, "lines@3".
update lab_cell set cell = replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
        cell, '%5C', '\\'), '+', '\s'), '%3D', '\e'), '%2B', '+'), '%28', '('), '%29', ')'), '%2C', ','), '%2F', '/'),
        '%3A', ':'), '%40', '@'), '%7E', '~'), '%25', '%')
    where experiment like 'tournament %';
