import { useEffect, useRef } from 'react';
import { hear, isByHand, type Burst } from '../editor/lines/scan/scan-recogniser.ts';

/**
 * The code that a scanner has just ended by Enter or Tab, null where a hand typed. It is heard on the whole page: the first key of a scan
 * may arrive at a tile, and the others at the field that it gives the focus to.
 */
export function useHeardCode(): () => string | null {
  const burst = useRef<Burst | null>(null);
  const code = useRef<string | null>(null);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { key, timeStamp } = event;
      const heard = hear(burst.current, { key, at: timeStamp, place: 'page', by_hand: isByHand(event) });
      burst.current = heard.burst;
      code.current = heard.code;
    };
    // Before the handlers of the field, which ask for it.
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, []);
  return () => code.current;
}
