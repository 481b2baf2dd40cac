-- Written by npm run generate from openapi/; yours to complete before it first runs.

create table "incidents" (
  tenant_id bigint not null references tenants (id),
  id bigserial not null,
  "name" text not null,
  "kind" text not null,
  "started_on" date not null,
  "ended_on" date,
  "announcement" text,
  created_on timestamptz not null,
  deleted_on timestamptz,
  lock_version integer not null default 1,
  search_text text not null generated always as (fold_text("name" || ' ' || coalesce("announcement", ''))) stored,
  primary key (tenant_id, id)
);
create index "incidents_search" on "incidents" using gin (search_text gin_trgm_ops);
create index "incidents_created_on" on "incidents" (tenant_id, created_on desc, id desc);
alter table "incidents" enable row level security;
alter table "incidents" force row level security;
create policy tenant_only on "incidents" using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, update, delete on "incidents" to hoadon_app;
grant usage on sequence "incidents_id_seq" to hoadon_app;
