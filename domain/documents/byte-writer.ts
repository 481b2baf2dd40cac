import { escapeAttribute } from './canonical-xml.ts';
import { encodeUtf8 } from './utf8.ts';

/** Eight ASCII bytes, carried as one number: with a last byte below 0x7F it is never NaN, whose bits may change. */
const WORD = 8;
const FIRST_ROOM = 8192;
const MOST_SPARED = 1024 * 1024;
/** One writer is open while another writes a part of its own: seldom more. */
const MOST_SPARES = 4;
const NOTHING = new Uint8Array(0);
/** The longest that one UTF-16 unit becomes: `&amp;`. */
const MOST_BYTES_A_UNIT = 5;

const PLAIN_VALUE = /^[\w.-]*$/;

const ESCAPED: Readonly<Record<number, Uint8Array>> = {
  0x26: asciiBytes('&amp;'),
  0x3c: asciiBytes('&lt;'),
  0x3e: asciiBytes('&gt;'),
  0x0d: asciiBytes('&#xD;'),
};

/** A tag ready to be written: where its bytes (ASCII) stand in `words`, as little-endian words, zeros behind the last. */
export type Tag = { readonly from: number; readonly to: number; readonly length: number };

/** The words of all tags, one behind the other: together they stay in the processor's cache. */
let words = new Float64Array(1024);
let used = 0;

export function tagOf(bytes: Uint8Array): Tag {
  const { length } = bytes;
  const from = used;
  used += Math.ceil(length / WORD);
  if (used > words.length) {
    const more = new Float64Array(words.length + used);
    more.set(words);
    words = more;
  }
  const padded = new Uint8Array((used - from) * WORD);
  padded.set(bytes);
  const view = new DataView(padded.buffer);
  for (let at = from; at < used; at += 1) words[at] = view.getFloat64((at - from) * WORD, true);
  return { from, to: used, length };
}

/** The buffers of writers before, whose pages are there already: whoever takes one takes it away. */
const spares: Uint8Array<ArrayBuffer>[] = [];

/**
 * Canonical XML on its way into one buffer: each text is escaped and encoded as UTF-8 in a single pass. Joining strings
 * and encoding them afterwards takes three times as long, most of it for the joined string.
 */
export class ByteWriter {
  private bytes = spares.pop() ?? new Uint8Array(FIRST_ROOM);
  private view = new DataView(this.bytes.buffer);
  private length = 0;

  tag(tag: Tag): void {
    this.need(roomOf(tag));
    this.length = putTag(this.view, this.length, tag);
  }

  /** Bytes as they are. */
  raw(part: Uint8Array): void {
    this.need(part.length);
    this.bytes.set(part, this.length);
    this.length += part.length;
  }

  /** An element of a number or a date: ASCII without anything to escape. Whether it is of digits only, which the writer sees anyway. */
  plainElement(open: Tag, text: string, close: Tag): boolean {
    this.need(roomOf(open) + text.length + roomOf(close));
    const { bytes, view } = this;
    let at = putTag(view, this.length, open);
    let all_digits = true;
    for (let from = 0; from < text.length; from += 1) {
      const unit = text.charCodeAt(from);
      bytes[at++] = unit;
      if (unit < 0x30 || unit > 0x39) all_digits = false;
    }
    this.length = putTag(view, at, close);
    return all_digits;
  }

