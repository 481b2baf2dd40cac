-- The page of a product: the lines that name it, those of the newest invoices first; also for the key that a deleted product leaves.
create index invoice_lines_product on invoice_lines (tenant_id, product_id, invoice_id desc) where product_id is not null;
-- The page of a customer: a year of sales in force, read from the index alone however many they are.
create index invoices_customer_sales on invoices (tenant_id, customer_id, issued_on)
  include (currency, exchange_rate, total_before_vat, total)
  where customer_id is not null and lifecycle in ('issued', 'adjusted');
