import { add, decimalText, parseDecimal, ZERO } from '#domain/money/decimal.ts';
import { useCan } from '#src/providers/account-context.ts';
import { hrefOf, routeOf } from '#src/routes.ts';
import { KitLink } from '#src/ui/action/kit-link.tsx';
import { Money } from '#src/ui/display/money.tsx';
import { formatNumber } from '#src/ui/format/number.ts';
import { usageReportWords as words } from '#src/wording/reports/reports.ts';
import { stateText } from './report-state.ts';
import { namesOf, useUsageList, type UsageCellProps } from './usage-count.tsx';

/** What the invoices in force of a series come to, in the order of the columns. */
export const AMOUNTS = ['revenue', 'vat', 'total'] as const;

type AmountProps = UsageCellProps & { name: (typeof AMOUNTS)[number] };

/**
 * A sum in đồng that leads to its invoices: revenue and tax to bảng kê bán ra, which ends with the same figures; the total, which that
 * report does not have, and what two templates of a series share to the list of those issued.
 */
export function UsageAmount({ name, ...cell }: AmountProps) {
  const { rows, period, series, isShared = false } = cell;
  const can = useCan();
  const list = useUsageList('accepted', cell);
  const [only] = rows.length === 1 ? rows : [];
  const amount = decimalText(rows.map((row) => parseDecimal(row[name])).reduce(add, ZERO));
  const shown = <Money amount={amount} unit={false} />;
  const filter = { series: only?.series ?? series, buyer: '', vat_rate: '' };
  const report =
    name !== 'total' && !isShared && can(routeOf('report_invoice_summaries').access)
      ? `${hrefOf('report_invoice_summaries')}?${stateText({ period, filter, hidden: [], page: 1 }).toString()}`
      : null;
  const href = report ?? list;
  if (href === null || amount === '0') return shown;
  return (
    <KitLink
      className="k-touch"
      href={href}
      aria-label={words.showAmount(words[name], namesOf(cell), formatNumber(amount))}
    >
      {shown}
    </KitLink>
  );
}
