import { createHash } from 'node:crypto';
import type { X509Certificate } from 'node:crypto';
import type { TokenCertificate } from '#domain/signing/usb-agent.ts';
import type { FoundCertificate } from './certificates-on-token.ts';

/** UID of a subject (RFC 4519, 2.39): Vietnamese certificates write `MST:` and the tax code there. */
const TAX_CODE = /^MST:\s*(\S+)$/i;

export function fingerprint(certificate: X509Certificate): string {
  return createHash('sha256').update(certificate.raw).digest('hex');
}

/** A certificate as pages and the agent's own page see it. */
export function factsOf({ certificate, token_label }: FoundCertificate): TokenCertificate {
  const values = (name: string): string[] => {
    // The type says string; Node gives a list where an attribute stands more than once.
    const subject: Record<string, unknown> = { ...certificate.toLegacyObject().subject };
    return [subject[name]].flat().filter((value) => typeof value === 'string');
  };
  return {
    sha256: fingerprint(certificate),
    der_base64: certificate.raw.toString('base64'),
    token_label,
    owner: values('CN')[0] ?? certificate.subject,
    tax_code: values('UID').flatMap((value) => TAX_CODE.exec(value)?.[1] ?? [])[0] ?? null,
    valid_from: certificate.validFromDate.toISOString(),
    valid_to: certificate.validToDate.toISOString(),
  };
}
