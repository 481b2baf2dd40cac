-- The newest invoices to one buyer, for what was last used: by the customer of the catalogue, or by the tax code.
create index invoices_customer on invoices (tenant_id, customer_id, issued_on desc, id desc) where customer_id is not null;
create index invoices_buyer on invoices (tenant_id, buyer_tax_code, issued_on desc, id desc) where buyer_tax_code is not null;
