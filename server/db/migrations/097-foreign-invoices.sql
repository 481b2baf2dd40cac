-- What a list's filter adds up to names foreign currencies apart: those few invoices are read, the rest comes from rollups.
create index invoices_foreign on invoices (tenant_id, issued_on) where currency <> 'VND';
