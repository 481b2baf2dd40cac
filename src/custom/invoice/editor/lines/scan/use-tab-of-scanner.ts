import { useRef, type KeyboardEvent } from 'react';
import { hear, isByHand, type Burst } from './scan-recogniser.ts';

/**
 * The keys of a field for codes: the Tab with which some scanners end a code sends its form, as the Enter of others does by itself. A
 * hand that goes on with Tab is slower.
 */
export function useTabOfScanner() {
  const burst = useRef<Burst | null>(null);
  return (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, timeStamp, currentTarget } = event;
    const heard = hear(burst.current, { key, at: timeStamp, place: 'page', by_hand: isByHand(event) });
    burst.current = heard.burst;
    if (key !== 'Tab' || heard.code === null) return;
    event.preventDefault();
    currentTarget.form?.requestSubmit();
  };
}
