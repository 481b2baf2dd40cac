import { dayOfMonth } from '#domain/rules/deadlines/calendar.ts';
import { datePresets, type DateRange } from '#src/ui/field/date/date-presets.ts';

/** What is left out of a report; '' leaves nothing out. */
export type ReportFilter = { series: string; buyer: string; vat_rate: string };

/** What a report shows, as its address names it. */
export type ReportState = {
  period: DateRange;
  filter: ReportFilter;
  /** Columns that are not shown. */
  hidden: readonly string[];
  page: number;
};

const DAY = /^20\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** Whether a text is a day that a report may begin or end on, YYYY-MM-DD of this century. */
export function isReportDay(text: string): boolean {
  return DAY.test(text) && !Number.isNaN(Date.parse(text));
}

/** Whether a period ends before it begins: there is no report of it. */
export const isCrossed = ({ from, to }: DateRange): boolean => to < from;

/** Names in the address. */
const PRESET = 'ky';
const FILTERS = { series: 'ky_hieu', buyer: 'nguoi_mua', vat_rate: 'thue_suat' } as const;
const HIDDEN = 'an';
const PAGE = 'trang';
/** The server takes no longer ones. */
const MAX_LETTERS = { series: 10, buyer: 100, vat_rate: 20 } as const;

/** What an address asks for: days, or a span that moves on with `today`; this month by default. */
export function readState(search: URLSearchParams, today: string): ReportState {
  const first = `${today.slice(0, 8)}01`;
  const named = datePresets(today).find(({ key }) => key === search.get(PRESET))?.range;
  const usual = named ?? { from: first, to: dayOfMonth(first, 1, 0) };
  const day = (name: string, otherwise: string) => {
    const text = search.get(name) ?? '';
    return isReportDay(text) ? text : otherwise;
  };
  const text = (name: keyof ReportFilter) => (search.get(FILTERS[name]) ?? '').slice(0, MAX_LETTERS[name]);
  return {
    period: { from: day('tu', usual.from), to: day('den', usual.to) },
    filter: { series: text('series'), buyer: text('buyer'), vat_rate: text('vat_rate') },
    hidden: (search.get(HIDDEN) ?? '').split(',').filter((key) => key !== ''),
    page: Math.max(1, Math.trunc(Number(search.get(PAGE) ?? 1)) || 1),
  };
}

/** The address of a state. */
export function stateText({ period, filter, hidden, page }: ReportState): URLSearchParams {
  const search = new URLSearchParams({ tu: period.from, den: period.to });
  addRest(search, filter, hidden);
  if (page > 1) search.set(PAGE, String(page));
  return search;
}

/** A state as it is saved, always in the same order: a span by its name, so that it is this month's in every month; no page. */
export function savedText({ period: { from, to }, filter, hidden }: ReportState, today: string): string {
  const preset = datePresets(today).find(({ range }) => range.from === from && range.to === to);
  const search = new URLSearchParams(preset ? { [PRESET]: preset.key } : { tu: from, den: to });
  addRest(search, filter, hidden.toSorted());
  return search.toString();
}

function addRest(search: URLSearchParams, filter: ReportFilter, hidden: readonly string[]): void {
  for (const name of ['series', 'buyer', 'vat_rate'] as const)
    if (filter[name] !== '') search.set(FILTERS[name], filter[name]);
  if (hidden.length > 0) search.set(HIDDEN, hidden.join(','));
}

/** What the server is asked for, of the filters that a report has. */
export function askedFor(
  { period, filter }: Pick<ReportState, 'period' | 'filter'>,
  filters: readonly (keyof ReportFilter)[],
): DateRange & Partial<ReportFilter> {
  const named = filters.filter((name) => filter[name] !== '').map((name) => [name, filter[name]] as const);
  return { ...period, ...Object.fromEntries<string>(named) };
}
