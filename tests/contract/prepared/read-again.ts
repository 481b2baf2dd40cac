import { TOLD_ONCE } from '../exceptions.table.ts';

/** An answer that made something, as it reads from then on. */
export function asReadAgain(body: unknown): unknown {
  const blank = (name: string, value: unknown): unknown => (TOLD_ONCE.includes(name) ? null : value);
  return JSON.parse(JSON.stringify(body), blank);
}
