-- hoadon_sweep finds out which companies have work that is due, in one statement over all companies (server/platform/db/companies-with.ts).
-- It reads tenant_id and the columns of the conditions, nothing else, and writes nothing. hoadon_app does not inherit (NOINHERIT, 001):
-- without SET ROLE neither it nor the role of the connection has this role's policies.

do $$ begin
  if not exists (select from pg_roles where rolname = 'hoadon_sweep') then
    create role hoadon_sweep nologin noinherit;
  end if;
exception
  when duplicate_object or unique_violation then null;
  when insufficient_privilege then
    raise exception 'this role may not create roles: let one that may run "create role hoadon_sweep nologin noinherit; grant hoadon_sweep to hoadon_app"';
end $$;
do $$ begin
  if not pg_has_role('hoadon_app', 'hoadon_sweep', 'MEMBER') then
    grant hoadon_sweep to hoadon_app;
  end if;
  if pg_has_role('hoadon_app', 'hoadon_sweep', 'USAGE')
    or (pg_has_role(current_user, 'hoadon_sweep', 'USAGE') and not (select rolsuper from pg_roles where rolname = current_user)) then
    raise exception 'hoadon_app and % may not inherit from hoadon_sweep: they would see rows of all companies', current_user;
  end if;
end $$;
grant usage on schema public to hoadon_sweep;

grant select (tenant_id, stage, status_error, transmission, updated_on) on documents to hoadon_sweep;
grant select (tenant_id, state, updated_on) on signature_requests to hoadon_sweep;
grant select (tenant_id, action, state, created_on, touched_on, file_bytes, finished_on) on jobs to hoadon_sweep;
grant select (tenant_id, state) on imports to hoadon_sweep;
grant select (tenant_id, saved_on) on drafts to hoadon_sweep;
grant select (tenant_id, state, expires_on) on proof_packs to hoadon_sweep;
grant select (tenant_id, enabled, next_run_on) on invoice_schedules to hoadon_sweep;
grant select (tenant_id, transmission, issued_on) on invoices to hoadon_sweep;
grant select (tenant_id) on invoice_rollup_deltas, invoice_rollups, tenant_profiles to hoadon_sweep;
grant select (tenant_id, enabled, next_look_on) on collector_mailboxes to hoadon_sweep;
grant select (tenant_id, state, started_on, settled_on) on invoice_publishes to hoadon_sweep;
grant select (tenant_id, id, enabled) on webhook_endpoints to hoadon_sweep;
grant select (tenant_id, endpoint_id, state, next_on, settled_on) on webhook_deliveries to hoadon_sweep;
grant select (tenant_id, user_id, digest) on notice_settings to hoadon_sweep;
grant select (tenant_id, user_id, day) on notice_digests to hoadon_sweep;
grant select (tenant_id, state, expires_on, reminders) on statements to hoadon_sweep;

do $$
declare
  swept text;
begin
  foreach swept in array array[
    'documents', 'signature_requests', 'jobs', 'imports', 'drafts', 'proof_packs', 'invoices', 'invoice_rollup_deltas', 'invoice_rollups',
    'tenant_profiles', 'collector_mailboxes', 'invoice_publishes', 'webhook_endpoints', 'webhook_deliveries', 'notice_settings',
    'notice_digests', 'statements'
  ] loop
    execute format('create policy sweep on %I for select to hoadon_sweep using (true)', swept);
  end loop;
end $$;
-- A schedule that has failed is not due; what it failed by is not shown to this role.
create policy sweep on invoice_schedules for select to hoadon_sweep using (error is null);

create index jobs_under_way on jobs (tenant_id, id) where state in ('queued', 'running');
create index imports_under_way on imports (tenant_id, id) where state in ('reading', 'checking', 'running');
