-- Phát hành hàng loạt: invoices whose publication one person asked for together. How each goes on is with the invoice itself.
create table invoice_publishes (
  tenant_id bigint not null references tenants (id),
  id bigserial not null,
  started_on timestamptz not null,
  started_by bigint not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, started_by) references users (tenant_id, id)
);
create index invoice_publishes_started_on on invoice_publishes (tenant_id, started_on desc, id desc);

create table invoice_publish_items (
  tenant_id bigint not null,
  publish_id bigint not null,
  position integer not null,
  -- Of no foreign key: one that was refused may be a draft that is deleted later, or was not there.
  invoice_id bigint not null,
  -- Why it was not taken; null of one that was.
  refused jsonb,
  primary key (tenant_id, publish_id, position),
  foreign key (tenant_id, publish_id) references invoice_publishes (tenant_id, id)
);

do $$
declare
  name text;
begin
  foreach name in array array['invoice_publishes', 'invoice_publish_items'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format(
      'create policy tenant_only on %I using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', name);
    execute format('grant select, insert on %I to hoadon_app', name);
  end loop;
end $$;
grant usage on all sequences in schema public to hoadon_app;
