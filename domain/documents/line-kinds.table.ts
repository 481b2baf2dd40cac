import type { InvoiceLineKind } from '../invoice/content.ts';

/** Tính chất (TChat) as the format writes it. */
export const LINE_KIND_CODES = {
  goods: '1',
  promotion: '2',
  discount: '3',
  note: '4',
} as const satisfies Record<InvoiceLineKind, string>;

/** Hàng hóa đặc trưng: goods with fields of their own (TTHHDTrung), since 2.1.0. */
export const SPECIAL_GOODS_CODE = '5';

/** The kind of a TChat; special goods are goods. */
export function lineKindOf(code: string): InvoiceLineKind {
  const found = (['goods', 'promotion', 'discount', 'note'] as const).find(
    (kind) => LINE_KIND_CODES[kind] === code,
  );
  return found ?? 'goods';
}
