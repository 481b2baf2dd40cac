import { natureCode } from '../rules/corrections/mistake-notice.table.ts';
import type { MistakenInvoice, MistakeNotice } from '../mistakes/content.ts';
import { formTitleOn } from '../rules/particulars/form-titles.table.ts';
import type { FormatVersion } from '../rules/particulars/format-versions.table.ts';
import type { Xml } from './canonical-xml.ts';
import type { DocumentValue } from './format/nodes.ts';
import { writeDocument } from './format/write.ts';
import { MISTAKE_NOTICE } from './formats/messages/mistake-notice.format.ts';
import { withDeclaration } from './invoice-document.ts';
import { assembleSigned } from './signed-document.ts';
import { encodeUtf8 } from './bytes.ts';

/** `SS-17`: DLTBao/@Id of the notice with this number of ours. */
export function mistakeNoticeDataId(number: number): string {
  return `SS-${number}`;
}

/** `sig-nnt-ss-17`: Id of its taxpayer's signature. */
export function mistakeNoticeSignatureId(number: number): string {
  return `sig-nnt-ss-${number}`;
}

/** Format 2.1.1 names the authority's code otherwise and only explains (assumed, known from vendors). */
const LATEST: FormatVersion = '2.1.1';

/** The notice by the format's element names. */
export function mistakeNoticeValue(
  content: MistakeNotice,
  version: FormatVersion,
): DocumentValue<typeof MISTAKE_NOTICE> {
  const { review, tax_authority, taxpayer, place, noticed_on, invoices } = content;
  return {
    PBan: version,
    MSo: '04/SS-HĐĐT',
    Ten: formTitleOn('mistake_notice', noticed_on).title,
    Loai: review === null ? '1' : '2',
    So: review?.notice_no ?? null,
    NTBCCQT: review?.noticed_on ?? null,
    MCQT: tax_authority.code,
    TCQT: tax_authority.name,
    TNNT: taxpayer.name,
    MST: taxpayer.tax_code,
    MDVQHNSach: null,
    DDanh: place,
    NTBao: noticed_on,
    DSHDon: invoices.map((invoice, at) => lineValue(invoice, at + 1, version)),
  };
}

function lineValue(invoice: MistakenInvoice, position: number, version: FormatVersion) {
  const { form_no, symbol, number, issued_on, authority_code, decree, nature, reason } = invoice;
  const is_latest = version === LATEST;
  return {
    STT: String(position),
    MCQTCap: is_latest ? null : authority_code,
    MCCQT: is_latest ? authority_code : null,
    KHMSHDon: form_no || null,
    KHHDon: symbol || null,
    SHDon: number,
    Ngay: issued_on,
    LADHDDT: decree,
    TCTBao: is_latest ? null : natureCode(nature),
    LDo: reason,
  };
}

/**
 * Dữ liệu thông báo (DLTBao) of form 04/SS-HĐĐT, canonical: what the taxpayer signs. Throws FormatRefused with the path
 * of everything that the version does not take.
 */
export function buildMistakeNoticeData(
  content: MistakeNotice,
  { id, version }: { id: string; version: FormatVersion },
): Xml {
  return writeDocument(MISTAKE_NOTICE, version, mistakeNoticeValue(content, version), id);
}

/** The file: TBao around data that is already written and the taxpayer's signature, null while there is none. */
export function assembleMistakeNotice(
  data: Xml,
  version: FormatVersion,
  taxpayer_signature: Xml | null,
): Uint8Array {
  const signatures = taxpayer_signature === null ? {} : { NNT: taxpayer_signature };
  return withDeclaration(encodeUtf8(assembleSigned('mistake_notice', version, { data, signatures })));
}
