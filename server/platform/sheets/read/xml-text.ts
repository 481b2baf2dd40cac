import { SheetFailure } from '../failure.ts';

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const ENTITY = /&([^;&]{0,12});?/g;
const LAST_CODE_POINT = 0x10ffff;

/** Text with its entities and line ends read; another entity than the five of XML fails as `unsafe`. */
export function readXmlText(text: string): string {
  const lines = text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
  return lines.includes('&') ? lines.replace(ENTITY, entity) : lines;
}

/** Text of a cell: what Excel writes as _x000D_ as well. */
export function readCellText(text: string): string {
  const read = readXmlText(text);
  if (!read.includes('_x')) return read;
  return read.replace(/_x([0-9A-Fa-f]{4})_/g, (_all, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

/** The value of an attribute (its name as written, prefix included); null where it is not there. */
export function attributeOf(attributes: string, name: string): string | null {
  const from = attributes.indexOf(` ${name}="`);
  if (from === -1) return ODD.test(attributes) ? oddAttribute(attributes, name) : null;
  const value = from + name.length + 3;
  const end = attributes.indexOf('"', value);
  const text = attributes.slice(value, end);
  return text.includes('&') ? readXmlText(text) : text;
}

/** Written with other quotes, or with spaces where nobody writes them. */
const ODD = /['\t\r\n]|\s=|=\s/;

function oddAttribute(attributes: string, name: string): string | null {
  for (const [, found, double, single] of attributes.matchAll(/([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)) {
    if (found === name) return readXmlText(double ?? single ?? '');
  }
  return null;
}

function entity(all: string, name: string): string {
  const named = NAMED[name];
  if (named !== undefined) return named;
  const code = /^#x[0-9a-fA-F]+$/.test(name)
    ? Number.parseInt(name.slice(2), 16)
    : /^#\d+$/.test(name)
      ? Number(name.slice(1))
      : Number.NaN;
  if (!(code <= LAST_CODE_POINT)) throw new SheetFailure('unsafe', `an unknown entity: ${all}`);
  return String.fromCodePoint(code);
}
