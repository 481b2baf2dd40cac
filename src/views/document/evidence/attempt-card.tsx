import { PUBLICATION_STATUS_TONES } from '#generated/vocabulary.ts';
import { serverSaid } from '#src/wording/desk/server-said.ts';
import { label } from '#src/language/language.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Badge } from '#src/ui/display/badge.tsx';
import { formatDateSecond } from '#src/ui/format/date.ts';
import { formatCount } from '#src/ui/format/number.ts';
import { Facts } from '#src/ui/layout/card.tsx';
import { documentWords } from '#src/wording/document.ts';
import { publicationStatusLabels } from '#src/wording/labels.ts';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { asksAgain } from '../attempts.ts';
import type { Attempt } from '../attempts.ts';
import type { DocumentEvent, Message } from '../document-kind.ts';
import { AskAgainButton } from '../message-actions.tsx';
import { HashText, MessageId, MessageXml } from '../message-bytes.tsx';

/** One exchange: what it was, when, what came of it, and what proves it. */
export function AttemptCard({ attempt, messages }: { attempt: Attempt; messages: readonly Message[] }) {
  return attempt.what === 'message' ? (
    <MessageCard message={attempt.message} asks={asksAgain(attempt.message, messages)} />
  ) : (
    <LookUpCard event={attempt.event} />
  );
}

/** The button that opened it is gone: whoever pressed it goes on in what came in its place. */
const takeFocus = (opened: HTMLElement | null) => opened?.focus();

/** `asks`: with the button that asks for the answers again. */
function MessageCard({ message, asks }: { message: Message; asks: boolean }) {
  const [opened, setOpened] = useState(false);
  const { direction, message_type, message_type_name, message_id, created_on } = message;
  const { status, bytes, sha256, reply_to, note } = message;
  const facts = [
    { term: documentWords.content, value: label(message_type_name) },
    { term: documentWords.messageId, value: <MessageId id={message_id} /> },
    ...(reply_to === null
      ? []
      : [{ term: documentWords.answers, value: <code className="attempt__id">{reply_to}</code> }]),
    { term: documentWords.size, value: documentWords.bytes(formatCount(bytes)) },
    { term: 'SHA-256', value: <HashText sha256={sha256} /> },
    ...(note === null ? [] : [{ term: documentWords.reason, value: serverSaid.of(note) }]),
  ];
  return (
    <li className="attempt">
      <AttemptHead title={documentWords.way[direction](message_type)} at={created_on}>
        <Badge tone={PUBLICATION_STATUS_TONES[status]}>{publicationStatusLabels[status]}</Badge>
      </AttemptHead>
      <Facts facts={facts} />
      <div className="attempt__actions">
        {asks && <AskAgainButton size="small" id={message.id} />}
        {!opened && (
          <Button size="small" tone="plain" aria-expanded={false} onClick={() => setOpened(true)}>
            {documentWords.openXml}
          </Button>
        )}
      </div>
      {opened && (
        <div tabIndex={-1} ref={takeFocus}>
          <MessageXml message={message} />
        </div>
      )}
    </li>
  );
}

function LookUpCard({ event: { title, tone, detail, happened_on, actor_name } }: { event: DocumentEvent }) {
  const text = [detail && serverSaid.of(detail), actor_name].filter(Boolean).join(' · ');
  return (
    <li className="attempt">
      <AttemptHead title={label(title)} at={happened_on}>
        <Badge tone={tone}>{documentWords.lookUp}</Badge>
      </AttemptHead>
      {text !== '' && <p className="attempt__detail">{text}</p>}
    </li>
  );
}

/** What and when, with the badge beside it on the first line. */
function AttemptHead({ title, at, children }: { title: string; at: string; children: ReactNode }) {
  return (
    <div className="attempt__head">
      <div>
        <h3>{title}</h3>
        <span className="attempt__time">{formatDateSecond(at)}</span>
      </div>
      {children}
    </div>
  );
}
