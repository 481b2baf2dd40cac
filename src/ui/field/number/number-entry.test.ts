import { afterEach, describe, expect, test } from 'vitest';
import { showNumbersIn } from '../../format/number.ts';
import {
  acceptsKey,
  caretAfterGrouping,
  entryProblem,
  entryValue,
  groupWhileTyping,
  limitsOf,
  shownEntry,
  unreadText,
  withoutOwnGroups,
} from './number-entry.ts';

afterEach(() => showNumbersIn('vietnamese'));

describe('keystrokes: letters that can be part of no number are blocked, nothing else that may be one', () => {
  test.each(['0', '9', '-', '−', '+', '.', ',', 'e', 'E', ' ', 'Backspace', 'Tab', 'ArrowUp'])(
    'a number field takes %j',
    (key) => expect(acceptsKey('decimal', key)).toBe(true),
  );
  test.each(['a', '%', 'đ', '/'])('a number field blocks %s', (key) => {
    expect(acceptsKey('decimal', key)).toBe(false);
    expect(acceptsKey('integer', key)).toBe(false);
  });
  test.each([
    ['currency', 'đ', true],
    ['currency', '-', true],
    ['currency', 'e', false],
    ['currency', '%', false],
    ['percent', '%', true],
    ['percent', 'đ', false],
  ] as const)('a field of kind %s and %s: %s', (kind, key, yes) => expect(acceptsKey(kind, key)).toBe(yes));
});

describe('what a field gives', () => {
  test('a number as the wire has it, or the text behind a mark that no number begins with', () => {
    const limits = limitsOf('decimal');
    expect(entryValue('1.500,25', limits)).toBe('1500.25');
    expect(entryValue('', limits)).toBe('');
    // Typed so it looks like a number of the wire, which it is not.
    const value = entryValue('1.50', limitsOf('currency', 0));
    expect(unreadText(value)).toBe('1.50');
    expect(shownEntry(value)).toBe('1.50');
    expect(shownEntry('1500.5')).toBe('1.500,5');
  });

  test.each([
    ['decimal', '12.34,5', 6, '“12.34,5” không đọc được thành số. Gõ lại như 1.234.567,5.'],
    ['decimal', '1,1234567', 6, '“1,1234567” có quá nhiều chữ số thập phân. Gõ lại với tối đa 6.'],
    ['currency', '1,5', 0, '“1,5” có phần thập phân mà ô này chỉ nhận số nguyên. Gõ lại như 1.234.567.'],
    ['currency', '-5', 2, '“-5” là số âm. Gõ lại số không âm.'],
  ] as const)('a field of kind %s says of %s what to do', (kind, text, decimals, sentence) => {
    const limits = limitsOf(kind, decimals);
    expect(entryProblem(entryValue(text, limits), limits)).toBe(sentence);
    expect(entryProblem('5', limits)).toBeNull();
  });

  test('in the international style the sentence says that style', () => {
    showNumbersIn('international');
    const limits = limitsOf('decimal');
    expect(entryProblem(entryValue('1.234,5', limits), limits)).toContain('Gõ lại như 1,234,567.5.');
  });

  test('a text kept in another style that is a number in this one still has to be typed again', () => {
    expect(entryProblem('?1.500', limitsOf('decimal'))).toContain('không đọc được');
  });
});

describe('groups put in while typing', () => {
  test.each([
    ['1234567', '1.234.567'],
    ['1234567,', '1.234.567,'],
    ['1234567,89', '1.234.567,89'],
    ['-1500', '-1.500'],
    ['12.5', '12.5'],
    ['1.500', '1.500'],
    ['007', '007'],
    ['', ''],
  ])('%j is shown as %j: a text with dots of its own stays', (typed, shown) =>
    expect(groupWhileTyping(typed, 'vietnamese')).toBe(shown),
  );

  test.each([
    // A dot typed behind groups of ours is the first dot of the person: 1234567.89, not an eighth digit.
    ['1.234.567', '1.234.567.', 10, '.', '1234567.'],
    ['1.500', '1.5000', 6, '0', '15000'],
    ['1.500', '10.500', 2, '0', '10500'],
    ['1.500', '1.50', 4, null, '150'],
    // Everything replaced by a text with marks of its own.
    ['1.500.000', '1.500.5', 7, '1.500.5', '1.500.5'],
  ])('%s becomes %s', (before, after, caret, inserted, typed) =>
    expect(withoutOwnGroups({ before, after, caret, inserted }, 'vietnamese').typed).toBe(typed),
  );

  test('the caret stays behind the same digit when a group mark appears', () => {
    expect(caretAfterGrouping('1234', '1.234', 'vietnamese')).toBe(5);
    expect(caretAfterGrouping('12', '1,234', 'international')).toBe(3);
  });
});
