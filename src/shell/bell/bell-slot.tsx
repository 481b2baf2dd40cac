import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import { useCallback, useEffect, useState } from 'react';
import { IconButton } from '#src/ui/action/icon-button.tsx';
import { useToast } from '#src/ui/overlay/toast-context.ts';
import { useFloating } from '#src/ui/overlay/use-floating.ts';
import { menuWords } from '#src/wording/menu.ts';
// With the frame: a style sheet that cannot be fetched is not asked for again.
import './bell.css';

type Loaded = typeof import('./bell.tsx');

/** Without a hand on the page what the bell knows comes so late, ms: no page needs it to be shown. */
const LATEST = 4000;

/** The bell in the top bar. How many notices are unread, and the list of them, come with what floats over pages. */
export function BellSlot() {
  const touched = useFloating(false) !== null;
  const [late, setLate] = useState(false);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [name, setName] = useState(menuWords.notices);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATEST);
    return () => clearTimeout(timer);
  }, []);
  const { show } = useToast();
  const load = useCallback(async (): Promise<boolean> => {
    try {
      setLoaded(await import('./bell.tsx'));
      return true;
    } catch {
      return false;
    }
  }, []);
  const isWanted = (touched || late) && loaded === null;
  useEffect(() => {
    if (!isWanted) return;
    // Without a network the page goes on without it, and it comes when the network is back.
    const again = () => void load();
    again();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [isWanted, load]);
  const open = async (button: HTMLElement) => {
    // Under the bar, at the edge of the window.
    setAnchor(button.closest('header') ?? button);
    if (loaded !== null || (await load())) return;
    setAnchor(null);
    show({ tone: 'error', message: menuWords.noticesFailed });
  };
  return (
    <span className="k-top__bell">
      <span className="bell">
        <IconButton
          name={name}
          icon={IconBell}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={(event) => void open(event.currentTarget)}
          // Who went on meanwhile is not taken back to it.
          onBlur={() => {
            if (loaded === null) setAnchor(null);
          }}
        />
        {loaded && <loaded.Bell {...{ anchor }} onClose={() => setAnchor(null)} onName={setName} />}
      </span>
    </span>
  );
}
