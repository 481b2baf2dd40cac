import type { StatementContent } from '#domain/statements/content.ts';
import { STATEMENT_STATE_TONES } from '#generated/vocabulary.ts';
import { Avatar } from '#src/ui/display/avatar.tsx';
import { Badge } from '#src/ui/display/badge.tsx';
import { formatDateTime } from '#src/ui/format/date.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { statementStateLabels } from '#src/wording/labels.ts';
import { statementWords } from '#src/wording/statement.ts';
import type { ReactNode } from 'react';
import type { Statement } from './statement-fields.ts';

const words = statementWords.sides;

/** Hai bên: who has signed and when, and how often the buyer has opened it. */
export function SidesCard({ statement, content }: { statement: Statement; content: StatementContent }) {
  const { state, seller_signed_on, answered_on, answer_name, buyer_email, opened, opened_on } = statement;
  const isSigned = state !== 'seller_signing' && seller_signed_on !== null;
  return (
    <Card title={words.title}>
      <ul className="statement__sides">
        <Side
          name={content.seller.name}
          badge={
            <Badge tone={isSigned ? 'success' : 'default'}>{isSigned ? words.signed : words.unsigned}</Badge>
          }
          lines={[
            [words.seller, content.seller.delegate].filter(Boolean).join(' · '),
            ...(isSigned ? [formatDateTime(seller_signed_on)] : []),
          ]}
        />
        <Side
          name={content.buyer.name}
          badge={<Badge tone={STATEMENT_STATE_TONES[state]}>{statementStateLabels[state]}</Badge>}
          lines={[
            [words.buyer, buyer_email].filter(Boolean).join(' · '),
            ...(answered_on === null
              ? [opened === 0 ? words.notOpened : words.opened(opened, formatDateTime(opened_on))]
              : [[answer_name, formatDateTime(answered_on)].filter(Boolean).join(' · ')]),
          ]}
        />
      </ul>
    </Card>
  );
}

function Side({ name, badge, lines }: { name: string; badge: ReactNode; lines: readonly string[] }) {
  return (
    <li>
      <Avatar name={name} />
      <div>
        <b>{name}</b>
        {badge}
        {lines.map((line) => (
          <small key={line}>{line}</small>
        ))}
      </div>
    </li>
  );
}
