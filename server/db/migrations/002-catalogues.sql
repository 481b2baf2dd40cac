create table customers (
  tenant_id bigint not null references tenants (id),
  id bigserial not null,
  code text not null,
  name text not null,
  tax_code text,
  address text,
  contact_name text,
  email text,
  phone_number text,
  identity_no text,
  budget_code text,
  bank_account text,
  bank_name text,
  note text,
  status text not null check (status in ('active', 'inactive')),
  created_on timestamptz not null,
  lock_version integer not null default 1,
  search_text text not null generated always as
    (fold_text(code || ' ' || name || ' ' || coalesce(tax_code, '') || ' ' || coalesce(contact_name, '') || ' ' || coalesce(email, ''))) stored,
  primary key (tenant_id, id),
  unique (tenant_id, code)
);
create index customers_search on customers using gin (search_text gin_trgm_ops);
create index customers_created_on on customers (tenant_id, created_on desc, id desc);

create table products (
  tenant_id bigint not null references tenants (id),
  id bigserial not null,
  code text not null,
  name text not null,
  unit text,
  unit_price numeric check (unit_price >= 0),
  vat_rate text,
  description text,
  status text not null check (status in ('active', 'inactive')),
  created_on timestamptz not null,
  lock_version integer not null default 1,
  search_text text not null generated always as (fold_text(code || ' ' || name)) stored,
  primary key (tenant_id, id),
  unique (tenant_id, code)
);
create index products_search on products using gin (search_text gin_trgm_ops);
create index products_created_on on products (tenant_id, created_on desc, id desc);

create table templates (
  tenant_id bigint not null references tenants (id),
  id bigserial not null,
  name text not null,
  form_no text not null,
  symbol text not null,
  layout text not null check (layout in ('modern', 'classic')),
  accent_color text,
  is_default boolean not null,
  status text not null check (status in ('active', 'inactive')),
  created_on timestamptz not null,
  lock_version integer not null default 1,
  search_text text not null generated always as (fold_text(name || ' ' || symbol)) stored,
  primary key (tenant_id, id),
  unique (tenant_id, form_no, symbol)
);
create unique index templates_one_default on templates (tenant_id) where is_default;

-- Số đã cấp: the last number given in each series. One row is the lock that makes numbers gapless.
create table series (
  tenant_id bigint not null references tenants (id),
  form_no text not null,
  symbol text not null,
  last_number bigint not null default 0 check (last_number between 0 and 99999999),
  primary key (tenant_id, form_no, symbol)
);

create table certificates (
  tenant_id bigint not null references tenants (id),
  id bigserial not null,
  subject_name text not null,
  issuer_name text not null,
  serial text not null,
  tax_code text,
  valid_from timestamptz not null,
  valid_to timestamptz not null,
  certificate_der bytea not null,
  private_key_sealed bytea not null,
  created_on timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, serial, issuer_name)
);

-- Tờ khai 01/ĐKTĐ-HĐĐT as far as issuing needs it: which certificates the tax authority has accepted.
create table registrations (
  tenant_id bigint not null references tenants (id),
  id bigserial not null,
  status text not null,
  certificate_serials text[] not null,
  accepted_on timestamptz,
  created_on timestamptz not null,
  primary key (tenant_id, id)
);
