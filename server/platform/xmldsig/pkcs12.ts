import { createPrivateKey, X509Certificate } from 'node:crypto';
import forge from 'node-forge';
import { certificateFacts } from './certificate-facts.ts';

/**
 * The highest iteration count a PKCS#12 file asks for (RFC 7292 MacData, RFC 8018 PBES2 and PBKDF2 parameters): anyone who opens it
 * pays for each round. Everywhere in the format the count is the integer right behind the salt, an octet string.
 */
export function iterationCount(asn1: forge.asn1.Asn1): number {
  const parts = partsOf(asn1);
  const counts = parts.map((part, at) => {
    const salted = at > 0 && isA(parts[at - 1], forge.asn1.Type.OCTETSTRING);
    return salted && isA(part, forge.asn1.Type.INTEGER) ? integerOf(part) : iterationCount(part);
  });
  return Math.max(0, ...counts);
}

/** The content: also inside an octet string, where the format nests its parts as bytes of their own. */
function partsOf(asn1: forge.asn1.Asn1): forge.asn1.Asn1[] {
  if (!isA(asn1, forge.asn1.Type.OCTETSTRING)) return Array.isArray(asn1.value) ? asn1.value : [];
  try {
    return [forge.asn1.fromDer(bytesOf(asn1))];
  } catch {
    return [];
  }
}

/** In BER an octet string may come in pieces. */
function bytesOf({ value }: forge.asn1.Asn1): string {
  return Array.isArray(value) ? value.map(bytesOf).join('') : value;
}

function integerOf(asn1: forge.asn1.Asn1): number {
  return Number(`0x${Buffer.from(bytesOf(asn1), 'binary').toString('hex') || '0'}`);
}

function isA(asn1: forge.asn1.Asn1 | undefined, type: forge.asn1.Type): boolean {
  return asn1?.tagClass === forge.asn1.Class.UNIVERSAL && asn1.type === type;
}

export type Pkcs12Problem =
  | 'not_pkcs12'
  | 'wrong_password'
  | 'no_private_key'
  | 'no_certificate'
  | 'not_rsa'
  | 'too_costly';

/** Rounds of key derivation that are still opened: a hundred times what OpenSSL writes, about a second. */
const MAX_ROUNDS = 200_000;

/** Why a PKCS#12 file cannot be used. */
export class Pkcs12Error extends Error {
  readonly problem: Pkcs12Problem;
  constructor(problem: Pkcs12Problem) {
    super(problem);
    this.name = 'Pkcs12Error';
    this.problem = problem;
  }
}

export type Pkcs12Content = {
  /** PKCS#8. */
  private_key_pem: string;
  certificate_pem: string;
  /** The other certificates in the file, as found. */
  chain: string[];
  subject: string;
  tax_code: string | null;
  serial: string;
  /** ISO with Z. */
  valid_from: string;
  valid_to: string;
};

/**
 * Reads a PKCS#12 file (RFC 7292), by OpenSSL 3 (PBES2, AES-256) or older (RC2, 3DES). The certificate is the one
 * whose public key belongs to the private key. Throws Pkcs12Error.
 */
export function readPkcs12(bytes: Uint8Array, password: string): Pkcs12Content {
  try {
    return read(bytes, password);
  } catch (error) {
    // The library stumbles in many ways over bytes that only look like the format, its stack among them.
    throw error instanceof Pkcs12Error ? error : new Pkcs12Error('not_pkcs12');
  }
}

function read(bytes: Uint8Array, password: string): Pkcs12Content {
  if (iterationCount(readAsn1(bytes)) > MAX_ROUNDS) throw new Pkcs12Error('too_costly');
  const store = open(bytes, password);
  const private_key_pem = privateKeyIn(store);
  const certificates = certificatesIn(store);
  const own = certificates.find((certificate) =>
    certificate.checkPrivateKey(createPrivateKey(private_key_pem)),
  );
  const facts = own && certificateFacts(own.raw);
  if (own === undefined || !facts) throw new Pkcs12Error('no_certificate');
  return {
    private_key_pem,
    certificate_pem: own.toString(),
    chain: certificates
      .filter((certificate) => certificate !== own)
      .map((certificate) => certificate.toString()),
    ...facts,
  };
}