  /** An element of any text. False for a character that XML 1.0 does not have: what was written is then no document. */
  textElement(open: Tag, text: string, close: Tag): boolean {
    this.need(roomOf(open) + text.length * MOST_BYTES_A_UNIT + roomOf(close));
    const { bytes, view } = this;
    let at = putTag(view, this.length, open);
    for (let from = 0; from < text.length; from += 1) {
      const unit = text.charCodeAt(from);
      if (isPlainAscii(unit)) bytes[at++] = unit;
      else if (unit < 0x80) {
        if (isControl(unit)) return false;
        at = this.special(unit, at);
      } else if (unit < 0x800) {
        bytes[at++] = 0xc0 | (unit >> 6);
        bytes[at++] = 0x80 | (unit & 0x3f);
      } else if (isWhole(unit)) {
        bytes[at++] = 0xe0 | (unit >> 12);
        bytes[at++] = 0x80 | ((unit >> 6) & 0x3f);
        bytes[at++] = 0x80 | (unit & 0x3f);
      } else {
        const character = text.codePointAt(from) ?? 0;
        if (character < 0x10000) return false;
        at = this.pair(character, at);
        from += 1;
      }
    }
    this.length = putTag(view, at, close);
    return true;
  }

  /** The value of an attribute, between what stands before it and behind it. Ids are plain, nearly all of them. */
  attribute(before: Tag, value: string, behind: Tag): void {
    if (PLAIN_VALUE.test(value)) this.plainElement(before, value, behind);
    else {
      this.tag(before);
      this.raw(encodeUtf8(escapeAttribute(value)));
      this.tag(behind);
    }
  }

  /** How many bytes are written. */
  get place(): number {
    return this.length;
  }

  /** What was written from there on, as it stands: to be read before anything else is written. */
  since(place: number): Uint8Array {
    return this.bytes.subarray(place, this.length);
  }

  /** What was written; the writer is of no further use. */
  written(): Uint8Array {
    const written = this.bytes.slice(0, this.length);
    if (this.bytes.length <= MOST_SPARED && spares.length < MOST_SPARES) spares.push(this.bytes);
    this.bytes = NOTHING;
    return written;
  }

  private special(unit: number, at: number): number {
    const escaped = ESCAPED[unit];
    if (escaped !== undefined) {
      this.bytes.set(escaped, at);
      return at + escaped.length;
    }
    this.bytes[at] = unit;
    return at + 1;
  }

  /** A character beyond U+FFFF, two units of the text. */
  private pair(character: number, at: number): number {
    const { bytes } = this;
    bytes[at] = 0xf0 | (character >> 18);
    bytes[at + 1] = 0x80 | ((character >> 12) & 0x3f);
    bytes[at + 2] = 0x80 | ((character >> 6) & 0x3f);
    bytes[at + 3] = 0x80 | (character & 0x3f);
    return at + 4;
  }

  private need(room: number): void {
    if (this.length + room > this.bytes.length) this.grow(room);
  }

  private grow(by: number): void {
    const larger = new Uint8Array(Math.max(this.bytes.length * 2, this.length + by));
    larger.set(this.bytes.subarray(0, this.length));
    this.bytes = larger;
    this.view = new DataView(larger.buffer);
  }
}

function roomOf({ from, to }: Tag): number {
  return (to - from) * WORD;
}

/** A word at a time: tags are half of an invoice. What is written behind the end is overwritten by what follows. */
function putTag(view: DataView, start: number, { from, to, length }: Tag): number {
  let at = start;
  for (let word = from; word < to; word += 1) {
    view.setFloat64(at, words[word] ?? 0, true);
    at += WORD;
  }
  return start + length;
}

/** Letters, digits and all but a few signs: what most texts are made of. */
function isPlainAscii(unit: number): boolean {
  return unit > 0x3e ? unit < 0x80 : unit > 0x26 ? unit < 0x3c || unit === 0x3d : unit > 0x1f && unit < 0x26;
}

/** A character of one unit: no half of a surrogate pair, not U+FFFE or U+FFFF. */
function isWhole(unit: number): boolean {
  return unit < 0xd800 || (unit >= 0xe000 && unit < 0xfffe);
}

/** No character of XML: all below the space but tab and line ends. */
function isControl(unit: number): boolean {
  return unit < 0x20 && unit !== 0x09 && unit !== 0x0a && unit !== 0x0d;
}

function asciiBytes(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
