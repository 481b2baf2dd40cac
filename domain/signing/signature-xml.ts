import { encodeUtf8, toBase64 } from '../documents/bytes.ts';
import { ByteWriter } from '../documents/byte-writer.ts';
import { element, textElement } from '../documents/canonical-xml.ts';
import { DSIG_NAMESPACE, INCLUSIVE_C14N, RSA_SHA256, SHA256 } from './algorithms.table.ts';
import type { HashPort, StoredPorts } from './ports.ts';

/** SHA-256, also in base64 where the platform writes that at once: in half the time for short bytes. */
export type DigestPort = HashPort & Partial<Pick<StoredPorts, 'sha256Base64'>>;

/** An element under signature: its Id and its canonical bytes. */
export type SignedElement = { id: string; bytes: Uint8Array };

type SignatureInput = {
  signed_id: string;
  signed_bytes: Uint8Array;
  /** More elements under the same signature: the authority also signs the code (MCCQT). */
  also_signed?: readonly SignedElement[];
  /** `sig-nb-C26TAA-15`; the signing time's id follows from it. */
  signature_id: string;
  /** Local time GMT+7 without zone. */
  signing_time: string;
  certificate_der_base64: string;
  subject_name: string;
};

export type PreparedSignature = {
  /** What RSA-SHA256 is computed over. */
  signed_info_bytes: Uint8Array;
  /** SHA-256 of it, for signers that take a hash. */
  digest: Uint8Array;
  /** The whole Signature element in UTF-8, given the base64 signature value. */
  finish(signature_value: string): Uint8Array;
  /** The same, behind what the writer holds already. */
  finishTo(out: ByteWriter, signature_value: string): void;
};

/**
 * A detached XML signature as the format wants it (QĐ 1271, signature annex): two references at least, the
 * document and the Object holding SigningTime; RSA-SHA256, SHA-256, inclusive C14N, no transforms. Everything is
 * written canonical, so the bytes hashed are the bytes sent: inside the document the namespace is written on Signature,
 * in the hashed form on the element itself.
 */
export function prepareSignature(input: SignatureInput, port: DigestPort): PreparedSignature {
  const { sha256, sha256Base64 = (bytes) => toBase64(sha256(bytes)) } = port;
  const { signature_id } = input;
  const object_id = signingTimeId(signature_id);
  const out = new ByteWriter();
  putObject(out, object_id, signature_id, input.signing_time);
  const object_digest = sha256Base64(out.since(0));
  const object_end = out.place;
  out.raw(SIGNED_INFO_START);
  putReference(out, input.signed_id, sha256Base64(input.signed_bytes));
  for (const { id, bytes } of input.also_signed ?? []) putReference(out, id, sha256Base64(bytes));
  putReference(out, object_id, object_digest);
  out.raw(SIGNED_INFO_CLOSE);
  return new UnfinishedSignature(input, out.written(), object_end, sha256);
}

/** A class, because a batch makes one for each document: an object with functions of its own takes five times as long. */
class UnfinishedSignature implements PreparedSignature {
  readonly signed_info_bytes: Uint8Array;
  private readonly input: SignatureInput;
  private readonly object: Uint8Array;
  private readonly sha256: HashPort['sha256'];

  constructor(input: SignatureInput, both: Uint8Array, object_end: number, sha256: HashPort['sha256']) {
    this.input = input;
    this.object = both.subarray(0, object_end);
    this.signed_info_bytes = both.subarray(object_end);
    this.sha256 = sha256;
  }

  get digest(): Uint8Array {
    return this.sha256(this.signed_info_bytes);
  }

  finish(signature_value: string): Uint8Array {
    const out = new ByteWriter();
    this.finishTo(out, signature_value);
    return out.written();
  }

  finishTo(out: ByteWriter, signature_value: string): void {
    const { signature_id, subject_name, certificate_der_base64 } = this.input;
    out.attribute(SIGNATURE_START, signature_id, TO_SIGNED_INFO);
    out.raw(this.signed_info_bytes.subarray(SIGNED_INFO_OPEN.length));
    putText(out, VALUE_OPEN, signature_value, VALUE_CLOSE);
    out.raw(keyInfo(subject_name, certificate_der_base64));
    out.raw(OBJECT_START);
    out.raw(this.object.subarray(NAMED_OBJECT_START.length));
    out.raw(SIGNATURE_CLOSE);
  }
}

