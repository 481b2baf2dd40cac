import IconAsk from '@tabler/icons-react/dist/esm/icons/IconMessageReply.mjs';
import IconLookUp from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { mayFetchAgain, mayLookUp, UNREADABLE } from '#domain/transmission/asking-again.ts';
import type { MessageKind } from '#domain/transmission/message-kinds.table.ts';
import { useMay } from '#src/providers/account-context.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { formatCount } from '#src/ui/format/number.ts';
import { useListState } from '#src/views/list/use-list-state.ts';
import { askAllWords as words } from '#src/wording/transmissions.ts';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import type { Message } from '../history-columns.tsx';
import { MessagesDialog } from './messages-dialog.tsx';
import { MAX_ASKED } from './request-each.ts';

export type TroubleKind = 'look_up' | 'fetch_again';

/** What is asked about where the list shows such messages. */
const ASKED = {
  look_up: {
    filter: { status: 'unknown', direction: 'out' },
    may: mayLookUp,
    operation: 'lookUpTransmission',
  },
  fetch_again: {
    filter: { status: UNREADABLE, direction: 'in' },
    may: mayFetchAgain,
    operation: 'requestAnswers',
  },
} as const;

/** One press for all messages of the list that are of unknown whereabouts, or all answers in it that could not be read; the oldest first. */
export function MessagesBar({ kind }: { kind: MessageKind }) {
  const { filterValues } = useListState();
  const shown = String(filterValues['status'] ?? '').split(',');
  return (
    <>
      {shown.includes('unknown') && <AskBar about="look_up" kind={kind} />}
      {shown.includes(UNREADABLE) && <AskBar about="fetch_again" kind={kind} />}
    </>
  );
}

function AskBar({ about, kind }: { about: TroubleKind; kind: MessageKind }) {
  const { resource, filterValues } = useListState();
  const { filter, may, operation } = ASKED[about];
  const mayAsk = useMay()(operation);
  const [asked, setAsked] = useState<readonly Message[] | null>(null);
  const isElsewhere = ['direction', 'message_type'].some(
    (name) => filterValues[name] !== undefined && filterValues[name] !== filter[name as 'direction'],
  );
  const { data = [], total = 0 } = useGetList<Message>(
    resource,
    {
      filter: { ...filterValues, ...filter, kind },
      sort: { field: 'created_on', order: 'ASC' },
      pagination: { page: 1, perPage: MAX_ASKED },
    },
    { enabled: mayAsk && !isElsewhere, placeholderData: undefined },
  );
  const messages = data.filter(may);
  const count = formatCount(messages.length);
  return (
    <>
      {messages.length > 0 && (
        <Banner
          tone={about === 'look_up' ? 'unknown' : 'warning'}
          action={
            <Button
              size="small"
              icon={about === 'look_up' ? IconLookUp : IconAsk}
              onClick={() => setAsked(messages)}
            >
              {words[about].ask(count)}
            </Button>
          }
        >
          {words[about].about(formatCount(total))}
          {total > MAX_ASKED && ` ${words.oldest(count, formatCount(total))}`}
        </Banner>
      )}
      {asked !== null && <MessagesDialog about={about} messages={asked} onClose={() => setAsked(null)} />}
    </>
  );
}
