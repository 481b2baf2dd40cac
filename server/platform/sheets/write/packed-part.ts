import { constants, crc32, deflateRawSync } from 'node:zlib';

/** Text gathered before it is compressed. */
const PIECE = 256 * 1024;
const LAST_BLOCK = deflateRawSync(Buffer.alloc(0));

/**
 * A part of the archive that is built while another one is being sent: kept compressed, a piece at a time, so that a hundred
 * thousand notes take a few megabytes.
 */
export class PackedPart {
  #text = '';
  #crc = 0;
  #size = 0;
  #pieces: Buffer[] = [];

  /** A whole part from its text. */
  static of(text: string): PackedPart {
    const part = new PackedPart();
    part.add(text);
    return part;
  }

  add(text: string): void {
    this.#text += text;
    if (this.#text.length >= PIECE) this.#pack();
  }

  /** The checksum and size of the text in bytes, and its compressed bytes. To be asked once, at the end. */
  finish(): { crc: number; size: number; bytes: Buffer } {
    this.#pack();
    return { crc: this.#crc, size: this.#size, bytes: Buffer.concat([...this.#pieces, LAST_BLOCK]) };
  }

  #pack(): void {
    if (this.#text === '') return;
    const bytes = Buffer.from(this.#text);
    this.#text = '';
    this.#crc = crc32(bytes, this.#crc);
    this.#size += bytes.length;
    // A flushed piece ends at a byte without closing the stream, so the next one may simply follow.
    this.#pieces.push(deflateRawSync(bytes, { level: 6, finishFlush: constants.Z_FULL_FLUSH }));
  }
}
