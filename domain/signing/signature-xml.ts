import { toBase64 } from '../documents/base64.ts';
import type { Xml } from '../documents/canonical-xml.ts';
import { element, openTag, textElement } from '../documents/canonical-xml.ts';
import { encodeUtf8 } from '../documents/utf8.ts';
import { DSIG_NAMESPACE, INCLUSIVE_C14N, RSA_SHA256, SHA256 } from './algorithms.table.ts';
import type { HashPort, StoredPorts } from './ports.ts';

/** SHA-256, also in base64 where the platform writes that at once: in half the time for short bytes. */
export type DigestPort = HashPort & Partial<Pick<StoredPorts, 'sha256Base64'>>;

/** An element under signature: its Id and its canonical bytes. */
export type SignedElement = { id: string; bytes: Uint8Array };

export type SignatureInput = {
  signed_id: string;
  signed_bytes: Uint8Array;
  /** More elements under the same signature: the authority also signs the code (MCCQT). */
  also_signed?: readonly SignedElement[];
  /** `sig-nb-15`; the signing time's id follows from it. */
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
  /** The whole Signature element, given the base64 signature value. */
  finish(signature_value: string): Xml;
};

/**
 * A detached XML signature as the format wants it (QĐ 1271, signature annex): two references at least, the
 * document and the Object holding SigningTime; RSA-SHA256, SHA-256, inclusive C14N, no transforms. Everything is
 * written canonical, so the bytes hashed are the bytes sent: inside the document the namespace stands on Signature,
 * in the hashed form on the element itself.
 */
export function prepareSignature(input: SignatureInput, port: DigestPort): PreparedSignature {
  const { sha256, sha256Base64 = (bytes) => toBase64(sha256(bytes)) } = port;
  const object_id = signingTimeId(input.signature_id);
  const object = [signatureProperties(input.signature_id, input.signing_time)];
  const objectBytes = encodeUtf8(element('Object', object, { xmlns: DSIG_NAMESPACE, Id: object_id }));
  let signedInfo = METHODS + reference(input.signed_id, sha256Base64(input.signed_bytes));
  for (const { id, bytes } of input.also_signed ?? []) signedInfo += reference(id, sha256Base64(bytes));
  signedInfo += reference(object_id, sha256Base64(objectBytes));
  const signed_info_bytes = encodeUtf8(`${SIGNED_INFO_OPEN}${signedInfo}</SignedInfo>`);
  return {
    signed_info_bytes,
    get digest() {
      return sha256(signed_info_bytes);
    },
    finish: (signature_value) =>
      element(
        'Signature',
        [
          `<SignedInfo>${signedInfo}</SignedInfo>`,
          textElement('SignatureValue', signature_value),
          keyInfo(input.subject_name, input.certificate_der_base64),
          element('Object', object, { Id: object_id }),
        ],
        { xmlns: DSIG_NAMESPACE, Id: input.signature_id },
      ),
  };
}

/** Of every SignedInfo that is written here. */
export const METHODS =
  element('CanonicalizationMethod', [], { Algorithm: INCLUSIVE_C14N }) +
  element('SignatureMethod', [], { Algorithm: RSA_SHA256 });
export const DIGEST_METHOD = element('DigestMethod', [], { Algorithm: SHA256 });

/** `SigningTime-nb-15` for `sig-nb-15`. */
function signingTimeId(signature_id: string): string {
  return `SigningTime-${signature_id.replace(/^sig-/, '')}`;
}

const SIGNED_INFO_OPEN = openTag('SignedInfo', { xmlns: DSIG_NAMESPACE });

/** The digest is base64: nothing to escape. */
function reference(id: string, digest: string): Xml {
  return `${openTag('Reference', { URI: `#${id}` })}${DIGEST_METHOD}<DigestValue>${digest}</DigestValue></Reference>`;
}

function signatureProperties(signature_id: string, signing_time: string): Xml {
  const property = element('SignatureProperty', [textElement('SigningTime', signing_time)], {
    Target: `#${signature_id}`,
  });
  return element('SignatureProperties', [property]);
}

let last_key: { subject_name: string; certificate: string; xml: Xml } | null = null;

/** The same for every document of a seller: that of the certificate before is kept. */
function keyInfo(subject_name: string, certificate: string): Xml {
  if (last_key?.certificate === certificate && last_key.subject_name === subject_name) return last_key.xml;
  const data = [textElement('X509SubjectName', subject_name), textElement('X509Certificate', certificate)];
  const xml = element('KeyInfo', [element('X509Data', data)]);
  last_key = { subject_name, certificate, xml };
  return xml;
}
