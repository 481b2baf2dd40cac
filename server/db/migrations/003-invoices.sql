create table invoices (
  tenant_id bigint not null references tenants (id),
  id bigserial not null,
  template_id bigint not null,
  form_no text not null,
  symbol text not null,
  number bigint check (number > 0),
  issued_on date not null,
  customer_id bigint,
  buyer_name text,
  buyer_person text,
  buyer_tax_code text,
  buyer_address text,
  buyer_code text,
  buyer_email text,
  buyer_phone_number text,
  buyer_identity_no text,
  buyer_budget_code text,
  buyer_bank_account text,
  buyer_bank_name text,
  payment_method text not null,
  currency text not null,
  exchange_rate numeric,
  internal_note text,
  total_discount numeric not null,
  total_before_vat numeric not null,
  total_vat numeric not null,
  total numeric not null,
  total_in_words text not null,
  by_rate jsonb not null,
  -- The three machines (domain/invoice, domain/signing, domain/transmission) and what the list shows of them.
  lifecycle text not null,
  signing text not null,
  transmission text not null,
  -- Counts the seals: a refused signature or code leads to a corrected version under the same number.
  version integer not null default 1,
  status text not null,
  status_error boolean not null default false,
  reasons jsonb not null default '[]',
  tax_authority_code text,
  signed_on timestamptz,
  published_by bigint,
  created_on timestamptz not null,
  updated_on timestamptz not null,
  created_by bigint,
  lock_version integer not null default 1,
  search_text text not null generated always as
    (fold_text(symbol || ' ' || coalesce(number::text, '') || ' ' || coalesce(buyer_name, '') || ' ' || coalesce(buyer_person, '') || ' ' || coalesce(buyer_tax_code, ''))) stored,
  primary key (tenant_id, id),
  foreign key (tenant_id, template_id) references templates (tenant_id, id),
  foreign key (tenant_id, customer_id) references customers (tenant_id, id) on delete set null (customer_id),
  unique (tenant_id, form_no, symbol, number)
);
create index invoices_issued_on on invoices (tenant_id, issued_on desc, id desc);
create index invoices_status on invoices (tenant_id, status, issued_on desc, id desc);
create index invoices_search on invoices using gin (search_text gin_trgm_ops);
-- The recovery sweep: what has been sent on its way and has no last word yet.
create index invoices_outstanding on invoices (tenant_id, updated_on) where lifecycle in ('queued', 'numbered');

create table invoice_lines (
  tenant_id bigint not null,
  invoice_id bigint not null,
  position integer not null,
  kind text not null,
  product_id bigint,
  code text,
  name text not null,
  unit text,
  quantity numeric,
  unit_price numeric,
  discount_rate numeric,
  discount_amount numeric,
  amount numeric,
  vat_rate text,
  vat_amount numeric,
  primary key (tenant_id, invoice_id, position),
  foreign key (tenant_id, invoice_id) references invoices (tenant_id, id) on delete cascade,
  foreign key (tenant_id, product_id) references products (tenant_id, id) on delete set null (product_id)
);

-- Each seal is a new immutable version of the invoice: the frozen content and the very bytes that are signed.
create table invoice_seals (
  tenant_id bigint not null,
  invoice_id bigint not null,
  version integer not null,
  certificate_id bigint not null,
  content jsonb not null,
  data_xml bytea not null,
  qr text not null,
  message_id text not null,
  sealed_on timestamptz not null,
  primary key (tenant_id, invoice_id, version),
  foreign key (tenant_id, invoice_id) references invoices (tenant_id, id)
);

-- Signed bytes, stored once and never serialised again. kind: signed (by the seller), coded (with the authority's code and signature).
create table invoice_documents (
  tenant_id bigint not null,
  invoice_id bigint not null,
  version integer not null,
  kind text not null check (kind in ('signed', 'coded')),
  bytes bytea not null,
  sha256 bytea not null,
  created_on timestamptz not null,
  primary key (tenant_id, invoice_id, version, kind),
  foreign key (tenant_id, invoice_id) references invoices (tenant_id, id)
);

-- Thông điệp: every message sent and received, as its bytes. handed: null not yet tried, trying, done (outgoing only).
create table transmissions (
  tenant_id bigint not null references tenants (id),
  id bigserial not null,
  direction text not null check (direction in ('out', 'in')),
  message_type text not null,
  message_id text not null,
  reply_to text,
  invoice_id bigint,
  version integer,
  bytes bytea not null,
  status text not null,
  handed text check (handed in ('waiting', 'trying', 'done')),
  note text,
  applied_on timestamptz,
  created_on timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, message_id),
  foreign key (tenant_id, invoice_id) references invoices (tenant_id, id)
);
create index transmissions_created_on on transmissions (tenant_id, created_on desc, id desc);
create index transmissions_invoice on transmissions (tenant_id, invoice_id, id);

-- Nhật ký, append-only; a status is a fold over it.
create table invoice_events (
  tenant_id bigint not null,
  id bigserial not null,
  invoice_id bigint not null,
  kind text not null,
  detail jsonb not null,
  user_id bigint,
  transmission_id bigint,
  happened_on timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, invoice_id) references invoices (tenant_id, id) on delete cascade
);
create index invoice_events_invoice on invoice_events (tenant_id, invoice_id, id);

-- How far the provider's answers have been read.
create table answer_cursors (
  tenant_id bigint primary key references tenants (id),
  cursor text,
  read_on timestamptz not null
);
