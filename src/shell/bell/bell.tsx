import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import { useEffect, useState } from 'react';
import { startLive } from '#src/providers/live/start-live.ts';
import { IconButton } from '#src/ui/action/icon-button.tsx';
import { formatCount } from '#src/ui/format/number.ts';
import { bellWords as words } from '#src/wording/settings/notices.ts';
import { BellPanel } from './bell-panel.tsx';
import { useUnreadCount } from './use-notices.ts';

/** More than these are not counted out. */
const MAX_COUNTED = 99;

/** Says how many notices are unread, and opens them. */
export function Bell() {
  // With what comes late, so that nothing that a page loads first waits for it.
  useEffect(startLive, []);
  const unread = useUnreadCount();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const shown = unread > MAX_COUNTED ? words.most : formatCount(unread);
  return (
    <>
      <span className="bell">
        <IconButton
          name={unread === 0 ? words.title : words.bell(shown)}
          icon={IconBell}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          // Under the bar, at the edge of the window.
          onClick={(event) => setAnchor(event.currentTarget.closest('header') ?? event.currentTarget)}
        />
        {unread > 0 && (
          <span className="bell__count" aria-hidden>
            {shown}
          </span>
        )}
      </span>
      {anchor !== null && <BellPanel anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}
