import { randomInt } from 'node:crypto';

/** Crockford's base 32: no I, L, O, U, so that a code can be read out on the telephone. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Mã lỗi: seven letters by chance with a dash, `E7-K3QD9`. */
export function newReportCode(): string {
  const letters = Array.from({ length: 7 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `${letters.slice(0, 2)}-${letters.slice(2)}`;
}
