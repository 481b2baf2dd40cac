import { ParseOption, XmlC14NMode, XmlDocument, XmlElement, XmlError } from 'libxml2-wasm';
import { XmlRefused } from '#domain/documents/parsed-element.ts';
import type { CanonicalForm, CanonicalRequest } from '#domain/signing/ports.ts';

const MODES = {
  inclusive: XmlC14NMode.XML_C14N_1_0,
  exclusive: XmlC14NMode.XML_C14N_EXCLUSIVE_1_0,
} as const satisfies Record<CanonicalForm, number>;

/** Each canonical form walks the whole document, some microseconds an element: ten seconds of work at most. */
const MAX_WALKED = 4_000_000;

/**
 * Canonical bytes (without comments) of elements of a document, each with the namespaces it inherits. The document
 * must have passed parseXml: positions are counted the same way, and no DOCTYPE gets this far. XmlRefused when it would
 * take too long, or where this parser is stricter than the other (a namespace that is no URI).
 */
export function canonicalizeElements(bytes: Uint8Array, requests: readonly CanonicalRequest[]): Uint8Array[] {
  try {
    return canonicalForms(bytes, requests);
  } catch (error) {
    throw error instanceof XmlError ? new XmlRefused('not_well_formed', error.message) : error;
  }
}

function canonicalForms(bytes: Uint8Array, requests: readonly CanonicalRequest[]): Uint8Array[] {
  const document = XmlDocument.fromBuffer(bytes, {
    option: ParseOption.XML_PARSE_NONET | ParseOption.XML_PARSE_NO_XXE,
  });
  try {
    // Counted and found inside the library: an object for each element takes longer than the canonical forms.
    const elements = Number(document.eval('count(/descendant::*)'));
    if (elements * requests.length > MAX_WALKED)
      throw new XmlRefused('too_large', `${requests.length} canonical forms of ${elements} elements`);
    return requests.map(({ position, form }) => {
      const element = document.get(`/descendant::*[${position + 1}]`);
      if (!(element instanceof XmlElement)) throw new XmlRefused('not_well_formed', `no element ${position}`);
      return canonicalBytes(document, element, form);
    });
  } finally {
    document.dispose();
  }
}

/** The element is given as a set of nodes: asked for as a subtree, the library makes two objects for each node of the document. */
function canonicalBytes(document: XmlDocument, element: XmlElement, form: CanonicalForm): Buffer {
  const written: Buffer[] = [];
  const handler = {
    // The memory belongs to the library and is used again.
    write: (bytes: Uint8Array) => written.push(Buffer.from(bytes)) && bytes.length,
    close: () => true,
  };
  document.canonicalize(handler, {
    mode: MODES[form],
    withComments: false,
    nodeSet: new Set([element]),
  });
  return Buffer.concat(written);
}
