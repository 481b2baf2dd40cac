-- Cơ quan thuế: a reference table that all companies read and none of them writes; it fills from the seed file at migration
-- and by `npm run import:tax-authorities`.
create table tax_authorities (
  id bigserial primary key,
  code text not null unique check (code ~ '^\d{5}$'),
  name text not null,
  city_code text,
  city_name text,
  parent_code text references tax_authorities (code),
  area text,
  search_text text not null generated always as
    (fold_text(code || ' ' || name || ' ' || coalesce(city_name, '') || ' ' || coalesce(area, ''))) stored
);
create index tax_authorities_search on tax_authorities using gin (search_text gin_trgm_ops);
grant select on tax_authorities to hoadon_app;
