import IconAsk from '@tabler/icons-react/dist/esm/icons/IconMessageReply.mjs';
import IconLookUp from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { useGetJob } from '#generated/client/jobs/jobs.ts';
import { startMessageQuestions } from '#generated/client/transmissions/transmissions.ts';
import type { components } from '#generated/types.ts';
import { UNREADABLE } from '#domain/transmission/asking-again.ts';
import type { MessageKind } from '#domain/transmission/message-kinds.table.ts';
import { useMay } from '#src/providers/account-context.ts';
import { hasEnded, useAskingJob, useJob, type Job } from '#src/providers/jobs.ts';
import { descriptorOf, operationFor } from '#src/providers/resource-descriptor.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { formatCount } from '#src/ui/format/number.ts';
import { openedIn, withOpened } from '#src/views/document/history-paths.ts';
import { failureText } from '#src/views/failure-text.ts';
import { bulkFilter } from '#src/views/list/selection/bulk-selection.ts';
import { useListState } from '#src/views/list/use-list-state.ts';
import { askAllWords as words } from '#src/wording/transmissions.ts';
import { useState } from 'react';
import { useGetList, useNotify } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { AskingBanner, AskingDialog } from './asking.tsx';

type MessageFilter = components['schemas']['MessageFilter'];

export type TroubleKind = 'look_up' | 'fetch_again';

/** What is asked about where the list shows such messages. */
const ASKED = {
  look_up: { status: 'unknown', direction: 'out' },
  fetch_again: { status: UNREADABLE, direction: 'in' },
} as const;

/** Names, in the address, the job of which the result is opened (việc). */
const jobParameter = 'viec';

/** As many messages as one press asks about: as many as the server takes. */
const MAX_ASKED = 5_000;

/**
 * One press for all messages of the list that are of unknown whereabouts, or all answers in it that could not be read; the oldest first. The
 * server asks: who leaves, or comes back, finds here how far it is; a notice opens what came of its job.
 */
export function MessagesBar({ kind }: { kind: MessageKind }) {
  const { filterValues } = useListState();
  const shown = String(filterValues['status'] ?? '').split(',');
  const mayAsk = useMay()('startMessageQuestions');
  const found = useAskingJob(mayAsk);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const named = openedIn(jobParameter, search);
  const wanted = useGetJob(named ?? 0, { query: { enabled: mayAsk && named !== null } });
  const [started, setStarted] = useState<Job | null>(null);
  const [opened, setOpened] = useState(false);
  const job = useJob(
    (named !== null && wanted.data?.resource === 'transmissions' && wanted.data) || (started ?? found),
  );
  const isOpened = opened || (job !== null && job.id === named);
  const close = () => {
    setOpened(false);
    if (named !== null) void navigate(pathname + withOpened(jobParameter, search, null), { replace: true });
  };
  const isAsking = (about: TroubleKind) => job?.action === about && !hasEnded(job);
  const follow = (one: Job) => {
    setStarted(one);
    setOpened(true);
  };
  if (!mayAsk) return null;
  return (
    <>
      {job !== null && <AskingBanner key={job.id} job={job} onOpen={() => setOpened(true)} />}
      {shown.includes('unknown') && !isAsking('look_up') && (
        <AskBar about="look_up" kind={kind} onJob={follow} />
      )}
      {shown.includes(UNREADABLE) && !isAsking('fetch_again') && (
        <AskBar about="fetch_again" kind={kind} onJob={follow} />
      )}
      {job !== null && isOpened && <AskingDialog key={job.id} job={job} onClose={close} />}
    </>
  );
}

type AskBarProps = { about: TroubleKind; kind: MessageKind; onJob: (job: Job) => void };

function AskBar({ about, kind, onJob }: AskBarProps) {
  const { resource, filterValues } = useListState();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const asked = ASKED[about];
  const isElsewhere = ['direction', 'message_type'].some(
    (name) => filterValues[name] !== undefined && filterValues[name] !== asked[name as 'direction'],
  );
  const filter = { ...filterValues, ...asked, kind };
  const { total = 0, refetch } = useGetList(
    resource,
    { filter, sort: { field: 'created_on', order: 'ASC' }, pagination: { page: 1, perPage: 1 } },
    { enabled: !isElsewhere, placeholderData: undefined },
  );
  if (total === 0 || isElsewhere) return null;
  const start = async () => {
    setBusy(true);
    try {
      const message_questions = { about, filter: filterFor(filter), expected_count: total };
      onJob(await startMessageQuestions({ message_questions }));
    } catch (error) {
      notify(failureText(error), { type: 'error' });
      void refetch();
    } finally {
      setBusy(false);
    }
  };
  const count = formatCount(Math.min(total, MAX_ASKED));
  return (
    <Banner
      tone={about === 'look_up' ? 'unknown' : 'warning'}
      action={
        <Button
          size="small"
          icon={about === 'look_up' ? IconLookUp : IconAsk}
          disabled={busy}
          onClick={() => void start()}
        >
          {words[about].ask(count)}
        </Button>
      }
    >
      {words[about].about(formatCount(total))}
      {total > MAX_ASKED && ` ${words.oldest(count, formatCount(total))}`}
    </Banner>
  );
}

/** The list's filter as the server takes it: which way and in which state follows from what is asked. */
function filterFor(filter: Record<string, unknown>): MessageFilter {
  const { filters } = descriptorOf('transmissions');
  const {
    direction: _direction,
    status: _status,
    ...rest
  } = bulkFilter(operationFor('transmissions', 'list'), filters, filter);
  return rest;
}
