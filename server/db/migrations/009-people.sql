-- How people get in and stay in: invitations, forgotten passwords, trials, second factors; and what a company and an
-- account have chosen.
-- The sign-in directory stands outside row-level security, because whose row it is is only known once it is found there;
-- hoadon_app has no right to any of it and adds to it by the functions below alone.

-- Whom an invitation has been sent to has no password yet.
alter table sign_ins alter column password_hash drop not null;
create index sign_ins_user on sign_ins (tenant_id, user_id);

-- Wrong passwords by address, whether or not it has an account, so that a lock tells nobody which addresses exist.
create table sign_in_failures (
  email text primary key,
  failures integer not null,
  first_failed_on timestamptz not null,
  locked_until timestamptz
);

alter table sessions add column device text;
alter table sessions add column address text;
alter table sessions add column last_used_on timestamptz;
update sessions set last_used_on = created_on;
alter table sessions alter column last_used_on set not null;
create index sessions_user on sessions (tenant_id, user_id);
-- Which token was exchanged for this one: only the last may be used once more within the grace.
alter table refresh_tokens add column predecessor bytea;
create index refresh_tokens_predecessor on refresh_tokens (predecessor) where predecessor is not null;

-- A link in a mail: SHA-256 of its 32 random bytes, which are made when the mail is sent and stand nowhere else. It is used
-- once; a newer one for the same purpose takes its place.
create table password_keys (
  hash bytea primary key check (length(hash) = 32),
  purpose text not null check (purpose in ('invitation', 'reset')),
  tenant_id bigint not null references tenants (id),
  user_id bigint not null,
  expires_on timestamptz not null,
  used_on timestamptz,
  created_on timestamptz not null
);
create index password_keys_user on password_keys (tenant_id, user_id);

create table trials (
  key uuid primary key,
  email text not null,
  application jsonb not null,
  password_hash text not null,
  -- Null until the mail goes out: the code is made then, and stands nowhere else.
  code_hash bytea,
  wrong_codes integer not null default 0,
  mails integer not null default 0,
  asked_on timestamptz not null,
  expires_on timestamptz not null,
  tenant_id bigint references tenants (id),
  created_on timestamptz not null
);
create index trials_email on trials (email, created_on);

alter table tenants add column trial_until date;

-- RFC 6238. The secret is sealed with the master key; last_step keeps a code from being used twice.
create table totp_secrets (
  tenant_id bigint not null references tenants (id),
  user_id bigint not null,
  sealed_secret bytea not null,
  confirmed_on timestamptz,
  last_step bigint not null default 0,
  created_on timestamptz not null,
  primary key (tenant_id, user_id)
);
create table recovery_codes (
  tenant_id bigint not null references tenants (id),
  user_id bigint not null,
  hash bytea not null,
  used_on timestamptz,
  primary key (tenant_id, user_id, hash)
);
create table passkeys (
  id bigserial primary key,
  tenant_id bigint not null references tenants (id),
  user_id bigint not null,
  credential_id bytea not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_on timestamptz not null,
  last_used_on timestamptz
);
create index passkeys_user on passkeys (tenant_id, user_id);
create table passkey_challenges (
  id uuid primary key,
  challenge text not null,
  tenant_id bigint references tenants (id),
  user_id bigint,
  expires_on timestamptz not null
);
-- A password was right, the second factor is still to come.
create table mfa_tokens (
  hash bytea primary key check (length(hash) = 32),
  tenant_id bigint not null references tenants (id),
  user_id bigint not null,
  email text not null,
  tries integer not null default 0,
  expires_on timestamptz not null
);

-- An account may sign in with its address once it has set a password. An address belongs to one account of one company.
create function open_sign_in(of_user_id bigint, email text, now timestamptz) returns void
  language sql security definer set search_path = public, pg_temp
  begin atomic
    insert into sign_ins (email, tenant_id, user_id, password_hash, created_on)
      select lower(open_sign_in.email), current_tenant(), of_user_id, null, now
      where not exists (select from sign_ins as own where own.tenant_id = current_tenant() and own.user_id = of_user_id);
  end;
-- When the newest link for a password went out to them.
create function password_mailed_on(of_user_id bigint) returns timestamptz
  language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select max(created_on) from password_keys where tenant_id = current_tenant() and user_id = of_user_id;
  end;
