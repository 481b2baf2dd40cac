import { readableDate } from '#domain/fields/calendar-date.ts';
import { seriesName } from '#domain/fields/series-symbol.ts';

type Named = { form_no: string; symbol: string; issued_on: string; package_no: number };

/** What people call a package: `1C26MAA 25/11/2026 · lô 1`. */
export function packageName({ form_no, symbol, issued_on, package_no }: Named): string {
  return `${seriesName(form_no, symbol)} ${readableDate(issued_on)} · lô ${package_no}`;
}
