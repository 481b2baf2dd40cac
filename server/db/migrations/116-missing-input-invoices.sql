-- Input invoices that seemed to be missing and are not, as somebody of the company has said. `hint` is what missingKey makes.
create table dismissed_missing_invoices (
  tenant_id bigint not null references tenants (id),
  hint text not null,
  dismissed_on timestamptz not null,
  dismissed_by bigint not null,
  primary key (tenant_id, hint),
  foreign key (tenant_id, dismissed_by) references users (tenant_id, id)
);
alter table dismissed_missing_invoices enable row level security;
alter table dismissed_missing_invoices force row level security;
create policy tenant_only on dismissed_missing_invoices using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, delete on dismissed_missing_invoices to hoadon_app;
