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
