-- The buyer's province and commune by their codes, of an invoice that sells a car or motorbike; null on others.
alter table invoices add column buyer_place jsonb;
