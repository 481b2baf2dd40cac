import { publicDecrypt, type X509Certificate } from 'node:crypto';
import { digestInfo } from '#domain/signing/digest-info.ts';
import { bytesOf, findObjects, type FoundCertificate } from './certificates-on-token.ts';
import type { Driver, Native } from './drivers.ts';
import { tokenFailure, TokenFailure } from './token-failure.ts';

type Handle = ReturnType<Driver['C_OpenSession']>;

/** Room for a signature of RSA with 8192 bits. */
const LONGEST_SIGNATURE = 1024;

export type SignOnToken = {
  found: FoundCertificate;
  pin: string;
  /** SHA-256, 32 bytes each. */
  hashes: readonly Buffer[];
  /** After each signature. */
  onSigned: () => void;
};

/** Logs in, signs every hash by CKM_RSA_PKCS and logs out. All or nothing. Throws TokenFailure. */
export async function signOnToken(native: Native, driver: Driver, order: SignOnToken): Promise<Buffer[]> {
  const { slot, certificate } = order.found;
  const session = driver.C_OpenSession(slot, native.CKF_SERIAL_SESSION);
  try {
    logIn(native, driver, { session, slot, pin: order.pin });
    const key = privateKey(native, driver, session, order.found);
    const signatures: Buffer[] = [];
    for (const hash of order.hashes) {
      signatures.push(await signOne(native, driver, { session, key, hash, certificate }));
      order.onSigned();
    }
    return signatures;
  } catch (error) {
    throw tokenFailure(error);
  } finally {
    closeQuietly(driver, session);
  }
}

function logIn(native: Native, driver: Driver, at: { session: Handle; slot: Handle; pin: string }): void {
  try {
    driver.C_Login(at.session, native.CKU_USER, at.pin);
  } catch (error) {
    const failure = tokenFailure(error);
    if (failure.problem !== 'wrong_pin') throw failure;
    const { flags } = driver.C_GetTokenInfo(at.slot);
    // Some drivers say "wrong PIN" for the one that locked the token.
    if ((flags & native.CKF_USER_PIN_LOCKED) !== 0) throw new TokenFailure('pin_locked', null, error);
    throw new TokenFailure('wrong_pin', (flags & native.CKF_USER_PIN_FINAL_TRY) !== 0 ? 1 : null, error);
  }
}

/** The key with the certificate's CKA_ID; where a token gives none, the one with the same modulus. */
function privateKey(native: Native, driver: Driver, session: Handle, found: FoundCertificate): Handle {
  const keys = findObjects(driver, session, [
    { type: native.CKA_CLASS, value: native.CKO_PRIVATE_KEY },
    { type: native.CKA_KEY_TYPE, value: native.CKK_RSA },
  ]);
  const valueOf = (key: Handle, type: number): Buffer =>
    bytesOf(driver.C_GetAttributeValue(session, key, [{ type }])[0]?.value);
  const byId = keys.filter(
    (key) => found.key_id.length > 0 && valueOf(key, native.CKA_ID).equals(found.key_id),
  );
  const modulus = modulusOf(found.certificate);
  const [key] =
    byId.length > 0 ? byId : keys.filter((one) => valueOf(one, native.CKA_MODULUS).equals(modulus));
  if (key === undefined) throw new TokenFailure('no_key');
  return key;
}

function modulusOf(certificate: X509Certificate): Buffer {
  return Buffer.from(certificate.publicKey.export({ format: 'jwk' }).n ?? '', 'base64url');
}

type OneHash = { session: Handle; key: Handle; hash: Buffer; certificate: X509Certificate };

/** A signature that the certificate's own key does not verify is worth nothing, and is refused here. */
async function signOne(native: Native, driver: Driver, one: OneHash): Promise<Buffer> {
  const signed = Buffer.from(digestInfo(one.hash));
  driver.C_SignInit(one.session, { mechanism: native.CKM_RSA_PKCS }, one.key);
  const signature = await driver.C_SignAsync(one.session, signed, Buffer.alloc(LONGEST_SIGNATURE));
  if (!publicDecrypt(one.certificate.publicKey, signature).equals(signed)) throw new TokenFailure('no_key');
  return signature;
}

/** The token may be gone: the first failure is reported already. */
function closeQuietly(driver: Driver, session: Handle): void {
  for (const step of [() => driver.C_Logout(session), () => driver.C_CloseSession(session)]) {
    try {
      step();
    } catch {
      continue;
    }
  }
}
