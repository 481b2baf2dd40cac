import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { DB } from '#generated/database.ts';
import type { Db, Tx } from '#server/context.ts';
import { chainHash, type AuditEntry } from '#server/platform/audit/audit-entry.ts';
import { verifyAudit, type AuditVerdict } from '#server/platform/audit/verify-audit.ts';
import { writeAudit } from '#server/platform/audit/write-audit.ts';
import { kyselyOver } from '#server/platform/db/database.ts';
import { withTestDatabase } from '#tests/setup/test-database.ts';

const database = withTestDatabase();

const ROWS = 12;
const RUNS = 40;
const NOW = '2026-11-20T02:00:00.000Z';

let db: Db;
let tenant_id = 0;

const entry = (at: number): AuditEntry => ({
  happened_on: NOW,
  user_id: 1,
  actor_name: `Người ${at % 3}`,
  action: at % 2 === 0 ? 'create' : 'update',
  resource: 'customers',
  record_id: at,
  record_label: `Khách ${at % 4}`,
  changes: { name: [null, `Khách ${at}`] },
});

beforeAll(async () => {
  db = kyselyOver<DB>(database.pool);
  const tenant = await db
    .insertInto('tenants')
    .values({ created_on: NOW })
    .returning('id')
    .executeTakeFirstOrThrow();
  tenant_id = tenant.id;
  await asOwner(async (tx) => {
    for (let at = 1; at <= ROWS; at += 1) await writeAudit(tx, tenant_id, [entry(at)]);
  });
});

/** As the owner of the tables, who has every right the application lacks; row-level security is forced on it too. */
function asOwner<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (tx) => {
    await sql`select set_config('app.tenant_id', ${String(tenant_id)}, true)`.execute(tx);
    return work(tx);
  });
}

class Undone extends Error {}

/** What is said of the chain after somebody's hand was in it; all is as before afterwards. */
async function verdictAfter(
  tamper: (tx: Tx) => Promise<void>,
  up_to?: number,
): Promise<AuditVerdict | undefined> {
  let verdict: AuditVerdict | undefined;
  const done = asOwner(async (tx) => {
    await tamper(tx);
    verdict = await verifyAudit(tx, tenant_id, up_to);
    throw new Undone();
  });
  await expect(done).rejects.toBeInstanceOf(Undone);
  return verdict;
}

const place = fc.integer({ min: 1, max: ROWS });

const FLIPS = {
  happened_on: sql`happened_on + interval '1 millisecond'`,
  user_id: sql`nullif(user_id, 1)`,
  actor_name: sql`actor_name || ' '`,
  action: sql`case action when 'create' then 'delete' else 'create' end`,
  resource: sql`'products'`,
  record_id: sql`record_id + 1`,
  record_label: sql`left(record_label, -1)`,
  changes: sql`replace(changes::text, 'Khách', 'khách')::json`,
  job_id: sql`7`,
  import_id: sql`7`,
  hash: sql`set_byte(hash, 31, get_byte(hash, 31) # 1)`,
} as const;

async function move(tx: Tx, from: number, to: number): Promise<void> {
  await sql`update audit_log set seq = ${to} where seq = ${from}`.execute(tx);
}

async function openGap(tx: Tx, at: number): Promise<void> {
  for (let seq = ROWS; seq >= at; seq -= 1) await move(tx, seq, seq + 1);
}

async function forge(tx: Tx, seq: number): Promise<void> {
  const { rows } = await sql<{ hash: Buffer }>`select hash from audit_log where seq = ${seq - 1}`.execute(tx);
  const made = { ...entry(99), seq, job_id: null, import_id: null, changes: '{}' };
  const hash = chainHash(rows[0]?.hash ?? Buffer.alloc(32), made);
  const { user_id, actor_name, action, resource, record_id, record_label, changes } = made;
  await sql`insert into audit_log (tenant_id, seq, happened_on, user_id, actor_name, action, resource, record_id,
    record_label, changes, hash) values (${tenant_id}, ${seq}, ${NOW}, ${user_id}, ${actor_name}, ${action},
    ${resource}, ${record_id}, ${record_label}, ${changes}::json, ${hash})`.execute(tx);
}

