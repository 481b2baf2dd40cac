import { whenIdle } from './when-idle.ts';

/** ms without a key after which a hand is taken to rest; longer than between two keys of a slow one. */
const REST_MS = 300;

/** When the last key went down, as `performance.now()` has it. */
let pressed_at = Number.NEGATIVE_INFINITY;
if (typeof document !== 'undefined')
  document.addEventListener('keydown', ({ timeStamp }) => (pressed_at = timeStamp), {
    capture: true,
    passive: true,
  });

/** Does a part of what is drawn beside a form between two keys, and none of it while somebody types. */
export function whenTypingRests(work: () => void): void {
  const rests_in = pressed_at + REST_MS - performance.now();
  if (rests_in > 0) setTimeout(() => whenTypingRests(work), rests_in);
  else whenIdle(() => (performance.now() - pressed_at < REST_MS ? whenTypingRests(work) : work()));
}
