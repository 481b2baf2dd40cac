-- When the job with a key is due, of the company of the transaction; null where none waits under it, or a worker has it.
create function job_due(wanted text) returns timestamptz
  language sql stable security definer set search_path = graphile_worker, pg_temp
  as $$ select run_at from graphile_worker._private_jobs
    where key = wanted and locked_at is null and split_part(key, ':', 2) = public.current_tenant()::text $$;
revoke all on function job_due(text) from public;
grant execute on function job_due(text) to hoadon_app;
