import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import { useMay } from '#src/providers/account-context.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { formatInstantDate, formatTime } from '#src/ui/format/date.ts';
import { formatCount } from '#src/ui/format/number.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { FailedBanner } from '#src/views/failed-banner.tsx';
import { documentWords } from '#src/wording/document.ts';
import { registerWords as words } from '#src/wording/processing/cash-register.ts';
import { useSend, useSending, type Sending } from './use-sending.ts';
import { useEffect, useRef } from 'react';
import './cash-register.css';

const PARTS = ['taken', 'waiting_answer', 'unknown', 'unsent', 'refused'] as const;

/** Until when invoices of cash registers must be sent, how those of today stand, and the button that sends what waits. */
export function SendingCard() {
  const { data, dataUpdatedAt, error, refetch } = useSending();
  const { send, isPending, failure } = useSend(null);
  const may = useMay()('publishCashRegisterPackages');
  // Once all is sent the button is gone: who pressed it is led to what is said in its place.
  const card = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  const isSent = data?.waiting_count === 0;
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (isSent && pressed.current && isLost) card.current?.focus();
    if (isSent) pressed.current = false;
  }, [isSent]);
  if (error !== null && data === undefined)
    return <FailedBanner error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <span className="k-skeleton register__skeleton" aria-hidden />;
  const { waiting_count } = data;
  const press = () => {
    pressed.current = true;
    send();
  };
  return (
    <div ref={card} tabIndex={-1} className="register__sending">
      {failure !== null && <Banner tone="critical">{failure}</Banner>}
      <Card>
        <div className="register__card">
          <Deadline sending={data} now={dataUpdatedAt} />
          <Today sending={data} />
          {may && waiting_count > 0 && (
            <Button tone="primary" icon={IconSend} busy={isPending} onClick={press}>
              {words.send(formatCount(waiting_count))}
            </Button>
          )}
        </div>
      </Card>
    </div>
  );
}

type DeadlineProps = {
  sending: Sending;
  /** When that was read, ms: it is asked for anew every half minute. */
  now: number;
};

function Deadline({ sending: { waiting_count, due_on, sends_at }, now }: DeadlineProps) {
  const time = formatTime(sends_at).slice(0, 5);
  if (due_on === null)
    return (
      <div className="register__due">
        <b>{words.allSent}</b>
        <p>{words.allSentText(time)}</p>
      </div>
    );
  const left = timeLeft(due_on, now);
  const count = formatCount(waiting_count);
  const oldest = new Date(Date.parse(due_on) - 1).toISOString();
  return (
    <div className="register__due">
      <span className="register__icon" aria-hidden>
        <IconClock />
      </span>
      <div>
        <p>{left === null ? words.dueOver(formatInstantDate(oldest)) : words.dueToday}</p>
        {left !== null && (
          <strong>{words.left(documentWords.hours(left.hours), documentWords.minutes(left.minutes))}</strong>
        )}
        <p>
          {Date.parse(sends_at) <= now || left === null
            ? words.unsentLate(count)
            : words.unsentNow(count, time)}
        </p>
      </div>
    </div>
  );
}

function Today({ sending: { today } }: { sending: Sending }) {
  const shown = PARTS.filter((part) => today[part] > 0);
  return (
    <div className="register__today">
      <div className="register__legend">
        <b>{words.today(formatCount(today.total))}</b>
        <ul>
          {shown.map((part) => (
            <li key={part}>
              <i className={`register__part--${part}`} aria-hidden /> {words.parts[part]}{' '}
              <b>{formatCount(today[part])}</b>
            </li>
          ))}
        </ul>
      </div>
      {today.total > 0 && (
        <div className="register__bar" aria-hidden>
          {shown.map((part) => (
            <i key={part} className={`register__part--${part}`} style={{ flexGrow: today[part] }} />
          ))}
        </div>
      )}
      {today.unknown > 0 && <p className="register__note">{words.neverTwice}</p>}
    </div>
  );
}

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;

/** Whole hours and minutes until an instant (ISO), as a clock would show them; null once it is over. */
export function timeLeft(due_on: string, now_ms: number): { hours: number; minutes: number } | null {
  const left = Math.floor((Date.parse(due_on) - now_ms) / MINUTE_MS);
  if (left < 0) return null;
  return { hours: Math.floor(left / HOUR_MINUTES), minutes: left % HOUR_MINUTES };
}
