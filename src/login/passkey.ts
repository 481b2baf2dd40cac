import type { components } from '#generated/types.ts';
import { passkeyWords } from '#src/wording/public/login.ts';
import { call } from './call.ts';
import { signInByPasskey } from './sign-in.ts';
import type { SignInResult } from './sign-in.ts';

type Challenge = components['schemas']['PasskeyChallenge'];
type Proof = { challenge_id: string; credential: string } | { problem: string };

/** A passkey belongs to a name, never to an IP address (WebAuthn Level 3, 5.1.2: a valid domain). */
export function hasPasskeys(browser: {
  PublicKeyCredential?: unknown;
  location: { hostname: string };
}): boolean {
  const { PublicKeyCredential: credentials, location } = browser;
  const isAddress = /^[\d.]+$/.test(location.hostname) || location.hostname.includes(':');
  return typeof credentials === 'function' && 'parseRequestOptionsFromJSON' in credentials && !isAddress;
}

/** Whether passkeys of `rp_id` may be used on the page of this host: on the domain itself and those under it. */
export function fitsHost(rp_id: string | undefined, hostname: string): boolean {
  return rp_id === undefined || hostname === rp_id || hostname.endsWith(`.${rp_id}`);
}

/** Asks the server for a challenge and the device for its answer. */
async function askDevice(): Promise<Proof> {
  const reply = await call<{ passkey_challenge: Challenge }>('POST', '/api/passkey_challenges', {
    body: { passkey_challenge: { purpose: 'sign_in' } },
  });
  if (!reply.ok) return { problem: reply.failure.message };
  const { id, options } = reply.body.passkey_challenge;
  const json = JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON;
  if (!fitsHost(json.rpId, window.location.hostname))
    return { problem: passkeyWords.elsewhere(json.rpId ?? '') };
  try {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(json);
    const credential = await navigator.credentials.get({ publicKey });
    if (credential instanceof PublicKeyCredential)
      return { challenge_id: id, credential: JSON.stringify(credential.toJSON()) };
  } catch {
    // Refused, timed out, or no passkey here: browsers do not tell which, on purpose.
  }
  return { problem: passkeyWords.cancelled };
}

/** Signs in with a passkey of this device. Never throws. */
export async function enterByPasskey(): Promise<SignInResult> {
  const proof = await askDevice();
  if ('problem' in proof) return { ok: false, failure: { kind: 'credentials', message: proof.problem } };
  return signInByPasskey(proof);
}
