-- What a line states in fields of the company's own, in their order; null for none.
alter table invoice_lines add column extras jsonb;
