-- Hóa đơn của hệ thống khác: what invoices of this company adjust or replace without having been made here.
create table other_invoices (
  tenant_id bigint not null references tenants (id),
  id bigserial not null,
  -- Loại hóa đơn (LHDCLQuan): 1 e-invoice, 2 with an authentication code, 3 of the decrees before e-invoices, 4 printed.
  regime text not null check (regime in ('1', '2', '3', '4')),
  seller_tax_code text not null,
  form_no text not null,
  symbol text not null,
  -- Text: printed invoices have leading zeros.
  number text not null,
  issued_on date not null,
  currency text not null,
  -- Buyer, payment and lines as they were typed or read from its file.
  content jsonb not null,
  total numeric not null,
  created_on timestamptz not null,
  created_by bigint,
  primary key (tenant_id, id),
  unique (tenant_id, seller_tax_code, form_no, symbol, number),
  foreign key (tenant_id, created_by) references users (tenant_id, id)
);
alter table other_invoices enable row level security;
alter table other_invoices force row level security;
create policy tenant_only on other_invoices using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, update on other_invoices to hoadon_app;
grant usage on sequence other_invoices_id_seq to hoadon_app;

-- One correcting invoice may correct several (01/BK-ĐCTT), and one of another system.
create sequence invoice_corrections_id_seq;
grant usage on sequence invoice_corrections_id_seq to hoadon_app;
alter table invoice_corrections
  add column id bigint not null default nextval('invoice_corrections_id_seq'),
  add column other_id bigint,
  -- How it was sold, where the law has rules for that: goods with a registered title, on an e-commerce platform.
  add column sale text not null default 'ordinary' check (sale in ('ordinary', 'titled_goods', 'platform')),
  drop constraint invoice_corrections_pkey,
  alter column target_id drop not null,
  add primary key (tenant_id, id),
  add foreign key (tenant_id, other_id) references other_invoices (tenant_id, id),
  add constraint invoice_corrections_one_target check (num_nonnulls(target_id, other_id) = 1);
create unique index invoice_corrections_pair on invoice_corrections (tenant_id, invoice_id, target_id);
create unique index invoice_corrections_other_pair on invoice_corrections (tenant_id, invoice_id, other_id);
create unique index invoice_corrections_other_open on invoice_corrections (tenant_id, other_id) where not in_effect;
create unique index invoice_corrections_other_replaced on invoice_corrections (tenant_id, other_id)
  where in_effect and nature = 'replace';
create index invoice_corrections_other on invoice_corrections (tenant_id, other_id);

create or replace function refuse_second_method() returns trigger language plpgsql as $$
begin
  if exists (
    select from invoice_corrections earlier
    where earlier.tenant_id = new.tenant_id and earlier.target_id = new.target_id and earlier.in_effect
      and (earlier.nature = 'replace' or earlier.nature <> new.nature)
  ) or exists (
    select from invoice_corrections earlier
    where earlier.tenant_id = new.tenant_id and earlier.other_id = new.other_id and earlier.in_effect
      and (earlier.nature = 'replace' or earlier.nature <> new.nature)
  ) then
    raise exception 'invoice % % was corrected by another method', new.target_id, new.other_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
