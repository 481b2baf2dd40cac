import type { FilterDescriptor } from '#generated/resources/descriptor.ts';
import { formatDate } from '#src/ui/format/date.ts';
import { formatNumber } from '#src/ui/format/number.ts';
import { optionOf } from '#src/views/values/choice-labels.ts';
import { common } from '#src/wording/common.ts';
import { lists } from '#src/wording/lists.ts';

const numberKinds: ReadonlySet<FilterDescriptor['kind']> = new Set(['integer', 'decimal', 'money']);

export type FilterValues = Readonly<Record<string, unknown>>;

/** The query parameters one filter spends: a range takes two (spec point 3). */
export function parametersOf({ source, kind }: FilterDescriptor): string[] {
  if (kind === 'number_range') return [`${source}Min`, `${source}Max`];
  return kind === 'date_range' ? [`${source}OnMin`, `${source}OnMax`] : [source];
}

const textOf = (values: FilterValues, name: string) => {
  const value = values[name];
  return value === undefined || value === null ? '' : String(value);
};

const ranges: Partial<Record<FilterDescriptor['kind'], (end: string) => string>> = {
  date_range: formatDate,
  number_range: formatNumber,
};

function rangeText([from = '', to = '']: readonly string[], shown: (end: string) => string): string {
  if (from !== '' && to !== '') return `${shown(from)} – ${shown(to)}`;
  if (from !== '') return lists.since(shown(from));
  return to === '' ? '' : lists.until(shown(to));
}

/** What a filter in force says on its chip; '' when it is not in force. A reference is named by its own component. */
export function filterText(filter: FilterDescriptor, values: FilterValues): string {
  const given = parametersOf(filter).map((name) => textOf(values, name));
  const shown = ranges[filter.kind];
  if (shown !== undefined) return rangeText(given, shown);
  const [value = ''] = given;
  if (value === '') return '';
  if (filter.kind === 'boolean') return value === 'true' ? common.yes : common.no;
  if (numberKinds.has(filter.kind)) return formatNumber(value);
  return value
    .split(',')
    .map((one) => optionOf(filter, one).label)
    .join(', ');
}

/** The values without those of one filter. */
export function withoutFilter(filter: FilterDescriptor, values: FilterValues): Record<string, unknown> {
  const spent = parametersOf(filter);
  return Object.fromEntries(Object.entries(values).filter(([name]) => !spent.includes(name)));
}
