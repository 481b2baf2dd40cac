import { useEffect } from 'react';
import { startLive } from '#src/providers/live/start-live.ts';
import { formatCount } from '#src/ui/format/number.ts';
import { menuWords } from '#src/wording/menu.ts';
import { bellWords as words } from '#src/wording/settings/notices.ts';
import { BellPanel } from './bell-panel.tsx';
import { useUnreadCount } from './use-notices.ts';

/** More than these are not counted out. */
const MAX_COUNTED = 99;

type BellProps = {
  /** Where the notices open; null while they are shut. */
  anchor: HTMLElement | null;
  onClose: () => void;
  /** What the bell is called, with how many notices are unread. */
  onName: (name: string) => void;
};

/** On the bell, how many notices are unread; under it, once it was pressed, the notices. */
export function Bell({ anchor, onClose, onName }: BellProps) {
  // With what comes late, so that nothing that a page loads first waits for it.
  useEffect(startLive, []);
  const unread = useUnreadCount();
  const shown = unread > MAX_COUNTED ? words.most : formatCount(unread);
  const name = unread === 0 ? menuWords.notices : words.bell(shown);
  useEffect(() => onName(name), [name, onName]);
  return (
    <>
      {unread > 0 && (
        <span className="bell__count" aria-hidden>
          {shown}
        </span>
      )}
      {anchor !== null && <BellPanel anchor={anchor} onClose={onClose} />}
    </>
  );
}
