import type { components } from '#generated/types.ts';
import { Badge } from '#src/ui/display/badge.tsx';
import { formatDate } from '#src/ui/format/date.ts';
import { formatCount } from '#src/ui/format/number.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { reconciliationWords as words } from '#src/wording/reports/reconciliations.ts';

type Reconciliation = components['schemas']['Reconciliation'];

const TONES = {
  agreed: 'success',
  differs: 'critical',
  healing: 'warning',
  unasked: 'warning',
  waiting: 'highlight',
} as const;

/** The state of a day, in a word. */
function resultOf({
  asked_on,
  differs_since,
  difference_count,
  unasked_count,
}: Reconciliation): keyof typeof TONES {
  if (asked_on === null) return 'waiting';
  if (differs_since !== null) return 'differs';
  if (difference_count > 0) return 'healing';
  return unasked_count > 0 ? 'unasked' : 'agreed';
}

type DaysCardProps = { days: readonly Reconciliation[]; shown: number; onShow: (day: string) => void };

/** The days, the newest first; each opens beside the list. */
export function DaysCard({ days, shown, onShow }: DaysCardProps) {
  const { day, listed, agreed, differs, state } = words.columns;
  return (
    <Card title={words.days} flush>
      <div className="k-table-frame">
        <table className="k-table">
          <caption className="k-visually-hidden">{words.days}</caption>
          <thead>
            <tr>
              <th scope="col" className="reconciliations__date">
                {day}
              </th>
              <th scope="col">{state}</th>
              <th scope="col" className="reconciliations__count">
                {listed}
              </th>
              <th scope="col" className="reconciliations__count">
                {agreed}
              </th>
              <th scope="col" className="reconciliations__count">
                {differs}
              </th>
            </tr>
          </thead>
          <tbody>
            {days.map((one) => (
              <DayRow key={one.id} day={one} isShown={one.id === shown} onShow={onShow} />
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

type DayRowProps = { day: Reconciliation; isShown: boolean; onShow: (day: string) => void };

function DayRow({ day, isShown, onShow }: DayRowProps) {
  const result = resultOf(day);
  const date = formatDate(day.day);
  const counts = [day.received_count, day.agreed_count, day.difference_count];
  return (
    <tr aria-current={isShown ? 'true' : undefined}>
      <td>
        <button
          type="button"
          className="reconciliations__open"
          aria-label={words.show(date)}
          aria-pressed={isShown}
          onClick={() => onShow(day.day)}
        >
          {date}
        </button>
      </td>
      <td>
        <Badge size="small" tone={TONES[result]}>
          {words.results[result]}
        </Badge>
      </td>
      {COUNTED.map((column, at) => (
        <td key={column} className="reconciliations__count" data-name={words.columns[column]}>
          {day.asked_on === null ? '–' : formatCount(counts[at] ?? 0)}
        </td>
      ))}
    </tr>
  );
}

const COUNTED = ['listed', 'agreed', 'differs'] as const;
