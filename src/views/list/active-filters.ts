import type { FilterDescriptor } from '#generated/resources/descriptor.ts';
import { formatDate } from '#src/ui/format/date.ts';
import { formatNumber } from '#src/ui/format/number.ts';
import { optionOf } from '#src/views/values/choice-labels.ts';
import { common } from '#src/wording/common.ts';
import { lists } from '#src/wording/lists.ts';

const numberKinds: ReadonlySet<FilterDescriptor['kind']> = new Set(['integer', 'decimal', 'money']);

export type FilterValues = Readonly<Record<string, unknown>>;

/** The query parameters one filter spends: a range of dates takes two (spec point 3). */
export function parametersOf({ source, kind }: FilterDescriptor): string[] {
  return kind === 'date_range' ? [`${source}OnMin`, `${source}OnMax`] : [source];
}

const textOf = (values: FilterValues, name: string | undefined) => {
  const value = name === undefined ? undefined : values[name];
  return value === undefined || value === null ? '' : String(value);
};

function rangeText(values: FilterValues, [min, max]: readonly string[]): string {
  const from = textOf(values, min);
  const to = textOf(values, max);
  if (from !== '' && to !== '') return `${formatDate(from)} – ${formatDate(to)}`;
  if (from !== '') return lists.since(formatDate(from));
  return to === '' ? '' : lists.until(formatDate(to));
}

/** What a filter in force says on its chip; '' when it is not in force. A reference is named by its own component. */
export function filterText(filter: FilterDescriptor, values: FilterValues): string {
  const names = parametersOf(filter);
  if (filter.kind === 'date_range') return rangeText(values, names);
  const value = textOf(values, names[0]);
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
