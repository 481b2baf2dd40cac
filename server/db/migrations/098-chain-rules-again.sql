-- A list (058) does not name its own first invoice beside it: that invoice has a statement under way too, this one.
create or replace function refuse_second_statement() returns trigger language plpgsql as $$
begin
  if exists (
    select from statements open
    where open.tenant_id = new.tenant_id and open.state not in ('signed', 'withdrawn')
      and (open.invoice_id = new.invoice_id or exists (
        select from statement_invoices listed
        where listed.tenant_id = open.tenant_id and listed.statement_id = open.id and listed.invoice_id = new.invoice_id))
  ) then
    raise exception 'invoice % has a statement under way', new.invoice_id using errcode = 'unique_violation';
  end if;
  return new;
end $$;

-- Form and currency (085) are compared whenever content is fixed: with the number, and again when a refused correction is sealed anew
-- under it. Between the two its draft may be of any currency, and answers about the sealed one are still written down.
drop trigger invoices_like_corrected on invoices;
create trigger invoices_like_corrected before update of number, version on invoices
  for each row when (new.nature <> 'original' and new.number is not null and (old.number is null or new.version > old.version))
  execute function refuse_unlike_correction();
