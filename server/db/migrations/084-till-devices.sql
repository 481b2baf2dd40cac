-- Máy bán hàng: a browser of the company that sells without a network, from numbers and counts that are set aside for it.
create table till_devices (
  tenant_id bigint not null references tenants (id),
  id bigserial not null,
  name text not null,
  -- Made by the browser, which alone knows it.
  device_key uuid not null,
  user_id bigint not null,
  form_no text not null,
  symbol text not null,
  -- Five characters that its codes are made with.
  characters text not null check (characters ~ '^[A-Z0-9]{5}$'),
  -- active: gives the numbers of its series. taken_over: gives none, and what it sold may still come. released, settled: over.
  state text not null check (state in ('active', 'taken_over', 'released', 'settled')),
  -- The number of the next sale that is taken from it.
  next_number bigint not null check (next_number > 0),
  expires_on timestamptz not null,
  registered_on timestamptz not null,
  seen_on timestamptz not null,
  ended_on timestamptz,
  ended_by bigint,
  primary key (tenant_id, id),
  unique (tenant_id, device_key),
  foreign key (tenant_id, form_no, symbol) references series (tenant_id, form_no, symbol),
  foreign key (tenant_id, user_id) references users (tenant_id, id),
  foreign key (tenant_id, ended_by) references users (tenant_id, id),
  check ((state = 'active') = (ended_on is null))
);
-- One device owns a series.
create unique index till_devices_holder on till_devices (tenant_id, form_no, symbol) where state = 'active';

-- A range that is set aside: the number first_number + i goes with the count first_count + i.
create table till_leases (
  tenant_id bigint not null,
  id bigserial not null,
  device_id bigint not null,
  first_number bigint not null check (first_number > 0),
  first_count bigint not null check (first_count > 0),
  size integer not null check (size > 0),
  taken_on timestamptz not null,
  -- How many at its end were never used, once the device is over.
  unused integer check (unused between 0 and size),
  primary key (tenant_id, id),
  unique (tenant_id, device_id, first_number),
  unique (tenant_id, first_count),
  foreign key (tenant_id, device_id) references till_devices (tenant_id, id)
);

-- A sale that a device made, and the invoice it became: once, whatever is sent again.
create table till_sales (
  tenant_id bigint not null,
  device_id bigint not null,
  number bigint not null,
  sale_key uuid not null,
  invoice_id bigint not null,
  sold_on timestamptz not null,
  received_on timestamptz not null,
  primary key (tenant_id, device_id, number),
  unique (tenant_id, sale_key),
  unique (tenant_id, invoice_id),
  foreign key (tenant_id, device_id) references till_devices (tenant_id, id),
  foreign key (tenant_id, invoice_id) references invoices (tenant_id, id)
);

do $$
declare
  name text;
begin
  foreach name in array array['till_devices', 'till_leases', 'till_sales'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format(
      'create policy tenant_only on %I using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', name);
    execute format('grant select, insert on %I to hoadon_app', name);
  end loop;
end $$;
grant update on till_devices, till_leases to hoadon_app;
grant usage on all sequences in schema public to hoadon_app;
