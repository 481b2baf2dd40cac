import type { InvoiceLine, InvoiceLineKind } from '../../invoice/content.ts';
import {
  eachOf,
  LINE_FIELDS,
  LINE_TEXTS,
  NO_LINE_FIELDS,
  type LineText,
} from '../../invoice/lines/line-fields.table.ts';
import { isAmountTyped } from '../../invoice/lines/lump-sum.ts';
import type { SpecialField } from '../../invoice/particulars.ts';
import type { LineAmounts } from '../../money/line-amounts.ts';
import { SPECIAL_GOODS } from '../formats/invoices/special-goods.table.ts';
import { readVatRate } from '../../rules/tax/vat-rates.ts';
import { extraFields, extraValues, given, type LineValue } from './values.ts';

/** Hàng hóa, dịch vụ (HHDVu); `position` counts from 1. */
export function lineValue(line: InvoiceLine, amounts: LineAmounts | undefined, position: number): LineValue {
  const { kind, special } = line;
  const isPriced = kind === 'goods' || kind === 'promotion';
  const discount_amount = kind === 'goods' ? (amounts?.discount_amount ?? null) : null;
  const texts = textElements(line);
  return {
    ...texts,
    TChat: special && kind === 'goods' ? SPECIAL_GOODS_CODE : LINE_KIND_CODES[kind],
    STT: String(position),
    THHDVu: line.name,
    DVTinh: isPriced ? texts.DVTinh : null,
    // As computed: typed prices may contain VAT, which the document's do not.
    SLuong: isPriced ? (amounts?.quantity ?? null) : null,
    DGia: isPriced ? (amounts?.unit_price ?? null) : null,
    // A rate is written only beside its amount.
    TLCKhau: discount_amount === null ? null : (amounts?.discount_rate ?? null),
    STCKhau: discount_amount,
    ThTien: amounts?.amount ?? null,
    TSuat: kind === 'note' ? null : line.vat_rate,
    TTHHDTrung:
      special?.map(({ goods, name, value }) => ({ DLieu: value, LHHDTrung: goods, TTruong: name })) ?? [],
    TTKhac: extraValues(line.extras),
  };
}

type TextElements = { [Field in LineText as (typeof LINE_FIELDS)[Field]['element']]: string | null };

function textElements(line: InvoiceLine): TextElements {
  const of_fields = LINE_TEXTS.map((field) => [LINE_FIELDS[field].element, line[field] ?? null]);
  return Object.fromEntries(of_fields) as TextElements;
}

export function lineContent(value: Partial<LineValue>): InvoiceLine {
  const kind = lineKindOf(value.TChat ?? '');
  const line: InvoiceLine = {
    ...NO_LINE_FIELDS,
    kind,
    ...eachOf(LINE_TEXTS, (field) => value[LINE_FIELDS[field].element] ?? null),
    name: value.THHDVu ?? '',
    quantity: value.SLuong ?? null,
    unit_price: value.DGia ?? null,
    discount_rate: value.TLCKhau ?? null,
    discount_amount: value.STCKhau ?? null,
    amount: null,
    vat_rate: readVatRate(value.TSuat ?? ''),
    ...(value.TChat === SPECIAL_GOODS_CODE ? { special: specialFields(value) } : {}),
    ...given({ extras: extraFields(value.TTKhac) }),
  };
  const stated = { ...line, amount: value.ThTien ?? null };
  return isAmountTyped(stated) ? stated : line;
}

/** Fields of a kind of goods that the format does not have are passed over. */
function specialFields({ TTHHDTrung = [] }: Partial<LineValue>): readonly SpecialField[] {
  return TTHHDTrung.flatMap(({ DLieu, LHHDTrung, TTruong }) => {
    const goods = SPECIAL_GOODS.find((kind) => kind === LHHDTrung);
    return goods === undefined ? [] : [{ goods, name: TTruong, value: DLieu }];
  });
}

/** Tính chất (TChat) as the format writes it. */
const LINE_KIND_CODES = {
  goods: '1',
  promotion: '2',
  discount: '3',
  note: '4',
} as const satisfies Record<InvoiceLineKind, string>;

/** Hàng hóa đặc trưng: goods with fields of their own (TTHHDTrung), since 2.1.0. */
const SPECIAL_GOODS_CODE = '5';

/** The kind of a TChat; special goods are goods, and so is what is none. */
function lineKindOf(code: string): InvoiceLineKind {
  return knownKind(code) ?? 'goods';
}

function knownKind(code: string): InvoiceLineKind | undefined {
  return (['goods', 'promotion', 'discount', 'note'] as const).find((kind) => LINE_KIND_CODES[kind] === code);
}

/** Whether a TChat is one of the format. */
export function isLineKindCode(code: string): boolean {
  return code === SPECIAL_GOODS_CODE || knownKind(code) !== undefined;
}
