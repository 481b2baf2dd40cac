import { useGetAuthorityNotice } from '#generated/client/authority-notices/authority-notices.ts';
import { useMediaQuery } from '#src/ui/use-media-query.ts';
import IconMailbox from '@tabler/icons-react/dist/esm/icons/IconMailbox.mjs';
import { download } from '#src/providers/providers.ts';
import { descriptorOf, pathOf } from '#src/providers/resource-descriptor.ts';
import { media } from '#src/theme/tokens.ts';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { ExportButton } from '#src/views/list/export/export-button.tsx';
import { ExportProgress } from '#src/views/list/export/export-progress.tsx';
import { useExport } from '#src/views/list/export/use-export.ts';
import { defaultSort } from '#src/views/list/list-sort.ts';
import { MendedAddress, useMendedRefusal } from '#src/views/list/mended-address.tsx';
import { useKeptRows } from '#src/views/list/use-kept-rows.ts';
import { useListState } from '#src/views/list/use-list-state.ts';
import { openedIn, withOpened } from '#src/views/document/history-paths.ts';
import { usePlainKey } from '#src/views/use-key.ts';
import { noticeWords } from '#src/wording/authority-notices.ts';
import { entryWords } from '#src/wording/menu.ts';
import { ListBase } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import './authority-notices.css';
import { InboxList } from './inbox-list.tsx';
import { NoticeActions } from './notice-actions.tsx';
import { NoticePanel } from './notice-panel.tsx';
import { noticeParameter } from './notice-text.ts';
import { NoteStopButton, StandingStops, SuggestedStop } from './use-stops.tsx';

/** Rows of a page: as many as fit beside a notice without scrolling. */
const pageSize = 10;

/** What the tax authority sends by itself: the list, and beside it the notice that the address opens. */
export function AuthorityInbox() {
  return (
    <MendedAddress resource="authority_notices">
      <ListBase
        resource={pathOf('authority_notices')}
        sort={defaultSort(descriptorOf('authority_notices').default_sort)}
        perPage={pageSize}
        storeKey={false}
        queryOptions={{ onError: () => undefined }}
        disableAuthentication
      >
        <Inbox />
      </ListBase>
    </MendedAddress>
  );
}

function Inbox() {
  const list = useListState();
  useMendedRefusal();
  const { rows, stale } = useKeptRows(list.data, Boolean(list.error));
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const stacked = useMediaQuery(media.stackedColumns);
  const opened = openedIn(noticeParameter, search);
  const first = rows[0];
  const shown = opened ?? (stacked || first === undefined ? null : Number(first.id));
  // Read by itself: its row may be on another page of the list.
  const notice = useGetAuthorityNotice(shown ?? 0, { query: { enabled: shown !== null } });
  const hrefTo = (id: number | null) => pathname + withOpened(noticeParameter, search, id);
  const step = (by: number) => {
    const at = rows.findIndex(({ id }) => id === shown);
    const next = rows[at < 0 ? 0 : at + by];
    if (next !== undefined) void navigate(hrefTo(Number(next.id)), { replace: opened !== null });
  };
  usePlainKey('j', () => step(1));
  usePlainKey('k', () => step(-1));
  const alone = stacked && opened !== null;
  usePlainKey('escape', () => {
    if (alone) void navigate(hrefTo(null));
  });
  const descriptor = descriptorOf('authority_notices');
  const exporting = useExport(descriptor, download);
  const isEmpty =
    list.total === 0 && !list.isPending && !list.error && Object.keys(list.filterValues).length === 0;
  return (
    <>
      <PageHeader
        title={entryWords.authority_notices}
        facts={!alone && noticeWords.facts}
        {...(alone && { back: { label: noticeWords.back, href: hrefTo(null) } })}
        actions={
          alone ? (
            notice.data !== undefined && <NoticeActions notice={notice.data} />
          ) : (
            <>
              <NoteStopButton />
              {exporting.formats.length > 0 && !isEmpty && <ExportButton exporting={exporting} />}
            </>
          )
        }
      />
      <StandingStops />
      <SuggestedStop />
      {isEmpty && opened === null ? (
        <EmptyState heading={noticeWords.emptyHeading} icon={IconMailbox}>
          {noticeWords.empty}
        </EmptyState>
      ) : (
        <div className="inbox">
          {!alone && <InboxList rows={rows} stale={stale} shown={shown} hrefTo={hrefTo} />}
          {shown !== null && <NoticePanel reading={notice} alone={alone} />}
        </div>
      )}
      <ExportProgress exporting={exporting} label={descriptor.label} />
    </>
  );
}