/** A PKCS#12 file of a key and its certificates, AES-256; the password is ASCII. */
export function makePkcs12(content: {
  private_key_pem: string;
  certificate_pem: string;
  chain?: readonly string[];
  password: string;
}): Uint8Array {
  const { private_key_pem, certificate_pem, chain = [], password } = content;
  if (!isAscii(password))
    throw new RangeError('a password of ASCII characters, which every reader takes alike');
  const asn1 = forge.pkcs12.toPkcs12Asn1(
    forge.pki.privateKeyFromPem(private_key_pem),
    [certificate_pem, ...chain].map((pem) => forge.pki.certificateFromPem(pem)),
    password,
    { algorithm: 'aes256' },
  );
  return Buffer.from(forge.asn1.toDer(asn1).getBytes(), 'binary');
}

function open(bytes: Uint8Array, password: string): forge.pkcs12.Pkcs12Pfx {
  try {
    return forge.pkcs12.pkcs12FromAsn1(readAsn1(bytes), password);
  } catch (error) {
    const other = isAscii(password) || error instanceof Pkcs12Error ? null : openUtf8(bytes, password);
    if (other !== null) return other;
    if (error instanceof Pkcs12Error) throw error;
    throw new Pkcs12Error(isWrongPassword(error) ? 'wrong_password' : 'not_pkcs12');
  }
}

/**
 * PBES2 takes a password's UTF-8 bytes, the MAC and the older ciphers its UTF-16: with a letter beyond ASCII the
 * library gets one of them wrong. The MAC is left out here; wrong bytes do not decrypt to anything that parses.
 */
function openUtf8(bytes: Uint8Array, password: string): forge.pkcs12.Pkcs12Pfx | null {
  const asn1 = readAsn1(bytes);
  const [version, contents] = Array.isArray(asn1.value) ? asn1.value : [];
  if (version === undefined || contents === undefined) return null;
  try {
    return forge.pkcs12.pkcs12FromAsn1(
      { ...asn1, value: [version, contents] },
      forge.util.encodeUtf8(password),
    );
  } catch {
    return null;
  }
}

function isAscii(text: string): boolean {
  return /^[ -~]*$/.test(text);
}

function readAsn1(bytes: Uint8Array): forge.asn1.Asn1 {
  try {
    return forge.asn1.fromDer(Buffer.from(bytes).toString('binary'));
  } catch {
    throw new Pkcs12Error('not_pkcs12');
  }
}

/** A file without a MAC shows a wrong password only when its contents do not decrypt. */
function isWrongPassword(error: unknown): boolean {
  return error instanceof Error && /password|MAC could not be verified|decrypt/i.test(error.message);
}

function privateKeyIn(store: forge.pkcs12.Pkcs12Pfx): string {
  const { pkcs8ShroudedKeyBag, keyBag } = forge.pki.oids;
  const bags = [pkcs8ShroudedKeyBag, keyBag].flatMap((bagType) =>
    bagType === undefined ? [] : (store.getBags({ bagType })[bagType] ?? []),
  );
  const [bag] = bags;
  if (bag === undefined) throw new Pkcs12Error('no_private_key');
  // A key that is not RSA is left as it came: the format signs with RSA only.
  if (!bag.key) throw new Pkcs12Error('not_rsa');
  return forge.pki.privateKeyInfoToPem(forge.pki.wrapRsaPrivateKey(forge.pki.privateKeyToAsn1(bag.key)));
}

function certificatesIn(store: forge.pkcs12.Pkcs12Pfx): X509Certificate[] {
  const { certBag } = forge.pki.oids;
  const bags = certBag === undefined ? [] : (store.getBags({ bagType: certBag })[certBag] ?? []);
  return bags.map((bag) => {
    const asn1 = bag.cert ? forge.pki.certificateToAsn1(bag.cert) : bag.asn1;
    return new X509Certificate(Buffer.from(forge.asn1.toDer(asn1).getBytes(), 'binary'));
  });
}
