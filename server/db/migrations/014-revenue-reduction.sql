-- Giảm tỷ lệ % trên doanh thu (form 2): the percentage that each line chose, kept as typed, and what all of them take off the
-- total. Null is none of it.
alter table invoice_lines add column revenue_percent numeric;
alter table invoices add column revenue_reduction numeric;
