import IconLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { deadlineFrom } from '#domain/rules/deadlines/deadlines.ts';
import { addMonths } from '#domain/rules/deadlines/calendar.ts';
import { useGetMonthBoard } from '#generated/client/month-closings/month-closings.ts';
import type { components } from '#generated/types.ts';
import { today } from '#src/providers/today.ts';
import { IconButton } from '#src/ui/action/icon-button.tsx';
import { Badge } from '#src/ui/display/badge.tsx';
import { SelectField } from '#src/ui/field/choice/select-field.tsx';
import { formatDate, formatMinute } from '#src/ui/format/date.ts';
import { formatCount } from '#src/ui/format/number.ts';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { RecordStates } from '#src/views/record/record-states.tsx';
import { monthEndWords as words } from '#src/wording/reports/month-end.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ChangesBanner } from './changes-banner.tsx';
import { ChecksCard } from './checks-card.tsx';
import { ClosingCard } from './closing-card.tsx';
import { ClosingsCard } from './closings-card.tsx';
import { DeadlinesCard } from './deadlines-card.tsx';
import { FiguresCard } from './figures-card.tsx';
import { FindingsDrawer } from './findings-drawer.tsx';
import { monthShown } from './month.ts';
import './month-end.css';

export type MonthBoard = components['schemas']['MonthBoard'];
export type MonthCheck = components['schemas']['MonthCheck'];

/** The month of the address, `2026-10`. */
const parameter = 'thang';
const MONTHS_OFFERED = 25;

/** Khóa sổ tháng: what must be looked at before a month is closed, each with its list and what to do. */
export function MonthEndPage() {
  const [search, setSearch] = useSearchParams();
  const current = today().slice(0, 7);
  const asked = search.get(parameter) ?? '';
  const before = (months: number) => addMonths(`${current}-01`, -months).slice(0, 7);
  const month = /^20\d{2}-(0[1-9]|1[0-2])$/.test(asked) ? asked : before(1);
  const go = (to: string) => setSearch({ [parameter]: to });
  const { data: board, error, isPending, refetch } = useGetMonthBoard({ month });
  const [opened, setOpened] = useState<MonthCheck | null>(null);
  const offered = Array.from({ length: MONTHS_OFFERED }, (_none, at) => before(at));
  const beside = (by: number) => addMonths(`${month}-01`, by).slice(0, 7);
  return (
    <>
      <PageHeader
        title={words.titleOf(monthShown(month))}
        badges={board !== undefined && <StateBadge board={board} />}
        facts={
          board !== undefined &&
          words.facts(
            formatMinute(board.computed_on),
            formatDate(deadlineFrom('send_monthly_table', `${month}-01`)?.due_on),
          )
        }
        actions={
          <div className="month-end__months">
            <IconButton name={words.previous} icon={IconLeft} bordered onClick={() => go(beside(-1))} />
            <SelectField
              label={words.month}
              labelHidden
              value={month}
              onChange={go}
              choices={[...new Set([...offered, month])]
                .sort()
                .reverse()
                .map((value) => ({ value, label: words.monthName(monthShown(value)) }))}
            />
            <IconButton
              name={words.next}
              icon={IconRight}
              bordered
              held={month >= current}
              onClick={() => go(beside(1))}
            />
          </div>
        }
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
