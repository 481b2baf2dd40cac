import { INVOICE_MODES, INVOICE_TYPES, SENDING_MODES, TRANSFER_MODES } from '../registration/boxes.table.ts';
import type { DeclarationContent } from '../registration/content.ts';
import { formatVersionFor, type FormatVersion } from '../rules/particulars/format-versions.table.ts';
import type { DigestPort } from '../signing/signature-xml.ts';
import { prepareSignature } from '../signing/signature-xml.ts';
import type { Xml } from './canonical-xml.ts';
import { boxesContent, boxesValue, headerContent, headerValue } from './declaration-parts/header.ts';
import { listContents, listValues } from './declaration-parts/lists.ts';
import type { FormatProblem } from './format/problems.ts';
import type { DocumentValue } from './format/nodes.ts';
import { writeDocument } from './format/write.ts';
import { DECLARATION } from './formats/messages/declaration.format.ts';
import { withDeclaration } from './invoice-document.ts';
import type { ParsedElement } from './parsed-element.ts';
import type { ReadSigned } from './signed-document.ts';
import { assembleSigned, readSigned } from './signed-document.ts';
import { decodeUtf8, encodeUtf8 } from './bytes.ts';

type DeclarationDataOptions = {
  /** Value of DLTKhai/@Id; the signature points at it. */
  id: string;
  version: FormatVersion;
};

/** `TK-17`: DLTKhai/@Id of the document with this number of ours. */
export function declarationDataId(number: number): string {
  return `TK-${number}`;
}

/** `sig-nnt-17`: Id of its taxpayer's signature. */
export function declarationSignatureId(number: number): string {
  return `sig-nnt-${number}`;
}

/** The declaration by the format's element names. Business locations have no element there. */
export function declarationValue(
  content: DeclarationContent,
  version: FormatVersion,
): DocumentValue<typeof DECLARATION> {
  const { HTHDon, HTGDLHDDT, PThuc, LHDSDung } = DECLARATION.fields.NDTKhai.fields;
  return {
    TTChung: headerValue(content, version),
    NDTKhai: {
      HTHDon: boxesValue(INVOICE_MODES, content.invoice_modes, HTHDon, version),
      HTGDLHDDT: {
        ...boxesValue(SENDING_MODES, content.sending, HTGDLHDDT, version),
        NNTKTDNUBND: null,
      },
      PThuc: boxesValue(TRANSFER_MODES, content.transfer, PThuc, version),
      LHDSDung: boxesValue(INVOICE_TYPES, content.invoice_types, LHDSDung, version),
      ...listValues(content),
    },
  };
}

/**
 * Dữ liệu tờ khai (DLTKhai) of form 01/ĐKTĐ-HĐĐT, canonical: what the taxpayer signs. In the versions that know a legal
 * representative, 2.1.0 on. Throws FormatRefused with the path of everything that the version does not take.
 */
export function buildDeclarationData(
  content: DeclarationContent,
  { id, version }: DeclarationDataOptions,
): Xml {
  return writeDocument(DECLARATION, version, declarationValue(content, version), id);
}

/** The file: TKhai around data that is already written and the taxpayer's signature, null while there is none. */
export function assembleDeclaration(
  data: Xml,
  version: FormatVersion,
  taxpayer_signature: Xml | null,
): Uint8Array {
  const signatures = taxpayer_signature === null ? {} : { NNT: taxpayer_signature };
  return withDeclaration(encodeUtf8(assembleSigned('declaration', version, { data, signatures })));
}

type DeclarationSigning = {
  /** Our number of the document: its ids follow from it. */
  number: number;
  /** Local time GMT+7 without zone: `2026-11-20T09:15:00`. */
  signing_time: string;
  certificate_der_base64: string;
  /** Of the certificate, as RFC 4514 writes it. */
  subject_name: string;
  /** RSA-SHA256 over these bytes, in base64. */
  sign(signed_info: Uint8Array): string;
  /** The one in force on the day of signing unless it is given. */
  version?: FormatVersion;
};

/**
 * The file of a declaration, written and signed by its taxpayer, for a key that answers at once; where somebody has to
 * confirm, take the steps apart. Throws FormatRefused with the path of everything that the data format does not take.
 */
export function signDeclaration(
  content: DeclarationContent,
  signing: DeclarationSigning,
  hash: DigestPort,
): Uint8Array {
  const { number, signing_time, certificate_der_base64, subject_name } = signing;
  const version = signing.version ?? formatVersionFor(signing_time.slice(0, 10));
  const id = declarationDataId(number);
  const data = buildDeclarationData(content, { id, version });
  const prepared = prepareSignature(
    {
      signed_id: id,
      signed_bytes: encodeUtf8(data),
      signature_id: declarationSignatureId(number),
      signing_time,
      certificate_der_base64,
      subject_name,
    },
    hash,
  );
  const signature = prepared.finish(signing.sign(prepared.signed_info_bytes));
  return assembleDeclaration(data, version, decodeUtf8(signature));
}

export type ReadDeclaration = {
  /** DLTKhai/@Id. */
  id: string | null;
  /** As written in its PBan. */
  version: string | null;
  content: DeclarationContent;
  /** Where it breaks the format of its version: it is read all the same. */
  format_problems: readonly FormatProblem[];
  /** Paths of elements that the format does not know. */
  unknown: readonly string[];
};

/** A `<TKhai>` of any format version, children in any order; null when there is no declaration in it. */
export function readDeclaration(wrapper: ParsedElement): ReadDeclaration | null {
  const read = readSigned('declaration', wrapper);
  return read === null ? null : declarationOf(read);
}

/** The same of a document that readMessage gave. */
export function declarationOf(read: ReadSigned<'declaration'>): ReadDeclaration {
  const { TTChung, NDTKhai } = read.value;
  return {
    id: read.id,
    version: read.version,
    content: {
      ...headerContent(TTChung),
      invoice_modes: boxesContent(INVOICE_MODES, NDTKhai.HTHDon),
      sending: boxesContent(SENDING_MODES, NDTKhai.HTGDLHDDT),
      transfer: boxesContent(TRANSFER_MODES, NDTKhai.PThuc),
      invoice_types: boxesContent(INVOICE_TYPES, NDTKhai.LHDSDung),
      ...listContents(NDTKhai),
      business_locations: [],
    },
    format_problems: read.problems,
    unknown: read.unknown,
  };
}
