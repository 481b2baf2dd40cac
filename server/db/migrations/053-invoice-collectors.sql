-- Hóa đơn đầu vào: invoices that sellers have sent, each with its verdict and what the company decided of it.
create table invoice_collectors (
  tenant_id bigint not null references tenants (id),
  id bigserial not null,
  -- As people name it: 1C26TAA 00000015.
  name text not null,
  form_no text not null,
  symbol text not null,
  number integer not null,
  issued_on date not null,
  seller_name text not null,
  seller_tax_code text not null,
  buyer_name text,
  buyer_tax_code text,
  currency text not null,
  exchange_rate numeric,
  total_before_vat numeric,
  total_vat numeric,
  total numeric,
  authority_code text,
  verdict text not null check (verdict in ('valid', 'warning', 'invalid')),
  finding text,
  state text not null default 'new' check (state in ('new', 'approved', 'rejected')),
  purchase_order_no text,
  remark text,
  decided_on timestamptz,
  decided_by bigint,
  file_name text not null,
  file_bytes integer not null,
  sha256 text not null,
  checked_on timestamptz not null,
  created_on timestamptz not null,
  created_by bigint,
  lock_version integer not null default 1,
  search_text text not null generated always as (
    fold_text(name || ' ' || seller_name || ' ' || seller_tax_code || ' ' || coalesce(purchase_order_no, ''))) stored,
  primary key (tenant_id, id),
  unique (tenant_id, seller_tax_code, form_no, symbol, number),
  unique (tenant_id, sha256),
  foreign key (tenant_id, decided_by) references users (tenant_id, id),
  foreign key (tenant_id, created_by) references users (tenant_id, id),
  constraint invoice_collectors_decided check ((state = 'new') = (decided_on is null))
);
create index invoice_collectors_issued_on on invoice_collectors (tenant_id, issued_on desc, id desc);
create index invoice_collectors_search on invoice_collectors using gin (search_text gin_trgm_ops);

-- The original of each, byte for byte, with what was read of it.
create table invoice_collector_files (
  tenant_id bigint not null,
  invoice_collector_id bigint not null,
  bytes bytea not null,
  reading jsonb not null,
  primary key (tenant_id, invoice_collector_id),
  foreign key (tenant_id, invoice_collector_id) references invoice_collectors (tenant_id, id) on delete cascade
);

do $$
declare
  name text;
begin
  foreach name in array array['invoice_collectors', 'invoice_collector_files'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format(
      'create policy tenant_only on %I using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', name);
    execute format('grant select, insert, update, delete on %I to hoadon_app', name);
  end loop;
end $$;
grant usage on all sequences in schema public to hoadon_app;
