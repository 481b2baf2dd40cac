-- Thông báo hóa đơn điện tử có sai sót, 04/SS-HĐĐT (message 300). What happens once it is submitted is with its document.
create table invoice_mistakes (
  tenant_id bigint not null references tenants (id),
  id bigserial not null,
  -- At the company's own initiative, or in answer to the authority's 01/TB-RSĐT (302) with its number and day.
  origin text not null check (origin in ('own', 'review')),
  review_no text,
  review_on date,
  -- The invoices as the authority knows them, each with its reason; invoice_id of those that were issued here.
  invoices jsonb not null,
  -- What people call the notice, and all its invoices for the search.
  label text not null,
  invoice_names text not null,
  -- Taxpayer, tax office, place and day as they were sealed: the profile may change later.
  sealed jsonb,
  status text not null,
  status_error boolean not null default false,
  reasons jsonb not null default '[]',
  -- Message 301: when it was taken, its number and day.
  answered_on timestamptz,
  result_no text,
  resulted_on date,
  created_on timestamptz not null,
  created_by bigint,
  lock_version integer not null default 1,
  search_text text not null generated always as (fold_text(invoice_names || ' ' || coalesce(review_no, ''))) stored,
  primary key (tenant_id, id),
  foreign key (tenant_id, created_by) references users (tenant_id, id)
);
create index invoice_mistakes_created_on on invoice_mistakes (tenant_id, created_on desc, id desc);
create index invoice_mistakes_status on invoice_mistakes (tenant_id, status, created_on desc);
create index invoice_mistakes_search on invoice_mistakes using gin (search_text gin_trgm_ops);

-- What the authority said of each line of a document that lists others.
create table document_lines (
  tenant_id bigint not null,
  document_id bigint not null,
  version integer not null,
  position integer not null,
  accepted boolean not null,
  reasons jsonb not null,
  -- The answer that says so.
  transmission_id bigint not null,
  primary key (tenant_id, document_id, version, position),
  foreign key (tenant_id, document_id) references documents (tenant_id, id),
  foreign key (tenant_id, transmission_id) references transmissions (tenant_id, id)
);

do $$
declare
  name text;
begin
  foreach name in array array['invoice_mistakes', 'document_lines'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format(
      'create policy tenant_only on %I using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', name);
    execute format('grant select, insert on %I to hoadon_app', name);
  end loop;
end $$;
grant update, delete on invoice_mistakes to hoadon_app;
grant usage on all sequences in schema public to hoadon_app;
