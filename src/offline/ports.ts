import forge from 'node-forge';
import type { PackPorts } from '#domain/proof-pack/verify-pack.ts';
import type { CertificateFacts, HashAlgorithm } from '#domain/signing/ports.ts';
import { parseXml } from '#server/platform/xmldsig/parse.ts';
import { canonicalizeElements } from './canonicalize.ts';

/**
 * What the verifier needs, in a browser without a network. Files are hashed by WebCrypto; inside signatures, where an answer is
 * wanted at once and WebCrypto only promises one, node-forge does.
 */
export const ports: PackPorts = {
  sha256: async (bytes) => new Uint8Array(await crypto.subtle.digest('SHA-256', Uint8Array.from(bytes))),
  signatures: {
    parse: parseXml,
    canonicalize: canonicalizeElements,
    hash: (algorithm, bytes) => bytesOf(digestOf(algorithm, bytes).digest().getBytes()),
    verify: (algorithm, certificate_der, bytes, signature) => {
      const key = readCertificate(certificate_der)?.publicKey as forge.pki.rsa.PublicKey | undefined;
      try {
        return key?.verify(digestOf(algorithm, bytes).digest().getBytes(), binaryOf(signature)) === true;
      } catch {
        return false;
      }
    },
    certificate: factsOf,
    // Nothing here says which roots to trust: the page says that it was not checked.
    is_trusted: () => true,
  },
};

function digestOf(algorithm: HashAlgorithm, bytes: Uint8Array): forge.md.MessageDigest {
  return forge.md[algorithm].create().update(binaryOf(bytes));
}

/** The certificates of a pack are few, and each is in many files. */
const read = new Map<string, forge.pki.Certificate | null>();

function readCertificate(der: Uint8Array): forge.pki.Certificate | null {
  const binary = binaryOf(der);
  const known = read.get(binary);
  if (known !== undefined) return known;
  let certificate: forge.pki.Certificate | null = null;
  try {
    certificate = forge.pki.certificateFromAsn1(forge.asn1.fromDer(binary));
  } catch {
    // Not RSA, or no certificate.
  }
  read.set(binary, certificate);
  return certificate;
}

/** UID of a subject (RFC 4519, 2.39): Vietnamese certificates write `MST:` and the tax code there. */
const UID = '0.9.2342.19200300.100.1.1';

function factsOf(der: Uint8Array): CertificateFacts | null {
  const certificate = readCertificate(der);
  if (certificate === null) return null;
  const { subject, serialNumber, validity } = certificate;
  const values = subject.attributes.map(({ type, shortName, value }) => ({
    name: shortName ?? type ?? '',
    type,
    value: String(value),
  }));
  const codes = values.flatMap(({ type, value }) =>
    type === UID ? [/^MST:\s*(\S+)$/i.exec(value)?.[1]] : [],
  );
  return {
    subject: values.map(({ name, value }) => `${name}=${forge.util.decodeUtf8(value)}`).join(','),
    tax_code: codes.find((code) => code !== undefined) ?? null,
    serial: serialNumber.toUpperCase(),
    valid_from: validity.notBefore.toISOString(),
    valid_to: validity.notAfter.toISOString(),
  };
}

/** Bytes as node-forge takes them, a character each; in slices, since arguments of a call are counted. */
function binaryOf(bytes: Uint8Array): string {
  const slice = 8_192;
  let text = '';
  for (let at = 0; at < bytes.length; at += slice)
    text += String.fromCharCode(...bytes.subarray(at, at + slice));
  return text;
}

function bytesOf(binary: string): Uint8Array {
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
