import { SheetFailure } from '../failure.ts';
import type { Archive } from './archive.ts';
import { addedText, readCellText, readTagsAndTexts, refuseLongText } from './xml.ts';

const FIRST_SIZE = 64 * 1024;
const FIRST_COUNT = 1_024;
/** Texts that stay decoded: the few that come again and again. */
const DECODED = 8_192;

/** The texts that cells share, as UTF-8 in one piece of memory: a million small strings would take several times as much. */
export class SharedTexts {
  #bytes = Buffer.allocUnsafe(FIRST_SIZE);
  #ends = new Uint32Array(FIRST_COUNT);
  #count = 0;
  #used = 0;
  #decoded = new Array<string | undefined>(DECODED);
  #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  add(text: string): void {
    const needed = this.#used + text.length * 3;
    if (needed > this.#bytes.length) this.#grow(needed);
    this.#used += this.#bytes.write(text, this.#used);
    if (this.#used > this.#limit)
      throw new SheetFailure('file_too_large', 'too many shared texts', { limit: this.#limit });
    if (this.#count === this.#ends.length) {
      const ends = new Uint32Array(this.#count * 2);
      ends.set(this.#ends);
      this.#ends = ends;
    }
    this.#ends[this.#count] = this.#used;
    this.#count += 1;
  }

  /** Null where there is none of that number. */
  at(index: number): string | null {
    if (!(index >= 0 && index < this.#count)) return null;
    const known = index < DECODED ? this.#decoded[index] : undefined;
    if (known !== undefined) return known;
    const from = index === 0 ? 0 : this.#ends[index - 1];
    const text = this.#bytes.toString('utf8', from, this.#ends[index]);
    if (index < DECODED) this.#decoded[index] = text;
    return text;
  }

  #grow(needed: number): void {
    const bytes = Buffer.allocUnsafe(Math.max(needed, this.#bytes.length * 2));
    this.#bytes.copy(bytes, 0, 0, this.#used);
    this.#bytes = bytes;
  }
}

/** Runs of one text joined; how it is pronounced (Japanese) left out. */
export async function readSharedTexts(archive: Archive, name: string, limit: number): Promise<SharedTexts> {
  const texts = new SharedTexts(limit);
  let text = '';
  let in_text = false;
  let spoken = 0;
  await readTagsAndTexts(archive, name, {
    open(tag) {
      if (tag === 'si') text = '';
      if (tag === 'rPh') spoken += 1;
      if (tag === 't') in_text = spoken === 0;
    },
    text(piece) {
      if (in_text) text = addedText(text, piece);
    },
    close(tag) {
      if (tag === 't') in_text = false;
      if (tag === 'rPh') spoken -= 1;
      if (tag !== 'si') return;
      const read = readCellText(text);
      refuseLongText(read);
      texts.add(read);
    },
  });
  return texts;
}
