-- Phí, lệ phí (LPhi) and giảm trừ khác (TGTKhac) as they are typed: paid, or not paid, beside goods and VAT.
alter table invoices add column fees jsonb not null default '[]';
alter table invoices add column other_deduction numeric;
