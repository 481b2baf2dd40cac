import { useEffect, useState } from 'react';
import { useFloating } from '#src/ui/overlay/use-floating.ts';
// With the frame: a style sheet that cannot be fetched is not asked for again.
import './bell.css';

type Loaded = typeof import('./bell.tsx');

/** Without a hand on the page the bell comes so late, ms: no page needs it to be shown. */
const LATEST = 4000;

/** The place of the bell in the top bar; it comes with what floats over pages. */
export function BellSlot() {
  const touched = useFloating(false) !== null;
  const [late, setLate] = useState(false);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATEST);
    return () => clearTimeout(timer);
  }, []);
  const isWanted = (touched || late) && loaded === null;
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
  return <span className="k-top__bell">{loaded && <loaded.Bell />}</span>;
}
