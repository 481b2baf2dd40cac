-- The series (mẫu số and ký hiệu) of invoices of a file that name none; null is that of a new invoice.
alter table imports add column usual_series text;
