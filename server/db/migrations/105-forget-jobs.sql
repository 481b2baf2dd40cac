-- Takes back jobs of the company that no worker has begun, in the caller's own transaction: what they were for is done. Keys name the
-- company in their second part (`carry:1:42`). What another transaction is at is left to it, so that none waits for another.
create function forget_jobs(job_keys text[]) returns void
  language plpgsql security definer set search_path = graphile_worker, pg_temp
  as $$ begin
    delete from graphile_worker._private_jobs where id in (
      select id from graphile_worker._private_jobs
      where key = any (job_keys) and locked_at is null and split_part(key, ':', 2) = public.current_tenant()::text
      for update skip locked);
  end $$;
revoke all on function forget_jobs(text[]) from public;
grant execute on function forget_jobs(text[]) to hoadon_app;
