import { useState } from 'react';
import type { KeyboardEvent } from 'react';

/** Whether Caps Lock is on, as far as the keys pressed in a field tell; unknown counts as off. */
export function useCapsLock() {
  const [on, setOn] = useState(false);
  return {
    on,
    // Systems differ in what they tell when the key itself goes down: whoever presses it is putting it right.
    listen: (event: KeyboardEvent) => setOn(event.key !== 'CapsLock' && event.getModifierState('CapsLock')),
    forget: () => setOn(false),
  };
}
