-- How the installation's own provider answers: why the last call failed, and since when; null while calls have their replies. One row, written
-- by every process, from which companies read why nothing leaves.
create table common_line (
  id integer primary key check (id = 1),
  problem text check (problem in (
    'unauthorized', 'untrusted', 'expired', 'other_name', 'address', 'timeout', 'connection', 'server_error', 'garbled')),
  problem_since timestamptz,
  check ((problem is null) = (problem_since is null))
);
insert into common_line (id) values (1);
grant select, update on common_line to hoadon_app;
-- Whether any process takes jobs is read beside it.
grant select on job_runners to hoadon_app;
