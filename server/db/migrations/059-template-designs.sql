-- How invoices of a template are printed, beside its layout and colour; null is the usual design. What an issued invoice was printed
-- like is frozen with it.
alter table "templates" add column "design" jsonb;

-- Logos of a company, PNG or JPEG: never changed, since issued invoices are printed with them.
create table template_logos (
  tenant_id bigint not null references tenants (id),
  id bigserial not null,
  media_type text not null check (media_type in ('image/png', 'image/jpeg')),
  sha256 bytea not null,
  bytes bytea not null check (length(bytes) <= 400000),
  created_on timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, sha256)
);
alter table template_logos enable row level security;
alter table template_logos force row level security;
create policy tenant_only on template_logos using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert on template_logos to hoadon_app;
grant usage on all sequences in schema public to hoadon_app;
