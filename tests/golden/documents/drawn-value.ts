import type { Content } from '#domain/documents/format/content.ts';
import {
  contentIn,
  needIn,
  type AnyFields,
  type AnyNode,
  type AnyValue,
  type DocumentFormat,
  type DocumentValue,
  type Fields,
} from '#domain/documents/format/nodes.ts';
import type { FormatVersion } from '#domain/rules/particulars/format-versions.table.ts';

/** How a value is drawn: every element that the version has, any of them, every one at its limit, or only what must be. */
export type Manner = 'whole' | 'some' | 'longest' | 'least';

/** A number from 0 up to 1, the next of a row that the seed fixes. */
type Chance = () => number;

/** mulberry32: small, and the same everywhere. */
export function chance(seed: number): Chance {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A value that the format takes, drawn from its table: whatever format, whatever version. */
export function drawnValue<D extends DocumentFormat>(
  format: D,
  version: FormatVersion,
  next: Chance,
  manner: Manner,
): DocumentValue<D> {
  return drawnFields(format.fields, { version, next, manner }) as DocumentValue<D>;
}

type Draw = { version: FormatVersion; next: Chance; manner: Manner };

function drawnFields(fields: Fields, draw: Draw): AnyFields {
  return Object.fromEntries(Object.entries(fields).map(([name, node]) => [name, drawnNode(node, draw)]));
}

function drawnNode(node: AnyNode, draw: Draw): AnyValue {
  const need = needIn(node.need, draw.version);
  const isThere = need !== null && (need === 'R' || wanted(draw));
  if (node.node === 'list') {
    const most = draw.manner === 'least' ? 1 : 3;
    const count = isThere ? 1 + Math.floor(draw.next() * most) : 0;
    return Array.from({ length: Math.min(count, node.most) }, () => drawnFields(node.fields, draw));
  }
  if (!isThere) return null;
  if (node.node === 'leaf') return drawnText(contentIn(node.content, draw.version), draw);
  const drawn = drawnFields(node.fields, draw);
  return need !== 'R' && Object.values(drawn).every(isNothing) ? null : drawn;
}

function wanted({ manner, next }: Draw): boolean {
  if (manner === 'some') return next() < 0.5;
  return manner !== 'least';
}

function isNothing(value: AnyValue): boolean {
  return value === null || (Array.isArray(value) && value.length === 0);
}

function drawnText(content: Content, draw: Draw): string {
  switch (content.kind) {
    case 'text':
      return drawnCharacters(drawnLength(content.most, draw), draw.next);
    case 'digits':
      return `${1 + Math.floor(draw.next() * 9)}${drawnDigits(drawnLength(content.most, draw) - 1, draw.next)}`;
    case 'decimal':
      return drawnDecimal(content, draw);
    case 'date':
      return drawnDate(draw.next);
    case 'time':
      return `${drawnDate(draw.next)}T${two(23, draw.next)}:${two(59, draw.next)}:${two(59, draw.next)}`;
    case 'choice':
      return content.values[Math.floor(draw.next() * content.values.length)] ?? '';
  }
}

/** What XML escapes or changes when it may, what is not seen, what takes two units or four bytes, what looks like markup. */
const HOSTILE = [
  ...'&<>"\'\r\n\t ',
  ']]>',
  '<!--',
  '&amp;',
  '&#xD;',
  '\u00a0',
  '\u0085',
  '\u2028',
  '\u200b',
  '\u200d',
  '\ufeff',
  '\ufffd',
  '😀',
  '𝒳',
  'ễ',
  'e\u0302\u0303',
  'Đ',
];
const ORDINARY = [...'abcxyzABC0129', 'ơ', 'ư', 'ạ', 'ố', ' '];

/** So many characters, not units; never white space alone, which says nothing. */
function drawnCharacters(length: number, next: Chance): string {
  const drawn: string[] = ['x'];
  while (drawn.length < length) {
    const among = next() < 0.4 ? HOSTILE : ORDINARY;
    drawn.push(...(among[Math.floor(next() * among.length)] ?? ''));
  }
  return drawn.slice(0, length).reverse().join('');
}

function drawnLength(most: number, { manner, next }: Draw): number {
  return manner === 'longest' ? most : 1 + Math.floor(next() * Math.min(most, 24));
}

function drawnDecimal({ digits, decimals }: Extract<Content, { kind: 'decimal' }>, draw: Draw): string {
  const { manner, next } = draw;
  const sign = next() < 0.2 ? '-' : '';
  const fraction = manner === 'longest' ? decimals : Math.floor(next() * (decimals + 1));
  const room = digits - fraction;
  const whole = manner === 'longest' ? room : Math.floor(next() * Math.min(room, 12));
  const before = whole === 0 ? '0' : `${1 + Math.floor(next() * 9)}${drawnDigits(whole - 1, next)}`;
  return sign + before + (fraction === 0 ? '' : `.${drawnDigits(fraction, next)}`);
}

function drawnDigits(count: number, next: Chance): string {
  return Array.from({ length: count }, () => String(Math.floor(next() * 10))).join('');
}

function drawnDate(next: Chance): string {
  return `20${two(99, next)}-${two(11, next, 1)}-${two(27, next, 1)}`;
}

/** Two digits from `least` to `least + most`. */
function two(most: number, next: Chance, least = 0): string {
  return String(least + Math.floor(next() * (most + 1))).padStart(2, '0');
}
