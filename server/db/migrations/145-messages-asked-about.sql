-- Messages of unknown whereabouts, and answers that cannot be read, are asked about by a job.
alter table jobs drop constraint jobs_action_check;
alter table jobs add constraint jobs_action_check
  check (action in ('update', 'delete', 'undo', 'export', 'email', 'look_up', 'fetch_again'));

-- What came of one of the records of a job; null until then.
alter table job_records add column outcome text
  check (outcome in ('arrived', 'absent', 'silent', 'read', 'not_yet', 'still_unreadable', 'not_at_provider', 'failed'));
