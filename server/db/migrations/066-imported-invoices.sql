-- Files whose rows together are invoices: right rows of an invoice that has a wrong one are held, and an invoice is known again by its key.
alter table imports add column held integer not null default 0;

create table imported_invoices (
  tenant_id bigint not null references tenants (id),
  -- Year and document number, or what the rows say where they have none.
  key text not null,
  invoice_id bigint not null,
  import_id bigint not null,
  primary key (tenant_id, key),
  -- A draft that is deleted may be imported again.
  foreign key (tenant_id, invoice_id) references invoices (tenant_id, id) on delete cascade,
  foreign key (tenant_id, import_id) references imports (tenant_id, id) on delete cascade
);
create index imported_invoices_invoice on imported_invoices (tenant_id, invoice_id);
create index imported_invoices_import on imported_invoices (tenant_id, import_id);
alter table imported_invoices enable row level security;
alter table imported_invoices force row level security;
create policy tenant_only on imported_invoices using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert on imported_invoices to hoadon_app;
