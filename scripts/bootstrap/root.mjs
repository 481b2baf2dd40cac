import { fileURLToPath } from 'node:url';

/** The checkout, wherever npm was called from. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** One line for the person at the terminal, in both languages. */
export function say(vietnamese, english) {
  process.stderr.write(`» ${vietnamese} / ${english}\n`);
}

/** A failure that needs no stack trace. */
export class Stop extends Error {}

/** Ends the process as `Stop` wants it; other errors keep their trace. */
export function endWith(error) {
  console.error(error instanceof Stop ? error.message : error);
  process.exit(1);
}
