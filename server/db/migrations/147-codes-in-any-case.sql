-- A code of a customer or a product is one code, whatever letters of it are capitals. Rows that had a code of another one in other letters
-- before keep it: `code_kept` is that code, and as long as they have it they are left out of the rule.
alter table customers add column code_kept text;
alter table products add column code_kept text;

alter table customers no force row level security;
update customers set code_kept = code
where deleted_on is null and exists (select from customers as older where older.tenant_id = customers.tenant_id
  and older.deleted_on is null and lower(older.code) = lower(customers.code) and older.id < customers.id);
alter table customers force row level security;

alter table products no force row level security;
update products set code_kept = code
where deleted_on is null and exists (select from products as older where older.tenant_id = products.tenant_id
  and older.deleted_on is null and lower(older.code) = lower(products.code) and older.id < products.id);
alter table products force row level security;

create unique index customers_code_any_case on customers (tenant_id, lower(code))
  where deleted_on is null and (code_kept is null or code <> code_kept);
create unique index products_code_any_case on products (tenant_id, lower(code))
  where deleted_on is null and (code_kept is null or code <> code_kept);
-- Imports and scanners look for a code so, among all that have it.
create index customers_code_folded on customers (tenant_id, lower(code)) where deleted_on is null;
create index products_code_folded on products (tenant_id, lower(code)) where deleted_on is null;
