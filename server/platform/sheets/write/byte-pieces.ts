/** Bytes handed on at a time. */
const PIECE = 128 * 1024;
/** UTF-8 needs at most three bytes for a UTF-16 unit. */
const MAX_BYTES = 3;

/**
 * Gathers texts into pieces of bytes. Each row is encoded while it is young: kept together as one long string, the rows would
 * outlive two collections of garbage and take several times their size.
 */
export class BytePieces {
  #piece = Buffer.allocUnsafeSlow(PIECE);
  #used = 0;

  /** Answers a full piece when there is one, which is no longer touched. */
  add(text: string): Buffer | null {
    const needed = text.length * MAX_BYTES;
    const full = this.#used > 0 && needed > PIECE - this.#used ? this.rest() : null;
    if (needed > this.#piece.length) this.#piece = Buffer.allocUnsafeSlow(needed);
    this.#used += this.#piece.write(text, this.#used);
    return full;
  }

  /** What has been gathered since the last piece. */
  rest(): Buffer {
    const bytes = this.#piece.subarray(0, this.#used);
    this.#piece = Buffer.allocUnsafeSlow(PIECE);
    this.#used = 0;
    return bytes;
  }
}
