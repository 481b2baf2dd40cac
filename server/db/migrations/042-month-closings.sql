-- Khóa sổ tháng: what a month said when it was closed, and what the tax authority's own file says of each coded invoice.

-- Read from the coded file by the database itself, so that no code can write them otherwise. Text of people cannot hold these elements: it
-- is escaped. A file in which they are not found says nothing.
alter table document_files
  add column said_series text generated always as (case when kind = 'coded' then
    substring(encode(bytes, 'escape') from '<KHMSHDon>([^<]*)</KHMSHDon>') ||
    substring(encode(bytes, 'escape') from '<KHHDon>([^<]*)</KHHDon>') end) stored,
  add column said_number bigint generated always as (case when kind = 'coded' then
    substring(encode(bytes, 'escape') from '<SHDon>([0-9]{1,8})</SHDon>')::bigint end) stored,
  add column said_total numeric generated always as (case when kind = 'coded' then
    substring(encode(bytes, 'escape') from '<TgTTTBSo>(-?[0-9]{1,20}(?:\.[0-9]{1,10})?)</TgTTTBSo>')::numeric end) stored,
  add column said_code text generated always as (case when kind = 'coded' then
    substring(encode(bytes, 'escape') from '<MCCQT[^>]*>([^<]*)</MCCQT>') end) stored;

-- An amount in đồng at an invoice's exchange rate; null where a foreign currency has no rate above zero.
create function in_dong(amount numeric, currency text, rate numeric) returns numeric
  language sql immutable parallel safe
  as $$ select case when currency = 'VND' then amount when rate > 0 then round(amount * rate) end $$;

create table month_closings (
  tenant_id bigint not null references tenants (id),
  id bigserial not null,
  -- First day of the month.
  month date not null check (extract(day from month) = 1),
  closed_on timestamptz not null,
  closed_by bigint not null,
  -- As json, not jsonb: the hash covers the very text.
  figures json not null,
  -- SHA-256 of the hash before, the month, the figures and the invoices below.
  previous_hash text not null,
  hash text not null,
  reopened_on timestamptz,
  reopened_by bigint,
  reopen_reason text,
  primary key (tenant_id, id),
  foreign key (tenant_id, closed_by) references users (tenant_id, id),
  foreign key (tenant_id, reopened_by) references users (tenant_id, id),
  check ((reopened_on is null) = (reopen_reason is null))
);
-- A month is closed once at a time.
create unique index month_closings_closed on month_closings (tenant_id, month) where reopened_on is null;
create index month_closings_month on month_closings (tenant_id, month desc, id desc);

-- The numbered invoices of a closed month as they were.
create table month_closing_invoices (
  tenant_id bigint not null,
  closing_id bigint not null,
  invoice_id bigint not null,
  form_no text not null,
  symbol text not null,
  number bigint not null,
  issued_on date not null,
  lifecycle text not null,
  status text not null,
  currency text not null,
  total_before_vat numeric not null,
  total_vat numeric not null,
  total numeric not null,
  primary key (tenant_id, closing_id, invoice_id),
  -- Its closing is written after it, with the hash over both.
  foreign key (tenant_id, closing_id) references month_closings (tenant_id, id) deferrable initially deferred,
  foreign key (tenant_id, invoice_id) references invoices (tenant_id, id)
);

do $$
declare
  name text;
begin
  foreach name in array array['month_closings', 'month_closing_invoices'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format(
      'create policy tenant_only on %I using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', name);
    execute format('grant select, insert on %I to hoadon_app', name);
  end loop;
end $$;
-- What was closed stays as it was; only that it was opened again is added.
grant update (reopened_on, reopened_by, reopen_reason) on month_closings to hoadon_app;
grant usage on all sequences in schema public to hoadon_app;
