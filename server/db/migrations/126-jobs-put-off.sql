-- Lets jobs of the transaction's company that no worker has begun wait until then at least.
create function put_off_jobs(job_keys text[], until timestamptz) returns void
  language plpgsql security definer set search_path = graphile_worker, pg_temp
  as $$ begin
    update graphile_worker._private_jobs set run_at = greatest(run_at, until) where id in (
      select id from graphile_worker._private_jobs
      where key = any (job_keys) and locked_at is null and split_part(key, ':', 2) = public.current_tenant()::text
      for update skip locked);
  end $$;
revoke all on function put_off_jobs(text[], timestamptz) from public;
grant execute on function put_off_jobs(text[], timestamptz) to hoadon_app;
