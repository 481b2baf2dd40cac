import { errorHelp } from '#domain/rules/error-codes.ts';
import type { ErrorHelp } from '#domain/rules/error-codes.ts';
import type { ErrorScope } from '#domain/rules/error-codes.table.ts';
import type { Reason } from './document-kind.ts';

/** The transmission provider's refusals come under this code of ours, its own in front of its words. */
const BY_PROVIDER = 'provider_refused';
const CODE_IN_FRONT = /^([A-Z]+:?\d+)\b[\s:.–-]*/;

/**
 * What a reason means and what to do about it, by the list of codes it stands in; null where no one outside gave it. An unknown
 * code is told in the authority's own words, which hold its advice already.
 */
export function refusalHelp(scope: ErrorScope | undefined, reason: Reason): ErrorHelp | null {
  const { code, message } = reason;
  if (code === BY_PROVIDER) {
    return errorHelp(
      { code: CODE_IN_FRONT.exec(message)?.[1] ?? '', text: message, remedy: null },
      'provider',
    );
  }
  return scope === undefined ? null : errorHelp({ code, text: message, remedy: null }, scope);
}

/** The giver's code, with its words where ours are told in their place; empty where no one outside gave the reason. */
export function originalOf({ code, message }: Reason, help: ErrorHelp | null): string {
  if (help === null) return '';
  if (code === BY_PROVIDER) return help.known ? message : '';
  return help.known ? `${code}: ${message}` : code;
}

export type NextStep = 'correct' | 'send_again' | 'wait';

/**
 * What a refused document offers: of a code we know to mean that it has been sent or is being looked at, to see what was sent; of one that only
 * has to be sent again, that; of all others, to correct and sign it.
 */
export function nextStep(helps: readonly (ErrorHelp | null)[]): NextStep {
  const known = helps.filter((help) => help?.known === true);
  if (known.some((help) => help?.action === 'look_up')) return 'wait';
  return helps.length > 0 && helps.every((help) => help?.known === true && help.action === 'send_again')
    ? 'send_again'
    : 'correct';
}
