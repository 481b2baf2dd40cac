-- Khóa API: what another program signs in with. Its hash stands in the sign-in directory, outside row-level security, because
-- whose key it is is only known once it is found there; hoadon_app adds to it by a function alone.

create table api_tokens (
  tenant_id bigint not null references tenants (id),
  id bigserial not null,
  user_id bigint not null,
  maker_name text not null,
  name text not null,
  permissions text[] not null,
  expires_on date,
  prefix text not null,
  last_used_on timestamptz,
  created_on timestamptz not null,
  lock_version integer not null default 1,
  search_text text not null generated always as (fold_text(name || ' ' || prefix)) stored,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
alter table api_tokens enable row level security;
alter table api_tokens force row level security;
create policy tenant_only on api_tokens using (tenant_id = current_tenant()) with check (tenant_id = current_tenant());
grant select, insert, update, delete on api_tokens to hoadon_app;
grant usage on all sequences in schema public to hoadon_app;

-- SHA-256 of the key: 32 random bytes cannot be tried out, so no slow hash is needed. It goes with its token.
create table api_token_keys (
  hash bytea primary key check (length(hash) = 32),
  tenant_id bigint not null,
  token_id bigint not null,
  foreign key (tenant_id, token_id) references api_tokens (tenant_id, id) on delete cascade
);
create index api_token_keys_token on api_token_keys (tenant_id, token_id);

create function keep_api_token_key(token_id bigint, hash bytea) returns void
  language sql security definer set search_path = public, pg_temp
  begin atomic
    insert into api_token_keys (hash, tenant_id, token_id) values (hash, current_tenant(), token_id);
  end;
revoke all on function keep_api_token_key(bigint, bytea) from public;
grant execute on function keep_api_token_key(bigint, bytea) to hoadon_app;