test('a chain that nobody touched is whole', async () => {
  expect(await asOwner((tx) => verifyAudit(tx, tenant_id))).toEqual({ rows: ROWS, broken_at: null });
});

test('a change of any column of any row is found at that row', async () => {
  const column = fc.constantFrom(...(Object.keys(FLIPS) as (keyof typeof FLIPS)[]));
  await fc.assert(
    fc.asyncProperty(place, column, async (seq, name) => {
      const verdict = await verdictAfter(async (tx) => {
        await sql`update audit_log set ${sql.ref(name)} = ${FLIPS[name]} where seq = ${seq}`.execute(tx);
      });
      expect(verdict).toEqual({ rows: seq - 1, broken_at: seq });
    }),
    { numRuns: RUNS * 2 },
  );
});

test('a row that is gone is found, the last ones too', async () => {
  await fc.assert(
    fc.asyncProperty(place, fc.boolean(), async (seq, and_all_after) => {
      const verdict = await verdictAfter(async (tx) => {
        await sql`delete from audit_log where seq = ${seq} or (${and_all_after} and seq > ${seq})`.execute(
          tx,
        );
      });
      expect(verdict).toEqual({ rows: seq - 1, broken_at: seq });
    }),
    { numRuns: RUNS },
  );
});

test('a row that was put in between, or behind, is found though its own hash fits', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: ROWS + 1 }), async (seq) => {
      const verdict = await verdictAfter(async (tx) => {
        await openGap(tx, seq);
        await forge(tx, seq);
      });
      // Forged well, it is the row behind that no longer fits; the very last is given away by the head.
      expect(verdict?.broken_at).toBe(seq <= ROWS ? seq + 1 : ROWS + 1);
    }),
    { numRuns: RUNS },
  );
});

test('a row rewritten in its place is found by the row behind it though its own hash fits, the last by the head', async () => {
  await fc.assert(
    fc.asyncProperty(place, async (seq) => {
      const verdict = await verdictAfter(async (tx) => {
        await sql`delete from audit_log where seq = ${seq}`.execute(tx);
        await forge(tx, seq);
      });
      expect(verdict?.broken_at).toBe(seq < ROWS ? seq + 1 : ROWS);
    }),
    { numRuns: RUNS },
  );
});

test('two rows that changed places are found at the first of them', async () => {
  await fc.assert(
    fc.asyncProperty(place, place, async (one, other) => {
      fc.pre(one !== other);
      const verdict = await verdictAfter(async (tx) => {
        await move(tx, one, -1);
        await move(tx, other, one);
        await move(tx, -1, other);
      });
      const first = Math.min(one, other);
      expect(verdict).toEqual({ rows: first - 1, broken_at: first });
    }),
    { numRuns: RUNS },
  );
});

test('up to a row nothing behind it counts', async () => {
  await fc.assert(
    fc.asyncProperty(place, place, async (up_to, changed) => {
      const verdict = await verdictAfter(async (tx) => {
        await sql`update audit_log set record_id = 0 where seq = ${changed}`.execute(tx);
      }, up_to);
      expect(verdict?.broken_at).toBe(changed <= up_to ? changed : null);
    }),
    { numRuns: RUNS },
  );
});

test('rows written while the chain is walked do not make it look broken', async () => {
  const walks = Promise.all(Array.from({ length: 20 }, () => asOwner((tx) => verifyAudit(tx, tenant_id))));
  const writes = Promise.all(
    Array.from({ length: 20 }, (_one, at) => asOwner((tx) => writeAudit(tx, tenant_id, [entry(at)]))),
  );
  const [verdicts] = await Promise.all([walks, writes]);
  expect(verdicts.map(({ broken_at }) => broken_at)).toEqual(Array(20).fill(null));
});

test('the application may add to the log and never rewrite it', async () => {
  for (const statement of [sql`update audit_log set actor_name = 'Ai đó'`, sql`delete from audit_log`]) {
    const tried = db.transaction().execute(async (tx) => {
      await sql`set local role hoadon_app`.execute(tx);
      await statement.execute(tx);
    });
    await expect(tried).rejects.toThrow(/permission denied/);
  }
});
