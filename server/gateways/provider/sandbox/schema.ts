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
-- How far the authority's clock was moved ahead; no row while it was not.
create table if not exists sandbox.clock (
  id smallint primary key default 1 check (id = 1),
  ahead_ms bigint not null check (ahead_ms > 0)
);
create table if not exists sandbox.taxpayers (
  tax_code text primary key,
  certificate_serials text[] not null,
  forms text[] not null
);
-- Taxpayers from before they declared over the wire: coded invoices in full is all that could be sent.
alter table sandbox.taxpayers add column if not exists name text not null default '';
alter table sandbox.taxpayers add column if not exists address text not null default '';
alter table sandbox.taxpayers add column if not exists email text not null default '';
alter table sandbox.taxpayers add column if not exists modes text[] not null default '{coded,full_content}';
alter table sandbox.taxpayers add column if not exists register_code text;
alter table sandbox.taxpayers drop column if exists trusted_root_pem;
create table if not exists sandbox.messages (
  message_id text primary key,
  message_type text not null,
  tax_code text not null,
  content bytea not null,
  received_on timestamptz not null,
  verdict text
);
alter table sandbox.messages add column if not exists reasons text[] not null default '{}';
create index if not exists messages_of_taxpayer on sandbox.messages (tax_code, received_on);
create table if not exists sandbox.documents (
  message_id text not null references sandbox.messages,
  position integer not null,
  tax_code text not null,
  form_no text not null,
  symbol text not null,
  number integer not null,
  issued_on text not null,
  verdict text not null,
  code text unique,
  primary key (message_id, position)
);
-- As the message states it; null of messages from before it was read.
alter table sandbox.documents add column if not exists total text;
create unique index if not exists documents_held
  on sandbox.documents (tax_code, form_no, symbol, number) where verdict <> 'refused';
-- Messages from before they could carry several documents name their one themselves.
do $$ begin
  if exists (select from information_schema.columns
    where table_schema = 'sandbox' and table_name = 'messages' and column_name = 'form_no') then
    insert into sandbox.documents (message_id, position, tax_code, form_no, symbol, number, issued_on, verdict, code)
      select message_id, 1, tax_code, form_no, symbol, number, '',
        case verdict when 'coded' then 'coded' else 'refused' end, code
      from sandbox.messages where number is not null;
    alter table sandbox.messages drop column form_no, drop column symbol, drop column number, drop column code;
  end if;
end $$;
create sequence if not exists sandbox.answer_row;
create table if not exists sandbox.answers (
  row_no bigint primary key default nextval('sandbox.answer_row'),
  answer_id text not null,
  reply_to text references sandbox.messages,
  tax_code text not null,
  message_type text not null,
  content bytea not null,
  available_on timestamptz not null,
  published_no bigint unique
);
alter table sandbox.answers alter column reply_to drop not null;
-- The message that it follows: reply_to may be left out on the wire.
alter table sandbox.answers add column if not exists about text references sandbox.messages;
alter table sandbox.answers add column if not exists delivered bytea;
alter table sandbox.answers add column if not exists withheld boolean not null default false;
alter table sandbox.answers add column if not exists notice_no text;
create index if not exists answers_waiting on sandbox.answers (tax_code, available_on) where published_no is null;
create index if not exists answers_published on sandbox.answers (tax_code, published_no);
create index if not exists answers_about on sandbox.answers (about);
create sequence if not exists sandbox.publication;
-- Messages whose answers stay away or come late: since when their way is told of, and since when they wait for the authority; null of
-- one that the provider keeps.
create table if not exists sandbox.slow_messages (
  message_id text primary key references sandbox.messages,
  tax_code text not null,
  told_on timestamptz not null,
  awaited_on timestamptz
);
-- Messages that met a fault of the line at their first try, chosen by what they carry.
create table if not exists sandbox.first_tries (message_id text primary key);
create index if not exists slow_messages_of_taxpayer on sandbox.slow_messages (tax_code, told_on);
`;

/** The authority's own tables, beside the application's and outside its transactions. */
export async function createSandboxSchema(client: pg.ClientBase): Promise<void> {
  await client.query('begin');
  await client.query('select pg_advisory_xact_lock($1)', [SCHEMA_LOCK]);
  await client.query(statements);
  await client.query('commit');
}
