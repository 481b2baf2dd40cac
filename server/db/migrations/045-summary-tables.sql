-- Bảng tổng hợp dữ liệu hóa đơn, 01/TH-HĐĐT (message 400). What happens once it is submitted is with its document.
create table invoice_data_summary_tables (
  tenant_id bigint not null references tenants (id),
  id bigserial not null,
  period_kind text not null check (period_kind in ('month', 'quarter')),
  year integer not null,
  period_no integer not null check (period_no between 1 and case period_kind when 'month' then 12 else 4 end),
  currency text not null,
  -- Bổ sung lần thứ, 0 of the first; and which of the tables of that sending it is (SBTHDLieu).
  supplement integer not null,
  table_no integer not null,
  name text not null,
  due_on date,
  -- Taxpayer and day as they were sealed, and how many rows it had: the profile may change later.
  made_on date,
  status text not null,
  status_error boolean not null default false,
  reasons jsonb not null default '[]',
  answered_on timestamptz,
  created_on timestamptz not null,
  created_by bigint,
  lock_version integer not null default 1,
  search_text text not null generated always as (fold_text(name)) stored,
  primary key (tenant_id, id),
  unique (tenant_id, period_kind, year, period_no, currency, supplement, table_no),
  foreign key (tenant_id, created_by) references users (tenant_id, id)
);
create index invoice_data_summary_tables_created_on on invoice_data_summary_tables (tenant_id, created_on desc, id desc);
create index invoice_data_summary_tables_search on invoice_data_summary_tables using gin (search_text gin_trgm_ops);

-- An issued invoice is in one table, whatever becomes of it.
create table summary_table_invoices (
  tenant_id bigint not null,
  table_id bigint not null,
  position integer not null,
  invoice_id bigint not null,
  primary key (tenant_id, table_id, position),
  unique (tenant_id, invoice_id),
  foreign key (tenant_id, table_id) references invoice_data_summary_tables (tenant_id, id) on delete cascade,
  foreign key (tenant_id, invoice_id) references invoices (tenant_id, id)
);

-- Those that wait for a table.
create index invoices_to_report on invoices (tenant_id, issued_on) where transmission = 'to_report';

do $$
declare
  name text;
begin
  foreach name in array array['invoice_data_summary_tables', 'summary_table_invoices'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format(
      'create policy tenant_only on %I using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', name);
    execute format('grant select, insert, delete on %I to hoadon_app', name);
  end loop;
end $$;
grant update on invoice_data_summary_tables to hoadon_app;
grant usage on all sequences in schema public to hoadon_app;
