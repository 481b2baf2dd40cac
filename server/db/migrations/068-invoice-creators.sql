-- The filter of the lists by who made an invoice, and the names offered in it.
create index invoices_created_by on invoices (tenant_id, created_by, issued_on desc, id desc) where created_by is not null;
