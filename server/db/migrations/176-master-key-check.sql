-- A value derived from the master key of this installation: another key is recognized before it seals anything. No key follows from it.
create table master_key_check (
  one boolean primary key default true check (one),
  value bytea not null
);
