import { escapeAttribute } from './canonical-xml.ts';
import { encodeUtf8 } from './bytes.ts';

const INITIAL_BYTES = 8192;
const MAX_POOLED_BYTES = 1024 * 1024;
/** Seldom more than two writers are open at once. */
const MAX_POOLED = 4;
const NO_BYTES = new Uint8Array(0);
/** The longest that one UTF-16 unit becomes: `&amp;`. */
const MAX_BYTES_PER_UNIT = 5;

const PLAIN_VALUE = /^[\w.-]*$/;

const ESCAPED: Readonly<Record<number, Uint8Array>> = {
  0x26: encodeUtf8('&amp;'),
  0x3c: encodeUtf8('&lt;'),
  0x3e: encodeUtf8('&gt;'),
  0x0d: encodeUtf8('&#xD;'),
};

/** Buffers of earlier writers, to be used again: memory that is touched already is written faster. */
const pool: Uint8Array<ArrayBuffer>[] = [];

/**
 * Writes canonical XML into one buffer; tags are ready bytes, and each text is escaped and encoded as UTF-8 in a single pass.
 * Joining strings and encoding them afterwards takes three times as long, most of it for the joined string.
 */
export class ByteWriter {
  private bytes = pool.pop() ?? new Uint8Array(INITIAL_BYTES);
  private length = 0;

  /** Bytes as they are. */
  raw(part: Uint8Array): void {
    this.need(part.length);
    this.bytes.set(part, this.length);
    this.length += part.length;
  }

  /** An element of a number or a date: ASCII without anything to escape. Returns whether the text has digits only. */
  plainElement(open: Uint8Array, text: string, close: Uint8Array): boolean {
    this.need(open.length + text.length + close.length);
    const { bytes } = this;
    let at = put(bytes, this.length, open);
    let all_digits = true;
    for (let from = 0; from < text.length; from += 1) {
      const unit = text.charCodeAt(from);
      bytes[at++] = unit;
      if (unit < 0x30 || unit > 0x39) all_digits = false;
    }
    this.length = put(bytes, at, close);
    return all_digits;
  }

  /** An element of any text. False when the text has a character that XML 1.0 does not have: the bytes written are then no document. */
  textElement(open: Uint8Array, text: string, close: Uint8Array): boolean {
    this.need(open.length + text.length * MAX_BYTES_PER_UNIT + close.length);
    const { bytes } = this;
    let at = put(bytes, this.length, open);
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
    this.length = put(bytes, at, close);
    return true;
  }

  /** The value of an attribute, with the bytes before it and behind it. Nearly all Ids are plain. */
  attribute(before: Uint8Array, value: string, behind: Uint8Array): void {
    if (PLAIN_VALUE.test(value)) this.plainElement(before, value, behind);
    else {
      this.raw(before);
      this.raw(encodeUtf8(escapeAttribute(value)));
      this.raw(behind);
    }
  }

  /** How many bytes are written. */
  get place(): number {
    return this.length;
  }

  /** The bytes written since a place, not copied: read them before anything else is written. */
  since(place: number): Uint8Array {
    return this.bytes.subarray(place, this.length);
  }

  /** A copy of what was written; the writer must not be used afterwards. */
  written(): Uint8Array {
    const written = this.bytes.slice(0, this.length);
    if (this.bytes.length <= MAX_POOLED_BYTES && pool.length < MAX_POOLED) pool.push(this.bytes);
    this.bytes = NO_BYTES;
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
  }
}

/** Byte by byte: for a tag, which is short, quicker than `set`. Gives the place behind it. */
function put(bytes: Uint8Array, start: number, tag: Uint8Array): number {
  let at = start;
  for (let from = 0; from < tag.length; from += 1) bytes[at++] = tag[from] ?? 0;
  return at;
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
