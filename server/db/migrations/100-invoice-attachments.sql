-- Files that go with an invoice (contract, delivery paper, list of goods). Their bytes stay beside the rows, as all files do (ADR 109).
create table invoice_attachments (
  tenant_id bigint not null references tenants (id),
  id bigserial not null,
  invoice_id bigint not null,
  file_name text not null check (length(file_name) between 1 and 200),
  media_type text not null,
  sha256 bytea not null check (length(sha256) = 32),
  bytes bytea not null check (length(bytes) between 1 and 5242880),
  -- Mails of the invoice carry it.
  shared boolean not null default false,
  created_on timestamptz not null,
  created_by bigint,
  lock_version integer not null default 1,
  primary key (tenant_id, id),
  -- The same file again is the one that is there.
  unique (tenant_id, invoice_id, sha256),
  foreign key (tenant_id, invoice_id) references invoices (tenant_id, id) on delete cascade,
  foreign key (tenant_id, created_by) references users (tenant_id, id)
);
alter table invoice_attachments enable row level security;
alter table invoice_attachments force row level security;
create policy tenant_only on invoice_attachments
  using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, update, delete on invoice_attachments to hoadon_app;
grant usage on all sequences in schema public to hoadon_app;
-- Files that are packed already gain nothing by being packed again.
alter table invoice_attachments alter column bytes set storage external;
