import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconLockOpen from '@tabler/icons-react/dist/esm/icons/IconLockOpen.mjs';
import { useReportUnsaved } from '#src/views/guard/unsaved-context.ts';
import { createMonthClosing, updateMonthClosing } from '#generated/client/month-closings/month-closings.ts';
import { useMay } from '#src/providers/account-context.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { Money } from '#src/ui/display/money.tsx';
import { TextArea } from '#src/ui/field/text-area.tsx';
import { formatDateTime } from '#src/ui/format/date.ts';
import { formatCount, formatNumber } from '#src/ui/format/number.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { ConfirmDialog } from '#src/ui/overlay/confirm-dialog.tsx';
import { failureText } from '#src/views/failure-text.ts';
import { monthEndWords as words } from '#src/wording/reports/month-end.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { MonthBoard } from './month-end-page.tsx';
import { monthShown } from '#src/views/month/month.ts';

const MONEY_ROWS = ['revenue', 'vat', 'total'] as const;

/** What closing the month keeps and what stands against it; of a closed month, what was kept and by whom. */
export function ClosingCard({ board }: { board: MonthBoard }) {
  const { month, closing, is_over, checks } = board;
  const figures = closing?.figures ?? board.figures;
  const may = useMay();
  const [asking, setAsking] = useState(false);
  const blocking = checks.filter(({ blocks, count }) => blocks && count > 0).length;
  const mayAct = may('createMonthClosing');
  const isReady = is_over && blocking === 0;
  return (
    <Card title={words.closeTitle(monthShown(month))}>
      <div className="month-end__closing">
        <p>
          {closing === null
            ? words.freezes
            : words.closedBy(closing.closed_by_name, formatDateTime(closing.closed_on))}
        </p>
        <dl className="month-end__rows">
          <div>
            <dt>{words.rows.in_force}</dt>
            <dd>{formatCount(figures.in_force)}</dd>
          </div>
          {MONEY_ROWS.map((key) => (
            <div key={key}>
              <dt>{words.rows[key]}</dt>
              <dd>
                <Money amount={figures[key]} weight={key === 'total' ? 'bold' : 'medium'} />
              </dd>
            </div>
          ))}
        </dl>
        <ul className="month-end__keeps">
          {words.keeps.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        {closing === null && blocking > 0 && (
          <Banner tone="warning" title={words.blocked(formatCount(blocking))}>
            {words.blockedText}
          </Banner>
        )}
        {closing === null && !is_over && <Banner tone="neutral">{words.notOver}</Banner>}
        {!mayAct && <Banner tone="neutral">{words.denied}</Banner>}
        {mayAct && (
          <Button
            full
            tone={closing === null ? 'primary' : 'secondary'}
            icon={closing === null ? IconLock : IconLockOpen}
            disabled={closing === null && !isReady}
            onClick={() => setAsking(true)}
          >
            {closing === null ? words.close(monthShown(month)) : words.reopen}
          </Button>
        )}
      </div>
      {asking &&
        (closing === null ? (
          <CloseDialog board={board} onClose={() => setAsking(false)} />
        ) : (
          <ReopenDialog month={month} id={closing.id} onClose={() => setAsking(false)} />
        ))}
    </Card>
  );
}

function CloseDialog({ board: { month, figures }, onClose }: { board: MonthBoard; onClose: () => void }) {
  const notify = useNotify();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => createMonthClosing({ month_closing: { month } }),
    onSuccess: () => {
      notify(words.closed(monthShown(month)), { type: 'success' });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={words.closeTitle(monthShown(month))}
      action={words.close(monthShown(month))}
      icon={IconLock}
      leave={words.cancel}
      busy={isPending}
      failure={error && failureText(error)}
      onAct={() => mutate()}
      onClose={onClose}
    >
      <p>{words.closeAsk(formatCount(figures.in_force), formatNumber(figures.total))}</p>
    </ConfirmDialog>
  );
}

type ReopenDialogProps = { month: string; id: number; onClose: () => void };

function ReopenDialog({ month, id, onClose }: ReopenDialogProps) {
  const notify = useNotify();
  const [reason, setReason] = useState('');
  useReportUnsaved(reason !== '');
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => updateMonthClosing(id, { month_closing: { reason: reason.trim() } }),
    onSuccess: () => {
      notify(words.reopened(monthShown(month)), { type: 'success' });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={words.reopen}
      action={words.reopen}
      leave={words.cancel}
      busy={isPending}
      disabled={reason.trim() === ''}
      failure={error && failureText(error)}
      onAct={() => mutate()}
      onClose={onClose}
    >
      <p>{words.reopenAsk}</p>
      <TextArea label={words.reason} required value={reason} onChange={setReason} max={500} autoFocus />
    </ConfirmDialog>
  );
}
