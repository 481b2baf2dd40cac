-- One statement of an invoice is under way at a time (058): one by itself is refused too while an open list names the invoice.
create function refuse_statement_of_listed() returns trigger language plpgsql as $$
begin
  if exists (
    select from statement_invoices listed
    join statements open on open.tenant_id = listed.tenant_id and open.id = listed.statement_id
    where listed.tenant_id = new.tenant_id and listed.invoice_id = new.invoice_id
      and open.state not in ('signed', 'withdrawn')
  ) then
    raise exception 'invoice % has a statement under way', new.invoice_id using errcode = 'unique_violation';
  end if;
  return new;
end $$;
create trigger statements_not_listed before insert or update of invoice_id on statements
  for each row when (new.state not in ('signed', 'withdrawn'))
  execute function refuse_statement_of_listed();
