import { StringDecoder } from 'node:string_decoder';
import { SheetFailure } from '../failure.ts';
import type { Archive } from './archive.ts';
import { MAX_CELL_CHARACTERS, MAX_EXCEL_CHARACTERS } from './limits.ts';

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const ENTITY = /&([^;&]{0,12});?/g;
const LAST_CODE_POINT = 0x10ffff;

/** Text with its entities and line ends read; another entity than the five of XML fails as `unsafe`. */
function readXmlText(text: string): string {
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

/** As it is put together from pieces; nothing that cannot be the text of a cell is kept in memory. */
export function addedText(text: string, piece: string, row?: number): string {
  if (text.length + piece.length > MAX_CELL_CHARACTERS) throw tooLong(MAX_CELL_CHARACTERS, row);
  return text + piece;
}

/** Fails for the text of a cell, once read, that Excel would not hold. */
export function refuseLongText(text: string, row?: number): void {
  if (text.length > MAX_EXCEL_CHARACTERS) throw tooLong(MAX_EXCEL_CHARACTERS, row);
}

function tooLong(limit: number, row: number | undefined): SheetFailure {
  const place = row === undefined ? { limit } : { row, limit };
  return new SheetFailure('cell_too_long', 'the text of a cell does not end', place);
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

/** Whether an attribute says yes. */
export function isOn(attributes: string, name: string): boolean {
  return /^(1|true)$/.test(attributeOf(attributes, name) ?? '');
}

/** Written with other quotes, or with unusual spaces. */
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

/** Told of each piece of a document in its order. Names come without their prefix. */
export type XmlHandler = {
  /** `attributes`: as written, to be asked with `attributeOf`. An empty element is opened and closed. */
  open(name: string, attributes: string): void;
  /** Still with its entities. */
  text(text: string): void;
  close(name: string): void;
};

const CDATA = '<![CDATA[';
const SLASH = 47;
const COLON = 58;
const GREATER = 62;
const QUESTION = 63;
const BANG = 33;

/**
 * Reads the small XML of spreadsheets from pieces of bytes. No document type is let in, so there are no entities but the five of
 * XML. It does not ask whether names match, only whether everything is closed.
 */
export class XmlScan {
  #handler: XmlHandler;
  #decoder: StringDecoder | null = null;
  #rest = '';
  #depth = 0;
  #roots = 0;

  constructor(handler: XmlHandler) {
    this.#handler = handler;
  }

  push(bytes: Buffer): void {
    this.#decoder ??= new StringDecoder(bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf16le' : 'utf8');
    const text = this.#rest + this.#decoder.write(bytes);
    const used = this.#scan(text);
    this.#rest = used === 0 ? text : text.slice(used);
    if (this.#rest.length > MAX_CELL_CHARACTERS)
      throw new SheetFailure('unsafe', 'a single tag or text is too long');
  }

  /** After the last piece. */
  end(): void {
    if (this.#depth !== 0 || this.#roots === 0 || this.#rest.trim() !== '')
      throw new SheetFailure('damaged', 'a document ends too early');
  }

  /** Answers how much was read; a text counts only when the tag behind it is whole. */
  #scan(text: string): number {
    let at = 0;
    for (;;) {
      const open = text.indexOf('<', at);
      if (open === -1) return at;
      const first = text.charCodeAt(open + 1);
      // Most tags are nothing but a name: they are over where it is.
      let name_from = first === SLASH ? open + 2 : open + 1;
      let name_to = name_from;
      let char = text.charCodeAt(name_to);
      while (char > 32 && char !== GREATER && char !== SLASH) {
        name_to += 1;
        if (char === COLON) name_from = name_to;
        char = text.charCodeAt(name_to);
      }
      const end = char === GREATER && first !== BANG ? name_to + 1 : tagEnd(text, open);
      if (end === -1) return at;
      if (open > at && this.#depth > 0) this.#handler.text(text.slice(at, open));
      if (first === SLASH) this.#close(text.slice(name_from, name_to));
      else if (first === BANG) this.#cdata(text, open, end);
      else if (first !== QUESTION) {
        const empty = text.charCodeAt(end - 2) === SLASH;
        this.#open(text.slice(name_from, name_to), text.slice(name_to, empty ? end - 2 : end - 1), empty);
      }
      at = end;
    }
  }

  #open(name: string, attributes: string, empty: boolean): void {
    if (this.#depth === 0) this.#roots += 1;
    this.#handler.open(name, attributes);
    if (empty) this.#handler.close(name);
    else this.#depth += 1;
  }

  #close(name: string): void {
    this.#depth -= 1;
    if (this.#depth < 0) throw new SheetFailure('damaged', 'more is closed than was opened');
    this.#handler.close(name);
  }

  #cdata(text: string, open: number, end: number): void {
    if (text.startsWith(CDATA, open))
      this.#handler.text(text.slice(open + CDATA.length, end - 3).replaceAll('&', '&amp;'));
  }
}

/** Where the tag that begins at `open` is over; -1 when that has not come yet. */
function tagEnd(text: string, open: number): number {
  if (text.charCodeAt(open + 1) === BANG) return specialEnd(text, open);
  let at = open + 1;
  for (;;) {
    const end = text.indexOf('>', at);
    if (end === -1) return -1;
    const quote = openQuote(text, open, end);
    if (quote === '') return end + 1;
    // A value may hold the sign that ends a tag.
    const closed = text.indexOf(quote, end);
    if (closed === -1) return -1;
    at = closed + 1;
  }
}

function specialEnd(text: string, open: number): number {
  const comment = '<!--';
  if (text.startsWith(comment, open)) return after(text, '-->', open + comment.length);
  if (text.startsWith(CDATA, open)) return after(text, ']]>', open + CDATA.length);
  if (text.length - open < CDATA.length) return -1;
  throw new SheetFailure('unsafe', 'a document type in a spreadsheet');
}

/** The quote that is still open at `end`; '' when none is. */
function openQuote(text: string, open: number, end: number): string {
  let quote = 0;
  for (let at = open; at < end; at += 1) {
    const char = text.charCodeAt(at);
    if (quote !== 0) quote = char === quote ? 0 : quote;
    else if (char === 34 || char === 39) quote = char;
  }
  return quote === 0 ? '' : String.fromCharCode(quote);
}

function after(text: string, mark: string, from: number): number {
  const found = text.indexOf(mark, from);
  return found === -1 ? -1 : found + mark.length;
}

/** Gives a handler the tags and texts of a whole document of the archive. */
export async function readTagsAndTexts(archive: Archive, name: string, handler: XmlHandler): Promise<void> {
  const scan = new XmlScan(handler);
  for await (const bytes of archive.unpack(name)) scan.push(bytes);
  scan.end();
}

/** Gives a function the tags of a document that has everything in attributes. */
export function readTags(
  archive: Archive,
  name: string,
  open: (name: string, attributes: string) => void,
  close: (name: string) => void = () => undefined,
): Promise<void> {
  return readTagsAndTexts(archive, name, { open, close, text: () => undefined });
}
