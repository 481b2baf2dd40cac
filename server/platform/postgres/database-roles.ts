import type pg from 'pg';
import { StartRefused } from '../start-refused.ts';

type Found = {
  name: string;
  superuser: boolean;
  bypasses: boolean;
  makes_roles: boolean;
  /** Of hoadon_app; null where there is no such role. */
  member: boolean | null;
  /** It was migrated before. */
  in_use: boolean;
  /** LIKE is looked up in indexes under row-level security (provision.ts). */
  searches: boolean;
};

/** Refuses a server whose roles cannot hold companies apart, and answers what else is to be said about it. */
export async function checkRoles(client: pg.Client): Promise<readonly string[]> {
  const { rows } = await client.query<Found>(
    `select quote_ident(rolname) as name, rolsuper as superuser, rolbypassrls as bypasses, rolcreaterole as makes_roles,
       (select pg_has_role(current_user, app.oid, 'MEMBER') from pg_roles app where app.rolname = 'hoadon_app') as member,
       to_regclass('public.schema_migrations') is not null as in_use,
       (select proleakproof from pg_proc where oid = 'pg_catalog.textlike(text, text)'::regprocedure) as searches
     from pg_roles where rolname = current_user`,
  );
  const found = rows[0];
  if (found === undefined) return [];
  const refusal = refusalOf(found);
  if (refusal !== null) throw new StartRefused(refusal);
  return [...(found.superuser || found.bypasses ? [UNHELD] : []), ...(found.searches ? [] : [SLOW_SEARCHES])];
}

const UNHELD =
  'the role of DATABASE_URL is a superuser or has BYPASSRLS, and so row-level security does not hold it: use another role (docs/running.md)';
const SLOW_SEARCHES =
  'searches read every row of every company until a superuser runs in this database: alter function pg_catalog.textlike(text, text) leakproof';

function refusalOf({ name, superuser, makes_roles, member, in_use }: Found): string | null {
  // What a superuser has made belongs to it: an installation that is in use is warned and goes on.
  if (superuser && !in_use)
    return (
      `DATABASE_URL dùng superuser (${name}): PostgreSQL sẽ không tách dữ liệu các công ty khi vai trò này đọc. ` +
      `Hãy tạo vai trò riêng và cơ sở dữ liệu của nó: ${OWN_ROLE}\n` +
      `DATABASE_URL names a superuser (${name}): row-level security does not hold it. Make a role and a database of its own: ${OWN_ROLE}`
    );
  if (superuser || member === true) return null;
  if (member === false)
    return (
      `Máy chủ PostgreSQL này đã có hoadon_app của một bản cài khác, và ${name} không phải thành viên. Hãy dùng máy chủ PostgreSQL khác, ` +
      `hoặc vai trò của bản cài kia. Nếu không còn bản cài nào khác, superuser chạy: grant hoadon_app to ${name}\n` +
      `This PostgreSQL server has the hoadon_app of another installation, and ${name} is no member of it. Use another server, ` +
      `or the role of that installation. Where there is none any more, a superuser runs: grant hoadon_app to ${name}`
    );
  if (!in_use && makes_roles) return null;
  const statements = `${ROLES}; grant hoadon_app to ${name}`;
  return in_use
    ? `Cơ sở dữ liệu được khôi phục mà thiếu vai trò hoadon_app, nên quyền trên các bảng cũng thiếu. Hãy tạo vai trò rồi khôi phục lại (docs/running.md): ${statements}\n` +
        `This database was restored without the role hoadon_app, and so without rights on its tables. Make the roles and restore it again (docs/running.md): ${statements}`
    : `Vai trò ${name} không được tạo vai trò khác. Hãy để superuser chạy: ${statements}\n` +
        `The role ${name} may not create roles. Let a superuser run: ${statements}`;
}

const OWN_ROLE = `create role hoadon login createrole password '...'; create database hoadon owner hoadon`;
const ROLES =
  'create role hoadon_app nologin noinherit; create role hoadon_sweep nologin noinherit; grant hoadon_sweep to hoadon_app';
