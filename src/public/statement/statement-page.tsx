import { useEffect, useState, useRef } from 'react';
import { Button } from '#src/ui/action/button.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { publicWords } from '#src/wording/public/public-pages.ts';
import { buyerStatementWords as words } from '#src/wording/public/statement.ts';
import { PublicHeading } from '#src/public/public-frame.tsx';
import { PublicMessage } from '#src/public/public-message.tsx';
import { BuyerStatement } from './buyer-statement.tsx';
import { isDeadLink, statementCalls, type Answer, type ForBuyer, keepBase64 } from './statement-calls.ts';
import { keptStatementKey } from '#src/public/kept-keys.ts';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { Banner } from '#src/ui/display/banner.tsx';

type Known = { at: 'reading' | 'dead' | 'unread' } | { at: 'open'; statement: ForBuyer };

/** /confirm/statement: a buyer reads a statement by its link and answers it. Nothing of it is shown by a link that opens nothing. */
export function StatementPage() {
  const [key] = useState(() => keptStatementKey.read());
  const [known, setKnown] = useState<Known>({ at: key === null ? 'dead' : 'reading' });
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (key === null) return undefined;
    const request = new AbortController();
    const { signal } = request;
    void statementCalls.read(key, signal).then((reply) => {
      if (signal.aborted) return;
      if (reply.ok) setKnown({ at: 'open', statement: reply.body.statement_link });
      else setKnown({ at: isDeadLink(reply) || reply.failure.status === 422 ? 'dead' : 'unread' });
    });
    return () => request.abort();
  }, [key, round]);
  if (answer !== null) return <Answered answer={answer} />;
  if (known.at === 'dead' || key === null)
    return (
      <PublicMessage heading={words.dead} actions={null}>
        {words.deadText}
      </PublicMessage>
    );
  if (known.at === 'unread')
    return (
      <PublicMessage
        heading={words.unread}
        actions={
          <Button
            tone="primary"
            onClick={() => {
              setKnown({ at: 'reading' });
              setRound((before) => before + 1);
            }}
          >
            {publicWords.retry}
          </Button>
        }
      >
        {words.unreadText}
      </PublicMessage>
    );
  if (known.at !== 'open') return <Skeleton />;
  const over = (given: Answer) => {
    keptStatementKey.drop();
    setAnswer(given);
  };
  return (
    <BuyerStatement
      linkKey={key}
      statement={known.statement}
      onAnswered={over}
      onDead={() => setKnown({ at: 'dead' })}
    />
  );
}

/** The room of the statement while the link is looked at. */
function Skeleton() {
  return (
    <div role="status">
      <PublicHeading title={words.reading} />
      <Card>
        <div className="pb-form" aria-hidden>
          {[60, 80, 100, 100, 90, 70].map((width, line) => (
            <span key={line} className="k-skeleton" style={{ width: `${width}%` }} />
          ))}
        </div>
      </Card>
    </div>
  );
}

/** The answer is in: what it was, and the signed file to keep, which the link does not give once more. */
export function Answered({ answer: { state, file_base64, file_name } }: { answer: Answer }) {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => page.current?.querySelector('h1')?.focus(), []);
  const said = state === 'refused' || state === 'change_requested' ? state : 'signed';
  const text = said === 'signed' && file_base64 === null ? words.doneText.confirmed : words.doneText[said];
  return (
    <div ref={page} className="buyer__done">
      <PublicHeading title={words.done[said]} />
      <Card>
        <div className="pb-form">
          <Banner tone={said === 'signed' ? 'success' : 'info'}>{text}</Banner>
          {file_base64 !== null && (
            <Button tone="primary" icon={IconDownload} onClick={() => keepBase64(file_base64, file_name)}>
              {words.keep}
            </Button>
          )}
        </div>
      </Card>
    </div>
  );
}
