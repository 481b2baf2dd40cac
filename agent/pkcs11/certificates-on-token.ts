import { createHash, X509Certificate } from 'node:crypto';
import { taxCodeOfUids } from '#domain/signing/certificate-tax-code.ts';
import type { TokenCertificate } from '#domain/signing/usb-agent.ts';
import type { Driver, Native } from './drivers.ts';

type Handle = ReturnType<Driver['C_OpenSession']>;

/** A certificate and where it was found. */
export type FoundCertificate = {
  certificate: X509Certificate;
  driver: string;
  slot: Handle;
  token_label: string;
  /** CKA_ID, which the private key has too; may be empty. */
  key_id: Buffer;
};

/** Tokens plugged in, and the end-user certificates (X.509) that can be read without the PIN. */
type SeenToken = { label: string; certificates: FoundCertificate[] };

/** Slots with a token that has been set up. */
export function seeTokens(native: Native, driver: Driver, path: string): SeenToken[] {
  return driver.C_GetSlotList(true).flatMap((slot) => {
    const { flags, label } = driver.C_GetTokenInfo(slot);
    if ((flags & native.CKF_TOKEN_INITIALIZED) === 0) return [];
    const place = { driver: path, slot, token_label: label.trim() };
    return [{ label: place.token_label, certificates: certificatesIn(native, driver, place) }];
  });
}

function certificatesIn(
  native: Native,
  driver: Driver,
  place: Pick<FoundCertificate, 'driver' | 'slot' | 'token_label'>,
): FoundCertificate[] {
  const session = driver.C_OpenSession(place.slot, native.CKF_SERIAL_SESSION);
  try {
    const objects = findObjects(driver, session, [
      { type: native.CKA_CLASS, value: native.CKO_CERTIFICATE },
      { type: native.CKA_CERTIFICATE_TYPE, value: native.CKC_X_509 },
    ]);
    return objects.flatMap((object) => {
      const [value, id] = driver.C_GetAttributeValue(session, object, [
        { type: native.CKA_VALUE },
        { type: native.CKA_ID },
      ]);
      const certificate = readCertificate(bytesOf(value?.value));
      return certificate === null ? [] : [{ ...place, certificate, key_id: bytesOf(id?.value) }];
    });
  } finally {
    driver.C_CloseSession(session);
  }
}

/** All objects of a session that fit a template. */
export function findObjects(
  driver: Driver,
  session: Handle,
  template: Parameters<Driver['C_FindObjectsInit']>[1],
): Handle[] {
  driver.C_FindObjectsInit(session, template);
  const found: Handle[] = [];
  for (let next = driver.C_FindObjects(session); next !== null; next = driver.C_FindObjects(session))
    found.push(next);
  driver.C_FindObjectsFinal(session);
  return found;
}

export function bytesOf(value: unknown): Buffer {
  return Buffer.isBuffer(value) ? value : Buffer.alloc(0);
}

/** Null for what is no certificate, and for those of the authorities that tokens often carry along. */
function readCertificate(der: Buffer): X509Certificate | null {
  try {
    const certificate = new X509Certificate(der);
    return certificate.ca ? null : certificate;
  } catch {
    return null;
  }
}

export function fingerprint(certificate: X509Certificate): string {
  return createHash('sha256').update(certificate.raw).digest('hex');
}

/** A certificate as pages and the agent's own page see it. */
export function factsOf({ certificate, token_label }: FoundCertificate): TokenCertificate {
  const values = (name: string): string[] => {
    // The type says string; Node gives a list where an attribute is there more than once.
    const subject: Record<string, unknown> = { ...certificate.toLegacyObject().subject };
    return [subject[name]].flat().filter((value) => typeof value === 'string');
  };
  return {
    sha256: fingerprint(certificate),
    der_base64: certificate.raw.toString('base64'),
    token_label,
    owner: values('CN')[0] ?? certificate.subject,
    tax_code: taxCodeOfUids(values('UID')),
    valid_from: certificate.validFromDate.toISOString(),
    valid_to: certificate.validToDate.toISOString(),
  };
}
