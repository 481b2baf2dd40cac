-- Whether a job with a key waits that is still to be tried, of the company of the transaction; not where a worker has it.
create function job_waits(wanted text) returns boolean
  language sql stable security definer set search_path = graphile_worker, pg_temp
  as $$ select exists (select from graphile_worker._private_jobs
    where key = wanted and locked_at is null and attempts < max_attempts
      and split_part(key, ':', 2) = public.current_tenant()::text) $$;
revoke all on function job_waits(text) from public;
grant execute on function job_waits(text) to hoadon_app;
