import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CompiledQuery, RawBuilder } from 'kysely';
import { operations, type OperationId } from '#generated/operations.ts';
import type { Caller, Context, Db, PublicContext, Tx } from '#server/context.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { ReportsSource } from '#server/platform/db/reports-source.ts';
import { inTenant, tenantPortions } from '#server/platform/db/tenancy.ts';
import { tenantLater, valuesFor } from '#server/platform/db/tenant-plugin.ts';
import type { TenantRead } from '#server/platform/db/tenant-read.ts';
import { accountOf } from './authenticate.ts';
import { shownAddress } from './forwarded-addresses.ts';
import { once } from './idempotency.ts';

type Work = (context: Context & PublicContext) => Promise<unknown>;

type RunDeps = {
  db: Db;
  clock: Clock;
  read: TenantRead;
  /** Where reports are read; left out, where everything is. */
  reports?: ReportsSource | null;
};

const REPORTS = '/api/reports/';

/** Gives a handler what it needs. With an Idempotency-Key the whole operation is one transaction that runs once. */
export function runOperation(deps: RunDeps) {
  const { db, clock } = deps;
  const compiled = compiledOnce(db.withPlugin(tenantLater()));
  return async (
    operation_id: string,
    request: FastifyRequest,
    reply: FastifyReply,
    work: Work,
  ): Promise<unknown> => {
    const row = operations[operation_id as OperationId];
    const set_cookie: PublicContext['set_cookie'] = (name, value, options) => {
      reply.setCookie(name, value, {
        path: '/',
        secure: true,
        sameSite: 'strict',
        httpOnly: options.http_only,
        maxAge: options.max_age,
      });
    };
    const caller = callerOf(request);
    if (row.auth !== 'bearer') return work({ clock, caller, set_cookie } as Context & PublicContext);
    const account = accountOf(request);
    const { tenant_id } = account;
    const reports = row.path.startsWith(REPORTS) ? (deps.reports ?? null) : null;
    const common = {
      clock,
      caller,
      set_cookie,
      account,
      portions: <Row extends object>(statement: RawBuilder<Row>, size: number) =>
        reports === null
          ? tenantPortions(db, tenant_id, statement, size)
          : reports.portions(tenant_id, statement, size),
    };
    const key = request.headers['idempotency-key'];
    if (row.idempotency === 'none' || typeof key !== 'string') {
      return work({
        ...common,
        tenant: (inner) => inTenant(db, tenant_id, inner),
        read: <Row extends object>(statement: RawBuilder<Row>) => {
          const { sql: text, parameters } = compiled(statement);
          return (reports?.read ?? deps.read)<Row>(tenant_id, {
            text,
            values: valuesFor(tenant_id, parameters),
          });
        },
      });
    }
    return inTenant(db, tenant_id, (tx: Tx) => {
      const asked = { account, operation: operation_id, key, body: request.body, path: request.url };
      const read = async <Row extends object>(statement: RawBuilder<Row>): Promise<Row[]> =>
        (await statement.execute(tx)).rows;
      return once(tx, asked, clock, () => work({ ...common, tenant: (inner) => inner(tx), read }));
    });
  };
}

/** A statement that a module keeps, for it comes again, is compiled once. */
function compiledOnce(db: Db): (statement: RawBuilder<unknown>) => CompiledQuery {
  const known = new WeakMap<RawBuilder<unknown>, CompiledQuery>();
  return (statement) => {
    const made = known.get(statement) ?? statement.compile(db);
    known.set(statement, made);
    return made;
  };
}

function callerOf({ ip, headers }: FastifyRequest): Caller {
  return {
    address: shownAddress(ip),
    user_agent: headers['user-agent'] ?? null,
    origin: headers.origin ?? null,
  };
}
