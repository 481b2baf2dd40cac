import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { Icon } from '#src/ui/display/icon.tsx';
import { formatDateSecond } from '#src/ui/format/date.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { documentWords } from '#src/wording/document.ts';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import './unknown-card.css';

type UnknownCardProps = {
  title: string;
  /** The instant it was lost sight of; null while that is read. */
  since: string | null;
  order?: number;
  action?: ReactNode;
};

/** Chưa rõ: for how long, what happens by itself, and why nothing may be sent again meanwhile. */
export function UnknownCard({ title, since, order, action }: UnknownCardProps) {
  return (
    <Card tone="unknown" title={title} {...(order === undefined ? {} : { order })}>
      <div className="unknown-card">
        <p>{documentWords.unknownText}</p>
        {since !== null && (
          <p className="unknown-card__time">
            <Elapsed since={since} /> {documentWords.unknownSince(formatDateSecond(since))}
          </p>
        )}
        <div>
          <h3>{documentWords.nextByItself}</h3>
          <ol>
            {documentWords.nextSteps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
        {action && <div className="unknown-card__actions">{action}</div>}
        <p className="unknown-card__lock">
          <Icon of={IconLock} size={16} />
          {documentWords.sendLocked}
        </p>
      </div>
    </Card>
  );
}

const second = 1000;

/** The two largest units of a time, in words: `5 phút 12 giây`, `3 ngày 4 giờ`. */
export function elapsedText(elapsed_ms: number): string {
  const seconds = Math.max(0, Math.floor(elapsed_ms / second));
  const parts = [
    [Math.floor(seconds / 86_400), documentWords.days],
    [Math.floor(seconds / 3600) % 24, documentWords.hours],
    [Math.floor(seconds / 60) % 60, documentWords.minutes],
    [seconds % 60, documentWords.seconds],
  ] as const;
  const first = parts.findIndex(([count]) => count > 0);
  return parts
    .slice(first < 0 ? parts.length - 1 : first)
    .slice(0, 2)
    .map(([count, words]) => words(count))
    .join(' ');
}

/** How long something has lasted, second by second; looked at when wanted, not read out by itself. */
function Elapsed({ since }: { since: string }) {
  const [now_ms, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), second);
    return () => clearInterval(timer);
  }, []);
  return (
    <b className="elapsed" role="timer">
      {elapsedText(now_ms - Date.parse(since))}
    </b>
  );
}
