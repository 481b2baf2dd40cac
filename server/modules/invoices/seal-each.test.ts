import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { expect, test, vi } from 'vitest';
import type { Refusal } from '#domain/refusals.ts';
import type { Tx } from '#server/context.ts';
import type { DocumentRow, SealDeps } from '#server/modules/documents/index.ts';
import { sealEach } from './seal-each.ts';

/** A database in which nothing is found: numbers are written in the usual style. */
const tx = new Kysely({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
}) as unknown as Tx;

const missing: Refusal = { code: 'certificate_missing', field: null, params: {} };

test.each([
  { says: 'with a certificate and nothing against it is built', id: 5, refusals: [], sealed: true },
  { says: 'without a certificate is refused', id: null, refusals: [missing], sealed: false },
  {
    says: 'with a certificate that may not sign is refused all the same',
    id: 5,
    refusals: [missing],
    sealed: false,
  },
])('a document $says, and never built before its turn', async ({ id, refusals, sealed }) => {
  const build = vi.fn();
  const certificate = id === null ? null : { id };
  const seal = sealEach(async (_deps, _tx, { subject_id }) => ({
    facts: { subject_id },
    certificate,
    refusals,
    build,
  }));
  const document = { id: 1, subject_id: 9 } as DocumentRow;
  const [one] = await seal({} as SealDeps, tx, [document], '2026-11-30T00:00:00Z');
  expect(one).toMatchObject({ document, lines: [], facts: { subject_id: 9 } });
  if (sealed) expect(one?.result).toEqual({ certificate_id: 5, build });
  else expect(one?.result).toMatchObject({ refused: [{ code: 'certificate_missing', fields: [] }] });
  expect(build).not.toHaveBeenCalled();
});
