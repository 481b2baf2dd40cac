-- lower() is not leakproof: under row-level security an index on lower(code) serves no look-up, and each portion of an import read the
-- whole catalogue. The rule that a code is one code (147) is checked beneath it, and stays.
drop index customers_code_folded;
drop index products_code_folded;
alter table customers add column code_folded text not null generated always as (lower(code)) stored;
alter table products add column code_folded text not null generated always as (lower(code)) stored;
create index customers_code_folded on customers (tenant_id, code_folded) where deleted_on is null;
create index products_code_folded on products (tenant_id, code_folded) where deleted_on is null;
-- Imports of invoices look customers up by either.
create index customers_tax_code on customers (tenant_id, tax_code) where deleted_on is null;
