-- Dòng giải trình (TThai 4) and dòng sai sót do tổng hợp (TThai 5) of table 01/TH-HĐĐT: an invoice that a table reports is told of again.
create table summary_corrections (
  tenant_id bigint not null references tenants (id),
  id bigserial not null,
  invoice_id bigint not null,
  state text not null check (state in ('explain', 'mistake')),
  reason text not null,
  -- What is right; null where the invoice's own is.
  buyer_name text,
  buyer_address text,
  -- Its row goes into a table of the period of this day.
  counted_on date not null,
  -- Null while it waits for a table.
  table_id bigint,
  created_on timestamptz not null,
  created_by bigint,
  primary key (tenant_id, id),
  foreign key (tenant_id, invoice_id) references invoices (tenant_id, id),
  foreign key (tenant_id, table_id) references invoice_data_summary_tables (tenant_id, id) on delete set null (table_id),
  foreign key (tenant_id, created_by) references users (tenant_id, id)
);
create index summary_corrections_table on summary_corrections (tenant_id, table_id);
create index summary_corrections_invoice on summary_corrections (tenant_id, invoice_id);
create unique index summary_corrections_waiting on summary_corrections (tenant_id, invoice_id) where table_id is null;
alter table summary_corrections enable row level security;
alter table summary_corrections force row level security;
create policy tenant_only on summary_corrections using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, update, delete on summary_corrections to hoadon_app;
grant usage on all sequences in schema public to hoadon_app;
