import { ParseOption, XmlC14NMode, XmlDocument, XmlElement } from 'libxml2-wasm';
import { XmlRefused } from '#domain/documents/parsed-element.ts';
import type { CanonicalForm, CanonicalRequest } from '#domain/signing/ports.ts';

const MODES = {
  inclusive: XmlC14NMode.XML_C14N_1_0,
  exclusive: XmlC14NMode.XML_C14N_EXCLUSIVE_1_0,
} as const satisfies Record<CanonicalForm, number>;

/**
 * Canonical bytes (without comments) of elements of a document, each with the namespaces it inherits. The document
 * must have passed parseXml: positions are counted the same way, and no DOCTYPE gets this far.
 */
export function canonicalizeElements(bytes: Uint8Array, requests: readonly CanonicalRequest[]): Uint8Array[] {
  const document = XmlDocument.fromBuffer(bytes, {
    option: ParseOption.XML_PARSE_NONET | ParseOption.XML_PARSE_NO_XXE,
  });
  try {
    const elements = document.find('//*');
    return requests.map(({ position, form }) => {
      const element = elements[position];
      if (!(element instanceof XmlElement)) throw new XmlRefused('not_well_formed', `no element ${position}`);
      return Buffer.from(element.canonicalizeToString({ mode: MODES[form], withComments: false }), 'utf8');
    });
  } finally {
    document.dispose();
  }
}
