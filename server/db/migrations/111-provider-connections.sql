-- Nơi truyền nhận của riêng doanh nghiệp: where its messages may go in place of the installation's provider, an address each. A message
-- remembers where it was handed over, and how far the answers of each were read is kept with it.
create table provider_lines (
  tenant_id bigint not null references tenants (id),
  id bigserial not null,
  base_url text not null,
  cursor text,
  read_on timestamptz,
  -- Why it did not let us in, and since when; null where it did the last time.
  problem text check (problem in ('unauthorized', 'untrusted', 'address')),
  problem_since timestamptz,
  created_on timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, base_url),
  check ((problem is null) = (problem_since is null))
);

-- How a line is called, each change a row that holds from set_on: the newest of all says where messages go, the newest of a line how that
-- line is asked about what it was given before. Without a line: from then on the installation's provider again.
create table provider_settings (
  tenant_id bigint not null references tenants (id),
  id bigserial not null,
  line_id bigint,
  auth text check (auth in ('token', 'certificate')),
  -- The token, or the private key of the certificate; sealed with a key from outside the database.
  secret_sealed bytea,
  certificate_pem text,
  certificate_name text,
  certificate_serial text,
  certificate_from timestamptz,
  certificate_to timestamptz,
  -- Roots that the server's certificate must lead to; null: those that everybody trusts.
  ca_pem text,
  timeout_s integer,
  set_by bigint not null,
  set_on timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, line_id) references provider_lines (tenant_id, id),
  foreign key (tenant_id, set_by) references users (tenant_id, id),
  check ((line_id is null) = (auth is null) and (line_id is null) = (secret_sealed is null) and (line_id is null) = (timeout_s is null)),
  check (coalesce(auth = 'certificate', false) = (certificate_pem is not null)),
  check ((certificate_pem is null) = (certificate_name is null) and (certificate_pem is null) = (certificate_serial is null)
    and (certificate_pem is null) = (certificate_from is null) and (certificate_pem is null) = (certificate_to is null)),
  check (timeout_s between 3 and 15)
);
create index provider_settings_line on provider_settings (tenant_id, line_id, id desc);

do $$
declare
  name text;
begin
  foreach name in array array['provider_lines', 'provider_settings'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format(
      'create policy tenant_only on %I using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', name);
    execute format('grant select, insert on %I to hoadon_app', name);
  end loop;
end $$;
grant update on provider_lines to hoadon_app;
grant usage on all sequences in schema public to hoadon_app;

-- Where a message was handed over; null: at the installation's provider.
alter table transmissions add column provider_line_id bigint;
alter table transmissions add foreign key (tenant_id, provider_line_id) references provider_lines (tenant_id, id);
