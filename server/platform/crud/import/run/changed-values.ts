import { MAX_DECIMALS, readNumber } from '#domain/numbers/read-number.ts';
import type { CrudRecord, Values } from '../../crud-context.ts';
import type { MappedColumn } from '../check/mapped-columns.ts';

/** Those values of a row that differ from the record that is there. */
export function changedValues(columns: readonly MappedColumn[], present: CrudRecord, values: Values): Values {
  return Object.fromEntries(
    columns.flatMap(({ field: { source, kind } }) => {
      const wanted = values[source];
      return wanted === undefined || same(kind, present[source] ?? null, wanted) ? [] : [[source, wanted]];
    }),
  );
}

function same(kind: string, before: unknown, after: unknown): boolean {
  if (kind === 'decimal' || kind === 'money') return plain(before) === plain(after);
  return JSON.stringify(before) === JSON.stringify(after);
}

/** 12.5 and 12.50 are one amount; the wire writes numbers as the international style does, without groups. */
function plain(value: unknown): string | null {
  if (value === null) return null;
  const reading = readNumber(String(value), 'international', { decimals: MAX_DECIMALS });
  return 'refused' in reading ? String(value) : reading.value;
}
