-- What mail servers report of a mail after they took it, and the state of an invoice's mails in its own row, which its list reads alone.
alter table invoice_emails drop constraint invoice_emails_state_check;
alter table invoice_emails
  add constraint invoice_emails_state_check check (state in ('queued', 'sent', 'failed', 'delivered', 'bounced')),
  add column reported_on timestamptz,
  add column bounce_kind text check (bounce_kind in ('no_mailbox', 'no_domain', 'full', 'refused', 'other'));

alter table invoices
  add column email_state text not null default 'none'
    check (email_state in ('none', 'queued', 'sent', 'failed', 'delivered', 'bounced', 'opened'));
-- The state of an invoice's mails: of the newest to each address the one that most needs somebody. What came back or could not be sent
-- needs nobody once another was sent after it.
create function email_state_of(of_tenant bigint, of_invoice bigint) returns text language sql stable as $$
  with newest as (
    select distinct on (lower(recipient)) id, state, opened_on, coalesce(reported_on, settled_on) as known_on
    from invoice_emails where tenant_id = of_tenant and invoice_id = of_invoice
    order by lower(recipient), id desc),
  counted as (
    select state, opened_on from newest
    where state not in ('bounced', 'failed') or not exists (
      select from invoice_emails later
      where later.tenant_id = of_tenant and later.invoice_id = of_invoice and later.id > newest.id
        and later.created_on > newest.known_on))
  select coalesce(case
    when bool_or(state = 'bounced') then 'bounced'
    when bool_or(state = 'failed') then 'failed'
    when bool_or(state = 'queued') then 'queued'
    when bool_or(opened_on is not null) then 'opened'
    when bool_or(state = 'sent') then 'sent'
    when bool_or(state = 'delivered') then 'delivered'
  end, 'none') from counted
$$;
update invoices set email_state = email_state_of(tenant_id, id)
where exists (select from invoice_emails e where e.tenant_id = invoices.tenant_id and e.invoice_id = invoices.id);
create index invoices_email_state on invoices (tenant_id, email_state, issued_on desc, id desc) where email_state <> 'none';

create function follow_invoice_emails() returns trigger language plpgsql as $$
begin
  update invoices set email_state = email_state_of(new.tenant_id, new.invoice_id)
  where tenant_id = new.tenant_id and id = new.invoice_id;
  return null;
end $$;
create trigger invoice_emails_state after insert or update of state, opened_on on invoice_emails
  for each row execute function follow_invoice_emails();
