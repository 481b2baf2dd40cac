import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { allows } from '#domain/access/permissions.ts';
import { operations } from '#generated/operations.ts';
import { PERMISSION_CODE } from '#generated/vocabulary.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { tokenMaker } from '#server/platform/session/tokens.ts';
import { signedIn, type Described } from '#tests/contract/described.ts';
import { inject, type ErrorBody } from '#tests/contract/injection.ts';
import { withTestApp } from '#tests/setup/test-app.ts';

const server = withTestApp();

/** What an operation asks for, read from its description: any of these lists of codes, each whole. */
const alternativesOf = ({ security }: Described): string[][] =>
  (security ?? []).map((one) => Object.values(one).flat());

describe('the rule of who may, for each operation and each code alone', () => {
  const pairs = signedIn.flatMap((one) =>
    [...PERMISSION_CODE, null].map((code) => ({ one, code, held: code === null ? [] : [code] })),
  );

  test('lets in who holds all codes of an alternative, or full, and nobody else [6.operations.each]', () => {
    const described = ({ one, code }: (typeof pairs)[number]): boolean =>
      code === 'full' || alternativesOf(one).some((codes) => codes.every((asked) => asked === code));
    const differing = pairs.filter(
      (pair) => allows(pair.held, operations[pair.one.id].access) !== described(pair),
    );
    expect(pairs.length).toBe(signedIn.length * 53);
    expect(differing.map(({ one, code }) => `${one.id} with ${code}`)).toEqual([]);
  });
});

const tokens = new Map<string, Promise<string>>();

/** A token of an account that holds these codes and no other. */
function tokenWith(codes: readonly string[]): Promise<string> {
  const name = codes.join(' ');
  const token = tokens.get(name) ?? makeToken(codes);
  tokens.set(name, token);
  return token;
}

async function makeToken(permissions: readonly string[]): Promise<string> {
  const { publishing, clock, master } = server.current;
  const created_on = clock.now();
  const mark = randomUUID();
  const user_id = await inTenant(publishing.db, 1, async (tx) => {
    const { id: role_id } = await tx
      .insertInto('roles')
      .values({ tenant_id: 1, name: mark, permissions: [...permissions], created_on })
      .returning('id')
      .executeTakeFirstOrThrow();
    const user = { tenant_id: 1, email: `${mark}@demo.vn`, full_name: mark, role_id, created_on };
    return (await tx.insertInto('users').values(user).returning('id').executeTakeFirstOrThrow()).id;
  });
  const session = { id: randomUUID(), tenant_id: 1, user_id, created_on, last_used_on: created_on };
  const expires_on = new Date(clock.epoch_ms() + 86_400_000).toISOString();
  await publishing.db
    .insertInto('sessions')
    .values({ ...session, expires_on })
    .execute();
  const maker = tokenMaker(master.derive('tokens'), clock);
  return maker.access({ user_id, tenant_id: 1, session_id: session.id });
}

/** Bodies are empty: who may not is told so before anything else of a request is read. */
async function isForbidden(operation: string, codes: readonly string[]): Promise<boolean> {
  const { status, body } = await inject(server.current, operation, {
    token: await tokenWith(codes),
    id: 999_999_999,
    body: {},
  });
  expect(status, `${operation} with ${codes.join(' ')}`).not.toBe(401);
  const [error] = (body as ErrorBody | null)?.errors ?? [];
  if (status !== 403 || error?.code !== 'forbidden') return false;
  expect(error.message).toContain('Bạn không có quyền truy cập chức năng này');
  return true;
}

describe('each operation that asks for an account', () => {
  test.each(signedIn.map((one) => ({ id: one.id, alternatives: alternativesOf(one) })))(
    '$id lets in with any of $alternatives [6.operations.each]',
    async ({ id, alternatives }) => {
      expect(alternatives.length).toBeGreaterThan(0);
      for (const codes of alternatives) expect([codes, await isForbidden(id, codes)]).toEqual([codes, false]);
    },
  );

  const guarded = signedIn
    .map((one) => ({ id: one.id, alternatives: alternativesOf(one) }))
    .filter(({ alternatives }) => alternatives.every((codes) => codes.length > 0));

  test.each(guarded)(
    '$id refuses who holds every other code and lacks one of each of $alternatives [6.operations.each]',
    async ({ id, alternatives }) => {
      const lacking = new Set(['full', ...alternatives.map((codes) => codes[0])]);
      expect(
        await isForbidden(
          id,
          PERMISSION_CODE.filter((code) => !lacking.has(code)),
        ),
      ).toBe(true);
    },
  );
});
