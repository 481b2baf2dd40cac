import IconTransfer from '@tabler/icons-react/dist/esm/icons/IconTransfer.mjs';
import { useLocation } from 'react-router';
import type { MessageKind } from '#domain/transmission/message-kinds.table.ts';
import { PUBLICATION_STATUSES } from '#domain/transmission/publication.ts';
import { PUBLICATION_STATUS } from '#generated/vocabulary.ts';
import { descriptorOf } from '#src/providers/resource-descriptor.ts';
import { hrefOf } from '#src/routes.ts';
import { withMessage } from '#src/views/document/history-paths.ts';
import { ResourceList } from '#src/views/list/resource-list.tsx';
import type { ListTab } from '#src/views/list/searches/list-tab.ts';
import type { Screen } from '#src/views/screen.ts';
import { historyTitles } from '#src/wording/record-lists.ts';
import { historyEmpty, historyWords } from '#src/wording/transmissions.ts';
import { MessagesBar } from './in-trouble/messages-bar.tsx';
import { historyColumns } from './history-columns.tsx';
import { OpenedMessage } from './opened-message.tsx';

const documentFilters = [
  'invoice_id',
  'registration_id',
  'invoice_mistake_id',
  'summary_table_id',
  'package_id',
] as const;

/** The filter that leaves the messages of one document. */
const filterOfKind: Readonly<Partial<Record<MessageKind, (typeof documentFilters)[number]>>> = {
  invoice: 'invoice_id',
  declaration: 'registration_id',
  invoice_mistake: 'invoice_mistake_id',
  data_summary_table: 'summary_table_id',
  invoice_cash_register: 'package_id',
};

/** The messages about one kind of document (specification, point 2: one shared list page); each opens beside the list. */
export function HistoryPage({ kind }: { kind: MessageKind }) {
  const { search } = useLocation();
  const list = hrefOf(`transmissions.${kind}`);
  const screen: Screen = {
    descriptor: descriptorOf('transmissions'),
    paths: { list, create: null, import: null, one: (id) => list + withMessage(search, Number(id)) },
    overlay: {
      title: historyTitles[kind],
      facts: historyWords.facts,
      searchHint: historyWords.search,
      // The page says the kind itself; only the documents of that kind have messages here.
      hiddenFilters: ['kind', ...documentFilters.filter((source) => source !== filterOfKind[kind])],
      shownByTab: isShownByTab,
      empty: {
        words: {
          heading: historyWords.emptyHeading,
          text: historyEmpty[kind],
          readOnly: historyEmpty[kind],
        },
        icon: IconTransfer,
      },
    },
  };
  return (
    <ResourceList
      {...screen}
      about={{ kind }}
      columns={historyColumns()}
      tabs={historyTabs()}
      pages={
        <>
          <MessagesBar kind={kind} />
          <OpenedMessage />
        </>
      }
    />
  );
}

const failed = PUBLICATION_STATUS.filter((status) => PUBLICATION_STATUSES[status].is_error).join(',');

/** What people ask a history for: which way, and what went wrong. */
const historyTabs = (): readonly ListTab[] => [
  { key: 'all', label: historyWords.tabs.all, filter: {} },
  { key: 'out', label: historyWords.tabs.out, filter: { direction: 'out' } },
  { key: 'in', label: historyWords.tabs.in, filter: { direction: 'in' } },
  { key: 'failed', label: historyWords.tabs.failed, filter: { status: failed }, tone: 'critical' },
  { key: 'unknown', label: historyWords.tabs.unknown, filter: { status: 'unknown' }, tone: 'unknown' },
];

/** Whether a tab says already what a filter is set to. */
function isShownByTab(source: string, value: unknown): boolean {
  return historyTabs().some(({ filter }) => filter[source] === value && Object.keys(filter).length === 1);
}
