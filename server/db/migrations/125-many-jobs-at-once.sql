-- Many jobs by one statement of graphile-worker, which tells its workers once, where enqueue_job tells them for each job. No two of the
-- same key.
create function enqueue_jobs(task text, payloads json[], job_keys text[]) returns void
  language plpgsql security definer set search_path = graphile_worker, pg_temp
  as $$ begin
    perform graphile_worker.add_jobs(array(
      select (task, given.payload, null, now(), 25, given.job_key, null, null)::graphile_worker.job_spec
      from unnest(payloads, job_keys) as given (payload, job_key)));
  end $$;
revoke all on function enqueue_jobs(text, json[], text[]) from public;
grant execute on function enqueue_jobs(text, json[], text[]) to hoadon_app;
