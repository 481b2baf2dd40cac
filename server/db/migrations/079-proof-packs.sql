-- Gói bằng chứng: one ZIP of a period, made by a job. Its bytes are kept in pieces, so that any process can make it and any can send it.
create table proof_packs (
  tenant_id bigint not null references tenants (id),
  id bigserial not null,
  created_by bigint not null,
  made_by text not null,
  -- Both null for everything the company has.
  period_from date,
  period_to date,
  kinds text[] not null,
  -- Permission codes that its contents asked for: who lacks one does not see it.
  needs text[] not null,
  state text not null check (state in ('queued', 'running', 'done', 'failed', 'expired')),
  done integer not null default 0,
  total integer not null default 0,
  files integer not null default 0,
  bytes bigint not null default 0,
  counts jsonb not null default '[]',
  missing integer not null default 0,
  manifest_sha256 bytea,
  problem text,
  created_on timestamptz not null,
  finished_on timestamptz,
  expires_on timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, created_by) references users (tenant_id, id),
  check ((period_from is null) = (period_to is null)),
  check ((state in ('queued', 'running')) = (finished_on is null))
);
-- One at a time.
create unique index proof_packs_running on proof_packs (tenant_id) where state in ('queued', 'running');
alter table proof_packs enable row level security;
alter table proof_packs force row level security;
create policy tenant_only on proof_packs using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, update, delete on proof_packs to hoadon_app;

create table proof_pack_parts (
  tenant_id bigint not null,
  pack_id bigint not null,
  position integer not null,
  bytes bytea not null,
  primary key (tenant_id, pack_id, position),
  foreign key (tenant_id, pack_id) references proof_packs (tenant_id, id) on delete cascade
);
-- Compressed already.
alter table proof_pack_parts alter column bytes set storage external;
alter table proof_pack_parts enable row level security;
alter table proof_pack_parts force row level security;
create policy tenant_only on proof_pack_parts using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, delete on proof_pack_parts to hoadon_app;
grant usage on all sequences in schema public to hoadon_app;
