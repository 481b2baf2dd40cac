import { useEffect, useState } from 'react';
import type { PublicationStatus } from '#generated/vocabulary.ts';
import { Banner } from '#src/ui/display/banner.tsx';
import { documentWords } from '#src/wording/document.ts';

/** Where it is usually for a second: nothing is said of a state that has gone by before it is read, ms. */
export const SAID_AFTER_MS = 2000;

/** Where something is that was sent and has no result yet, and that nothing need be done: its badge alone can read like an end. */
export function StillWaiting({ status }: { status: PublicationStatus }) {
  const [stays, setStays] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setStays(true), SAID_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setStays(false);
    };
  }, [status]);
  const places: Partial<Record<PublicationStatus, string>> = documentWords.stillWaiting;
  const where = places[status];
  if (!stays || where === undefined) return null;
  return (
    <div style={{ order: 2 }}>
      <Banner title={where}>{documentWords.asksItself}</Banner>
    </div>
  );
}
