-- Bảng kê of a period in their order: a page reads as many invoices as it shows, however many the day has.
create index invoices_in_force on invoices (tenant_id, issued_on, form_no, symbol, number) where lifecycle in ('issued', 'adjusted');