-- Links that went to the old address open nothing any more.
create function move_sign_in(of_user_id bigint, new_email text) returns void
  language sql security definer set search_path = public, pg_temp
  begin atomic
    update sign_ins set email = lower(new_email) where tenant_id = current_tenant() and user_id = of_user_id;
    delete from password_keys where tenant_id = current_tenant() and user_id = of_user_id;
  end;
create function end_sessions_of(of_user_id bigint, now timestamptz) returns void
  language sql security definer set search_path = public, pg_temp
  begin atomic
    update sessions set revoked_on = now
      where tenant_id = current_tenant() and user_id = of_user_id and revoked_on is null;
  end;
create function remove_second_factor_of(of_user_id bigint) returns void
  language sql security definer set search_path = public, pg_temp
  begin atomic
    delete from totp_secrets where tenant_id = current_tenant() and user_id = of_user_id;
    delete from recovery_codes where tenant_id = current_tenant() and user_id = of_user_id;
    delete from passkeys where tenant_id = current_tenant() and user_id = of_user_id;
  end;
do $$
declare
  signature text;
begin
  foreach signature in array array[
    'open_sign_in(bigint, text, timestamptz)', 'move_sign_in(bigint, text)', 'end_sessions_of(bigint, timestamptz)',
    'remove_second_factor_of(bigint)', 'password_mailed_on(bigint)'
  ] loop
    execute format('revoke all on function %s from public', signature);
    execute format('grant execute on function %s to hoadon_app', signature);
  end loop;
end $$;

alter table users add column language text not null default 'vi';
alter table users add column theme text not null default 'system';
-- When the account set its first password. Those that are here already could sign in.
alter table users add column activated_on timestamptz;
alter table users no force row level security;
update users set activated_on = created_on;
alter table users force row level security;

-- Entries of tenant settings and of decimal places; what nobody has chosen has no row.
create table tenant_configs (
  tenant_id bigint not null references tenants (id),
  config_key text not null,
  config_value text not null,
  primary key (tenant_id, config_key)
);

-- What somebody was typing when the page went away.
create table drafts (
  tenant_id bigint not null references tenants (id),
  user_id bigint not null,
  type text not null,
  record text not null,
  content jsonb not null,
  base_version integer,
  revision integer not null,
  saved_on timestamptz not null,
  primary key (tenant_id, user_id, type, record),
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);

do $$
declare
  name text;
begin
  foreach name in array array['tenant_configs', 'drafts'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format(
      'create policy tenant_only on %I using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', name);
    execute format('grant select, insert, update, delete on %I to hoadon_app', name);
  end loop;
end $$;

-- What one can buy: a reference table that everybody reads.
create table service_packages (
  id bigserial primary key,
  code text not null unique,
  name text not null,
  description text not null,
  invoices integer,
  months integer not null,
  price numeric(15, 0) not null,
  features text[] not null,
  highlighted boolean not null,
  position integer not null
);
grant select on service_packages to hoadon_app;
insert into service_packages (code, name, description, invoices, months, price, features, highlighted, position) values
  ('KHOI_DAU', 'Khởi đầu', 'Hộ kinh doanh, cửa hàng nhỏ', 300, 12, 390000,
    array['300 hóa đơn', 'Không giới hạn tài khoản', 'Nhập, xuất danh mục bằng Excel'], false, 1),
  ('CO_BAN', 'Cơ bản', 'Doanh nghiệp xuất vài hóa đơn mỗi ngày', 1000, 12, 890000,
    array['1.000 hóa đơn', 'Không giới hạn tài khoản', 'Nhập, xuất danh mục bằng Excel'], true, 2),
  ('NANG_CAO', 'Nâng cao', 'Doanh nghiệp có nhiều điểm bán', 5000, 24, 2490000,
    array['5.000 hóa đơn', 'Dùng trong 24 tháng', 'Khóa API cho phần mềm bán hàng'], false, 3),
  ('KHONG_GIOI_HAN', 'Không giới hạn', 'Siêu thị, chuỗi cửa hàng, sàn giao dịch', null, 12, 9900000,
    array['Không giới hạn số hóa đơn', 'Không giới hạn tài khoản', 'Khóa API cho phần mềm bán hàng'], false, 4);
