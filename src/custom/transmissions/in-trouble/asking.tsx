import { useGetJobQuestions } from '#generated/client/transmissions/transmissions.ts';
import { cancelJob } from '#generated/client/jobs/jobs.ts';
import { operations } from '#generated/operations.ts';
import type { components } from '#generated/types.ts';
import { rereadKinds } from '#src/providers/cache/invalidate.ts';
import { hasEnded, type Job } from '#src/providers/jobs.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Badge } from '#src/ui/display/badge.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { ConservationBar } from '#src/ui/display/conservation-bar.tsx';
import type { Tone } from '#src/ui/display/glyph.tsx';
import { formatDateSecond } from '#src/ui/format/date.ts';
import { formatCount } from '#src/ui/format/number.ts';
import { Facts, Stack } from '#src/ui/layout/card.tsx';
import { ResultRows } from '#src/ui/list/result-rows.tsx';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import { FailedBanner } from '#src/views/failed-banner.tsx';
import { failureText } from '#src/views/failure-text.ts';
import { common } from '#src/wording/common.ts';
import { askAllWords as words, historyWords } from '#src/wording/transmissions.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import type { TroubleKind } from './messages-bar.tsx';

type Questions = components['schemas']['JobQuestions'];
type AskedMessage = components['schemas']['AskedMessage'];
type Outcome = AskedMessage['outcome'];

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
  waiting: 'default',
};
const OUTCOMES = Object.keys(TONES) as Outcome[];

/** Between two looks at the results, ms. */
const LOOK_EVERY = 2000;

const aboutOf = ({ action }: Job): TroubleKind => (action === 'fetch_again' ? 'fetch_again' : 'look_up');

/** A job that asks about messages, wherever its page was left: how far it is, and the way to its result. */
export function AskingBanner({ job, onOpen }: { job: Job; onOpen: () => void }) {
  const [closed, setClosed] = useState(false);
  if (closed) return null;
  const { running, done } = words[aboutOf(job)];
  const ended = hasEnded(job);
  const total = formatCount(job.total);
  return (
    <Banner
      tone={ended ? 'neutral' : 'info'}
      action={
        <>
          <Button size="small" onClick={onOpen}>
            {ended ? words.seeResult : words.seeProgress}
          </Button>
          {ended && (
            <Button size="small" tone="plain" onClick={() => setClosed(true)}>
              {common.close}
            </Button>
          )}
        </>
      }
    >
      {ended ? done(total) : words.soFar(running(total), formatCount(job.done + job.failed))}
      {job.state === 'cancelled' && ` ${words.wasStopped}`}
      {job.state === 'failed' && ` ${words.broke}`}
    </Banner>
  );
}

/** How far it is, the counts adding up, and what came of each. Closing it stops nothing. */
export function AskingDialog({ job, onClose }: { job: Job; onClose: () => void }) {
  const queryClient = useQueryClient();
  const notify = useNotify();
  const [stopping, setStopping] = useState(false);
  const isOver = hasEnded(job);
  const { data, error, refetch } = useGetJobQuestions(job.id, {
    query: { gcTime: 0, staleTime: 0, refetchInterval: isOver ? false : LOOK_EVERY },
  });
  useEffect(() => {
    // What the last portion came to is read once more.
    if (!isOver) return;
    void refetch();
    rereadKinds(queryClient, operations.startMessageQuestions.invalidates);
  }, [isOver, refetch, queryClient]);
  const about = aboutOf(job);
  const total = formatCount(job.total);
  const stop = async () => {
    setStopping(true);
    try {
      await cancelJob(job.id, { job_cancel: {} });
    } catch (failure) {
      notify(failureText(failure), { type: 'error' });
      setStopping(false);
    }
  };
  return (
    <Dialog
      open
      limitHeight
      title={isOver ? words[about].done(total) : words[about].running(total)}
      onClose={onClose}
      actions={
        <>
          {!isOver && (
            <Button disabled={stopping} onClick={() => void stop()}>
              {stopping ? words.stopping : words.stop}
            </Button>
          )}
          <Button tone="primary" onClick={onClose}>
            {isOver ? common.done : words.closeRunning}
          </Button>
        </>
      }
    >
      <Stack>
        {error !== null && data === undefined && (
          <FailedBanner title={words.unread} error={error} onRetry={() => void refetch()} />
        )}
        {!isOver && <p>{words.goesOn}</p>}
        {job.state === 'failed' && <Banner tone="warning">{words.broke}</Banner>}
        {data === undefined ? (
          error === null && <span className="k-skeleton" role="status" aria-label={common.loading} />
        ) : (
          <Results questions={data} />
        )}
      </Stack>
    </Dialog>
  );
}

function Results({ questions }: { questions: Questions }) {
  const sum = (...wanted: Outcome[]) => wanted.reduce((so_far, outcome) => so_far + questions[outcome], 0);
  const counts = {
    ok: sum('arrived', 'absent', 'read'),
    failed: sum('still_unreadable', 'not_at_provider', 'failed'),
    unknown: sum('silent', 'not_yet'),
    stopped: questions.stopped,
    waiting: questions.waiting,
  };
  const { messages, total } = questions;
  return (
    <>
      <ConservationBar {...counts} tall />
      <Facts
        facts={OUTCOMES.filter((outcome) => questions[outcome] > 0).map((outcome) => ({
          term: words.outcomes[outcome],
          value: formatCount(questions[outcome]),
        }))}
      />
      <p className="k-visually-hidden" role="status">
        {words.spoken(
          formatCount(counts.ok),
          formatCount(counts.waiting),
          formatCount(counts.failed + counts.unknown + counts.stopped),
        )}
      </p>
      {messages.length < total && messages.length > 0 && (
        <p>{words.named(formatCount(messages.length), formatCount(total))}</p>
      )}
      <ResultRows label={words.each}>
        {messages.map((message) => (
          <Row key={message.id} message={message} />
        ))}
      </ResultRows>
    </>
  );
}

function Row({ message }: { message: AskedMessage }) {
  const { invoice_label, message_id, message_type, created_on, outcome } = message;
  return (
    <li>
      <span>
        {invoice_label ?? message_id}
        <small>
          {message.words ?? `${historyWords.message(message_type)} · ${formatDateSecond(created_on)}`}
        </small>
      </span>
      <Badge size="small" tone={TONES[outcome]}>
        {words.outcomes[outcome]}
      </Badge>
    </li>
  );
}
