-- Tờ khai 01/ĐKTĐ-HĐĐT as its taxpayer writes it: until now a row said only which certificates the tax authority had accepted.
alter table registrations
  alter column certificate_serials set default '{}',
  add column purpose text not null default 'new',
  add column declared_on date,
  add column place text,
  add column tax_authority_code text,
  add column tax_authority_name text,
  add column representative jsonb not null default '{
    "name": null, "phone_number": null, "identity_no": null, "born_on": null, "passport_no": null, "nationality_code": null,
    "nationality_name": null}',
  add column contact jsonb not null default '{"name": null, "phone_number": null, "email": null, "address": null}',
  add column invoice_modes jsonb not null default '{
    "coded": false, "coded_cash_register": false, "uncoded_cash_register": false, "uncoded": false}',
  add column sending jsonb not null default '{
    "disadvantaged_area": false, "public_asset_agency": false, "direct": false, "through_provider": false, "foreign_supplier": false}',
  add column transfer jsonb not null default '{
    "full_content": false, "revenue_table": false, "summary_table": false, "transaction_table": false}',
  add column invoice_types jsonb not null default '{
    "vat": false, "vat_with_receipt": false, "sales": false, "sales_with_receipt": false, "commercial": false, "foreign_supplier": false,
    "public_assets": false, "national_reserve": false, "other": false, "documents_like_invoices": false}',
  add column certificates jsonb not null default '[]',
  add column delegations jsonb not null default '[]',
  add column solution_providers jsonb not null default '[]',
  add column transmission_providers jsonb not null default '[]',
  add column dependent_units jsonb not null default '[]',
  add column look_up_units jsonb not null default '[]',
  add column pauses jsonb not null default '[]',
  add column receipt_integrations jsonb not null default '[]',
  add column business_locations jsonb not null default '[]',
  add column status_error boolean not null default false,
  add column reasons jsonb not null default '[]',
  add column created_by bigint,
  add column lock_version integer not null default 1,
  add column search_text text not null generated always as (
    fold_text(coalesce(tax_authority_name, '') || ' ' || coalesce(place, '') || ' ' || coalesce(representative ->> 'name', ''))) stored,
  add foreign key (tenant_id, created_by) references users (tenant_id, id);
create index registrations_search on registrations using gin (search_text gin_trgm_ops);
create index registrations_created_on on registrations (tenant_id, created_on desc, id desc);
grant delete on registrations to hoadon_app;

-- Only demo companies have rows from before: they issue coded invoices of forms 1 and 2 with the certificates named here.
alter table registrations no force row level security;
alter table tenant_profiles no force row level security;
alter table certificates no force row level security;
update registrations set
  declared_on = (registrations.created_on at time zone 'Asia/Ho_Chi_Minh')::date,
  place = profile.tax_city_name,
  tax_authority_code = profile.tax_authority_code,
  tax_authority_name = left(profile.tax_authority_name, 100),
  representative = registrations.representative
    || jsonb_build_object('name', profile.delegate_name, 'phone_number', profile.delegate_phone_number),
  contact = jsonb_build_object('name', left(profile.delegate_name, 50), 'phone_number', profile.phone_number, 'email', profile.email,
    'address', profile.address),
  invoice_modes = registrations.invoice_modes || '{"coded": true}',
  sending = registrations.sending || '{"through_provider": true}',
  transfer = registrations.transfer || '{"full_content": true}',
  invoice_types = registrations.invoice_types || '{"vat": true, "sales": true}',
  certificates = (
    select coalesce(jsonb_agg(jsonb_build_object(
      'issuer_name', own.issuer_name, 'serial', own.serial,
      'valid_from', to_char(own.valid_from at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'valid_to', to_char(own.valid_to at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'action', 'add') order by own.id), '[]')
    from certificates as own
    where own.tenant_id = registrations.tenant_id and own.serial = any (registrations.certificate_serials))
from tenant_profiles as profile
where profile.tenant_id = registrations.tenant_id;
alter table registrations force row level security;
alter table tenant_profiles force row level security;
alter table certificates force row level security;
