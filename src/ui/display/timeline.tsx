import type { ReactNode } from 'react';
import { Glyph } from './glyph.tsx';
import type { Tone } from './glyph.tsx';
import './timeline.css';

export type TimelineEvent = {
  key: string;
  /** As shown: `09:15:34`, or with its date. */
  time: string;
  tone?: Tone;
  text: ReactNode;
  note?: ReactNode;
};

/** A log, newest first. */
export function Timeline({ events }: { events: readonly TimelineEvent[] }) {
  return (
    <ol className="k-timeline">
      {events.map(({ key, time, tone = 'default', text, note }) => (
        <li key={key}>
          <span className="k-timeline__time">{time}</span>
          <span className="k-timeline__dot">
            <Glyph tone={tone} />
          </span>
          <div className="k-timeline__words">
            {text}
            {note && <div className="k-timeline__note">{note}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
