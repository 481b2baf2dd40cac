-- Documents that cannot be carried on for a fault of the program or of the data: how often in a row, since when, and the code that
-- operators find in the log. Back to nothing once the document moves.
alter table documents
  add column failed_tries integer not null default 0,
  add column failing_since timestamptz,
  add column fault text;
create index documents_failing on documents (tenant_id, failing_since) where failing_since is not null;

create or replace function notify_documents() returns trigger language plpgsql as $$
begin
  perform pg_notify('hoadon_changes', json_build_object('tenant_id', tenant_id, 'subject', subject, 'ids', ids,
    'user_id', reader, 'bell', bell)::text)
  from (select tenant_id, kind as subject, (array_agg(distinct subject_id) filter (where subject_id is not null))[1:21] as ids,
      null::bigint as reader, bool_or(status_error or status = 'unknown' or failing_since is not null) as bell
    from changed group by 1, 2, 4) as notices;
  return null;
end $$;

-- Publishing by the clock goes on behind this invoice, portion by portion; null between runs. What the last run left as drafts, by cause
-- ([{code, message, count}]), and the first of the days that they are dated.
alter table invoice_schedules
  add column after_id bigint,
  add column left_behind jsonb not null default '[]',
  add column left_from date;

-- Many jobs at once, each with the place in line that its run_at gives it.
create function enqueue_jobs_in_turns(task text, payloads json[], job_keys text[], run_ats timestamptz[]) returns void
  language plpgsql security definer set search_path = graphile_worker, pg_temp
  as $$ begin
    perform graphile_worker.add_jobs(array(
      select (task, given.payload, null, given.run_at, 25, given.job_key, null, null)::graphile_worker.job_spec
      from unnest(payloads, job_keys, run_ats) as given (payload, job_key, run_at)));
  end $$;
revoke all on function enqueue_jobs_in_turns(text, json[], text[], timestamptz[]) from public;
grant execute on function enqueue_jobs_in_turns(text, json[], text[], timestamptz[]) to hoadon_app;
