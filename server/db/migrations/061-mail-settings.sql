-- How a company mails its invoices: by itself once they are issued, and in which words.
create table mail_settings (
  tenant_id bigint primary key references tenants (id),
  sends_automatically boolean not null default false,
  -- Null: the usual words.
  subject text,
  body text,
  lock_version integer not null default 1
);
alter table mail_settings enable row level security;
alter table mail_settings force row level security;
create policy tenant_only on mail_settings using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, update on mail_settings to hoadon_app;

alter table invoice_emails
  -- As the template said when it was asked for; null in mails of before there were templates.
  add column body text,
  add column automatic boolean not null default false,
  -- Of one that goes out by itself: nobody pressed anything.
  alter column created_by drop not null;
-- An invoice goes to a recipient by itself once, whatever happens to it later.
create unique index invoice_emails_automatic on invoice_emails (tenant_id, invoice_id, lower(recipient)) where automatic;
