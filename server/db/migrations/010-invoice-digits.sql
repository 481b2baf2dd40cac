-- The decimal places an invoice was computed with when it was last saved: a later change of the setting leaves it alone.
-- Null is what holds where nobody has chosen any.
alter table invoices add column decimal_digits jsonb;
