import type { Refusal } from '../../refusals.ts';
import { refuse } from '../../refusals.ts';
import { unprintableLetters } from '../../print/font-coverage.ts';
import { rowsOn } from '../../rules/dated.ts';
import type { IssuingWarningCode } from '../../rules/issuing-warnings.table.ts';
import { ISSUING_WARNINGS } from '../../rules/issuing-warnings.table.ts';
import type { SendingChannel } from '../../rules/deadlines/incident-relief.table.ts';
import { channelOf, sendDeadline, type Incident } from '../../rules/deadlines/send-deadline.ts';
import type { InvoiceContent } from '../content.ts';
import { missingDetails } from './vehicle-details.ts';

type Issuing = {
  /** Latest issue date among the numbered and queued invoices of its form and symbol, YYYY-MM-DD; null when there are none. */
  readonly last_issued_on: string | null;
  /** Today in Vietnam, YYYY-MM-DD. */
  readonly today: string;
  readonly incidents: readonly Incident[];
  /** The deadline it is sent by, usually that of its symbol; null where it is reported by a summary table. */
  readonly channel?: SendingChannel | null;
  /** What the family of an adjusting invoice would come to with it, a decimal; null of any other. */
  readonly value_after?: string | null;
  /** Texts of the invoice that are printed. */
  readonly texts?: readonly string[];
  /** Its lines, of which cars and motorbikes are looked at. */
  readonly lines?: readonly Parameters<typeof missingDetails>[0][];
};

/** Letters that a sentence names. */
const MAX_NAMED_LETTERS = 8;
/** Characters of a text that a sentence names. */
const MAX_NAMED_TEXT = 60;

export type IssuingWarning = Refusal & { code: IssuingWarningCode };

/**
 * What has to be confirmed before an invoice that lacks nothing is published: an issue date before that of an earlier number of its
 * series, a deadline to sign and send that is over, an adjustment that takes the value in force below zero,
 * letters that no font of the print has or that were lost on their way, cars without their brand, type or year. One that has its number keeps it, whatever was issued since.
 */
export function issuingWarnings(
  { form_no, symbol, number, issued_on }: Pick<InvoiceContent, 'form_no' | 'symbol' | 'number' | 'issued_on'>,
  {
    last_issued_on,
    today,
    incidents,
    channel = channelOf(symbol),
    value_after = null,
    texts = [],
    lines = [],
  }: Issuing,
): IssuingWarning[] {
  const due_on = sendDeadline({ issued_on, channel, incidents })?.due_on ?? null;
  const letters = unprintableLetters(texts.join('\n'));
  const params = {
    issued_on_backwards:
      number === null && last_issued_on !== null && issued_on < last_issued_on
        ? { issued_on, last_issued_on, form_no, symbol }
        : null,
    signing_late: due_on !== null && due_on < today ? { issued_on, due_on } : null,
    value_below_zero: value_after !== null && value_after.startsWith('-') ? { value: value_after } : null,
    letters_unprintable:
      letters.length > 0 ? { letters: letters.slice(0, MAX_NAMED_LETTERS).join(' ') } : null,
    letters_lost: lostLetters(texts),
    vehicle_details_missing: vehiclesOf(lines),
  } satisfies Record<IssuingWarningCode, Record<string, string> | null>;
  return rowsOn(ISSUING_WARNINGS, issued_on).flatMap(({ code }) => {
    const found = params[code];
    const field = code === 'issued_on_backwards' || code === 'signing_late' ? 'issued_on' : null;
    return found === null ? [] : [{ ...refuse(code, field, found), code }];
  });
}

/** The first text with a letter that some program could not read and put U+FFFD for. */
function lostLetters(texts: readonly string[]): Record<string, string> | null {
  const found = texts.find((text) => text.includes('\uFFFD'));
  return found === undefined ? null : { text: [...found].slice(0, MAX_NAMED_TEXT).join('') };
}

/** Which lines sell a new vehicle without saying all of it, and what is missing in any of them. */
function vehiclesOf(lines: NonNullable<Issuing['lines']>): Record<string, string> | null {
  const found = lines.map((line, at) => ({ line: String(at + 1), missing: missingDetails(line) }));
  const unsaid = found.filter(({ missing }) => missing.length > 0);
  if (unsaid.length === 0) return null;
  return {
    lines: unsaid.map(({ line }) => line).join(', '),
    missing: [...new Set(unsaid.flatMap(({ missing }) => missing))].join(' '),
  };
}
