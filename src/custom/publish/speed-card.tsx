import { BarChart } from '#src/ui/display/chart/bar-chart.tsx';
import { formatTime } from '#src/ui/format/date.ts';
import { formatCount } from '#src/ui/format/number.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { publishPageWords as words } from '#src/wording/processing/publish-page.ts';
import type { InvoicePublishes } from './batch.tsx';

/** A time under every so many bars: more would not fit. */
const LABELLED = 6;

/** How quick the results of a batch came, interval by interval. */
export function SpeedCard({ speed }: { speed: NonNullable<InvoicePublishes['speed']> }) {
  const { seconds, intervals } = speed;
  const paces = intervals.map(({ count }) => Math.round((count * 60) / seconds));
  return (
    <Card title={words.speed} note={words.speedOf} className="publish__speed">
      <BarChart
        name={words.speed}
        series={[words.speed]}
        top={formatCount(Math.max(0, ...paces))}
        bars={intervals.map(({ began_on }, at) => {
          const pace = paces[at] ?? 0;
          const time = formatTime(began_on);
          return {
            key: began_on,
            label: at % LABELLED === 0 ? time.slice(0, 5) : '',
            value: words.speedAt(time, formatCount(pace)),
            parts: [pace],
            href: null,
          };
        })}
      />
    </Card>
  );
}
