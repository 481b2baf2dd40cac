import IconSort from '@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs';
import { descriptorOf } from '#src/providers/resource-descriptor.ts';
import { KitLink } from '#src/ui/action/kit-link.tsx';
import { MenuButton } from '#src/ui/action/menu-button.tsx';
import { Badge } from '#src/ui/display/badge.tsx';
import { formatDate, formatDateTime } from '#src/ui/format/date.ts';
import { ListCard, ListTools } from '#src/ui/list/list-card.tsx';
import { Pager } from '#src/ui/list/pager.tsx';
import { SkeletonTable } from '#src/ui/list/skeleton-table.tsx';
import { FailedBanner } from '#src/views/failed-banner.tsx';
import { NoMatch } from '#src/views/list/no-match.tsx';
import { FilterLine } from '#src/views/list/filter-line.tsx';
import type { ListTab } from '#src/views/list/searches/list-tab.ts';
import { SearchTabs } from '#src/views/list/searches/search-tabs.tsx';
import { useListState } from '#src/views/list/use-list-state.ts';
import { noticeWords } from '#src/wording/authority-notices.ts';
import { lists } from '#src/wording/lists.ts';
import type { RaRecord } from 'react-admin';
import { AnswerState } from './notice-panel.tsx';
import { dueState, noticeTitle, type Notice } from './notice-text.ts';

const tabs = (): readonly ListTab[] => [
  { key: 'all', label: noticeWords.tabs.all, filter: {} },
  { key: 'open', label: noticeWords.tabs.open, filter: { state: 'open' }, tone: 'critical' },
  { key: 'handled', label: noticeWords.tabs.handled, filter: { state: 'handled' } },
];

/** What the rows can be ordered by. */
const sorts = {
  received: { field: 'received_on', order: 'DESC' },
  urgency: { field: 'urgency', order: 'ASC' },
} as const;

type InboxListProps = {
  rows: readonly RaRecord[];
  /** They were read before the last try, which failed. */
  stale: boolean;
  /** Id of the selected notice. */
  shown: number | null;
  hrefTo: (id: number) => string;
};

/** The notices of a page, three lines each, with tabs, search, order and pages. */
export function InboxList({ rows, stale, shown, hrefTo }: InboxListProps) {
  const descriptor = descriptorOf('authority_notices');
  const list = useListState();
  const { total = 0, error, isPending, sort } = list;
  const isEmpty = !isPending && !error && total === 0;
  return (
    <ListCard
      tabs={<SearchTabs descriptor={descriptor} tabs={tabs()} />}
      filters={
        <>
          <FilterLine descriptor={descriptor} filters={[]} overlay={{ searchHint: noticeWords.search }} />
          <ListTools>
            <MenuButton
              name={noticeWords.sort}
              icon={IconSort}
              bordered
              entries={(Object.keys(sorts) as (keyof typeof sorts)[]).map((key) => ({
                label: noticeWords.sorts[key],
                selected: sort.field === sorts[key].field,
                onSelect: () => list.setSort(sorts[key]),
              }))}
            />
          </ListTools>
        </>
      }
      error={error && <FailedBanner title={lists.failed} error={error} onRetry={() => void list.refetch()} />}
      pager={
        total > 0 && <Pager page={list.page} perPage={list.perPage} total={total} onPage={list.setPage} />
      }
    >
      {isPending && <SkeletonTable />}
      {isEmpty && <NoMatch one={descriptor.one} onClear={() => list.setFilters({})} />}
      {rows.length > 0 && !isEmpty && (
        <ul className={stale ? 'inbox-rows inbox-rows--stale' : 'inbox-rows'} aria-label={noticeWords.list}>
          {rows.map((row) => (
            <InboxRow
              key={row.id}
              notice={row as Notice}
              current={row.id === shown}
              href={hrefTo(Number(row.id))}
            />
          ))}
        </ul>
      )}
    </ListCard>
  );
}

function InboxRow({ notice, current, href }: { notice: Notice; current: boolean; href: string }) {
  const { message_type, notice_no, received_on, due_on, text } = notice;
  const { tone, words } = dueState(notice);
  return (
    <li>
      <KitLink href={href} className="inbox-row" aria-current={current ? 'true' : undefined}>
        <span className="inbox-type">{message_type}</span>
        <span className="inbox-row__words">
          <b>{noticeTitle(notice)}</b>
          <small className="k-number">
            {[notice_no, noticeWords.received(formatDateTime(received_on))].filter(Boolean).join(' · ')}
          </small>
          {text !== null && <small className="inbox-row__text">{text}</small>}
          <span className="inbox-row__state">
            <Badge size="small" tone={tone}>
              {words}
            </Badge>
            <AnswerState notice={notice} />
            {due_on !== null && <small className="k-number">{noticeWords.due(formatDate(due_on))}</small>}
          </span>
        </span>
      </KitLink>
    </li>
  );
}
