import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { Icon } from '#src/ui/display/icon.tsx';
import { formatDateSecond } from '#src/ui/format/date.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { documentWords } from '#src/wording/document.ts';
import type { ReactNode } from 'react';
import { Elapsed } from './elapsed.tsx';
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
