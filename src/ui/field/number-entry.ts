/**
 * What a numeric field takes: `decimal` (minus, digits, a dot, at most 6 decimals), `integer` (minus and digits),
 * `currency` (digits and a dot, commas between thousands put in while typing). Spec point 5.
 */
export type NumberKind = 'decimal' | 'integer' | 'currency';

/** Most decimals a decimal input takes (spec points 5 and 9). */
export const maxDecimals = 6;

const keys = {
  decimal: /^[0-9+\-.,eE]$/,
  integer: /^[0-9+\-.,eE]$/,
  currency: /^[0-9.,]$/,
} satisfies Record<NumberKind, RegExp>;

/** Whether a key may reach the field at all: named keys (Tab, ArrowUp...) always, characters by kind. */
export function acceptsKey(kind: NumberKind, key: string): boolean {
  return key.length > 1 || keys[kind].test(key);
}

function pattern(kind: NumberKind, decimals: number): RegExp {
  const sign = kind === 'currency' ? '' : '-?';
  const fraction =
    kind === 'integer' || decimals === 0 ? '' : `(\\.\\d{0,${Math.min(decimals, maxDecimals)}})?`;
  return new RegExp(`^${sign}\\d*${fraction}$`);
}

/**
 * The text as kept while typing, without separators, or null when the field must not take it. In a field without
 * decimals a dot or comma before exactly three digits is a group, so a pasted `1.500` is 1500 and `1.5` is refused.
 */
export function readEntry(kind: NumberKind, text: string, decimals: number = maxDecimals): string | null {
  const bare = text.trim().replace('−', '-');
  if ((kind === 'integer' || decimals === 0) && /^-?\d{1,3}([.,]\d{3})+$/.test(bare)) {
    return readEntry(kind, bare.replace(/[.,]/g, ''), decimals);
  }
  const entry = kind === 'currency' ? bare.replaceAll(',', '') : bare;
  return pattern(kind, decimals).test(entry) ? entry : null;
}

/** The text shown for an entry: currency with commas between thousands, the others as typed. */
export function showEntry(kind: NumberKind, entry: string): string {
  if (kind !== 'currency') return entry;
  const [whole = '', ...fraction] = entry.split('.');
  return [whole.replace(/\B(?=(\d{3})+$)/g, ','), ...fraction].join('.');
}

/** The decimal string an entry stands for: `-` and `.` stand for nothing, `12.` for 12, `.5` for 0.5. */
export function valueOfEntry(entry: string): string {
  if (!/\d/.test(entry)) return '';
  return entry
    .replace(/\.$/, '')
    .replace(/^(-?)\./, '$10.')
    .replace(/^(-?)0+(?=\d)/, '$1');
}

/** Where the caret belongs in `shown` so that as many characters other than commas stand before it as stood before. */
export function caretAfterGrouping(before: string, shown: string): number {
  let wanted = before.replaceAll(',', '').length;
  let caret = 0;
  while (wanted > 0 && caret < shown.length) {
    if (shown[caret] !== ',') wanted -= 1;
    caret += 1;
  }
  return caret;
}
