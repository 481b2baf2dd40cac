import { describe, expect, test } from 'vitest';
import { hear, isGoingOn, type Burst, type ScanPlace } from './scan-recogniser.ts';

const PAGE: ScanPlace = 'page';
const QUANTITY: ScanPlace = 'quantity';
const PRICE: ScanPlace = 'value';
const BARCODE = '8934673500012';

type Typed = {
  place: ScanPlace | null | ((at: number) => ScanPlace);
  /** ms from key to key. */
  gap: number;
  by_hand?: (at: number) => boolean;
  /** The pause before a key, by its place in the text. */
  pauses?: Readonly<Record<number, number>>;
};

/** The code that a text with Enter, or another key, behind it is taken for. */
function scanned(
  text: string,
  { place, gap, by_hand = () => false, pauses = {} }: Typed,
  end = 'Enter',
): string | null {
  let burst: Burst | null = null;
  let at = 5000;
  for (const [index, key] of [...text, end].entries()) {
    at += pauses[index] ?? gap;
    const here = typeof place === 'function' ? place(index) : place;
    const heard = hear(burst, { key, at, place: here, by_hand: by_hand(index) });
    if (heard.code !== null) return heard.code;
    ({ burst } = heard);
  }
  return null;
}

describe('a scan', () => {
  test.each([
    ['at nothing that takes text', PAGE, 4],
    ['in a quantity', QUANTITY, 4],
    ['in a price', PRICE, 4],
    ['of a slow scanner at nothing', PAGE, 45],
    ['of a slow scanner in a quantity', QUANTITY, 45],
    ['of a scanner over the air in a price', PRICE, 25],
  ])('%s is a code', (_where, place, gap) => {
    expect(scanned(BARCODE, { place, gap })).toBe(BARCODE);
    expect(scanned('BK-02', { place, gap })).toBe('BK-02');
  });

  test('may end with Tab, not with another key', () => {
    expect(scanned(BARCODE, { place: PRICE, gap: 4 }, 'Tab')).toBe(BARCODE);
    expect(scanned('12500000', { place: PRICE, gap: 60 }, 'Tab')).toBeNull();
    expect(scanned(BARCODE, { place: PRICE, gap: 4 }, 'ArrowDown')).toBeNull();
  });

  test('goes on where a busy machine lets a key of it wait', () => {
    expect(scanned(BARCODE, { place: PRICE, gap: 4, pauses: { 6: 90 } })).toBe(BARCODE);
  });

  test('may be a short number only where digits mean nothing else', () => {
    expect(scanned('12500', { place: PAGE, gap: 4 })).toBe('12500');
    expect(scanned('12500', { place: QUANTITY, gap: 4 })).toBeNull();
    expect(scanned('1250000', { place: PRICE, gap: 4 })).toBeNull();
  });

  test('goes on where the focus comes to the line of the scan before', () => {
    expect(scanned(BARCODE, { place: (at) => (at < 6 ? PAGE : QUANTITY), gap: 4 })).toBe(BARCODE);
    expect(scanned('12500', { place: (at) => (at < 2 ? PAGE : QUANTITY), gap: 4 })).toBeNull();
    // As strict as the strictest of its places.
    expect(scanned(BARCODE, { place: (at) => (at < 6 ? PAGE : PRICE), gap: 45 })).toBeNull();
  });
});

describe('what a hand types stays', () => {
  test('a price of eight digits, as fast as practised hands are', () => {
    for (const gap of [35, 60, 90]) expect(scanned('12500000', { place: PRICE, gap })).toBeNull();
  });

  test('a price whose zeros come from a key held down', () => {
    expect(scanned('10000000', { place: PRICE, gap: 12, by_hand: (at) => at > 2 && at < 8 })).toBeNull();
  });

  test('a quantity typed by hand, and a word', () => {
    expect(scanned(BARCODE, { place: QUANTITY, gap: 90 })).toBeNull();
    expect(scanned('cuonbang', { place: PAGE, gap: 4 })).toBeNull();
  });

  test('anything in a field of text', () => {
    expect(scanned(BARCODE, { place: null, gap: 4 })).toBeNull();
  });

  test('a shortcut in between', () => {
    expect(scanned(BARCODE, { place: PAGE, gap: 4, by_hand: (at) => at === 12 })).toBeNull();
  });
});

test('Shift of a scanner is no end of it, and a pause is', () => {
  const burst = hear(null, { key: 'B', at: 100, place: PAGE, by_hand: false }).burst;
  expect(hear(burst, { key: 'Shift', at: 102, place: PAGE, by_hand: false }).burst).toBe(burst);
  expect(isGoingOn(burst, 150)).toBe(true);
  expect(isGoingOn(burst, 400)).toBe(false);
  expect(isGoingOn(null, 150)).toBe(false);
});
