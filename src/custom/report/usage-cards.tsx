import type { components } from '#generated/types.ts';
import { useCan } from '#src/providers/account-context.ts';
import { hrefOf, routeOf } from '#src/routes.ts';
import { KitLink } from '#src/ui/action/kit-link.tsx';
import { Glyph, type Tone } from '#src/ui/display/glyph.tsx';
import type { DateRange } from '#src/ui/field/date/date-presets.ts';
import { formatCount } from '#src/ui/format/number.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { usageReportWords as words } from '#src/wording/reports/reports.ts';
import { stateText, type ReportState } from './report-state.ts';
import { sumOf, useUsageList, type UsageRow } from './usage-count.tsx';
import './usage-cards.css';

type Quarter = components['schemas']['UsageQuarter'];

const MONTHS = 3;

type PreviousCardProps = { quarters: readonly Quarter[]; state: ReportState };

/** The quarters before, each a link to its report: what it had, and how much of it is closed. */
export function PreviousCard({ quarters, state }: PreviousCardProps) {
  const can = useCan();
  const hrefOfPeriod = (period: DateRange) =>
    `${hrefOf('report_invoice_usages')}?${stateText({ ...state, period, page: 1 }).toString()}`;
  const closings = can(routeOf('month_end').access) && (
    <KitLink className="k-touch" href={hrefOf('month_end')}>
      {words.closings}
    </KitLink>
  );
  return (
    <Card title={words.previous} action={closings} flush>
      <ul className="report__previous">
        {quarters.map(({ year, quarter, from, to, submitted, closed_months }) => (
          <li key={from}>
            <Glyph tone={closed_months === MONTHS ? 'success' : 'default'} size={12} />
            <KitLink className="k-touch" href={hrefOfPeriod({ from, to })}>
              {words.quarterOf(words.quarters[quarter - 1] ?? '', String(year))}
            </KitLink>
            <small>{closed_months !== null && closedWords(closed_months)}</small>
            <b>{formatCount(submitted)}</b>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function closedWords(months: number): string {
  if (months === 0) return words.noneClosed;
  return months === MONTHS ? words.allClosed : words.someClosed(String(months));
}

type LeftCardProps = { rows: readonly UsageRow[]; period: DateRange; series: string };

const LEFT = ['refused', 'unknown', 'waiting'] as const;
const TONES = { refused: 'critical', unknown: 'unknown', waiting: 'warning' } as const satisfies Record<
  (typeof LEFT)[number],
  Tone
>;

/** What of the period has no end yet; nothing where all of it has. */
export function LeftCard(props: LeftCardProps) {
  const left = LEFT.filter((key) => sumOf(props.rows, key) > 0);
  return (
    <Card title={words.beforeClosing} note={left.length > 0 && words.tasks(String(left.length))} flush>
      {left.length === 0 ? (
        <p className="report__nothing">{words.nothingLeft}</p>
      ) : (
        <ul className="report__previous">
          {left.map((key) => (
            <LeftRow key={key} name={key} {...props} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function LeftRow({ name, ...cell }: LeftCardProps & { name: (typeof LEFT)[number] }) {
  const href = useUsageList(name, cell);
  const text = words.left[name](formatCount(sumOf(cell.rows, name)));
  return (
    <li>
      <Glyph tone={TONES[name]} size={12} />
      <span>{text}</span>
      {href !== null && (
        <KitLink className="k-touch" href={href} aria-label={`${words.see}: ${text}`}>
          {words.see}
        </KitLink>
      )}
    </li>
  );
}
