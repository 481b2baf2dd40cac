import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { acceptsKey, caretAfterGrouping, readEntry, showEntry, valueOfEntry } from './number-entry.ts';

describe('keystrokes (spec point 5)', () => {
  test.each(['0', '9', '-', '+', '.', ',', 'e', 'E', 'Backspace', 'Tab', 'ArrowUp'])(
    'a number field takes %s',
    (key) => expect(acceptsKey('decimal', key)).toBe(true),
  );
  test.each(['a', ' ', '%', 'đ', '/'])('a number field blocks %s', (key) => {
    expect(acceptsKey('decimal', key)).toBe(false);
    expect(acceptsKey('integer', key)).toBe(false);
  });
  test.each(['-', '+', 'e', 'a'])('a currency field blocks %s', (key) =>
    expect(acceptsKey('currency', key)).toBe(false),
  );
});

describe('decimal input: optional minus, digits, optional dot, at most 6 decimals (spec point 5)', () => {
  test.each(['', '-', '12', '-12', '12.', '12.123456', '.5'])('%j is taken', (text) =>
    expect(readEntry('decimal', text)).toBe(text),
  );
  test.each(['12.1234567', '1.2.3', '--1', '1-', '1e5', '1,5', '12a'])('%j is refused', (text) =>
    expect(readEntry('decimal', text)).toBeNull(),
  );
  test('fewer decimals can be asked for', () => {
    expect(readEntry('decimal', '1.234', 2)).toBeNull();
    expect(readEntry('integer', '1.5')).toBeNull();
  });
});

describe('currency: commas while typing, the value without separators (spec point 5)', () => {
  test.each([
    ['1234567', '1,234,567'],
    ['1234.5678', '1,234.5678'],
    ['999', '999'],
    ['1000.', '1,000.'],
  ])('%s is shown as %s', (entry, shown) => {
    expect(showEntry('currency', entry)).toBe(shown);
    expect(readEntry('currency', shown)).toBe(entry);
  });

  test('whole đồng: a separator before exactly three digits is a group', () => {
    expect(readEntry('currency', '1.500', 0)).toBe('1500');
    expect(readEntry('currency', '1.234.567', 0)).toBe('1234567');
    expect(readEntry('currency', '1.5', 0)).toBeNull();
  });

  test('showing and reading again gives back any amount', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 20n }), (amount) => {
        expect(readEntry('currency', showEntry('currency', amount.toString()))).toBe(amount.toString());
      }),
    );
  });

  test('the caret stays behind the same digit when a comma appears', () => {
    expect(caretAfterGrouping('1234', '1,234')).toBe(5);
    expect(caretAfterGrouping('12', '1,234')).toBe(3);
  });
});

test.each([
  ['', ''],
  ['-', ''],
  ['.', ''],
  ['12.', '12'],
  ['.5', '0.5'],
  ['-.5', '-0.5'],
  ['007', '7'],
  ['0', '0'],
])('the entry %j stands for %j', (entry, value) => expect(valueOfEntry(entry)).toBe(value));
