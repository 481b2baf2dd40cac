import { operations } from '#generated/operations.ts';
import { rereadKinds } from '#src/providers/cache/invalidate.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Badge } from '#src/ui/display/badge.tsx';
import { ConservationBar } from '#src/ui/display/conservation-bar.tsx';
import type { Tone } from '#src/ui/display/glyph.tsx';
import { formatDateSecond } from '#src/ui/format/date.ts';
import { formatCount } from '#src/ui/format/number.ts';
import { Facts, Stack } from '#src/ui/layout/card.tsx';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import { ResultRows } from '#src/ui/list/result-rows.tsx';
import { common } from '#src/wording/common.ts';
import { askAllWords as words, historyWords } from '#src/wording/transmissions.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Message } from '../history-columns.tsx';
import type { TroubleKind } from './messages-bar.tsx';
import { lookUpEach, requestEach, type Asked, type Outcome } from './request-each.ts';

type MessagesDialogProps = { about: TroubleKind; messages: readonly Message[]; onClose: () => void };

const TONES: Readonly<Record<Outcome, Tone>> = {
  arrived: 'success',
  absent: 'success',
  read: 'success',
  not_yet: 'warning',
  silent: 'unknown',
  still_unreadable: 'critical',
  not_at_provider: 'critical',
  failed: 'critical',
  stopped: 'plain',
};
const OUTCOMES = Object.keys(TONES) as Outcome[];

const RUN = {
  look_up: { run: lookUpEach, operation: 'lookUpTransmission' },
  fetch_again: { run: requestEach, operation: 'requestAnswers' },
} as const;

/** Asks about each message while it is open: how far that is, the counts adding up, and what came of each. */
export function MessagesDialog({ about, messages, onClose }: MessagesDialogProps) {
  const { results, isOver, isStopping, stop } = useAsking(about, messages);
  const total = formatCount(messages.length);
  const count = (...wanted: Outcome[]) =>
    [...results.values()].filter(({ outcome }) => wanted.includes(outcome)).length;
  const counts = {
    ok: count('arrived', 'absent', 'read'),
    failed: count('still_unreadable', 'not_at_provider', 'failed'),
    unknown: count('silent', 'not_yet'),
    stopped: count('stopped'),
    waiting: messages.length - results.size,
  };
  return (
    <Dialog
      open
      limitHeight
      locked={!isOver}
      title={isOver ? words[about].done(total) : words[about].running(total)}
      onClose={onClose}
      actions={
        isOver ? (
          <Button tone="primary" onClick={onClose}>
            {common.done}
          </Button>
        ) : (
          <Button disabled={isStopping} onClick={stop}>
            {isStopping ? words.stopping : words.stop}
          </Button>
        )
      }
    >
      <Stack>
        <ConservationBar {...counts} tall />
        <Facts
          facts={OUTCOMES.filter((outcome) => count(outcome) > 0).map((outcome) => ({
            term: words.outcomes[outcome],
            value: formatCount(count(outcome)),
          }))}
        />
        <p className="k-visually-hidden" role="status">
          {words.spoken(
            formatCount(counts.ok),
            formatCount(counts.waiting),
            formatCount(counts.failed + counts.unknown + counts.stopped),
          )}
        </p>
        <ResultRows label={words.each}>
          {messages.map((message) => (
            <Row key={message.id} message={message} result={results.get(message.id)} />
          ))}
        </ResultRows>
      </Stack>
    </Dialog>
  );
}

function Row({ message, result }: { message: Message; result: Asked | undefined }) {
  const { invoice_label, message_id, message_type, created_on } = message;
  return (
    <li>
      <span>
        {invoice_label ?? message_id}
        <small>
          {result?.words ?? `${historyWords.message(message_type)} · ${formatDateSecond(created_on)}`}
        </small>
      </span>
      <Badge size="small" tone={result === undefined ? 'default' : TONES[result.outcome]}>
        {result === undefined ? words.waiting : words.outcomes[result.outcome]}
      </Badge>
    </li>
  );
}

/** Begins once. Leaving the page stops the messages that were not requested yet. */
function useAsking(about: TroubleKind, messages: readonly Message[]) {
  const queryClient = useQueryClient();
  const [results, setResults] = useState<ReadonlyMap<number, Asked>>(new Map());
  const [isOver, setOver] = useState(false);
  const [isStopping, setStopping] = useState(false);
  const stopped = useRef(false);
  const begun = useRef(false);
  useEffect(() => {
    stopped.current = false;
    if (!begun.current) {
      begun.current = true;
      const { run, operation } = RUN[about];
      void run(messages, {
        onResult: (id, result) => setResults((before) => new Map(before).set(id, result)),
        isStopped: () => stopped.current,
      }).finally(() => {
        setOver(true);
        rereadKinds(queryClient, operations[operation].invalidates);
      });
    }
    return () => {
      stopped.current = true;
    };
  }, [about, messages, queryClient]);
  const stop = () => {
    stopped.current = true;
    setStopping(true);
  };
  return { results, isOver, isStopping, stop };
}