/** Of every SignedInfo that is written here. */
export const METHODS =
  element('CanonicalizationMethod', [], { Algorithm: INCLUSIVE_C14N }) +
  element('SignatureMethod', [], { Algorithm: RSA_SHA256 });
export const DIGEST_METHOD = element('DigestMethod', [], { Algorithm: SHA256 });

const OWN_START = 'sig-';

/** `SigningTime-nb-C26TAA-15` for `sig-nb-C26TAA-15`. */
function signingTimeId(signature_id: string): string {
  return `SigningTime-${signature_id.startsWith(OWN_START) ? signature_id.slice(OWN_START.length) : signature_id}`;
}

const NAMESPACE = ` xmlns="${DSIG_NAMESPACE}"`;

const SIGNATURE_START = encodeUtf8(`<Signature${NAMESPACE} Id="`);
const TO_SIGNED_INFO = encodeUtf8('"><SignedInfo>');
const SIGNED_INFO_OPEN = encodeUtf8(`<SignedInfo${NAMESPACE}>`);
const SIGNED_INFO_START = encodeUtf8(`<SignedInfo${NAMESPACE}>${METHODS}`);
const SIGNED_INFO_CLOSE = encodeUtf8('</SignedInfo>');
const REFERENCE_START = encodeUtf8('<Reference URI="#');
const TO_DIGEST = encodeUtf8(`">${DIGEST_METHOD}`);
const DIGEST_OPEN = encodeUtf8('<DigestValue>');
const DIGEST_CLOSE = encodeUtf8('</DigestValue></Reference>');
const VALUE_OPEN = encodeUtf8('<SignatureValue>');
const VALUE_CLOSE = encodeUtf8('</SignatureValue>');
const OBJECT_START = encodeUtf8('<Object');
const NAMED_OBJECT_START = encodeUtf8(`<Object${NAMESPACE}`);
const NAMED_OBJECT_TO_ID = encodeUtf8(`<Object${NAMESPACE} Id="`);
const TO_PROPERTIES = encodeUtf8('"><SignatureProperties>');
const PROPERTY_START = encodeUtf8('<SignatureProperty Target="#');
const PROPERTY_OPEN = encodeUtf8('">');
const TIME_OPEN = encodeUtf8('<SigningTime>');
const OBJECT_CLOSE = encodeUtf8('</SigningTime></SignatureProperty></SignatureProperties></Object>');
const SIGNATURE_CLOSE = encodeUtf8('</Signature>');

/** The digest is base64: nothing to escape. */
function putReference(out: ByteWriter, id: string, digest: string): void {
  out.attribute(REFERENCE_START, id, TO_DIGEST);
  out.plainElement(DIGEST_OPEN, digest, DIGEST_CLOSE);
}

function putObject(out: ByteWriter, object_id: string, signature_id: string, signing_time: string): void {
  out.attribute(NAMED_OBJECT_TO_ID, object_id, TO_PROPERTIES);
  out.attribute(PROPERTY_START, signature_id, PROPERTY_OPEN);
  putText(out, TIME_OPEN, signing_time, OBJECT_CLOSE);
}

function putText(out: ByteWriter, open: Uint8Array, text: string, close: Uint8Array): void {
  if (!out.textElement(open, text, close)) throw new RangeError('a character that XML 1.0 does not have');
}

let last_key: { subject_name: string; certificate: string; bytes: Uint8Array } | null = null;

/** The same for every document of a seller: that of the last certificate is cached. */
function keyInfo(subject_name: string, certificate: string): Uint8Array {
  if (last_key?.certificate === certificate && last_key.subject_name === subject_name) return last_key.bytes;
  const data = [textElement('X509SubjectName', subject_name), textElement('X509Certificate', certificate)];
  const bytes = encodeUtf8(element('KeyInfo', [element('X509Data', data)]));
  last_key = { subject_name, certificate, bytes };
  return bytes;
}
