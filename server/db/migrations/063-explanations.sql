-- Giải trình, bổ sung thông tin: the answer to the authority's request to explain a declaration (01/TB-BSTT-NNT).
create table explanations (
  tenant_id bigint not null references tenants (id),
  id bigserial not null,
  registration_id bigint not null,
  text text not null,
  -- Until when it was asked for.
  due_on date,
  status text not null,
  status_error boolean not null default false,
  reasons jsonb not null default '[]',
  received_on timestamptz,
  created_on timestamptz not null,
  created_by bigint,
  lock_version integer not null default 1,
  primary key (tenant_id, id),
  foreign key (tenant_id, registration_id) references registrations (tenant_id, id) on delete cascade,
  foreign key (tenant_id, created_by) references users (tenant_id, id)
);
-- One of a declaration is under way at a time; a second request is answered by another.
create unique index explanations_open on explanations (tenant_id, registration_id) where received_on is null;
alter table explanations enable row level security;
alter table explanations force row level security;
create policy tenant_only on explanations using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, update on explanations to hoadon_app;
grant usage on sequence explanations_id_seq to hoadon_app;
