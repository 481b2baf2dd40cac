-- A code of a customer or a product, and a name of a role, is kept as it is seen: composed, without invisible characters, line ends or blanks
-- around it. Rows from before are brought to that, so that they are found by what people type; one that would meet another row, or
-- that is left out of the rule of 147, keeps what it has.
create function pg_temp.seen(code text) returns text language sql immutable as $$
  select btrim(
    regexp_replace(
      regexp_replace(
        regexp_replace(normalize(btrim(code, E' \t\r\n'), nfc), '[ \t]*[\r\n]+[ \t]*', ' ', 'g'),
        '[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFE00-\uFE0F\uFEFF\uFFA0]',
        '', 'g'),
      '[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]', ' ', 'g'),
    E' \t\r\n')
$$;

alter table customers no force row level security;
update customers set code = seen.code
from (select id, tenant_id, pg_temp.seen(code) as code, row_number() over (partition by tenant_id, lower(pg_temp.seen(code)) order by id) as place
  from customers where deleted_on is null and code_kept is null and code <> pg_temp.seen(code)) as seen
where customers.tenant_id = seen.tenant_id and customers.id = seen.id and seen.place = 1 and seen.code <> ''
  and not exists (select from customers as other where other.tenant_id = seen.tenant_id and other.id <> seen.id
    and other.deleted_on is null and other.code_folded = lower(seen.code));
alter table customers force row level security;

alter table products no force row level security;
update products set code = seen.code
from (select id, tenant_id, pg_temp.seen(code) as code, row_number() over (partition by tenant_id, lower(pg_temp.seen(code)) order by id) as place
  from products where deleted_on is null and code_kept is null and code <> pg_temp.seen(code)) as seen
where products.tenant_id = seen.tenant_id and products.id = seen.id and seen.place = 1 and seen.code <> ''
  and not exists (select from products as other where other.tenant_id = seen.tenant_id and other.id <> seen.id
    and other.deleted_on is null and other.code_folded = lower(seen.code));
alter table products force row level security;

alter table roles no force row level security;
update roles set name = seen.name
from (select id, tenant_id, pg_temp.seen(name) as name, row_number() over (partition by tenant_id, pg_temp.seen(name) order by id) as place
  from roles where name <> pg_temp.seen(name)) as seen
where roles.tenant_id = seen.tenant_id and roles.id = seen.id and seen.place = 1 and seen.name <> ''
  and not exists (select from roles as other where other.tenant_id = seen.tenant_id and other.id <> seen.id and other.name = seen.name);
alter table roles force row level security;
