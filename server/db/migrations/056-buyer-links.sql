-- The buyer's page of an issued invoice: what became of its link, and what the buyer asked for there. Keys of links are stored nowhere:
-- they follow from the company, the invoice, the mail and the generation, and a secret that the database does not have.
create table invoice_links (
  tenant_id bigint not null,
  invoice_id bigint not null,
  -- A link of an earlier generation opens nothing.
  generation integer not null default 1,
  opened integer not null default 0,
  opened_on timestamptz,
  last_opened_on timestamptz,
  downloaded_on timestamptz,
  -- The buyer said that they have it, and in whose name.
  received_on timestamptz,
  received_by text,
  primary key (tenant_id, invoice_id),
  foreign key (tenant_id, invoice_id) references invoices (tenant_id, id)
);
alter table invoice_links enable row level security;
alter table invoice_links force row level security;
create policy tenant_only on invoice_links using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, update on invoice_links to hoadon_app;

-- What the buyer says is wrong with the invoice, until somebody of the seller has dealt with it.
create table buyer_requests (
  tenant_id bigint not null,
  id bigserial not null,
  invoice_id bigint not null,
  name text not null,
  -- Where the seller reaches them: a phone number or an address, as typed.
  contact text,
  message text not null,
  created_on timestamptz not null,
  handled_on timestamptz,
  handled_by bigint,
  primary key (tenant_id, id),
  foreign key (tenant_id, invoice_id) references invoices (tenant_id, id),
  foreign key (tenant_id, handled_by) references users (tenant_id, id)
);
create index buyer_requests_invoice on buyer_requests (tenant_id, invoice_id, id desc);
alter table buyer_requests enable row level security;
alter table buyer_requests force row level security;
create policy tenant_only on buyer_requests using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, update on buyer_requests to hoadon_app;
grant usage on all sequences in schema public to hoadon_app;

-- By the link of this mail.
alter table invoice_emails
  add column opened_on timestamptz,
  add column downloaded_on timestamptz;

-- A buyer looks an invoice up by the authority's code.
create index invoices_authority_code on invoices (tenant_id, tax_authority_code) where tax_authority_code is not null;
