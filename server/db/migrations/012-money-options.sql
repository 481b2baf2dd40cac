-- How the amounts of an invoice were computed when it was last saved: method of tax, prices with tax or without, rounding, the
-- discount on the whole invoice. A later change of the settings leaves it alone. Null is what holds where nobody has chosen any.
alter table invoices add column money_options jsonb;
