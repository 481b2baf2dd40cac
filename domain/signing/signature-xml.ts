import { toBase64 } from '../documents/base64.ts';
import type { Xml } from '../documents/canonical-xml.ts';
import { element, textElement } from '../documents/canonical-xml.ts';
import { encodeUtf8 } from '../documents/utf8.ts';
import { DSIG_NAMESPACE, INCLUSIVE_C14N, RSA_SHA256, SHA256 } from './algorithms.table.ts';
import type { HashPort } from './ports.ts';

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
export function prepareSignature(input: SignatureInput, { sha256 }: HashPort): PreparedSignature {
  const object_id = signingTimeId(input.signature_id);
  const object = [signatureProperties(input.signature_id, input.signing_time)];
  const objectBytes = encodeUtf8(element('Object', object, { xmlns: DSIG_NAMESPACE, Id: object_id }));
  const signed: SignedElement[] = [
    { id: input.signed_id, bytes: input.signed_bytes },
    ...(input.also_signed ?? []),
    { id: object_id, bytes: objectBytes },
  ];
  const signedInfo = [
    element('CanonicalizationMethod', [], { Algorithm: INCLUSIVE_C14N }),
    element('SignatureMethod', [], { Algorithm: RSA_SHA256 }),
    ...signed.map(({ id, bytes }) => reference(id, sha256(bytes))),
  ];
  const signed_info_bytes = encodeUtf8(element('SignedInfo', signedInfo, { xmlns: DSIG_NAMESPACE }));
  return {
    signed_info_bytes,
    digest: sha256(signed_info_bytes),
    finish: (signature_value) =>
      element(
        'Signature',
        [
          element('SignedInfo', signedInfo),
          textElement('SignatureValue', signature_value),
          keyInfo(input.subject_name, input.certificate_der_base64),
          element('Object', object, { Id: object_id }),
        ],
        { xmlns: DSIG_NAMESPACE, Id: input.signature_id },
      ),
  };
}

/** `SigningTime-nb-15` for `sig-nb-15`. */
function signingTimeId(signature_id: string): string {
  return `SigningTime-${signature_id.replace(/^sig-/, '')}`;
}

function reference(id: string, digest: Uint8Array): Xml {
  return element(
    'Reference',
    [element('DigestMethod', [], { Algorithm: SHA256 }), textElement('DigestValue', toBase64(digest))],
    { URI: `#${id}` },
  );
}

function signatureProperties(signature_id: string, signing_time: string): Xml {
  const property = element('SignatureProperty', [textElement('SigningTime', signing_time)], {
    Target: `#${signature_id}`,
  });
  return element('SignatureProperties', [property]);
}

function keyInfo(subject_name: string, certificate: string): Xml {
  const data = [textElement('X509SubjectName', subject_name), textElement('X509Certificate', certificate)];
  return element('KeyInfo', [element('X509Data', data)]);
}
