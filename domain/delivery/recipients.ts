import { isEmail } from '../fields/email.ts';
import { BUYER_FIELDS } from '../invoice/buyer-fields.table.ts';
import type { Refusal } from '../refusals.ts';
import { refuse } from '../refusals.ts';

/** As many as one mailing of an invoice may go to. */
export const MAX_RECIPIENTS = 10;

/** Characters of all addresses of a buyer together. */
export const MAX_ADDRESSES = 500;

/** Addresses in a text, separated by commas, semicolons, spaces or lines; each once, whatever its capitals. */
export function recipientsIn(text: string | null): string[] {
  const found = (text ?? '').split(/[\s,;]+/u).filter((one) => one !== '');
  return [...new Map(found.map((one) => [one.toLowerCase(), one])).values()];
}

/** Addresses as they are kept: `a@b.vn, c@d.vn`. Null where there is none. */
export function tidyEmails(text: string | null): string | null {
  return recipientsIn(text).join(', ') || null;
}

/** The one that is stated on the invoice (DCTDTu holds one alone); null where there is none. */
export function firstEmail(text: string | null): string | null {
  return recipientsIn(text)[0] ?? null;
}

/** Why a text is not one address or several: one of them is none, they are too many, or the first is longer than an invoice can state. */
export function emailsRefusal(text: string, field: string): Refusal | null {
  const found = recipientsIn(text);
  const wrong = found.find((one) => !isEmail(one));
  if (wrong !== undefined) return refuse('email_malformed', field, { value: wrong });
  if (found.length > MAX_RECIPIENTS)
    return refuse('emails_too_many', field, { count: String(found.length), max: String(MAX_RECIPIENTS) });
  const [first = ''] = found;
  const { max } = BUYER_FIELDS.buyer_email;
  if (first.length > max)
    return refuse('first_email_too_long', field, {
      value: first,
      length: String(first.length),
      max: String(max),
    });
  return null;
}
