-- The rules of corrections (085) judge the rows of the company alone: one of another company is refused by row-level security, which is
-- asked after what runs before an insert.
create or replace function refuse_second_method() returns trigger language plpgsql as $$
begin
  if new.tenant_id is distinct from current_tenant() then
    return new;
  end if;
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
