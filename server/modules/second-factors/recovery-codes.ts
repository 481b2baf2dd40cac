import { createHash, randomInt } from 'node:crypto';
import type { Db, Tx } from '#server/context.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Who } from './deps.ts';

const COUNT = 10;
const LENGTH = 8;
/** Capital letters and digits that are not mistaken for one another: no I, L, O, U, 0, 1. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Ten new codes such as `7KQ2-M9XD` in place of all there were. Only their hashes are kept: 39 random bits each, tried at most five times a sign-in. */
export async function renewRecoveryCodes(tx: Tx, who: Who): Promise<string[]> {
  await removeRecoveryCodes(tx, who);
  const codes = new Set<string>();
  while (codes.size < COUNT) codes.add(newCode());
  const rows = [...codes].map((code) => ({ ...who, hash: hashOf(who, code) }));
  await tx.insertInto('recovery_codes').values(rows).execute();
  return [...codes];
}

/** Uses one up; false when it is unknown or was used. Of two that come at once with the same code one gets true. */
export async function takeRecoveryCode(
  { db, clock }: { db: Db; clock: Clock },
  who: Who,
  code: string,
): Promise<boolean> {
  const taken = await db
    .updateTable('recovery_codes')
    .set({ used_on: clock.now() })
    .where('tenant_id', '=', who.tenant_id)
    .where('user_id', '=', who.user_id)
    .where('hash', '=', hashOf(who, code))
    .where('used_on', 'is', null)
    .returning('hash')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function countRecoveryCodes(db: Db | Tx, { tenant_id, user_id }: Who): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select((row) => row.fn.countAll<number>().as('left'))
    .where('tenant_id', '=', tenant_id)
    .where('user_id', '=', user_id)
    .where('used_on', 'is', null)
    .executeTakeFirstOrThrow();
  return left;
}

export async function removeRecoveryCodes(tx: Tx, { tenant_id, user_id }: Who): Promise<void> {
  await tx
    .deleteFrom('recovery_codes')
    .where('tenant_id', '=', tenant_id)
    .where('user_id', '=', user_id)
    .execute();
}

function newCode(): string {
  const signs = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `${signs.slice(0, LENGTH / 2)}-${signs.slice(LENGTH / 2)}`;
}

/** However it is typed: small letters, spaces, no hyphen. */
function hashOf({ tenant_id, user_id }: Who, code: string): Buffer {
  const plain = code.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  return createHash('sha256').update(`${tenant_id}:${user_id}:${plain}`).digest();
}
