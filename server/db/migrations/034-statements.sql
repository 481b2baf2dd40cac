-- Biên bản điều chỉnh, thay thế: what seller and buyer of an invoice sign between them before the new invoice. Its content is with its
-- document once the seller has signed.
create table statements (
  tenant_id bigint not null references tenants (id),
  id bigserial not null,
  -- The invoice that is wrong, and by which row of the law it is put right.
  invoice_id bigint not null,
  nature text not null check (nature in ('adjust', 'replace')),
  matter text not null,
  year integer not null,
  number integer not null,
  -- What people call it, the invoice and the buyer, as they are searched.
  label text not null,
  invoice_name text not null,
  buyer_name text not null,
  buyer_kind text not null check (buyer_kind in ('organisation', 'individual', 'anonymous')),
  reason text,
  -- What each line of the invoice should have said, in the order of its lines.
  right_lines jsonb not null default '[]',
  place text,
  seller_delegate text,
  seller_position text,
  buyer_delegate text,
  buyer_position text,
  buyer_email text,
  state text not null check (state in
    ('draft', 'seller_signing', 'waiting_buyer', 'signed', 'refused', 'change_requested', 'expired', 'withdrawn')),
  status_error boolean not null default false,
  reasons jsonb not null default '[]',
  -- The day it bears (NBBan): that of the seller's signature.
  made_on date,
  seller_signed_on timestamptz,
  -- Until when the buyer may answer, and how often they were reminded.
  expires_on timestamptz,
  reminders integer not null default 0,
  opened integer not null default 0,
  opened_on timestamptz,
  answered_on timestamptz,
  -- How the buyer answered: by which means, in whose name, with which words.
  answer_method text check (answer_method in ('usb', 'file', 'code', 'none')),
  answer_name text,
  answer_text text,
  created_on timestamptz not null,
  created_by bigint,
  lock_version integer not null default 1,
  search_text text not null generated always as (fold_text(label || ' ' || invoice_name || ' ' || buyer_name)) stored,
  primary key (tenant_id, id),
  unique (tenant_id, year, number),
  foreign key (tenant_id, invoice_id) references invoices (tenant_id, id),
  foreign key (tenant_id, created_by) references users (tenant_id, id)
);
create index statements_created_on on statements (tenant_id, created_on desc, id desc);
create index statements_invoice on statements (tenant_id, invoice_id);
create index statements_search on statements using gin (search_text gin_trgm_ops);
create index statements_waiting on statements (tenant_id, expires_on) where state = 'waiting_buyer';
-- One statement of an invoice is under way at a time.
create unique index statements_open on statements (tenant_id, invoice_id) where state not in ('signed', 'withdrawn');

alter table statements enable row level security;
alter table statements force row level security;
create policy tenant_only on statements
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, update, delete on statements to hoadon_app;

-- The link of a statement's buyer.
create table statement_links (
  tenant_id bigint not null,
  statement_id bigint not null,
  -- SHA-256 of the key in the link. The key follows from the nonce and a secret of the server, so that who reads this table opens nothing.
  hash bytea not null,
  nonce bytea not null,
  expires_on timestamptz not null,
  created_on timestamptz not null,
  -- The one-time code that was mailed last.
  code_hash bytea,
  code_sent_on timestamptz,
  code_tries integer not null default 0,
  primary key (tenant_id, statement_id),
  foreign key (tenant_id, statement_id) references statements (tenant_id, id) on delete cascade
);
alter table statement_links enable row level security;
alter table statement_links force row level security;
create policy tenant_only on statement_links
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, update, delete on statement_links to hoadon_app;
grant usage on all sequences in schema public to hoadon_app;

-- Which company a link belongs to, outside row-level security: that is not known before it is read. Business code reaches it by the
-- functions alone, for its own company.
create table statement_link_keys (
  hash bytea primary key,
  tenant_id bigint not null references tenants (id),
  statement_id bigint not null
);
create unique index statement_link_keys_statement on statement_link_keys (tenant_id, statement_id);
create function open_statement_link(of_statement bigint, of_hash bytea) returns void
  language sql security definer set search_path = public, pg_temp
  begin atomic
    insert into statement_link_keys (hash, tenant_id, statement_id) values (of_hash, current_tenant(), of_statement);
  end;
create function close_statement_link(of_statement bigint) returns void
  language sql security definer set search_path = public, pg_temp
  begin atomic
    delete from statement_link_keys where tenant_id = current_tenant() and statement_id = of_statement;
  end;
revoke all on function open_statement_link(bigint, bytea), close_statement_link(bigint) from public;
grant execute on function open_statement_link(bigint, bytea), close_statement_link(bigint) to hoadon_app;

-- The file with the other party's signature too.
alter table document_files drop constraint document_files_kind_check;
alter table document_files add constraint document_files_kind_check check (kind in ('signed', 'countersigned', 'coded'));

-- The statement that is the agreement before a correcting invoice.
alter table invoice_corrections add column statement_id bigint,
  add foreign key (tenant_id, statement_id) references statements (tenant_id, id);
create unique index invoice_corrections_statement on invoice_corrections (tenant_id, statement_id) where statement_id is not null;
