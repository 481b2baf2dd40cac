import { isOfRegister } from '#domain/invoice/register-code.ts';
import { FILTERS_OF_USE, NATURES_OF_USE } from '#domain/transmission/status-groups.ts';
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
  'submitted',
  'issued',
  'adjusting',
  'replacing',
  'refused',
  'unknown',
  'waiting',
  'cancelled',
  'replaced',
] as const;

/** What these counts of these series come to. */
export const sumOf = (rows: readonly UsageRow[], ...keys: readonly (typeof COUNTS)[number][]): number =>
  rows.reduce((sum, row) => sum + keys.reduce((of_row, key) => of_row + row[key], 0), 0);

type CountProps = {
  /** One series of one template, or all of them. */
  rows: readonly UsageRow[];
  name: (typeof COUNTS)[number];
  period: DateRange;
  isShared?: boolean;
};

/** A count that leads to just the invoices it counts; text where two lists have a part of them each. */
export function UsageCount({ rows, name, period, isShared = false }: CountProps) {
  const can = useCan();
  const sum = sumOf(rows, name);
  const count = formatCount(sum);
  const [only] = rows.length === 1 ? rows : [];
  const [list, ...others] = new Set(rows.map(({ series }) => listOf(name, series, isShared)));
  if (list === undefined || others.length > 0 || sum === 0 || !can(routeOf(list).access)) return <>{count}</>;
  const isByTemplate = list === 'invoices' || list === 'invoice_calculating_machines';
  const filter = {
    issued_onOnMin: period.from,
    issued_onOnMax: period.to,
    ...FILTERS_OF_USE[name],
    ...(isByTemplate &&
      name in NATURES_OF_USE && { nature: NATURES_OF_USE[name as keyof typeof NATURES_OF_USE] }),
    ...(only !== undefined && {
      query: only.series,
      ...(isByTemplate && { template_id: String(only.template_id) }),
    }),
  };
  return (
    <KitLink
      href={filteredHref(list, filter)}
      aria-label={words.show(words[name], only?.series ?? words.sum(formatCount(rows.length)), count)}
    >
      {count}
    </KitLink>
  );
}

/** Those that correct have lists of their own, which know no templates. */
function listOf(name: CountProps['name'], series: string, isShared: boolean) {
  if (name === 'adjusting' && !isShared) return 'adjusted_invoices';
  if (name === 'replacing' && !isShared) return 'replaced_invoices';
  return isOfRegister({ symbol: series.slice(1) }) ? 'invoice_calculating_machines' : 'invoices';
}
