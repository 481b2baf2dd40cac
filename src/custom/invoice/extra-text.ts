import type { GivenExtra } from '#domain/invoice/extras/extra-fields.ts';
import { shownEntry } from '#src/ui/field/number/number-entry.ts';
import { formatDate } from '#src/ui/format/date.ts';

/** The value of a field of the company's own as people read it: a number in the company's style, a day as DD/MM/YYYY. */
export function extraText({ type, value }: Pick<GivenExtra, 'type' | 'value'>): string {
  if (type === 'numeric') return shownEntry(value);
  return type === 'date' ? formatDate(value) : value;
}
