-- Processes that take jobs, by the name under which they lock them. One that has not been seen for a while is gone, and its jobs are released.
create table job_runners (
  id text primary key,
  seen_on timestamptz not null
);
