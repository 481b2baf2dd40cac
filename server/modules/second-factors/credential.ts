import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';

type Shown = Record<string, unknown>;

/** Reads a PublicKeyCredential.toJSON() of a stranger as far as we hand it on; null when it is none. */
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
