-- Email of an issued invoice to its buyer: a row for each recipient, with what became of it.
create table invoice_emails (
  tenant_id bigint not null,
  id bigserial not null,
  invoice_id bigint not null,
  recipient text not null,
  subject text not null,
  message text,
  state text not null check (state in ('queued', 'sent', 'failed')),
  -- What the mail server said last, Vietnamese around its words.
  error text,
  attempts integer not null default 0,
  created_on timestamptz not null,
  created_by bigint not null,
  settled_on timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, invoice_id) references invoices (tenant_id, id),
  foreign key (tenant_id, created_by) references users (tenant_id, id)
);
create index invoice_emails_invoice on invoice_emails (tenant_id, invoice_id, id desc);
-- A second press while one is on its way brings no second mail.
create unique index invoice_emails_queued on invoice_emails (tenant_id, invoice_id, recipient) where state = 'queued';

alter table invoice_emails enable row level security;
alter table invoice_emails force row level security;
create policy tenant_only on invoice_emails using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, update on invoice_emails to hoadon_app;
grant usage on all sequences in schema public to hoadon_app;
