-- Three ways to sign: a certificate kept here with its key (file), a key at a signing service (remote), a USB token (usb).

alter table certificates alter column private_key_sealed drop not null;
alter table certificates add column kind text not null default 'file' check (kind in ('file', 'remote', 'usb'));
alter table certificates add column is_default boolean not null default false;
-- Of a remote one: the service, the person's account there, what opens it (sealed with the master key), and which key.
alter table certificates add column service text;
alter table certificates add column account text;
alter table certificates add column account_secret_sealed bytea;
alter table certificates add column credential text;
alter table certificates add column needs_otp boolean not null default false;
-- How many documents one confirmation may sign.
alter table certificates add column most_per_batch integer check (most_per_batch > 0);
alter table certificates add constraint certificates_kind_fields check (
  (kind = 'file') = (private_key_sealed is not null)
  and (kind = 'remote') = (service is not null)
  and (kind = 'remote') = (account is not null)
  and (kind = 'remote') = (credential is not null)
  and (kind = 'remote' or account_secret_sealed is null));
create unique index certificates_default on certificates (tenant_id) where is_default;
grant update (is_default) on certificates to hoadon_app;
create index invoice_seals_certificate on invoice_seals (tenant_id, certificate_id);

-- Yêu cầu ký: what a person is asked to sign, once for all its documents. The states stand in domain/signing/request-lifecycle.ts.
create table signature_requests (
  tenant_id bigint not null references tenants (id),
  id bigserial not null,
  kind text not null check (kind in ('remote', 'usb')),
  state text not null,
  certificate_id bigint not null,
  -- The certificate as it was when the documents were prepared for it.
  certificate_der bytea not null,
  certificate_name text not null,
  certificate_serial text not null,
  service text,
  account text,
  tax_code text not null,
  description text not null,
  -- Ours, a new one for each order; by it a lost order is looked up.
  order_id text not null,
  -- What the service calls the order.
  reference text,
  otp_sealed bytea,
  otp_tries_left integer,
  -- What went wrong last.
  problem text,
  signing_time text not null,
  expires_on timestamptz not null,
  created_by bigint,
  created_on timestamptz not null,
  updated_on timestamptz not null,
  primary key (tenant_id, id)
);
create index signature_requests_open on signature_requests (tenant_id, id)
  where state not in ('signed', 'refused', 'expired', 'failed', 'cancelled');

-- What is signed of each document, fixed when it is asked for: the bytes of SignedInfo and their SHA-256. A sealed version is asked once.
create table signature_request_documents (
  tenant_id bigint not null,
  request_id bigint not null,
  position integer not null,
  invoice_id bigint not null,
  version integer not null,
  label text not null,
  signature_id text not null,
  signed_info bytea not null,
  digest bytea not null,
  primary key (tenant_id, request_id, position),
  unique (tenant_id, invoice_id, version),
  foreign key (tenant_id, request_id) references signature_requests (tenant_id, id),
  foreign key (tenant_id, invoice_id) references invoices (tenant_id, id)
);

do $$
declare
  name text;
begin
  foreach name in array array['signature_requests', 'signature_request_documents'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format(
      'create policy tenant_only on %I using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', name);
    execute format('grant select, insert on %I to hoadon_app', name);
  end loop;
end $$;
grant update on signature_requests to hoadon_app;
grant usage on all sequences in schema public to hoadon_app;
