-- Roles, tenancy and the sign-in directory.
-- Every tenant table: primary key (tenant_id, id), ids from sequences, row-level security with FORCE; the role hoadon_app owns
-- nothing and bypasses nothing. Only tenants, sign_ins, sessions and refresh_tokens stand outside row-level security, and
-- hoadon_app has no right to the last three.

do $$ begin
  if not exists (select from pg_roles where rolname = 'hoadon_app') then
    create role hoadon_app nologin noinherit;
  end if;
exception when duplicate_object or unique_violation then null;
end $$;
do $$ begin
  execute format('grant hoadon_app to %I', current_user);
exception when insufficient_privilege then
  if not pg_has_role(current_user, 'hoadon_app', 'MEMBER') then raise; end if;
end $$;
grant usage on schema public to hoadon_app;

create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- Accents and case folded away, for search: 'Băng keo' -> 'bang keo'. Immutable so that it can feed a stored column.
create function fold_text(value text) returns text
  language sql immutable parallel safe strict
  return lower(public.unaccent('public.unaccent'::regdictionary, value));

create function current_tenant() returns bigint
  language sql stable parallel safe
  return nullif(current_setting('app.tenant_id', true), '')::bigint;

-- Adds a job in the caller's own transaction (outbox); graphile-worker's tables stay out of hoadon_app's reach.
create function enqueue_job(task text, payload json, job_key text, run_at timestamptz) returns void
  language plpgsql security definer set search_path = graphile_worker, pg_temp
  as $$ begin
    perform graphile_worker.add_job(task, payload, run_at => run_at, job_key => job_key, max_attempts => 25);
  end $$;
revoke all on function enqueue_job(text, json, text, timestamptz) from public;
grant execute on function enqueue_job(text, json, text, timestamptz) to hoadon_app;

create table tenants (
  id bigserial primary key,
  demo boolean not null default false,
  created_on timestamptz not null
);
grant select on tenants to hoadon_app;

create table sign_ins (
  email text primary key check (email = lower(email)),
  tenant_id bigint not null references tenants (id),
  user_id bigint not null,
  password_hash text not null,
  created_on timestamptz not null
);

create table sessions (
  id uuid primary key,
  tenant_id bigint not null references tenants (id),
  user_id bigint not null,
  expires_on timestamptz not null,
  revoked_on timestamptz,
  created_on timestamptz not null
);

-- Each refresh token is used once; used again after the grace it shows theft and ends the whole session.
create table refresh_tokens (
  hash bytea primary key,
  session_id uuid not null references sessions (id) on delete cascade,
  used_on timestamptz,
  created_on timestamptz not null
);
create index refresh_tokens_session on refresh_tokens (session_id);

create table tenant_profiles (
  tenant_id bigint primary key references tenants (id),
  name text not null,
  tax_code text not null,
  address text not null,
  industry text,
  email text,
  phone_number text,
  website text,
  fax text,
  bank_account text,
  bank_name text,
  delegate_name text,
  delegate_position text,
  delegate_email text,
  delegate_phone_number text,
  tax_city_code text,
  tax_city_name text,
  tax_authority_code text,
  tax_authority_name text,
  lock_version integer not null default 1
);

create table roles (
  tenant_id bigint not null references tenants (id),
  id bigserial not null,
  name text not null,
  permissions text[] not null,
  primary key (tenant_id, id),
  unique (tenant_id, name)
);

create table users (
  tenant_id bigint not null references tenants (id),
  id bigserial not null,
  email text not null,
  full_name text not null,
  role_id bigint not null,
  status text not null default 'active' check (status in ('active', 'inactive')),
  created_on timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, role_id) references roles (tenant_id, id)
);

create table idempotency_keys (
  tenant_id bigint not null references tenants (id),
  operation text not null,
  key text not null,
  request_hash text not null,
  status integer,
  response jsonb,
  created_on timestamptz not null,
  primary key (tenant_id, operation, key)
);
