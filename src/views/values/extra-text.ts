import type { GivenExtra } from '#domain/invoice/extras/extra-fields.ts';
import { shownEntry, unreadText } from '#src/ui/field/number/number-entry.ts';
import { formatDate } from '#src/ui/format/date.ts';

/**
 * The value of a field of the company's own as people read it: a number in the company's style, a day as DD/MM/YYYY; what is typed and
 * is neither as it was typed.
 */
export function extraText({ type, value }: Pick<GivenExtra, 'type' | 'value'>): string {
  if (type === 'numeric') return shownEntry(value);
  if (type !== 'date' || value === '') return value;
  return unreadText(value) ?? formatDate(value);
}

/** The same of several, each under its name. */
export function extrasText(extras: readonly GivenExtra[]): string {
  return extras.map((extra) => `${extra.name}: ${extraText(extra)}`).join(' · ');
}
