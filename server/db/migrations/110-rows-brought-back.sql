-- Rows that `npm run restore` brings back stand beside what came after them: a correction beside its invoice that is replaced by now, a
-- signed statement beside the next one. The rules of what may be done next do not judge them.
create function is_restoring() returns boolean
  language sql stable parallel safe
  return coalesce(current_setting('app.restoring', true), '') = 'on';

drop trigger invoice_corrections_method on invoice_corrections;
create trigger invoice_corrections_method before insert or update of invoice_id, target_id, other_id, nature on invoice_corrections
  for each row when (not is_restoring()) execute function refuse_second_method();

drop trigger statement_invoices_open on statement_invoices;
create trigger statement_invoices_open before insert on statement_invoices
  for each row when (not is_restoring()) execute function refuse_second_statement();
