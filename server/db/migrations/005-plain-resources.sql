-- What plain resources stand on: soft deletion, saved searches, column settings, bulk jobs, imports, and the audit log.

alter table customers add column deleted_on timestamptz;
alter table customers drop constraint customers_tenant_id_code_key;
create unique index customers_code on customers (tenant_id, code) where deleted_on is null;

alter table products add column deleted_on timestamptz;
alter table products drop constraint products_tenant_id_code_key;
create unique index products_code on products (tenant_id, code) where deleted_on is null;

alter table roles add column description text;
alter table roles add column created_on timestamptz not null default '2026-01-01T00:00:00Z';
alter table roles add column lock_version integer not null default 1;
alter table roles alter column created_on drop default;
alter table roles add column search_text text not null generated always as
  (fold_text(name || ' ' || coalesce(description, ''))) stored;
alter table roles drop constraint roles_tenant_id_name_key;
create unique index roles_name on roles (tenant_id, name);

alter table users add column phone_number text;
alter table users add column lock_version integer not null default 1;
alter table users add column search_text text not null generated always as
  (fold_text(full_name || ' ' || email)) stored;
create unique index users_email on users (tenant_id, email);

create table saved_searches (
  tenant_id bigint not null references tenants (id),
  id bigserial not null,
  user_id bigint not null,
  type text not null,
  name text not null,
  query text not null,
  shared boolean not null,
  is_default boolean not null,
  position integer not null,
  created_on timestamptz not null,
  lock_version integer not null default 1,
  search_text text not null generated always as (fold_text(name)) stored,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
create index saved_searches_type on saved_searches (tenant_id, type, position, id);

create table column_settings (
  tenant_id bigint not null references tenants (id),
  user_id bigint not null,
  type text not null,
  columns jsonb not null,
  density text not null,
  primary key (tenant_id, user_id, type),
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);

-- Việc hàng loạt: what was selected, how far it has come, and what could not be done.
create table jobs (
  tenant_id bigint not null references tenants (id),
  id bigserial not null,
  user_id bigint not null,
  resource text not null,
  action text not null check (action in ('update', 'delete', 'undo')),
  state text not null check (state in ('queued', 'running', 'done', 'failed')),
  selection jsonb not null,
  total integer not null,
  done integer not null default 0,
  failed integer not null default 0,
  failures jsonb not null default '[]',
  cursor_id bigint not null default 0,
  up_to_id bigint not null,
  undone_by bigint,
  created_on timestamptz not null,
  finished_on timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
create index jobs_of_user on jobs (tenant_id, user_id, id desc);

-- Who did what. Append-only; each row carries the hash of the one before it (SHA-256), one chain a company.
create table audit_heads (
  tenant_id bigint primary key references tenants (id),
  seq bigint not null,
  hash bytea not null
);
create table audit_log (
  tenant_id bigint not null references tenants (id),
  id bigserial not null,
  seq bigint not null,
  happened_on timestamptz not null,
  user_id bigint,
  actor_name text not null,
  action text not null,
  resource text not null,
  record_id bigint,
  record_label text not null,
  changes json not null,
  job_id bigint,
  import_id bigint,
  hash bytea not null,
  search_text text not null generated always as (fold_text(actor_name || ' ' || record_label)) stored,
  primary key (tenant_id, id)
);
create unique index audit_log_seq on audit_log (tenant_id, seq);
create index audit_log_record on audit_log (tenant_id, resource, record_id, id desc);
create index audit_log_job on audit_log (tenant_id, job_id, id) where job_id is not null;

create table imports (
  tenant_id bigint not null references tenants (id),
  id bigserial not null,
  user_id bigint not null,
  actor_name text not null,
  resource text not null,
  file_name text not null,
  file_hash bytea not null,
  state text not null,
  sheet text not null default '',
  sheets text[] not null default '{}',
  columns jsonb not null default '[]',
  on_existing text not null default 'skip',
  rows integer not null default 0,
  ready integer not null default 0,
  existing integer not null default 0,
  wrong integer not null default 0,
  imported integer not null default 0,
  updated integer not null default 0,
  skipped integer not null default 0,
  message text,
  created_on timestamptz not null,
  finished_on timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
create index imports_of_resource on imports (tenant_id, resource, id desc);
create index imports_of_file on imports (tenant_id, resource, file_hash);

create table import_files (
  tenant_id bigint not null,
  import_id bigint not null,
  bytes bytea not null,
  primary key (tenant_id, import_id),
  foreign key (tenant_id, import_id) references imports (tenant_id, id) on delete cascade
);

create table import_rows (
  tenant_id bigint not null,
  import_id bigint not null,
  row integer not null,
  state text not null default 'unchecked',
  cells text[] not null,
  key text,
  problems jsonb not null default '[]',
  record_id bigint,
  primary key (tenant_id, import_id, row),
  foreign key (tenant_id, import_id) references imports (tenant_id, id) on delete cascade
);
create index import_rows_state on import_rows (tenant_id, import_id, state, row);
create index import_rows_key on import_rows (tenant_id, key, import_id);

-- How a company matched the columns of such a file last time: headings folded, in order.
create table import_mappings (
  tenant_id bigint not null references tenants (id),
  resource text not null,
  heading text not null,
  field text,
  primary key (tenant_id, resource, heading)
);

do $$
declare
  name text;
begin
  foreach name in array array[
    'saved_searches', 'column_settings', 'jobs', 'audit_heads', 'audit_log', 'imports', 'import_files', 'import_rows',
    'import_mappings'
  ] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format(
      'create policy tenant_only on %I using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())', name);
    execute format('grant select, insert on %I to hoadon_app', name);
  end loop;
  foreach name in array array[
    'saved_searches', 'column_settings', 'jobs', 'audit_heads', 'imports', 'import_rows', 'import_mappings'
  ] loop
    execute format('grant update on %I to hoadon_app', name);
  end loop;
  foreach name in array array['saved_searches', 'roles', 'imports', 'import_files', 'import_rows'] loop
    execute format('grant delete on %I to hoadon_app', name);
  end loop;
end $$;
grant usage on all sequences in schema public to hoadon_app;

-- Which choices there are is the description's to say.
alter table customers drop constraint customers_status_check;
alter table products drop constraint products_status_check;
alter table templates drop constraint templates_status_check;
alter table templates drop constraint templates_layout_check;
alter table users drop constraint users_status_check;
