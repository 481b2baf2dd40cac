import { lazy, Suspense, useEffect, useState } from 'react';
import { useFloating } from '#src/ui/overlay/use-floating.ts';

const Bell = lazy(async () => ({ default: (await import('./bell.tsx')).Bell }));

/** Without a hand on the page the bell comes so late, ms: no page needs it to be shown. */
const LATEST = 4000;

/** The place of the bell in the top bar; it comes with what floats over pages. */
export function BellSlot() {
  const touched = useFloating(false) !== null;
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATEST);
    return () => clearTimeout(timer);
  }, []);
  return (
    <span className="k-top__bell">
      {(touched || late) && (
        <Suspense>
          <Bell />
        </Suspense>
      )}
    </span>
  );
}
