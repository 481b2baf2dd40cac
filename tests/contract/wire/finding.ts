import { seed } from '../target/seed.ts';
import { curlOf, shownAnswer } from './curl.ts';
import type { Exchange } from './perform.ts';

const SHOWN = 600;

/** What is wrong with an answer, with all that is needed to see it again. */
export class Finding extends Error {
  constructor(exchange: Exchange, problem: string) {
    const { operation, request, status } = exchange;
    const text = shownAnswer(exchange);
    super(
      [
        `${operation}: ${problem}`,
        `  answered ${status} ${text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text}`,
        `  seed     ${seed} (again: npm run test:contract -- --seed ${seed})`,
        `  curl     ${curlOf(request)}`,
      ].join('\n'),
    );
    this.name = 'Finding';
  }
}

/** Throws unless what is asked of the exchange holds. */
export function demand(exchange: Exchange, holds: boolean, problem: string): void {
  if (!holds) throw new Finding(exchange, problem);
}
