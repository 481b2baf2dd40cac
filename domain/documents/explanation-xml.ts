import type { ExplanationContent } from '../explanations/explanation.ts';
import type { FormatVersion } from '../rules/particulars/format-versions.table.ts';
import { encodeUtf8 } from './bytes.ts';
import type { Xml } from './canonical-xml.ts';
import type { DocumentValue } from './format/nodes.ts';
import { writeDocument } from './format/write.ts';
import { EXPLANATION } from './formats/messages/explanation.format.ts';
import { withDeclaration } from './invoice-document.ts';
import { assembleSigned } from './signed-document.ts';

/** `GT-17`: DLTBao/@Id of the explanation with this number of ours. */
export function explanationDataId(number: number): string {
  return `GT-${number}`;
}

/** `sig-nnt-gt-17`: Id of its taxpayer's signature. */
export function explanationSignatureId(number: number): string {
  return `sig-nnt-gt-${number}`;
}

/** The explanation by the format's element names (all assumed). */
export function explanationValue(
  content: ExplanationContent,
  version: FormatVersion,
): DocumentValue<typeof EXPLANATION> {
  const { tax_authority, taxpayer, place, explained_on, about_message, text } = content;
  return {
    PBan: version,
    MSo: 'GT-BSTT',
    Ten: 'Văn bản giải trình, bổ sung thông tin, tài liệu',
    MCQT: tax_authority.code || null,
    TCQT: tax_authority.name,
    TNNT: taxpayer.name,
    MST: taxpayer.tax_code,
    DDanh: place,
    NTBao: explained_on,
    MGDDTu: about_message,
    NDung: text,
  };
}

/** Dữ liệu (DLTBao), canonical: what the taxpayer signs. Throws FormatRefused with the path of all that the version does not take. */
export function buildExplanationData(
  content: ExplanationContent,
  { id, version }: { id: string; version: FormatVersion },
): Xml {
  return writeDocument(EXPLANATION, version, explanationValue(content, version), id);
}

/** The file: TBao around data that is already written and the taxpayer's signature. */
export function assembleExplanation(data: Xml, version: FormatVersion, signature: Xml): Uint8Array {
  return withDeclaration(
    encodeUtf8(assembleSigned('explanation', version, { data, signatures: { NNT: signature } })),
  );
}
