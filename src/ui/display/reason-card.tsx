import IconCode from '@tabler/icons-react/dist/esm/icons/IconCode.mjs';
import IconHelpHexagon from '@tabler/icons-react/dist/esm/icons/IconHelpHexagon.mjs';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { pieceWords } from '../words/piece.ts';
import './reason-card.css';

type ReasonCardProps = {
  tone?: 'critical' | 'warning' | 'unknown';
  /** The question it answers ("Vì sao bị từ chối?"). */
  question: string;
  /** What, since when: one sentence. */
  reason: string;
  /** What still holds. */
  consequence?: ReactNode;
  /** What is on the document beside what should be. */
  compare?: { label: string; value: ReactNode; note?: ReactNode }[];
  /** The next step first; then who may take it. */
  actions?: ReactNode;
  /** Its place when the page's two columns become one. */
  order?: number;
  /** The authority's own codes, last, behind 'Mã lỗi', each with its words where others are shown in their place. */
  original?: { reasons: readonly { code: string; words: string }[]; action?: ReactNode } | undefined;
};

/** Answer first, then what holds, then the one next step. */
export function ReasonCard({
  tone = 'critical',
  question,
  reason,
  consequence,
  compare = [],
  actions,
  original,
  order,
}: ReasonCardProps) {
  return (
    <section style={order === undefined ? undefined : { order }} className={`k-reason k-reason--${tone}`}>
      <h2>
        <Icon of={IconHelpHexagon} size={18} />
        {question}
      </h2>
      <div className="k-reason__body">
        <p className="k-reason__what">{reason}</p>
        {consequence && <p className="k-reason__holds">{consequence}</p>}
        {compare.length > 0 && (
          <dl className="k-reason__compare">
            {compare.map(({ label, value, note }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <b>{value}</b>
                  {note && <div>{note}</div>}
                </dd>
              </div>
            ))}
          </dl>
        )}
        {actions && <div className="k-reason__actions">{actions}</div>}
        {original && (
          <div className="k-reason__original">
            <Icon of={IconCode} size={16} />
            <span>{pieceWords.original}</span>
            <span className="k-reason__codes">
              {original.reasons.map(({ code, words }, at) => (
                <span key={at}>
                  {code !== '' && <code>{code}</code>} {words}
                </span>
              ))}
            </span>
            {original.action && <span className="k-reason__evidence">{original.action}</span>}
          </div>
        )}
      </div>
    </section>
  );
}
