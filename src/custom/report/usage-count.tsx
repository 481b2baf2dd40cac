import { addDays } from '#domain/rules/deadlines/calendar.ts';
import { isOfRegister } from '#domain/invoice/register-code.ts';
import { seriesShown } from '#domain/invoice/shown-name.ts';
import { FILTERS_OF_USE, NATURES_OF_USE, STATUSES_OF_GROUP } from '#domain/transmission/status-groups.ts';
import type { components } from '#generated/types.ts';
import { useCan } from '#src/providers/account-context.ts';
import { filteredHref, routeOf } from '#src/routes.ts';
import { KitLink } from '#src/ui/action/kit-link.tsx';
import type { DateRange } from '#src/ui/field/date/date-presets.ts';
import { formatCount } from '#src/ui/format/number.ts';
import { usageReportWords as words } from '#src/wording/reports/reports.ts';

export type UsageRow = components['schemas']['UsageReportRow'];

/** What is counted of a series, in the order of the columns. */
export const COUNTS = [
  'opening',
  'submitted',
  'issued',
  'adjusting',
  'replacing',
  'refused',
  'unknown',
  'waiting',
  'cancelled',
  'closing',
  'replaced',
] as const;

/** They have no result yet: what is left of it from before the period is among them. */
const OPEN: readonly string[] = ['refused', 'unknown', 'waiting', 'closing'];

type Count = (typeof COUNTS)[number];

/** What these counts of these series come to. */
export const sumOf = (rows: readonly UsageRow[], ...keys: readonly Count[]): number =>
  rows.reduce((sum, row) => sum + keys.reduce((of_row, key) => of_row + row[key], 0), 0);

export type UsageCellProps = {
  /** One series of one template, or all of them. */
  rows: readonly UsageRow[];
  period: DateRange;
  /** How the series of the report begin; '' for all. */
  series: string;
  isShared?: boolean;
};

type CountProps = UsageCellProps & { name: Count };

/** A count that leads to just the invoices it counts; text where no list shows those alone. */
export function UsageCount({ name, ...cell }: CountProps) {
  const href = useUsageList(name, cell);
  const sum = sumOf(cell.rows, name);
  const count = formatCount(sum);
  if (href === null || sum === 0) return <>{count}</>;
  return (
    <KitLink className="k-touch" href={href} aria-label={words.show(words[name], namesOf(cell), count)}>
      {count}
    </KitLink>
  );
}

/** The series of a cell in words. */
export const namesOf = ({ rows }: UsageCellProps): string =>
  rows.length === 1 ? (rows[0]?.series ?? '') : words.sum(formatCount(rows.length));

/**
 * The list of the invoices of a count, `accepted` for those issued of whatever nature; null for who may not see it, where two lists have a
 * part each, where a list cannot be narrowed to the series, and where a result came in another period than that of the day of issue.
 */
export function useUsageList(
  name: Count | 'accepted',
  { rows, period, series, isShared = false }: UsageCellProps,
): string | null {
  const can = useCan();
  const [only] = rows.length === 1 ? rows : [];
  const [list, ...others] = new Set(rows.map((row) => listOf(name, row.series, isShared)));
  if (list === undefined || others.length > 0 || !can(routeOf(list).access)) return null;
  if (rows.some(({ unlisted }) => unlisted.some((one) => one === name))) return null;
  if (only === undefined && series !== '' && seriesShown(series) === null) return null;
  const begins = only?.series ?? series;
  const isByTemplate = list === 'invoices' || list === 'invoice_calculating_machines';
  const has_opening = sumOf(rows, 'opening') > 0;
  return filteredHref(list, {
    ...daysOf(name, period, has_opening),
    ...(name === 'accepted' ? { status: STATUSES_OF_GROUP.accepted } : FILTERS_OF_USE[name]),
    ...(isByTemplate &&
      name in NATURES_OF_USE && { nature: NATURES_OF_USE[name as keyof typeof NATURES_OF_USE] }),
    ...(begins !== '' && { query: begins }),
    ...(only !== undefined && isByTemplate && { template_id: String(only.template_id) }),
  });
}

function daysOf(name: Count | 'accepted', { from, to }: DateRange, has_opening: boolean) {
  if (name === 'opening') return { issued_onOnMax: addDays(from, -1) };
  return { ...(!(has_opening && OPEN.includes(name)) && { issued_onOnMin: from }), issued_onOnMax: to };
}

/** Those that correct have lists of their own, which know no templates. */
function listOf(name: Count | 'accepted', series: string, isShared: boolean) {
  if (name === 'adjusting' && !isShared) return 'adjusted_invoices';
  if (name === 'replacing' && !isShared) return 'replaced_invoices';
  return isOfRegister({ symbol: series.slice(1) }) ? 'invoice_calculating_machines' : 'invoices';
}
