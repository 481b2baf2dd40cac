import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server';
import type { Caller } from '#server/context.ts';
import {
  CHALLENGE_LIFE_MS,
  saveChallenge,
  readAuthentication,
  relyingParty,
  takeChallenge,
  userHandle,
} from './passkey-challenges.ts';
import type { Challenge } from './passkeys.ts';
import type { FactorDeps, Who } from './deps.ts';

/** Options of navigator.credentials.get for any account. */
export async function startPasskeySignIn(deps: FactorDeps, caller: Caller): Promise<Challenge> {
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(deps.public_url, caller.origin).id,
    timeout: CHALLENGE_LIFE_MS,
    userVerification: 'required',
  });
  return { id: await saveChallenge(deps, options.challenge, null), options: JSON.stringify(options) };
}

/** The account whose key has answered the challenge (WebAuthn Level 3, 7.2); null when none of ours has. */
export async function accountOfPasskey(
  deps: FactorDeps,
  given: { challenge_id: string; credential: string },
  caller: Caller,
): Promise<Who | null> {
  const { db, clock, public_url } = deps;
  const expectedChallenge = await takeChallenge(deps, given.challenge_id, null);
  const response = readAuthentication(given.credential);
  if (expectedChallenge === null || response === null) return null;
  const passkey = await db
    .selectFrom('passkeys')
    .selectAll()
    .where('credential_id', '=', Buffer.from(response.id, 'base64url'))
    .executeTakeFirst();
  if (passkey === undefined) return null;
  const { tenant_id, user_id, counter } = passkey;
  const who = { tenant_id, user_id };
  // 7.2 step 6: the account named by the key must be its account here.
  if (response.response.userHandle !== Buffer.from(userHandle(who)).toString('base64url')) return null;
  const { id, origin } = relyingParty(public_url, caller.origin);
  const credential = {
    id: response.id,
    publicKey: new Uint8Array(passkey.public_key),
    counter,
    transports: passkey.transports,
  };
  const asked = { response, expectedChallenge, expectedOrigin: origin, expectedRPID: id, credential };
  // It throws at whatever does not fit, a counter that went back among it; none of it is our fault.
  const verified = await verifyAuthenticationResponse({ ...asked, requireUserVerification: true }).catch(
    () => null,
  );
  if (verified?.verified !== true) return null;
  const { newCounter } = verified.authenticationInfo;
  // A copy of the key that answers at the same time finds the counter moved.
  const noted = await db
    .updateTable('passkeys')
    .set({ counter: newCounter, last_used_on: clock.now() })
    .where('id', '=', passkey.id)
    .where('counter', '=', counter)
    .returning('id')
    .executeTakeFirst();
  return noted === undefined ? null : who;
}
