-- The invoice of a purchase: issued by the operator of the service, a company of this installation, to the company that bought.
create table purchase_invoices (
  tenant_id bigint not null references tenants (id),
  payment_request_id bigint not null,
  -- The company that issues it, and its invoice there; of no foreign key, since it is another company's.
  seller_id bigint not null references tenants (id),
  invoice_id bigint not null,
  -- As it was issued; null until then.
  symbol text,
  number bigint,
  issued_on date,
  created_on timestamptz not null,
  primary key (tenant_id, payment_request_id),
  foreign key (tenant_id, payment_request_id) references payment_requests (tenant_id, id),
  check ((symbol is null) = (number is null) and (number is null) = (issued_on is null))
);
alter table purchase_invoices enable row level security;
alter table purchase_invoices force row level security;
create policy tenant_only on purchase_invoices using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, update on purchase_invoices to hoadon_app;
