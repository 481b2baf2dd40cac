import { randomUUID } from 'node:crypto';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { isLoopback } from '#server/platform/config.ts';
import type { FactorDeps, Who } from './deps.ts';

type RelyingParty = { id: string; origin: string };

/**
 * Who passkeys are made for (WebAuthn Level 3, 5.1.2): the host of the public address. An address of this machine alone is no name
 * a passkey can be made for (13.4.9 wants a domain), so there it is localhost, at the port the page is open on.
 */
export function relyingParty(public_url: string, origin: string | null): RelyingParty {
  const url = new URL(public_url);
  if (!isLoopback(url.hostname.replaceAll(/^\[|\]$/g, ''))) return { id: url.hostname, origin: url.origin };
  const open = origin !== null && /^http:\/\/localhost(:\d{1,5})?$/.test(origin);
  return {
    id: 'localhost',
    origin: open ? origin : `${url.protocol}//localhost${url.port && `:${url.port}`}`,
  };
}

/** Milliseconds a person may take to touch their key. */
export const CHALLENGE_LIFE_MS = 5 * 60 * 1000;

/** Keeps a challenge and gives its id; without an account it is one to sign in with. */
export async function saveChallenge(
  { db, clock }: Pick<FactorDeps, 'db' | 'clock'>,
  challenge: string,
  who: Who | null,
): Promise<string> {
  const id = randomUUID();
  const expires_on = new Date(clock.epoch_ms() + CHALLENGE_LIFE_MS).toISOString();
  const { tenant_id, user_id } = who ?? { tenant_id: null, user_id: null };
  await db
    .insertInto('passkey_challenges')
    .values({ id, challenge, tenant_id, user_id, expires_on })
    .execute();
  return id;
}

/** Uses a challenge up; null when it is unknown, past, used, or was made for another account. */
export async function takeChallenge(
  { db, clock }: Pick<FactorDeps, 'db' | 'clock'>,
  id: string,
  who: Who | null,
): Promise<string | null> {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)) return null;
  const row = await db
    .deleteFrom('passkey_challenges')
    .where('id', '=', id)
    .where('expires_on', '>', clock.now())
    .where('tenant_id', 'is not distinct from', who?.tenant_id ?? null)
    .where('user_id', 'is not distinct from', who?.user_id ?? null)
    .returning('challenge')
    .executeTakeFirst();
  return row?.challenge ?? null;
}

type Shown = Record<string, unknown>;

/** Reads a PublicKeyCredential.toJSON() of an unknown sender as far as it is passed on; null when it is none. */
function read(text: string, fields: readonly string[]): Shown | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isRecord(value) || typeof value['id'] !== 'string' || value['rawId'] !== value['id']) return null;
  const { response } = value;
  if (!isRecord(response) || fields.some((name) => typeof response[name] !== 'string')) return null;
  return value;
}

export function readRegistration(text: string): RegistrationResponseJSON | null {
  return read(text, ['clientDataJSON', 'attestationObject']) as RegistrationResponseJSON | null;
}

export function readAuthentication(text: string): AuthenticationResponseJSON | null {
  return read(text, [
    'clientDataJSON',
    'authenticatorData',
    'signature',
  ]) as AuthenticationResponseJSON | null;
}

function isRecord(value: unknown): value is Shown {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What a discoverable key keeps of its owner (WebAuthn Level 3, 14.6.1: nothing that tells who they are). */
export function userHandle({ tenant_id, user_id }: Who): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`${tenant_id}:${user_id}`);
}
