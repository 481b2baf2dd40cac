-- Hóa đơn khởi tạo từ máy tính tiền. The last count in a code that the company's own system has given: never lowered.
create table cash_register_counts (
  tenant_id bigint primary key references tenants (id),
  last_count bigint not null check (last_count between 1 and 99999999999)
);

-- The file of an invoice of a cash register: with its code, and no signature of its own.
alter table document_files drop constraint document_files_kind_check;
alter table document_files add constraint document_files_kind_check check (kind in ('signed', 'unsigned', 'countersigned', 'coded'));

-- No code twice, whatever gave it. Codes of the authority are its own matter.
create unique index invoices_register_code on invoices (tenant_id, tax_authority_code) where symbol like 'C__M%';

-- Lô hóa đơn của một ký hiệu, một ngày: what one message 206 carries. What happens once it is submitted is with its document.
create table cash_register_packages (
  tenant_id bigint not null references tenants (id),
  id bigserial not null,
  form_no text not null,
  symbol text not null,
  issued_on date not null,
  -- Which package of its series and day this is.
  package_no integer not null check (package_no > 0),
  invoice_count integer not null check (invoice_count between 1 and 1000),
  total numeric not null,
  -- Of its message, once it is signed.
  size integer,
  status text not null,
  status_error boolean not null default false,
  reasons jsonb not null default '[]',
  accepted_count integer not null default 0,
  refused_count integer not null default 0,
  created_on timestamptz not null,
  -- Who had it sent; null where the clock did.
  created_by bigint,
  answered_on timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, form_no, symbol, issued_on, package_no),
  foreign key (tenant_id, created_by) references users (tenant_id, id)
);
create index cash_register_packages_created_on on cash_register_packages (tenant_id, created_on desc, id desc);

-- A version of an invoice goes in one package, whatever becomes of it.
create table cash_register_package_invoices (
  tenant_id bigint not null,
  package_id bigint not null,
  position integer not null,
  invoice_id bigint not null,
  version integer not null,
  primary key (tenant_id, package_id, position),
  unique (tenant_id, invoice_id, version),
  foreign key (tenant_id, package_id) references cash_register_packages (tenant_id, id),
  foreign key (tenant_id, invoice_id) references invoices (tenant_id, id)
);

-- Those that wait for a package, and the list of invoices of cash registers.
create index invoices_to_package on invoices (tenant_id, issued_on) where transmission = 'to_package';
create index invoices_of_registers on invoices (tenant_id, issued_on desc, id desc) where symbol like '___M%';

do $$
declare
  name text;
begin
  foreach name in array array['cash_register_counts', 'cash_register_packages', 'cash_register_package_invoices'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format(
      'create policy tenant_only on %I using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', name);
    execute format('grant select, insert on %I to hoadon_app', name);
  end loop;
end $$;
grant update on cash_register_counts, cash_register_packages to hoadon_app;
grant usage on all sequences in schema public to hoadon_app;
