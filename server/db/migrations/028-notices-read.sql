-- What a notice of the tax authority says, beside its bytes (domain/transmission/notice-content.ts), and who noted it as handled.
alter table authority_notices
  add column content jsonb,
  add column due_assumed boolean not null default false,
  add foreign key (tenant_id, handled_by) references users (tenant_id, id);

-- Those taken in before are read once more, as any message that was not applied yet: only then is their content known.
alter table authority_notices no force row level security;
alter table transmissions no force row level security;
update transmissions set applied_on = null
  from authority_notices as notice
  where notice.tenant_id = transmissions.tenant_id and notice.transmission_id = transmissions.id;
alter table transmissions force row level security;
alter table authority_notices force row level security;
