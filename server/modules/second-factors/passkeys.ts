import {
  generateRegistrationOptions,
  verifyRegistrationResponse,
  type VerifiedRegistrationResponse,
} from '@simplewebauthn/server';
import type { Caller, Db, Tx } from '#server/context.ts';
import { ISSUER, type FactorDeps, type Who } from './deps.ts';
import {
  CHALLENGE_LIFE_MS,
  saveChallenge,
  readRegistration,
  relyingParty,
  takeChallenge,
  userHandle,
} from './passkey-challenges.ts';

export type Passkey = { id: number; name: string; created_on: string; last_used_on: string | null };

export function listPasskeys(db: Db | Tx, { tenant_id, user_id }: Who): Promise<Passkey[]> {
  return db
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_on', 'last_used_on'])
    .where('tenant_id', '=', tenant_id)
    .where('user_id', '=', user_id)
    .orderBy('id')
    .execute();
}

/** The name of the key that is gone; null when this account has no such key. */
export async function deletePasskey(tx: Tx, { tenant_id, user_id }: Who, id: number): Promise<string | null> {
  const gone = await tx
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('tenant_id', '=', tenant_id)
    .where('user_id', '=', user_id)
    .returning('name')
    .executeTakeFirst();
  return gone?.name ?? null;
}

/** What the account has registered, so that the same authenticator is not registered twice. */
async function credentialsOf(
  db: Db,
  { tenant_id, user_id }: Who,
): Promise<{ id: string; transports: string[] }[]> {
  const rows = await db
    .selectFrom('passkeys')
    .select(['credential_id', 'transports'])
    .where('tenant_id', '=', tenant_id)
    .where('user_id', '=', user_id)
    .execute();
  return rows.map(({ credential_id, transports }) => ({
    id: credential_id.toString('base64url'),
    transports,
  }));
}

/** What keys may sign with (COSE algorithms, RFC 9053): EdDSA, ES256, RS256. */
const ALGORITHMS = [-8, -7, -257];

/** An id and options as the description has them: the options are JSON for the browser. */
export type Challenge = { id: string; options: string };

/** Options of navigator.credentials.create: discoverable, and the person is verified, for the key signs in by itself. */
export async function startPasskey(
  deps: FactorDeps,
  who: Who,
  names: { email: string; full_name: string },
  caller: Caller,
): Promise<Challenge> {
  const options = await generateRegistrationOptions({
    rpName: ISSUER,
    rpID: relyingParty(deps.public_url, caller.origin).id,
    userID: userHandle(who),
    userName: names.email,
    userDisplayName: names.full_name,
    timeout: CHALLENGE_LIFE_MS,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: await credentialsOf(deps.db, who),
  });
  return { id: await saveChallenge(deps, options.challenge, who), options: JSON.stringify(options) };
}

/** Keeps a new key (WebAuthn Level 3, 7.1); false when it is none, its challenge is past, or it belongs to an account already. */
export async function registerPasskey(
  deps: FactorDeps,
  who: Who,
  given: { name: string; challenge_id: string; credential: string },
  caller: Caller,
): Promise<boolean> {
  const { db, clock, public_url } = deps;
  const expectedChallenge = await takeChallenge(deps, given.challenge_id, who);
  const response = readRegistration(given.credential);
  if (expectedChallenge === null || response === null) return false;
  const { id, origin } = relyingParty(public_url, caller.origin);
  const expected = { expectedChallenge, expectedOrigin: origin, expectedRPID: id };
  const asked = { response, ...expected, supportedAlgorithmIDs: ALGORITHMS };
  // It throws at whatever does not fit; none of it is our fault.
  const verified = await verifyRegistrationResponse({ ...asked, requireUserVerification: true }).catch(
    (): VerifiedRegistrationResponse => ({ verified: false }),
  );
  if (!verified.verified) return false;
  const { credential } = verified.registrationInfo;
  const kept = await db
    .insertInto('passkeys')
    .values({
      ...who,
      credential_id: Buffer.from(credential.id, 'base64url'),
      public_key: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: credential.transports ?? [],
      name: given.name,
      created_on: clock.now(),
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return kept !== undefined;
}
