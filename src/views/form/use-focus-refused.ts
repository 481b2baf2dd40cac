import { useEffect, useRef } from 'react';
import type { Refused } from './refused.ts';

const wrong = '[aria-invalid=true]:is(input, select, textarea), [data-invalid=true] input';

/**
 * After a send that failed, the focus goes to the first field that is wrong, or else to the banner that tells why: the
 * reader may be at the other end of a long form. `submitCount` is that of the form.
 */
export function useFocusRefused(submitCount: number, refused: Refused | null) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (submitCount === 0) return;
    const field = form.current?.querySelector<HTMLElement>(wrong);
    const banner = refused && form.current?.querySelector<HTMLElement>('.form-refused');
    (field ?? banner)?.focus();
  }, [submitCount, refused]);
  return form;
}
