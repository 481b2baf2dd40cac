import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import { useEffect, useState } from 'react';
import { IconButton } from '#src/ui/action/icon-button.tsx';
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
  const isWanted = (touched || late || anchor !== null) && loaded === null;
  useEffect(() => {
    if (!isWanted) return;
    // Without a network the page goes on without it, and it comes when the network is back.
    const load = async () => {
      try {
        setLoaded(await import('./bell.tsx'));
      } catch {
        // Tried again below.
      }
    };
    const again = () => void load();
    again();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [isWanted]);
  return (
    <span className="k-top__bell">
      <span className="bell">
        <IconButton
          name={name}
          icon={IconBell}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          // Under the bar, at the edge of the window.
          onClick={(event) => setAnchor(event.currentTarget.closest('header') ?? event.currentTarget)}
        />
        {loaded && <loaded.Bell {...{ anchor }} onClose={() => setAnchor(null)} onName={setName} />}
      </span>
    </span>
  );
}
