-- What an invoice states in fields of the company's own, in their order; null for none.
alter table invoices add column extras jsonb;
