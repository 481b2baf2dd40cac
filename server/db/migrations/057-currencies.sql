-- Written by npm run generate from openapi/; yours to complete before it first runs.

create table "currencies" (
  tenant_id bigint not null references tenants (id),
  id bigserial not null,
  "code" text not null,
  "name" text not null,
  "status" text not null,
  "exchange_rate" numeric,
  "rate_on" date,
  "rate_source" text,
  created_on timestamptz not null,
  deleted_on timestamptz,
  lock_version integer not null default 1,
  search_text text not null generated always as (fold_text("code" || ' ' || "name")) stored,
  primary key (tenant_id, id)
);
create unique index "currencies_code" on "currencies" (tenant_id, "code") where deleted_on is null;
create index "currencies_search" on "currencies" using gin (search_text gin_trgm_ops);
create index "currencies_created_on" on "currencies" (tenant_id, created_on desc, id desc);
alter table "currencies" enable row level security;
alter table "currencies" force row level security;
create policy tenant_only on "currencies" using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, update, delete on "currencies" to hoadon_app;
grant usage on sequence "currencies_id_seq" to hoadon_app;
