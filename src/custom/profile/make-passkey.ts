import { createPasskey, startPasskey } from '#generated/client/session/session.ts';
import { passkeyWords } from '#src/wording/settings/profile.ts';

type Place = { PublicKeyCredential?: unknown; isSecureContext: boolean; location: { hostname: string } };

/** Why no passkey can be made here, in words; null when one can. */
export function passkeyObstacle({
  PublicKeyCredential: credentials,
  isSecureContext,
  location,
}: Place): string | null {
  const isAddress = /^[\d.]+$/.test(location.hostname) || location.hostname.includes(':');
  // WebAuthn Level 3, 5.1.2: a passkey belongs to a domain name. Without https a browser does not even show the interface.
  if (isAddress || !isSecureContext) return passkeyWords.noAddress;
  const isKnown = typeof credentials === 'function' && 'parseCreationOptionsFromJSON' in credentials;
  return isKnown ? null : passkeyWords.noBrowser;
}

/** The device said no, and browsers do not tell why, on purpose; or the address is not the system's. */
export class PasskeyRefused extends Error {}

function fitsHost(rp_id: string | undefined): boolean {
  const { hostname } = window.location;
  return rp_id === undefined || hostname === rp_id || hostname.endsWith(`.${rp_id}`);
}

async function askDevice(options: PublicKeyCredentialCreationOptionsJSON): Promise<PublicKeyCredential> {
  if (!fitsHost(options.rp.id)) throw new PasskeyRefused(passkeyWords.elsewhere(options.rp.id ?? ''));
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const credential = await navigator.credentials.create({ publicKey }).catch(() => null);
  if (!(credential instanceof PublicKeyCredential)) throw new PasskeyRefused(passkeyWords.refused);
  return credential;
}

/** Makes a passkey on this device and tells the server of it. */
export async function makePasskey(name: string, password: string): Promise<void> {
  const { id, options } = await startPasskey({ passkey_challenge: { password } });
  const credential = await askDevice(JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON);
  await createPasskey({
    passkey: { name, challenge_id: id, credential: JSON.stringify(credential.toJSON()) },
  });
}
