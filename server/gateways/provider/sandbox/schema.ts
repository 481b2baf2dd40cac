import type pg from 'pg';

/** Any constant will do, as long as it is only ours: two sandboxes may start at once. */
const SCHEMA_LOCK = 7_310_442;

const statements = `
create schema if not exists sandbox;
create table if not exists sandbox.authority (
  id smallint primary key default 1 check (id = 1),
  private_key_sealed bytea not null,
  certificate_pem text not null,
  root_pem text not null
);
-- A table from before keys were sealed holds the key as text; it is sealed when the key is next read.
do $$ begin
  if not exists (select from information_schema.columns
    where table_schema = 'sandbox' and table_name = 'authority' and column_name = 'private_key_sealed') then
    alter table sandbox.authority add column private_key_sealed bytea;
    alter table sandbox.authority alter column private_key_pem drop not null;
  end if;
end $$;
create table if not exists sandbox.taxpayers (
  tax_code text primary key,
  certificate_serials text[] not null,
  forms text[] not null,
  trusted_root_pem text not null
);
create table if not exists sandbox.messages (
  message_id text primary key,
  message_type text not null,
  tax_code text not null,
  content bytea not null,
  received_on timestamptz not null,
  verdict text,
  form_no text,
  symbol text,
  number integer,
  code text unique
);
create unique index if not exists messages_coded_number
  on sandbox.messages (tax_code, form_no, symbol, number) where verdict = 'coded';
create sequence if not exists sandbox.answer_row;
create table if not exists sandbox.answers (
  row_no bigint primary key default nextval('sandbox.answer_row'),
  answer_id text not null,
  reply_to text not null references sandbox.messages,
  tax_code text not null,
  message_type text not null,
  content bytea not null,
  available_on timestamptz not null,
  published_no bigint unique
);
create index if not exists answers_waiting on sandbox.answers (tax_code, available_on) where published_no is null;
create index if not exists answers_published on sandbox.answers (tax_code, published_no);
create sequence if not exists sandbox.publication;
`;

/** The authority's own tables, beside the application's and outside its transactions. */
export async function createSandboxSchema(client: pg.ClientBase): Promise<void> {
  await client.query('begin');
  await client.query('select pg_advisory_xact_lock($1)', [SCHEMA_LOCK]);
  await client.query(statements);
  await client.query('commit');
}
