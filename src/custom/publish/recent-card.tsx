import type { components } from '#generated/types.ts';
import { KitLink } from '#src/ui/action/kit-link.tsx';
import { ConservationBar } from '#src/ui/display/conservation-bar.tsx';
import { formatDateTime } from '#src/ui/format/date.ts';
import { formatCount } from '#src/ui/format/number.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { publishPageWords as words } from '#src/wording/processing/publish-page.ts';
import { batchHref } from '#src/routes.ts';

type Recent = components['schemas']['RecentPublish'];

/** The latest batches of the company, each with its counts. */
export function RecentCard({ batches }: { batches: readonly Recent[] }) {
  return (
    <Card title={words.recent} flush>
      <ul className="publish__recent">
        {batches.map(({ id, started_on, started_by_name, counts }) => (
          <li key={id}>
            <div>
              <KitLink href={batchHref(id)}>{words.of(formatDateTime(started_on))}</KitLink>
              <small>{[summaryOf(counts), started_by_name].filter(Boolean).join(' · ')}</small>
            </div>
            <ConservationBar {...counts} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function summaryOf({ total, ok, failed, unknown, waiting }: Recent['counts']): string {
  const open = unknown + waiting;
  const rest = [
    failed > 0 ? words.left(formatCount(failed)) : '',
    open > 0 ? words.still(formatCount(open)) : '',
  ].join('');
  return words.summary(formatCount(total), formatCount(ok), rest);
}
