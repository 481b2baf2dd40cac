-- Hóa đơn định kỳ: an invoice of which a draft is made again and again. Nothing is published by it.

create table "recurring_invoices" (
  tenant_id bigint not null references tenants (id),
  id bigserial not null,
  "name" text not null,
  -- Null once the draft that it was is deleted.
  "source_id" bigint,
  "paused" boolean not null,
  "frequency" text not null,
  "day_of_month" bigint not null,
  "starts_on" date not null,
  "ends_on" date,
  "max_runs" bigint,
  -- In whose name drafts are made: who saved it last.
  set_by bigint not null,
  status text not null check (status in ('running', 'paused', 'failed', 'ended')),
  -- A day in Vietnam; null where none will come.
  next_on date,
  runs_made bigint not null default 0,
  last_on date,
  last_invoice_id bigint,
  -- When the last run was, whether it made a draft or failed.
  last_run_on timestamptz,
  -- Why that run made nothing, in Vietnamese.
  error text,
  created_on timestamptz not null,
  deleted_on timestamptz,
  lock_version integer not null default 1,
  search_text text not null generated always as (fold_text("name")) stored,
  primary key (tenant_id, id),
  foreign key (tenant_id, "source_id") references "invoices" (tenant_id, id) on delete set null (source_id),
  foreign key (tenant_id, last_invoice_id) references invoices (tenant_id, id) on delete set null (last_invoice_id),
  foreign key (tenant_id, set_by) references users (tenant_id, id)
);
create index "recurring_invoices_search" on "recurring_invoices" using gin (search_text gin_trgm_ops);
create index "recurring_invoices_created_on" on "recurring_invoices" (tenant_id, created_on desc, id desc);
alter table "recurring_invoices" enable row level security;
alter table "recurring_invoices" force row level security;
create policy tenant_only on "recurring_invoices" using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, update, delete on "recurring_invoices" to hoadon_app;
grant usage on sequence "recurring_invoices_id_seq" to hoadon_app;

create index recurring_invoices_due on recurring_invoices (next_on) where status = 'running' and deleted_on is null;
-- Deleting a draft looks for those it was the last of.
create index recurring_invoices_last on recurring_invoices (tenant_id, last_invoice_id);
create index recurring_invoices_source on recurring_invoices (tenant_id, source_id);

grant select (tenant_id, status, next_on, deleted_on) on recurring_invoices to hoadon_sweep;
create policy sweep on recurring_invoices for select to hoadon_sweep using (true);
