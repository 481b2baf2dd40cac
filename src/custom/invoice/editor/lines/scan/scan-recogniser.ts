/** After such a pause, ms, another text begins: who types a quantity takes up the scanner, and a busy machine lets a key of a scan wait. */
export const MAX_PAUSE = 120;

/**
 * Where keys arrive. `page`: at nothing that takes text; `quantity`: where the next scan arrives after one that was taken; `value`: every
 * other cell that a scan must not change.
 */
export type ScanPlace = 'page' | 'quantity' | 'value';

/**
 * From key to key on the average, ms: a scanner is far below it, and no hand types a whole code like that. Prices of eight digits are
 * typed all day by practised hands: there it must be faster than two hands could be.
 */
const MAX_GAPS = { page: 60, quantity: 60, value: 30 } as const satisfies Record<ScanPlace, number>;

/** A code that no number looks like: one with a letter, or digits as many as the shortest barcode of goods has (EAN-8). */
const CODE = /^(?=.*\d)(?=.*\p{L}|\d{8})[\p{L}\d][\p{L}\d._/-]{2,49}$/u;
/** At nothing that takes text digits can mean nothing else. */
const ANY_CODE = /^(?=.*\d)[\p{L}\d][\p{L}\d._/-]{2,49}$/u;

/**
 * Keys that follow one another without a pause, wherever each arrives: the line of the scan before may get the focus in the middle of it.
 * `places` are all that received a key.
 */
export type Burst = { text: string; begun: number; last: number; places: ReadonlySet<ScanPlace> };

type Key = {
  key: string;
  /** ms, of the press itself. */
  at: number;
  /** Null where keys are what somebody types. */
  place: ScanPlace | null;
  /** As a scanner presses no key. */
  by_hand: boolean;
};

/** With Ctrl, Alt or Meta, repeated because it is held down, or going back: a scanner does none of it. */
export function isByHand(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat'>,
): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, repeat } = event;
  return ctrlKey || metaKey || altKey || repeat || (shiftKey && key === 'Tab');
}

type Heard = { burst: Burst | null; code: string | null };
const NOTHING: Heard = { burst: null, code: null };

/** What a key makes of the keys before it; `code`: it is the Enter, or with other scanners the Tab, that ends a scan of that text. */
export function hear(burst: Burst | null, { key, at, place, by_hand }: Key): Heard {
  if (place === null || by_hand) return NOTHING;
  // Scanners press Shift for capitals.
  if (key === 'Shift') return { burst, code: null };
  const goesOn = isGoingOn(burst, at);
  if (key.length === 1) {
    const { text, begun, places } = goesOn ? burst : { text: '', begun: at, places: [] };
    return { burst: { text: text + key, begun, last: at, places: new Set([...places, place]) }, code: null };
  }
  if ((key !== 'Enter' && key !== 'Tab') || !goesOn) return NOTHING;
  const { text, begun, places } = burst;
  const max_gap = Math.min(...[...places, place].map((one) => MAX_GAPS[one]));
  const pattern = places.size === 1 && places.has('page') ? ANY_CODE : CODE;
  const isScan = at - begun <= max_gap * text.length && pattern.test(text);
  return { burst: null, code: isScan ? text : null };
}

/** Whether the next key may still belong to it. */
export function isGoingOn(burst: Burst | null, now: number): burst is Burst {
  return burst !== null && now - burst.last <= MAX_PAUSE;
}
