-- One road for every kind of document: what was kept by invoice is kept by document from here on. A document of an invoice that exists
-- takes the invoice's id, so that its rows need no change but the name of the column.
create table documents (
  tenant_id bigint not null references tenants (id),
  id bigserial not null,
  -- Which sort of document, and the row it belongs to in the table of that kind.
  kind text not null,
  subject_id bigint not null,
  -- What people call it; null until it has its number.
  label text,
  -- Documents of a kind are taken in the order of this day, then of their subjects.
  ordered_on date not null,
  -- Counts the sealed contents: a failed signature or a refusal leads to a corrected one.
  version integer not null,
  -- The three machines (domain/transmission/document-stage.ts, domain/signing, domain/transmission) and what lists show of them.
  stage text not null,
  signing text not null,
  transmission text not null,
  status text not null,
  status_error boolean not null default false,
  reasons jsonb not null default '[]',
  requested_by bigint,
  updated_on timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, kind, subject_id)
);
-- What is on its way: the next to be signed, to be sent, and what the sweep looks at.
create index documents_to_sign on documents (tenant_id, kind, ordered_on, subject_id)
  where stage in ('queued', 'started') and signing in ('not_requested', 'requested');
create index documents_to_send on documents (tenant_id, transmission, id) where stage = 'started' and signing = 'signed';
create index documents_outstanding on documents (tenant_id, updated_on) where stage in ('queued', 'started');

create table transmission_documents (
  tenant_id bigint not null,
  transmission_id bigint not null,
  position integer not null,
  document_id bigint not null,
  version integer not null,
  primary key (tenant_id, transmission_id, position),
  foreign key (tenant_id, transmission_id) references transmissions (tenant_id, id),
  foreign key (tenant_id, document_id) references documents (tenant_id, id)
);
create index transmission_documents_document on transmission_documents (tenant_id, document_id, version, transmission_id);

do $$
declare
  name text;
begin
  foreach name in array array[
    'invoices', 'invoice_seals', 'invoice_documents', 'invoice_events', 'transmissions', 'signature_requests',
    'signature_request_documents'
  ] loop
    execute format('alter table %I no force row level security', name);
  end loop;
end $$;

insert into documents (tenant_id, id, kind, subject_id, label, ordered_on, version, stage, signing, transmission, status, status_error,
  reasons, requested_by, updated_on)
select tenant_id, id, 'invoice', id,
  case when number is null then null else form_no || symbol || ' ' || lpad(number::text, 8, '0') end,
  issued_on, version,
  case lifecycle when 'queued' then 'queued' when 'numbered' then 'started' else 'in_effect' end,
  signing, transmission, status, status_error, reasons, published_by, updated_on
from invoices where lifecycle not in ('draft', 'deleted');
select setval('documents_id_seq', greatest((select coalesce(max(id), 0) from documents), 1));

-- The frozen content of each version, and beside it what the kind needs to put the file together.
alter table invoice_seals add column extra jsonb;
update invoice_seals as seal set extra = jsonb_build_object(
  'qr', qr, 'design', design,
  'signed_id', substring(encode(substring(data_xml for 100), 'escape') from ' Id="([^"]+)"'),
  -- Of those that wait for their signature; a signature that is in its file already says its own.
  'signature_id', coalesce(
    (select asked.signature_id from signature_request_documents as asked
      where asked.tenant_id = seal.tenant_id and asked.invoice_id = seal.invoice_id and asked.version = seal.version),
    'sig-nb-' || (content ->> 'symbol') || '-' || (content ->> 'number')));
alter table invoice_seals alter column extra set not null, drop column qr, drop column design;
alter table invoice_seals drop constraint invoice_seals_tenant_id_invoice_id_fkey;
alter table invoice_seals rename to document_versions;
alter table document_versions rename column invoice_id to document_id;
alter table document_versions rename constraint invoice_seals_pkey to document_versions_pkey;
alter table document_versions add foreign key (tenant_id, document_id) references documents (tenant_id, id);
alter index invoice_seals_certificate rename to document_versions_certificate;

alter table invoice_documents drop constraint invoice_documents_tenant_id_invoice_id_fkey;
alter table invoice_documents rename to document_files;
alter table document_files rename column invoice_id to document_id;
alter table document_files rename constraint invoice_documents_pkey to document_files_pkey;
alter table document_files rename constraint invoice_documents_kind_check to document_files_kind_check;
alter table document_files add foreign key (tenant_id, document_id) references documents (tenant_id, id);

-- That a draft was written, its own row says: when, and by which user.
delete from invoice_events where kind = 'created';
alter table invoice_events drop constraint invoice_events_tenant_id_invoice_id_fkey;
alter table invoice_events rename to document_events;
alter table document_events rename column invoice_id to document_id;
alter table document_events rename constraint invoice_events_pkey to document_events_pkey;
alter table document_events add foreign key (tenant_id, document_id) references documents (tenant_id, id);
alter index invoice_events_invoice rename to document_events_document;
alter sequence invoice_events_id_seq rename to document_events_id_seq;

alter table signature_requests add column document_kind text not null default 'invoice';
alter table signature_requests alter column document_kind drop default;
alter table signature_request_documents drop constraint signature_request_documents_tenant_id_invoice_id_fkey;
alter table signature_request_documents rename column invoice_id to document_id;
alter table signature_request_documents add foreign key (tenant_id, document_id) references documents (tenant_id, id);

-- A message carries one document or many.
insert into transmission_documents (tenant_id, transmission_id, position, document_id, version)
select tenant_id, id, 1, invoice_id, coalesce(version, 1) from transmissions where invoice_id is not null;
drop index transmissions_invoice;
alter table transmissions drop column invoice_id, drop column version;
drop index invoices_outstanding;

do $$
declare
  name text;
begin
  foreach name in array array[
    'invoices', 'document_versions', 'document_files', 'document_events', 'transmissions', 'signature_requests',
    'signature_request_documents'
  ] loop
    execute format('alter table %I force row level security', name);
  end loop;
  foreach name in array array['documents', 'transmission_documents'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format(
      'create policy tenant_only on %I using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', name);
    execute format('grant select, insert on %I to hoadon_app', name);
  end loop;
end $$;
grant update on documents to hoadon_app;
grant usage on all sequences in schema public to hoadon_app;
