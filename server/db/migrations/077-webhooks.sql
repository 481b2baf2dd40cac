-- Webhook: addresses of a company's own systems, and the events that are sent to them.
create table webhook_endpoints (
  tenant_id bigint not null references tenants (id),
  id bigserial not null,
  url text not null,
  description text,
  events text[] not null,
  enabled boolean not null,
  -- Sealed with a key from outside the database. The one before is valid for a time after a rotation.
  secret_sealed bytea not null,
  old_secret_sealed bytea,
  old_secret_until timestamptz,
  -- Since when no attempt has succeeded; not before when the next is made; when the system turned it off because of that.
  failing_since timestamptz,
  resume_on timestamptz,
  put_off_on timestamptz,
  created_on timestamptz not null,
  lock_version integer not null default 1,
  search_text text not null generated always as (fold_text(url || ' ' || coalesce(description, ''))) stored,
  primary key (tenant_id, id),
  check ((old_secret_sealed is null) = (old_secret_until is null))
);
alter table webhook_endpoints enable row level security;
alter table webhook_endpoints force row level security;
create policy tenant_only on webhook_endpoints using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, update, delete on webhook_endpoints to hoadon_app;

-- One event for one endpoint, written in the transaction of the change it speaks of.
create table webhook_deliveries (
  tenant_id bigint not null,
  id bigserial not null,
  endpoint_id bigint not null,
  -- webhook-id: the same for every attempt, and for every endpoint that hears of the event.
  event_id text not null,
  event text not null,
  -- What it is about, the next event of which waits for this one; null of a test.
  subject_kind text,
  subject_id bigint,
  name text,
  -- As it is sent, byte for byte.
  payload text not null,
  state text not null check (state in ('waiting', 'delivered', 'dead')),
  attempts integer not null default 0,
  next_on timestamptz not null,
  -- A worker has it until then.
  leased_until timestamptz,
  problem text,
  created_on timestamptz not null,
  settled_on timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, endpoint_id) references webhook_endpoints (tenant_id, id) on delete cascade,
  check ((subject_kind is null) = (subject_id is null)),
  check ((state = 'waiting') = (settled_on is null))
);
create index webhook_deliveries_due on webhook_deliveries (tenant_id, endpoint_id, next_on) where state = 'waiting';
create index webhook_deliveries_subject on webhook_deliveries (tenant_id, endpoint_id, subject_kind, subject_id, id)
  where state = 'waiting';
create index webhook_deliveries_leased on webhook_deliveries (tenant_id, endpoint_id, leased_until) where leased_until is not null;
create index webhook_deliveries_endpoint on webhook_deliveries (tenant_id, endpoint_id, id desc);
create index webhook_deliveries_dead on webhook_deliveries (tenant_id, endpoint_id, settled_on) where state = 'dead';
create index webhook_deliveries_settled on webhook_deliveries (tenant_id, settled_on) where state <> 'waiting';
alter table webhook_deliveries enable row level security;
alter table webhook_deliveries force row level security;
create policy tenant_only on webhook_deliveries using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, update, delete on webhook_deliveries to hoadon_app;

create table webhook_attempts (
  tenant_id bigint not null,
  id bigserial not null,
  delivery_id bigint not null,
  attempted_on timestamptz not null,
  duration_ms integer not null,
  status integer,
  problem text,
  -- The first bytes of what was answered.
  answer text,
  primary key (tenant_id, id),
  foreign key (tenant_id, delivery_id) references webhook_deliveries (tenant_id, id) on delete cascade
);
create index webhook_attempts_delivery on webhook_attempts (tenant_id, delivery_id, id desc);
alter table webhook_attempts enable row level security;
alter table webhook_attempts force row level security;
create policy tenant_only on webhook_attempts using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, delete on webhook_attempts to hoadon_app;
grant usage on all sequences in schema public to hoadon_app;
