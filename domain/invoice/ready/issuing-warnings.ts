import type { Refusal } from '../../refusals.ts';
import { refuse } from '../../refusals.ts';
import { rowsOn } from '../../rules/dated.ts';
import type { IssuingWarningCode } from '../../rules/issuing-warnings.table.ts';
import { ISSUING_WARNINGS } from '../../rules/issuing-warnings.table.ts';
import { channelOf, sendDeadline, type Incident } from '../../rules/deadlines/send-deadline.ts';
import type { InvoiceContent } from '../content.ts';

type Issuing = {
  /** Latest issue date among the numbered and queued invoices of its form and symbol, YYYY-MM-DD; null when there are none. */
  readonly last_issued_on: string | null;
  /** Today in Vietnam, YYYY-MM-DD. */
  readonly today: string;
  readonly incidents: readonly Incident[];
};

export type IssuingWarning = Refusal & { code: IssuingWarningCode };

/**
 * What has to be confirmed before an invoice that lacks nothing is published: an issue date before that of an earlier number of its
 * series, a deadline to sign and send that is over. One that has its number keeps it, whatever was issued since.
 */
export function issuingWarnings(
  { form_no, symbol, number, issued_on }: Pick<InvoiceContent, 'form_no' | 'symbol' | 'number' | 'issued_on'>,
  { last_issued_on, today, incidents }: Issuing,
): IssuingWarning[] {
  const due_on = sendDeadline({ issued_on, channel: channelOf(symbol), incidents })?.due_on ?? null;
  const params = {
    issued_on_backwards:
      number === null && last_issued_on !== null && issued_on < last_issued_on
        ? { issued_on, last_issued_on, form_no, symbol }
        : null,
    signing_late: due_on !== null && due_on < today ? { issued_on, due_on } : null,
  } satisfies Record<IssuingWarningCode, Record<string, string> | null>;
  return rowsOn(ISSUING_WARNINGS, issued_on).flatMap(({ code }) => {
    const found = params[code];
    return found === null ? [] : [{ ...refuse(code, 'issued_on', found), code }];
  });
}
