-- Messages of the tax authority that answer nothing we sent (105, 302, 506 and what is not known yet), for the company they were sent to.
create table authority_notices (
  tenant_id bigint not null references tenants (id),
  id bigserial not null,
  transmission_id bigint not null,
  message_type text not null,
  received_on timestamptz not null,
  -- The last day to act on it, where the notice names one.
  due_on date,
  handled_on timestamptz,
  handled_by bigint,
  primary key (tenant_id, id),
  unique (tenant_id, transmission_id),
  foreign key (tenant_id, transmission_id) references transmissions (tenant_id, id)
);
create index authority_notices_open on authority_notices (tenant_id, received_on desc) where handled_on is null;
alter table authority_notices enable row level security;
alter table authority_notices force row level security;
create policy tenant_only on authority_notices using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, update on authority_notices to hoadon_app;
grant usage on all sequences in schema public to hoadon_app;

-- What the provider holds for a tax code that no company has proven, and that answers nothing the asking company sent. It waits outside
-- the companies, reached by the functions below alone, until a company proves the code.
create table unrouted_messages (
  tax_code text not null,
  message_id text not null,
  message_type text not null,
  reply_to text,
  bytes bytea not null,
  received_on timestamptz not null,
  primary key (tax_code, message_id)
);

create function is_tax_code_proven(code text) returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$
    select exists (
      select from tax_code_claims where tax_code = code and tenant_id = current_tenant() and holds and proven_on is not null);
  $$;

create function keep_unrouted_message(code text, id text, type text, answered text, content bytea, now timestamptz) returns void
  language sql security definer set search_path = public, pg_temp
  as $$
    insert into unrouted_messages (tax_code, message_id, message_type, reply_to, bytes, received_on)
      values (code, id, type, answered, content, now)
      on conflict (tax_code, message_id) do nothing;
  $$;

-- Hands the waiting messages of a tax code to the company that has proven it, once.
create function take_unrouted_messages(code text) returns setof unrouted_messages
  language sql security definer set search_path = public, pg_temp
  as $$
    delete from unrouted_messages where tax_code = code and is_tax_code_proven(code) returning *;
  $$;

do $$
declare
  signature text;
begin
  foreach signature in array array[
    'is_tax_code_proven(text)', 'keep_unrouted_message(text, text, text, text, bytea, timestamptz)', 'take_unrouted_messages(text)'
  ] loop
    execute format('revoke all on function %s from public', signature);
    execute format('grant execute on function %s to hoadon_app', signature);
  end loop;
end $$;
