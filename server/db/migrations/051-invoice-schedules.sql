-- Tự động phát hành: once a day the drafts of the day are published. One row a company; none until it is set.
create table invoice_schedules (
  tenant_id bigint primary key references tenants (id),
  enabled boolean not null,
  -- HH:MM in Vietnam.
  daily_at text not null check (daily_at ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  -- Series by their templates; empty is all of them.
  template_ids bigint[] not null,
  -- In whose name it publishes.
  set_by bigint not null,
  next_run_on timestamptz not null,
  -- Why it stands still until somebody resets it: code, Vietnamese words.
  error jsonb,
  last_run_on timestamptz,
  -- Null where there was nothing to publish.
  last_publish_id bigint,
  foreign key (tenant_id, set_by) references users (tenant_id, id),
  foreign key (tenant_id, last_publish_id) references invoice_publishes (tenant_id, id)
);
create index invoice_schedules_next_run on invoice_schedules (next_run_on) where enabled and error is null;

alter table invoice_schedules enable row level security;
alter table invoice_schedules force row level security;
create policy tenant_only on invoice_schedules using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, update on invoice_schedules to hoadon_app;
