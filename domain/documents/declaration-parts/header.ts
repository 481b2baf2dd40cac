import type { BoxRow } from '../../registration/boxes.table.ts';
import { choiceOf, PURPOSES } from '../../registration/codes.table.ts';
import type { DeclarationContent } from '../../registration/content.ts';
import type { FormatVersion } from '../../rules/particulars/format-versions.table.ts';
import { needIn, type DocumentValue, type Fields } from '../format/nodes.ts';
import type { DECLARATION } from '../formats/messages/declaration.format.ts';

type HeaderValue = DocumentValue<typeof DECLARATION>['TTChung'];
type HeaderContent = Pick<
  DeclarationContent,
  'purpose' | 'declared_on' | 'place' | 'taxpayer' | 'representative' | 'contact'
>;

const FORM_NO = '01/ĐKTĐ-HĐĐT';
/** Tên tờ khai, as the form is headed. */
const FORM_NAME = 'Tờ khai đăng ký/thay đổi thông tin sử dụng hóa đơn điện tử';

/** Thông tin chung (TTChung). */
export function headerValue(content: HeaderContent, version: FormatVersion): HeaderValue {
  const { taxpayer, representative, contact } = content;
  return {
    PBan: version,
    MSo: FORM_NO,
    Ten: FORM_NAME,
    HThuc: PURPOSES[content.purpose].code,
    TNNT: taxpayer.name,
    MST: taxpayer.tax_code,
    CQTQLy: taxpayer.tax_authority_name,
    MCQTQLy: taxpayer.tax_authority_code,
    TNDDPLuat: representative.name,
    DTDDPLuat: representative.phone_number,
    CCCDan: representative.identity_no,
    SHChieu: representative.passport_no,
    MQTNDDPLuat: representative.nationality_code,
    QTDDPLuat: representative.nationality_name,
    NSDDPLuat: representative.born_on,
    GTinh: null,
    DCLHe: contact.address,
    DCTDTu: contact.email,
    NLHe: contact.name,
    DTLHe: contact.phone_number,
    DDanh: content.place,
    NLap: content.declared_on,
  };
}

/** An unknown purpose is read as a new registration; the check of the format names it. */
export function headerContent(header: HeaderValue): HeaderContent {
  return {
    purpose: choiceOf(PURPOSES, header.HThuc) ?? 'new',
    declared_on: header.NLap,
    place: header.DDanh,
    taxpayer: {
      name: header.TNNT,
      tax_code: header.MST,
      tax_authority_code: header.MCQTQLy,
      tax_authority_name: header.CQTQLy,
    },
    representative: {
      name: header.TNDDPLuat ?? '',
      phone_number: header.DTDDPLuat,
      identity_no: header.CCCDan,
      passport_no: header.SHChieu,
      nationality_code: header.MQTNDDPLuat,
      nationality_name: header.QTDDPLuat,
      born_on: header.NSDDPLuat,
    },
    contact: {
      name: header.NLHe,
      address: header.DCLHe,
      email: header.DCTDTu,
      phone_number: header.DTLHe,
    },
  };
}

type Boxes = Readonly<Record<string, BoxRow<string>>>;
type ElementOf<B extends Boxes> = B[keyof B]['element'];

/**
 * Parts 1 to 4: each box is 1 or 0. A box that the version does not have is left out while it is not ticked; ticked, it is
 * written all the same, so that the writer refuses it.
 */
export function boxesValue<B extends Boxes>(
  boxes: B,
  ticked: Readonly<Record<keyof B, boolean>>,
  { fields }: { fields: Fields },
  version: FormatVersion,
): Record<ElementOf<B>, string> {
  const written = Object.entries(boxes).map(([name, { element }]) => {
    const need = fields[element]?.need ?? '-';
    const is_there = need !== '-' && needIn(need, version) !== null;
    return [element, ticked[name] === true ? '1' : is_there ? '0' : ''] as const;
  });
  return Object.fromEntries(written) as Record<ElementOf<B>, string>;
}

/** What is ticked: 1, and nothing else. */
export function boxesContent<B extends Boxes>(
  boxes: B,
  values: Readonly<Partial<Record<ElementOf<B>, string | null>>>,
): Record<keyof B, boolean> {
  const read = Object.entries(boxes).map(([name, { element }]) => [
    name,
    values[element as ElementOf<B>] === '1',
  ]);
  return Object.fromEntries(read) as Record<keyof B, boolean>;
}
