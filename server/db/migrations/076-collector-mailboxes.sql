-- The mailbox that a company's input invoices come to.
create table collector_mailboxes (
  tenant_id bigint primary key references tenants (id),
  enabled boolean not null,
  host text not null,
  port integer not null,
  security text not null check (security in ('tls', 'starttls')),
  username text not null,
  -- Sealed with a key from outside the database.
  password bytea not null,
  folder text not null,
  -- In the name of this person invoices are taken in.
  set_by bigint not null,
  lock_version integer not null default 1,
  -- How far it was read, for this value of UIDVALIDITY; empty before the first look and in another mailbox.
  uid_validity text,
  last_uid bigint,
  -- A mail that was begun, and how often: one that ends the server each time is left out.
  trying_uid bigint,
  tries integer not null default 0,
  -- Held by the worker that reads it now.
  lease text,
  leased_until timestamptz,
  next_look_on timestamptz not null,
  looked_on timestamptz,
  failures integer not null default 0,
  problem text,
  failing_since timestamptz,
  foreign key (tenant_id, set_by) references users (tenant_id, id)
);

-- Mails that were read, each once, with what became of its files. The row is made in the transaction that stores them.
create table collector_mails (
  tenant_id bigint not null references tenants (id),
  id bigserial not null,
  mailbox text not null,
  uid_validity text not null,
  uid bigint not null,
  sender text not null,
  subject text not null,
  sent_on timestamptz,
  read_on timestamptz not null,
  outcome text not null check (outcome in ('collected', 'duplicate', 'refused', 'nothing', 'failed')),
  message text,
  files jsonb not null,
  primary key (tenant_id, id),
  unique (tenant_id, mailbox, uid_validity, uid)
);

do $$
declare
  name text;
begin
  foreach name in array array['collector_mailboxes', 'collector_mails'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format(
      'create policy tenant_only on %I using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', name);
    execute format('grant select, insert, update, delete on %I to hoadon_app', name);
  end loop;
end $$;
grant usage on all sequences in schema public to hoadon_app;
