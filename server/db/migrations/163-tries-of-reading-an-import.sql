-- How often reading the file of an import was begun: one that takes its worker down each time is given up.
alter table imports add column read_tries integer not null default 0;
