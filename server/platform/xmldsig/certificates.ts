import { generateKeyPairSync } from 'node:crypto';
import forge from 'node-forge';

/** A certificate and its key, PEM. */
export type IssuedCertificate = { certificate_pem: string; private_key_pem: string };

export type CertificateSubject = {
  common_name: string;
  organization?: string;
  locality?: string;
  /** Written as UID=MST:… */
  tax_code?: string;
};

type Validity = {
  /** ISO. */
  valid_from: string;
  valid_to: string;
  /** Hexadecimal, the first digit below 8. */
  serial: string;
};

const COUNTRY = '2.5.4.6';
const UID = '0.9.2342.19200300.100.1.1';
const KEY_BITS = 2048;

/** A root that signs test certificates: nobody outside this installation trusts it. */
export function createTestRoot(root: Validity & { subject: CertificateSubject }): IssuedCertificate {
  const { private_key_pem, public_key } = newKey();
  const name = attributesOf(root.subject);
  const certificate = unsigned(root, public_key, name, name);
  certificate.setExtensions([
    { name: 'basicConstraints', cA: true, critical: true },
    { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true },
    { name: 'subjectKeyIdentifier' },
  ]);
  return signWith(certificate, private_key_pem, private_key_pem);
}

/** A signing certificate under a root, RSA-2048, signed with SHA-256. */
export function issueCertificate(
  request: Validity & { subject: CertificateSubject; root: IssuedCertificate },
): IssuedCertificate {
  const { private_key_pem, public_key } = newKey();
  const issuer = subjectOf(request.root.certificate_pem);
  const certificate = unsigned(request, public_key, attributesOf(request.subject), issuer);
  certificate.setExtensions([
    { name: 'basicConstraints', cA: false },
    { name: 'keyUsage', digitalSignature: true, nonRepudiation: true, critical: true },
    { name: 'subjectKeyIdentifier' },
  ]);
  return signWith(certificate, private_key_pem, request.root.private_key_pem);
}

/** Attributes to be written again: what was read is still UTF-8 bytes. */
function subjectOf(certificate_pem: string): forge.pki.CertificateField[] {
  const { attributes } = forge.pki.certificateFromPem(certificate_pem).subject;
  return attributes.map(({ type = '', value }) =>
    typeof value === 'string' && type !== COUNTRY
      ? utf8(type, forge.util.decodeUtf8(value))
      : { type, value: 'VN' },
  );
}

function newKey() {
  const pair = generateKeyPairSync('rsa', {
    modulusLength: KEY_BITS,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  return { private_key_pem: pair.privateKey, public_key: forge.pki.publicKeyFromPem(pair.publicKey) };
}

function unsigned(
  { valid_from, valid_to, serial }: Validity,
  public_key: forge.pki.PublicKey,
  subject: forge.pki.CertificateField[],
  issuer: forge.pki.CertificateField[],
): forge.pki.Certificate {
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = public_key;
  certificate.serialNumber = serial;
  certificate.validity.notBefore = new Date(valid_from);
  certificate.validity.notAfter = new Date(valid_to);
  certificate.setSubject(subject);
  certificate.setIssuer(issuer);
  return certificate;
}

function signWith(
  certificate: forge.pki.Certificate,
  own_key: string,
  issuer_key: string,
): IssuedCertificate {
  certificate.sign(forge.pki.privateKeyFromPem(issuer_key), forge.md.sha256.create());
  return { certificate_pem: forge.pki.certificateToPem(certificate), private_key_pem: own_key };
}

/** Country, place, organisation, name, UID: the order Vietnamese authorities write. */
function attributesOf(subject: CertificateSubject): forge.pki.CertificateField[] {
  const texts: (readonly [string, string | undefined])[] = [
    ['2.5.4.7', subject.locality],
    ['2.5.4.10', subject.organization],
    ['2.5.4.3', subject.common_name],
    [UID, subject.tax_code === undefined ? undefined : `MST:${subject.tax_code}`],
  ];
  const given = texts.flatMap(([type, value]) => (value === undefined ? [] : [utf8(type, value)]));
  return [{ type: COUNTRY, value: 'VN' }, ...given];
}

function utf8(type: string, value: string): forge.pki.CertificateField {
  // The field holds a type, whatever its declared name says.
  return { type, value, valueTagClass: forge.asn1.Type.UTF8 as unknown as forge.asn1.Class };
}
