import { useReducer } from 'react';
import { flushSync } from 'react-dom';

/**
 * Handlers that let the effects of earlier drawings run before a key is taken. The date field of MUI X writes down in a ref
 * what it has to draw next, and an effect of each drawing empties that ref: one that comes late takes with it the digit
 * typed meanwhile, so that 31 typed over a day of a shorter month is gone.
 */
export function useCaughtUp() {
  // Effects that wait are run at once only when something is drawn at once.
  const [, draw] = useReducer((times: number) => times + 1, 0);
  const catchUp = () => flushSync(draw);
  return { onKeyDownCapture: catchUp, onInputCapture: catchUp };
}
