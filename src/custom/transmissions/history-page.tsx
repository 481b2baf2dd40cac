import IconTransfer from '@tabler/icons-react/dist/esm/icons/IconTransfer.mjs';
import type { MessageKind } from '#domain/transmission/message-kinds.table.ts';
import { descriptorOf } from '#src/providers/resource-descriptor.ts';
import { ResourceList } from '#src/views/list/resource-list.tsx';
import type { Screen } from '#src/views/screen.ts';
import { historyEmpty, historyTitles, historyWords } from '#src/wording/transmissions.ts';
import { useLocation } from 'react-router';
import { historyColumns } from './history-columns.tsx';
import { hrefOf } from '#src/routes.ts';
import { withMessage } from '#src/views/document/history-paths.ts';
import { historyTabs, isShownByTab } from './history-tabs.ts';
import { OpenedMessage } from './opened-message.tsx';

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
      // The page says the kind itself; the thread of a document stands in the opened message.
      hiddenFilters: ['kind', 'invoice_id', 'registration_id'],
      shownByTab: isShownByTab,
      empty: {
        heading: historyWords.emptyHeading,
        text: historyEmpty[kind],
        readOnly: historyEmpty[kind],
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
      pages={<OpenedMessage />}
    />
  );
}
