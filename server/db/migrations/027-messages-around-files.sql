-- Signed bytes are stored once. What was sealed and signed at once stands in its file, from this byte on.
alter table document_versions add column data_from integer, add column data_size integer, alter column data_xml drop not null,
  add check ((data_xml is null) = (data_from is not null and data_size is not null));

-- The message that carries a file keeps what it has before and after its documents. Messages of before, and
-- those of the authority, keep all their bytes.
alter table transmissions add column head bytea, add column tail bytea, add column size integer, add column sha256 bytea;
alter table transmissions no force row level security;
update transmissions set size = octet_length(bytes), sha256 = sha256(bytes);
alter table transmissions force row level security;
alter table transmissions alter column size set not null, alter column sha256 set not null, alter column bytes drop not null,
  add check ((bytes is null) = (head is not null and tail is not null));
-- Bytes at the front of the signed file that the message leaves out: its XML declaration.
alter table transmission_documents add column skipped integer not null default 0;

-- A message as it was sent or received, byte for byte.
create function message_bytes(of_tenant bigint, of_message bigint) returns bytea
language sql stable as $$
  select coalesce(message.bytes, message.head || (
      select string_agg(substring(files.bytes from carried.skipped + 1), ''::bytea order by carried.position)
      from transmission_documents as carried
      join document_files as files on files.tenant_id = carried.tenant_id and files.document_id = carried.document_id
        and files.version = carried.version and files.kind = 'signed'
      where carried.tenant_id = of_tenant and carried.transmission_id = of_message) || message.tail)
  from transmissions as message where message.tenant_id = of_tenant and message.id = of_message
$$;
