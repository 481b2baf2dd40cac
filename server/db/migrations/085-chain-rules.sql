-- What may be corrected, and by what: the rules that the pages keep, held beneath them too.
create or replace function refuse_second_method() returns trigger language plpgsql as $$
begin
  if exists (
    select from invoice_corrections earlier
    where earlier.tenant_id = new.tenant_id and earlier.id <> new.id and earlier.in_effect
      and (earlier.target_id = new.target_id or earlier.other_id = new.other_id)
      and (earlier.nature = 'replace' or earlier.nature <> new.nature)
  ) then
    raise exception 'invoice % % was corrected by another method', new.target_id, new.other_id using errcode = 'check_violation';
  end if;
  if exists (
    select from invoice_corrections beside
    where beside.tenant_id = new.tenant_id and beside.id <> new.id and beside.invoice_id = new.invoice_id and beside.nature <> new.nature
  ) then
    raise exception 'invoice % corrects in two ways', new.invoice_id using errcode = 'check_violation';
  end if;
  -- Only what the tax authority has taken is corrected; a replaced invoice is not, but its replacement.
  if new.target_id is not null and not exists (
    select from invoices target
    where target.tenant_id = new.tenant_id and target.id = new.target_id and target.lifecycle in ('issued', 'adjusted')
  ) then
    raise exception 'invoice % is not in force', new.target_id using errcode = 'check_violation';
  end if;
  if not exists (
    select from invoices correcting
    where correcting.tenant_id = new.tenant_id and correcting.id = new.invoice_id and correcting.nature = new.nature
  ) then
    raise exception 'invoice % does not say that it corrects by %', new.invoice_id, new.nature using errcode = 'check_violation';
  end if;
  return new;
end $$;
drop trigger invoice_corrections_method on invoice_corrections;
create trigger invoice_corrections_method before insert or update of invoice_id, target_id, other_id, nature on invoice_corrections
  for each row execute function refuse_second_method();

-- A correcting invoice has the form and the currency of what it corrects. An invoice of another system may be of a form of its time.
create function refuse_unlike_correction() returns trigger language plpgsql as $$
begin
  if exists (
    select from invoice_corrections correction
    left join invoices target on target.tenant_id = correction.tenant_id and target.id = correction.target_id
    left join other_invoices other on other.tenant_id = correction.tenant_id and other.id = correction.other_id
    where correction.tenant_id = new.tenant_id and correction.invoice_id = new.id
      and (coalesce(target.currency, other.currency) <> new.currency or target.form_no <> new.form_no)
  ) then
    raise exception 'invoice % has another form or currency than what it corrects', new.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger invoices_like_corrected before update of number on invoices
  for each row when (new.nature <> 'original' and old.number is null and new.number is not null)
  execute function refuse_unlike_correction();
