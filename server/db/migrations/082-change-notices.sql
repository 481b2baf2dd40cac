-- What changes is notified in the transaction that changes it: the pages of the company read it again (server/modules/changes).
-- A notice names the company, a subject and ids, never contents. One statement makes one notice of each subject; equal ones of a
-- transaction are joined by PostgreSQL.
do $do$
declare
  source record;
  event text;
begin
  for source in select * from (values
    -- table, subject, id, whose alone (null: the whole company's), whether it can be a notice under the bell
    ('documents', 'kind', 'subject_id', 'null::bigint', 'status_error or status = ''unknown'''),
    ('invoices', '''invoice''', 'id', 'null::bigint', 'false'),
    ('invoice_publishes', '''batch''', 'id', 'null::bigint', 'settled_on is not null or paused_on is not null'),
    ('invoice_emails', '''email''', 'invoice_id', 'null::bigint', 'state in (''bounced'', ''failed'')'),
    ('signature_requests', '''signature_request''', 'id', 'null::bigint', 'false'),
    ('statements', '''statement''', 'id', 'null::bigint', 'false'),
    ('authority_notices', '''authority_notice''', 'id', 'null::bigint', 'true'),
    ('proof_packs', '''proof_pack''', 'id', 'null::bigint', 'false'),
    ('payment_requests', '''payment_request''', 'id', 'null::bigint', 'false'),
    ('jobs', '''job''', 'id', 'user_id', 'finished_on is not null'),
    ('imports', '''import''', 'id', 'user_id', 'finished_on is not null'),
    ('notice_reads', '''notice''', 'null::bigint', 'user_id', 'false')
  ) as sources (name, subject, id, reader, bell) loop
    execute format($create$
      create function notify_%1$s() returns trigger language plpgsql as $body$
      begin
        perform pg_notify('hoadon_changes', json_build_object('tenant_id', tenant_id, 'subject', subject, 'ids', ids,
          'user_id', reader, 'bell', bell)::text)
        from (select tenant_id, %2$s as subject, (array_agg(distinct %3$s) filter (where %3$s is not null))[1:21] as ids,
            %4$s as reader, bool_or(%5$s) as bell
          from changed group by 1, 2, 4) as notices;
        return null;
      end $body$
    $create$, source.name, source.subject, source.id, source.reader, source.bell);
    foreach event in array array['insert', 'update', 'delete'] loop
      execute format('create trigger %1$s_notify_%2$s after %2$s on %1$s referencing %3$s table as changed
        for each statement execute function notify_%1$s()',
        source.name, event, case event when 'delete' then 'old' else 'new' end);
    end loop;
  end loop;
end $do$;

-- Who may still come in, and see what: open streams are looked at again.
create function notify_access() returns trigger language plpgsql as $$
begin
  perform pg_notify('hoadon_changes', json_build_object('tenant_id', new.tenant_id, 'subject', 'access')::text);
  return null;
end $$;
create trigger sessions_notify after update of revoked_on on sessions for each row
  when (new.revoked_on is distinct from old.revoked_on) execute function notify_access();
create trigger users_notify after update of status, role_id on users for each row
  when (new.status is distinct from old.status or new.role_id is distinct from old.role_id) execute function notify_access();
create trigger roles_notify after update of permissions on roles for each row
  when (new.permissions is distinct from old.permissions) execute function notify_access();
