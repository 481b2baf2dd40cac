import { generateKeyPair, generateKeyPairSync, sign } from 'node:crypto';
import { promisify } from 'node:util';
import forge from 'node-forge';

/** A certificate and its key, PEM. */
export type IssuedCertificate = { certificate_pem: string; private_key_pem: string };

type CertificateSubject = {
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
const KEY = {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
} as const;

/** PEM. */
type NewKeyPair = { privateKey: string; publicKey: string };

const generate = promisify(generateKeyPair);

/** RSA-2048, made in a thread of its own: it takes up to a second. */
export function newKeyPair(): Promise<NewKeyPair> {
  return generate('rsa', KEY);
}

/** A root that signs test certificates: no program outside this installation trusts it. */
export function createTestRoot(
  root: Validity & { subject: CertificateSubject },
  pair: NewKeyPair = generateKeyPairSync('rsa', KEY),
): IssuedCertificate {
  const name = attributesOf(root.subject);
  const certificate = unsigned(root, pair, name, name);
  certificate.setExtensions([
    { name: 'basicConstraints', cA: true, critical: true },
    { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true },
    { name: 'subjectKeyIdentifier' },
  ]);
  return signWith(certificate, pair.privateKey, pair.privateKey);
}

/** A signing certificate under a root, RSA-2048, signed with SHA-256. */
export function issueCertificate(
  request: Validity & { subject: CertificateSubject; root: IssuedCertificate },
  pair: NewKeyPair = generateKeyPairSync('rsa', KEY),
): IssuedCertificate {
  const issuer = subjectOf(request.root.certificate_pem);
  const certificate = unsigned(request, pair, attributesOf(request.subject), issuer);
  certificate.setExtensions([
    { name: 'basicConstraints', cA: false },
    { name: 'keyUsage', digitalSignature: true, nonRepudiation: true, critical: true },
    { name: 'subjectKeyIdentifier' },
  ]);
  return signWith(certificate, pair.privateKey, request.root.private_key_pem);
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

function unsigned(
  { valid_from, valid_to, serial }: Validity,
  { publicKey }: NewKeyPair,
  subject: forge.pki.CertificateField[],
  issuer: forge.pki.CertificateField[],
): forge.pki.Certificate {
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.publicKeyFromPem(publicKey);
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
  // OpenSSL signs: RSA in JavaScript holds the event loop for some 40 ms.
  const key = {
    sign: () => {
      const stated = forge.asn1.toDer(certificate.tbsCertificate).getBytes();
      return sign('sha256', Buffer.from(stated, 'binary'), issuer_key).toString('binary');
    },
  };
  certificate.sign(key as unknown as forge.pki.rsa.PrivateKey, forge.md.sha256.create());
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
