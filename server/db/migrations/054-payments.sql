-- Yêu cầu thanh toán: a company's order of a service package, paid by a transfer that names its reference.
create table payment_requests (
  tenant_id bigint not null references tenants (id),
  id bigserial not null,
  reference text not null,
  -- Opens /checkout/{id} without an account: to read this request, and to pay it.
  checkout_key text not null,
  -- What is bought, as it was offered.
  package_code text not null,
  package_name text not null,
  invoices integer,
  months integer not null,
  net_amount numeric(15, 0) not null,
  vat_rate text not null,
  vat_amount numeric(15, 0) not null,
  total numeric(15, 0) not null check (total > 0),
  -- All that came for it, whatever its state.
  received numeric(15, 0) not null default 0 check (received >= 0),
  -- One that waits is expired once it is past its end; that is not stored.
  state text not null check (state in ('waiting', 'wrong_amount', 'paid', 'cancelled')),
  -- Whom the invoice of the purchase is for.
  buyer_name text not null,
  buyer_tax_code text not null,
  buyer_address text not null,
  buyer_email text not null,
  expires_on timestamptz not null,
  paid_on timestamptz,
  cancelled_on timestamptz,
  created_on timestamptz not null,
  created_by bigint not null,
  lock_version integer not null default 1,
  search_text text not null generated always as (fold_text(reference || ' ' || package_name)) stored,
  primary key (tenant_id, id),
  unique (tenant_id, reference),
  foreign key (tenant_id, created_by) references users (tenant_id, id)
);
create index payment_requests_created_on on payment_requests (tenant_id, created_on desc, id desc);

-- Each transfer that came for a request, with what it did.
create table payment_transfers (
  tenant_id bigint not null references tenants (id),
  id bigserial not null,
  payment_request_id bigint not null,
  bank_reference text not null,
  amount numeric(15, 0) not null check (amount > 0),
  content text not null,
  outcome text not null check (outcome in ('exact', 'late', 'short', 'over', 'again', 'after_cancel')),
  -- By the bank's clock, and by ours.
  transferred_on timestamptz not null,
  received_on timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, bank_reference),
  foreign key (tenant_id, payment_request_id) references payment_requests (tenant_id, id)
);
create index payment_transfers_request on payment_transfers (tenant_id, payment_request_id);

-- What a company has paid for: how many invoices, from when to when. A request is granted once.
create table package_grants (
  tenant_id bigint not null references tenants (id),
  id bigserial not null,
  payment_request_id bigint not null,
  package_name text not null,
  invoices integer,
  -- From when invoices count against it and those it continues.
  counted_from date not null,
  starts_on date not null,
  ends_on date not null check (ends_on >= starts_on),
  granted_on timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, payment_request_id),
  foreign key (tenant_id, payment_request_id) references payment_requests (tenant_id, id)
);

do $$
declare
  name text;
begin
  foreach name in array array['payment_requests', 'payment_transfers', 'package_grants'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format(
      'create policy tenant_only on %I using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', name);
    execute format('grant select, insert on %I to hoadon_app', name);
  end loop;
end $$;
grant update on payment_requests to hoadon_app;
grant usage on all sequences in schema public to hoadon_app;

-- Which request a reference or a checkout key belongs to, outside row-level security: the company is not known before it is read.
create table payment_keys (
  reference text primary key,
  -- SHA-256 of the checkout key.
  checkout_hash bytea not null unique,
  tenant_id bigint not null references tenants (id),
  payment_request_id bigint not null
);
-- False where the reference is taken: another has to be tried.
create function open_payment_key(of_request bigint, of_reference text, of_hash bytea) returns boolean
  language sql security definer set search_path = public, pg_temp
  begin atomic
    with opened as (
      insert into payment_keys (reference, checkout_hash, tenant_id, payment_request_id)
      values (of_reference, of_hash, current_tenant(), of_request)
      on conflict (reference) do nothing returning 1)
    select exists (select from opened);
  end;
revoke all on function open_payment_key(bigint, text, bytea) from public;
grant execute on function open_payment_key(bigint, text, bytea) to hoadon_app;

-- Every transfer the bank has told of, once; without a reference of ours it is of no company, and somebody has to look for it.
create table bank_transfers (
  bank_reference text primary key,
  account_number text not null,
  amount numeric(15, 0) not null check (amount > 0),
  content text not null,
  transferred_on timestamptz not null,
  received_on timestamptz not null,
  -- Of no foreign key to requests: those are a company's.
  reference text references payment_keys (reference)
);
