import { useGetMonthBoard } from '#generated/client/month-closings/month-closings.ts';
import type { components } from '#generated/types.ts';
import { Badge } from '#src/ui/display/badge.tsx';
import { formatDate, formatMinute } from '#src/ui/format/date.ts';
import { formatCount } from '#src/ui/format/number.ts';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { MonthChooser } from '#src/views/month/month-chooser.tsx';
import { monthAfter, monthShown, runningMonth, useMonthOfAddress } from '#src/views/month/month.ts';
import { RecordStates } from '#src/views/record/record-states.tsx';
import { monthEndWords as words } from '#src/wording/reports/month-end.ts';
import { useState } from 'react';
import { ChangesBanner } from './changes-banner.tsx';
import { ChecksCard } from './checks-card.tsx';
import { ClosingCard } from './closing-card.tsx';
import { ClosingsCard } from './closings-card.tsx';
import { DeadlinesCard } from './deadlines-card.tsx';
import { FiguresCard } from './figures-card.tsx';
import { FindingsDrawer } from './findings-drawer.tsx';
import './month-end.css';

export type MonthBoard = components['schemas']['MonthBoard'];
export type MonthCheck = components['schemas']['MonthCheck'];

/** Khóa sổ tháng: what must be looked at before a month is closed, each with its list and what to do. */
export function MonthEndPage() {
  const [month, go] = useMonthOfAddress(monthAfter(runningMonth(), -1));
  const { data: board, error, isPending, refetch } = useGetMonthBoard({ month });
  const [opened, setOpened] = useState<MonthCheck | null>(null);
  return (
    <>
      <PageHeader
        title={words.titleOf(monthShown(month))}
        badges={board !== undefined && <StateBadge board={board} />}
        facts={
          board !== undefined && words.facts(formatMinute(board.computed_on), formatDate(board.return_due_on))
        }
        actions={<MonthChooser month={month} onChange={go} />}
      />
      <RecordStates
        error={board === undefined ? error : null}
        isPending={isPending}
        onRetry={() => void refetch()}
      >
        {board !== undefined && (
          <div className="month-end">
            <ChangesBanner changes={board.changes} />
            <FiguresCard board={board} />
            <DeadlinesCard board={board} />
            <div className="month-end__columns">
              <ChecksCard board={board} onOpen={setOpened} />
              <ClosingCard key={board.month} board={board} />
            </div>
            <ClosingsCard closings={board.closings} onOpen={go} />
          </div>
        )}
      </RecordStates>
      {opened !== null && <FindingsDrawer month={month} check={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

function StateBadge({ board }: { board: MonthBoard }) {
  if (board.closing !== null) return <Badge tone="success">{words.closedBadge}</Badge>;
  const blocking = board.checks.filter(({ blocks, count }) => blocks && count > 0).length;
  if (blocking > 0) return <Badge tone="warning">{words.blockedBadge(formatCount(blocking))}</Badge>;
  return board.is_over ? (
    <Badge tone="highlight">{words.readyBadge}</Badge>
  ) : (
    <Badge>{words.runningBadge}</Badge>
  );
}
