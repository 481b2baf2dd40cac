import type { ErrorScope, ErrorText } from '#domain/rules/error-codes.table.ts';
import { errorHelp } from '#domain/rules/error-codes.ts';
import type { ErrorHelp } from '#domain/rules/error-codes.ts';
import type { OperationId } from '#generated/operations.ts';
import { label } from '#src/language/language.ts';
import { serverSaid } from '#src/wording/desk/server-said.ts';
import type { ActionPages, Reason } from './document-kind.ts';

/** The transmission provider's refusals come under this code of ours, its own in front of its words. */
const BY_PROVIDER = 'provider_refused';
const CODE_IN_FRONT = /^([A-Z]+:?\d+)\b[\s:.–-]*/;

/**
 * What a reason means and what to do about it, by its list of codes; the operator's words (`given`) come before the
 * program's, null where there are none. An unknown code keeps the authority's own words.
 */
export function refusalHelp(
  scope: ErrorScope | undefined,
  reason: Reason,
  given: readonly ErrorText[] = [],
): ErrorHelp | null {
  const { code, message } = reason;
  if (code === BY_PROVIDER) {
    return errorHelp(
      { code: CODE_IN_FRONT.exec(message)?.[1] ?? '', text: message, remedy: null },
      'provider',
      given,
    );
  }
  return scope === undefined ? null : errorHelp({ code, text: message, remedy: null }, scope, given);
}

/** The giver's code, with its words where ours are shown in their place; null where no one outside gave the reason. */
export function originalOf(
  { code, message }: Reason,
  help: ErrorHelp | null,
): { code: string; words: string } | null {
  if (help === null) return null;
  if (code === BY_PROVIDER) return help.known ? { code: '', words: message } : null;
  return { code, words: help.known ? message : '' };
}

const END_OF_FIRST = /^(.+?[.;!?])\s+(.+)$/s;
const ended = (sentence: string) => (/[.!?…]$/.test(sentence) ? sentence : `${sentence}.`);

/** What is the matter and what to do. Of a reason in the giver's words only, its first sentence and what follows it. */
export function causeAndFix(reason: Reason, help: ErrorHelp | null): { cause: string; fix: string } {
  if (help?.known === true) return { cause: label(help.cause), fix: label(help.fix) };
  const words = serverSaid.of(help === null ? reason.message : help.cause).trim();
  const [, first = words, rest = ''] = END_OF_FIRST.exec(words) ?? [];
  return { cause: ended(first), fix: rest === '' ? '' : ended(rest) };
}

export type NextStep = 'correct' | 'send_again' | 'wait';

/**
 * What a refused document offers on its own page: of a code we know to mean that it has been sent or is being looked at, to see what was
 * sent; of one that only has to be sent again, that; of all others, to correct and sign it.
 */
export function nextStep(helps: readonly (ErrorHelp | null)[]): NextStep {
  const known = helps.filter((help) => help?.known === true);
  if (known.some((help) => help?.action === 'look_up')) return 'wait';
  return helps.length > 0 && helps.every((help) => help?.known === true && help.action === 'send_again')
    ? 'send_again'
    : 'correct';
}

type Elsewhere = { href: string; operation: OperationId; button: string };

/** What known reasons call for on other pages, each once. */
export function elsewhereOf(pages: ActionPages, helps: readonly (ErrorHelp | null)[]): Elsewhere[] {
  const actions = new Map(
    helps.flatMap((help) => (help?.known === true ? [[help.action, help.button] as const] : [])),
  );
  return [...actions].flatMap(([action, button]) => {
    const page = pages[action];
    return page === undefined ? [] : [{ ...page, button: label(button) }];
  });
}
