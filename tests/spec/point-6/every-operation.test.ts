import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { allows } from '#domain/access/permissions.ts';
import { PERMISSION_CODE } from '#generated/vocabulary.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { tokenMaker } from '#server/platform/session/tokens.ts';
import { signedIn } from '#tests/contract/described.ts';
import { inject, type ErrorBody } from '#tests/contract/injection.ts';
import { operations } from '#generated/operations.ts';
import { withTestApp } from '#tests/setup/test-app.ts';

const server = withTestApp();

/** A token of an account that holds one code and no other; the last holds none. */
const tokens = new Map<string, string>();
const NOTHING = '(no code)';

beforeAll(async () => {
  const { publishing, clock, master } = server.current;
  const { db } = publishing;
  const maker = tokenMaker(master.derive('tokens'), clock);
  const created_on = clock.now();
  for (const code of [...PERMISSION_CODE, NOTHING]) {
    const user_id = await inTenant(db, 1, async (tx) => {
      const permissions = code === NOTHING ? [] : [code];
      const { id: role_id } = await tx
        .insertInto('roles')
        .values({ tenant_id: 1, name: `chỉ ${code}`, permissions, created_on })
        .returning('id')
        .executeTakeFirstOrThrow();
      const user = { tenant_id: 1, email: `${code}@demo.vn`, full_name: code, role_id, created_on };
      return (await tx.insertInto('users').values(user).returning('id').executeTakeFirstOrThrow()).id;
    });
    const session = { id: randomUUID(), tenant_id: 1, user_id, created_on, last_used_on: created_on };
    const expires_on = new Date(clock.epoch_ms() + 86_400_000).toISOString();
    await db
      .insertInto('sessions')
      .values({ ...session, expires_on })
      .execute();
    tokens.set(code, await maker.access({ user_id, tenant_id: 1, session_id: session.id }));
  }
});

/** Bodies are empty: who may not is told so before anything else of a request is read. */
async function isForbidden(operation: string, code: string): Promise<boolean> {
  const { status, body } = await inject(server.current, operation, {
    token: tokens.get(code) ?? '',
    id: 999_999_999,
    body: {},
  });
  expect(status, `${operation} with ${code}`).not.toBe(401);
  return status === 403 && (body as ErrorBody).errors[0]?.code === 'forbidden';
}

describe('each operation that asks for an account, with each of the 52 codes alone', () => {
  test('there are 52', () => expect(PERMISSION_CODE).toHaveLength(52));

  test.each(signedIn.map(({ id }) => [id, JSON.stringify(operations[id].access)] as const))(
    '%s is allowed exactly when its table says so: %s [6.operations.each]',
    async (id) => {
      const differing: string[] = [];
      for (const code of tokens.keys()) {
        const may = allows(code === NOTHING ? [] : [code], operations[id].access);
        if ((await isForbidden(id, code)) === may) differing.push(code);
      }
      expect(differing).toEqual([]);
    },
  );
});
