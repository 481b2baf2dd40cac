import type { Refused } from '#src/views/form/refused.ts';
import { useEffect, useRef } from 'react';

/**
 * After a save that was refused the focus goes to the banner that tells why: whoever saved may be at the other end of a
 * long invoice. What stands at a field only has no banner.
 */
export function useFocusTold(refused: Refused | null) {
  const banners = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refused !== null) banners.current?.querySelector<HTMLElement>('.form-refused')?.focus();
  }, [refused]);
  return banners;
}
