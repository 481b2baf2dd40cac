import type { FormatVersion } from '../rules/particulars/format-versions.table.ts';
import type { Xml } from './canonical-xml.ts';
import { element } from './canonical-xml.ts';
import type { DocumentFormat, DocumentValue } from './format/nodes.ts';
import { readDocument, tableVersion, type ReadDocument } from './format/read.ts';
import { writeDocument } from './format/write.ts';
import { NOTICE_NUMBER } from './formats/messages/parts.format.ts';
import type {
  SignaturePlace,
  SignedDocumentData,
  SignedDocumentName,
  SignedDocumentRow,
} from './formats/messages/signed-documents.table.ts';
import { SIGNED_DOCUMENTS } from './formats/messages/signed-documents.table.ts';
import type { ParsedElement } from './parsed-element.ts';
import { childAt, textAt } from './parsed-element.ts';

type NoticeNumber = DocumentValue<typeof NOTICE_NUMBER>;

type SignedParts = {
  /** As writeDocument gave it: what the signatures cover. */
  data: Xml;
  /** Of the authority's numbered notices (STBao). */
  number?: NoticeNumber | null;
  /** Ready `ds:Signature` elements by the place they go to. */
  signatures: Readonly<Partial<Record<SignaturePlace, Xml>>>;
};

/**
 * A document around data that is already written: nothing in it is written again. Throws RangeError for a signature in
 * a place the document does not have, or a number on one that has none; FormatRefused for a number against its format.
 */
export function assembleSigned(name: SignedDocumentName, version: FormatVersion, parts: SignedParts): Xml {
  const { wrapper, numbered, signatures: places }: SignedDocumentRow = SIGNED_DOCUMENTS[name];
  const { data, number = null, signatures } = parts;
  const foreign = Object.keys(signatures).find((place) => !places.order.some((known) => known === place));
  if (foreign !== undefined) throw new RangeError(`${wrapper} has no signature ${foreign}`);
  if (number !== null && !numbered) throw new RangeError(`${wrapper} has no STBao`);
  return element(wrapper, [
    data,
    number === null ? null : writeDocument(NOTICE_NUMBER, version, number),
    element(
      'DSCKS',
      places.order
        .filter((place) => place === places.always || signatures[place] !== undefined)
        .map((place) => element(place, [signatures[place] ?? null])),
    ),
  ]);
}

export type ReadSigned<N extends SignedDocumentName = SignedDocumentName> = {
  [Name in N]: {
    name: Name;
    /** As written in its PBan. */
    version: string | null;
    number: NoticeNumber | null;
  } & ReadDocument<SignedDocumentData<Name>>;
}[N];

/** The document in its wrapper, leniently (readDocument); null when there is no data in it. */
export function readSigned<N extends SignedDocumentName>(
  name: N,
  wrapper: ParsedElement,
): ReadSigned<N> | null {
  const format: DocumentFormat = SIGNED_DOCUMENTS[name].data;
  const data = childAt(wrapper, format.root);
  if (data === null) return null;
  const version = textAt(data, 'PBan') ?? textAt(data, 'TTChung/PBan');
  const table = tableVersion(version);
  const number = childAt(wrapper, NOTICE_NUMBER.root);
  const read = {
    name,
    version,
    number: number === null ? null : readDocument(NOTICE_NUMBER, table, number).value,
    ...readDocument(format, table, data),
  };
  // The table's row says which value its format reads: TypeScript can't follow a name through it.
  return read as unknown as ReadSigned<N>;
}
