import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import { hrefOf } from '#src/routes.ts';
import { Button } from '#src/ui/action/button.tsx';
import { IconButton } from '#src/ui/action/icon-button.tsx';
import { Drawer } from '#src/ui/overlay/drawer.tsx';
import { Popover } from '#src/ui/overlay/popover.tsx';
import { useMediaQuery } from '#src/ui/use-media-query.ts';
import { FailedBanner } from '#src/views/failed-banner.tsx';
import { bellWords as words } from '#src/wording/settings/notices.ts';
import { NoticeList } from './notice-list.tsx';
import { useNotices } from './use-notices.ts';

type BellPanelProps = { anchor: HTMLElement; onClose: () => void };

/** The notices under the bell; on a phone a sheet of the whole width. */
export function BellPanel({ anchor, onClose }: BellPanelProps) {
  const { notices = [], error, isPending, refetch, mark, isMarking } = useNotices();
  const onPhone = useMediaQuery('(max-width: 767.95px)');
  const notify = useNotify();
  const navigate = useNavigate();
  const unread = notices.filter(({ read }) => !read);
  const markAll = () => mark(unread, { onError: () => notify(words.markFailed, { type: 'error' }) });
  const openSettings = () => {
    onClose();
    void navigate(hrefOf('profile'));
  };
  const tools = (
    <>
      {/* It stays with nothing to mark: the focus would be lost with it. */}
      {notices.length > 0 && (
        <Button tone="plain" size="small" busy={isMarking} held={unread.length === 0} onClick={markAll}>
          {words.markRead}
        </Button>
      )}
      <IconButton size="small" name={words.settings} icon={IconSettings} onClick={openSettings} />
    </>
  );
  const content = error ? (
    <div className="bell__state">
      <FailedBanner error={error} onRetry={() => void refetch()} />
    </div>
  ) : isPending ? (
    <p className="bell__state" role="status">
      {words.loading}
    </p>
  ) : (
    <NoticeList
      notices={notices}
      onOpen={(notice) => {
        if (!notice.read) mark([notice]);
        onClose();
      }}
    />
  );
  return onPhone ? (
    <Drawer open title={words.title} tools={tools} onClose={onClose}>
      <div className="bell__sheet">{content}</div>
    </Drawer>
  ) : (
    <Popover title={words.title} tools={tools} tall anchor={anchor} onClose={onClose}>
      {content}
    </Popover>
  );
}
