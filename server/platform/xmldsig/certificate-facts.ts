import { X509Certificate } from 'node:crypto';
import forge from 'node-forge';
import { taxCodeOfUids } from '#domain/signing/certificate-tax-code.ts';
import type { CertificateFacts } from '#domain/signing/ports.ts';

/** A verification asks three times for what the same bytes say; they are released together. */
const READ = new WeakMap<Uint8Array, X509Certificate>();

/** The certificate in DER bytes, which are not changed afterwards. Throws when they are none. */
export function certificateIn(der: Uint8Array): X509Certificate {
  const certificate = READ.get(der) ?? new X509Certificate(der);
  READ.set(der, certificate);
  return certificate;
}

/**
 * The common name (CN) in a distinguished name as Node writes it, else the whole on one line: for people to recognise a
 * certificate by; nothing is decided on it. Node escapes it as RFC 2253 does: `\,` is a comma.
 */
export function commonName(distinguished_name: string): string {
  const name = /^CN=(.*)$/m.exec(distinguished_name)?.[1] ?? distinguished_name.replaceAll('\n', ', ');
  return name.replaceAll(/\\(.)/g, '$1');
}

/** UID of a subject (RFC 4519, 2.39). */
const UID = '0.9.2342.19200300.100.1.1';

/** What a certificate says, its subject attributes found by OID: their order and aliases vary. */
export function certificateFacts(der: Uint8Array): CertificateFacts | null {
  try {
    const certificate = certificateIn(der);
    return {
      subject: subjectName(certificate),
      tax_code: taxCodeIn(der),
      serial: certificate.serialNumber,
      valid_from: certificate.validFromDate.toISOString(),
      valid_to: certificate.validToDate.toISOString(),
    };
  } catch {
    return null;
  }
}

/** On one line, attributes in the certificate's own order; commas inside values are escaped as RFC 4514 says. */
function subjectName(certificate: X509Certificate): string {
  return certificate.subject.split('\n').map(escapeCommas).join(',');
}

function escapeCommas(attribute: string): string {
  return attribute.replace(/(?<!\\),/g, '\\,');
}

function taxCodeIn(der: Uint8Array): string | null {
  const found: string[] = [];
  collectValues(subjectOf(forge.asn1.fromDer(Buffer.from(der).toString('binary'))), found);
  return taxCodeOfUids(found);
}

/** TBSCertificate (RFC 5280, 4.1): version when not 1, serial, algorithm, issuer, validity, subject. */
function subjectOf(certificate: forge.asn1.Asn1): forge.asn1.Asn1 | undefined {
  const [tbs] = partsOf(certificate);
  const fields = partsOf(tbs);
  const hasVersion = fields[0]?.tagClass === forge.asn1.Class.CONTEXT_SPECIFIC;
  return fields[hasVersion ? 5 : 4];
}

/** Values of every UID attribute (SEQUENCE of the OID and a string), in their order. */
function collectValues(node: forge.asn1.Asn1 | undefined, found: string[]): void {
  const parts = partsOf(node);
  const [type, value] = parts;
  const isOid = type?.type === forge.asn1.Type.OID && typeof type.value === 'string';
  if (isOid && forge.asn1.derToOid(String(type.value)) === UID && typeof value?.value === 'string') {
    found.push(value.value);
  }
  for (const part of parts) collectValues(part, found);
}

function partsOf(node: forge.asn1.Asn1 | undefined): readonly forge.asn1.Asn1[] {
  return Array.isArray(node?.value) ? node.value : [];
}
