import { generateKeyPairSync } from 'node:crypto';
import forge from 'node-forge';

/** A certificate and its key, PEM. */
type Pair = { certificate_pem: string; private_key_pem: string };

type Order = { name: string; root: Pair | null; valid_to?: string };

let serials = 0;

/** A root where none is given, else a certificate under it for 127.0.0.1 and for clients. */
export function tlsCertificate({ name, root, valid_to = '2040-01-01T00:00:00Z' }: Order): Pair {
  const pair = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const certificate = forge.pki.createCertificate();
  serials += 1;
  certificate.publicKey = forge.pki.publicKeyFromPem(pair.publicKey);
  certificate.serialNumber = `62${String(serials).padStart(4, '0')}`;
  certificate.validity.notBefore = new Date('2020-01-01T00:00:00Z');
  certificate.validity.notAfter = new Date(valid_to);
  const subject = [{ name: 'commonName', value: name }];
  certificate.setSubject(subject);
  certificate.setIssuer(
    root === null ? subject : forge.pki.certificateFromPem(root.certificate_pem).subject.attributes,
  );
  certificate.setExtensions(
    root === null
      ? [
          { name: 'basicConstraints', cA: true, critical: true },
          { name: 'keyUsage', keyCertSign: true },
        ]
      : [
          { name: 'keyUsage', digitalSignature: true, keyEncipherment: true },
          { name: 'extKeyUsage', serverAuth: true, clientAuth: true },
          { name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] },
        ],
  );
  const signer = root?.private_key_pem ?? pair.privateKey;
  certificate.sign(forge.pki.privateKeyFromPem(signer), forge.md.sha256.create());
  return { certificate_pem: forge.pki.certificateToPem(certificate), private_key_pem: pair.privateKey };
}
