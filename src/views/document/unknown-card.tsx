import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import {
  UNKNOWN_MILESTONES,
  unknownMilestone,
  type UnknownMilestone,
} from '#domain/transmission/unknown-milestones.table.ts';
import { label } from '#src/language/language.ts';
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

/**
 * Chưa rõ: for how long, what happens by itself, what a person can do now and at the next milestones, and why nothing may be sent again
 * meanwhile.
 */
export function UnknownCard({ title, since, order, action }: UnknownCardProps) {
  const elapsed_ms = useElapsed(since);
  return (
    <Card tone="unknown" title={title} {...(order === undefined ? {} : { order })}>
      <div className="unknown-card">
        <p>{documentWords.unknownText}</p>
        {since !== null && <Elapsed since={since} elapsed_ms={elapsed_ms} />}
        <div>
          <h3>{documentWords.nextByItself}</h3>
          <ul className="unknown-card__steps">
            {documentWords.nextSteps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ul>
        </div>
        <Milestones elapsed_ms={elapsed_ms} />
        {action && <div className="unknown-card__actions">{action}</div>}
        <p className="unknown-card__lock">
          <Icon of={IconLock} size={16} />
          {documentWords.sendLocked}
        </p>
      </div>
    </Card>
  );
}

/** How long it has lasted, looked at when wanted and not read out by itself, and how far the next milestone is. */
function Elapsed({ since, elapsed_ms }: { since: string; elapsed_ms: number }) {
  const { passed, next } = unknownMilestone(elapsed_ms);
  const text = elapsedText(elapsed_ms);
  return (
    <div>
      <p className="unknown-card__time">
        <b className="elapsed" role="timer">
          {text}
        </b>{' '}
        <span>{documentWords.unknownSince(formatDateSecond(since))}</span>
        {next !== null && <small>{documentWords.nextMilestone(milestoneText(next.after_minutes))}</small>}
      </p>
      {next !== null && (
        <div
          className="unknown-card__bar"
          role="img"
          aria-label={documentWords.milestoneBar(elapsedText(elapsed_ms), milestoneText(next.after_minutes))}
        >
          <i style={{ width: `${shareOf(elapsed_ms, passed, next)}%` }} />
        </div>
      )}
    </div>
  );
}

/** Percent of the way from one milestone to the next. */
function shareOf(elapsed_ms: number, passed: UnknownMilestone, next: UnknownMilestone): number {
  const minutes = Math.max(0, elapsed_ms) / (60 * second);
  return (100 * (minutes - passed.after_minutes)) / (next.after_minutes - passed.after_minutes);
}

/** What a person can do, by the time that has passed; the line of now is marked. */
function Milestones({ elapsed_ms }: { elapsed_ms: number }) {
  const { passed } = unknownMilestone(elapsed_ms);
  const { beginning, later } = documentWords.milestone;
  return (
    <div>
      <h3>{documentWords.nextByPerson}</h3>
      <ol className="unknown-card__milestones">
        {UNKNOWN_MILESTONES.map((milestone) => {
          const { after_minutes, advice } = milestone;
          const isNow = after_minutes === passed.after_minutes;
          return (
            <li key={after_minutes} aria-current={isNow ? 'step' : undefined}>
              <span>{after_minutes === 0 ? beginning : later(milestoneText(after_minutes))}</span>
              <span>{label(advice)}</span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** `15 phút`, `1 giờ`, `24 giờ`. */
function milestoneText(minutes: number): string {
  return minutes < 60 ? documentWords.minutes(minutes) : documentWords.hours(minutes / 60);
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

/** Milliseconds since an instant, counted every second; 0 while that is not known. */
function useElapsed(since: string | null): number {
  const [now_ms, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), second);
    return () => clearInterval(timer);
  }, []);
  return since === null ? 0 : now_ms - Date.parse(since);
}
