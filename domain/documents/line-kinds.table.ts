import type { InvoiceLineKind } from '../invoice/content.ts';

/** Tính chất (TChat) as the format writes it. */
export const LINE_KIND_CODES = {
  goods: '1',
  promotion: '2',
  discount: '3',
  note: '4',
} as const satisfies Record<InvoiceLineKind, string>;

/** The kind of a TChat; what this product does not issue (5, special goods) is read as goods. */
export function lineKindOf(code: string): InvoiceLineKind {
  const found = (['goods', 'promotion', 'discount', 'note'] as const).find(
    (kind) => LINE_KIND_CODES[kind] === code,
  );
  return found ?? 'goods';
}
