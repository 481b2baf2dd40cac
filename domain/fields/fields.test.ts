import { expect, test } from 'vitest';
import { isEmail } from './email.ts';
import { isBudgetCode, isIdentityNo } from './party-fields.ts';
import { isCalendarDate, readableDate } from './calendar-date.ts';
import { isXmlText } from './text.ts';

test.each([
  ['001099012345', true],
  ['123456789', true],
  ['1234567890', false],
  ['00109901234a', false],
])('identity number %s: %s', (text, yes) => expect(isIdentityNo(text)).toBe(yes));

test.each([
  ['1234567', true],
  ['0234567', false],
  ['123456', false],
])('budget unit code %s: %s', (text, yes) => expect(isBudgetCode(text)).toBe(yes));

test.each([
  ['ban@example.vn', true],
  ['a.b+c@mail.example.vn', true],
  ['kế.toán@công-ty.vn', true],
  ['ban@example', false],
  ['ban example.vn', false],
  ['a@b.vn, c@d.vn', false],
  ['a@b..vn', false],
  ['@b.vn', false],
  ['', false],
  ['a@b.', false],
  ['a@b.c', false],
  ['a[x]@b.vn', false],
  ['a\\b@c.vn', false],
  ['a@@b.vn', false],
  ['a b@c.vn', false],
  ['a@b.vn\r\nBcc: c@d.vn', false],
  ['<a@b.vn>', false],
  [`${'a'.repeat(250)}@b.vn`, false],
])('address %s: %s', (text, yes) => expect(isEmail(text)).toBe(yes));

test.each([
  ['2026-11-20', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2100-02-29', false],
  ['2026-04-31', false],
  ['2026-13-01', false],
  ['20/11/2026', false],
  ['2026-1-2', false],
])('date %s: %s', (text, yes) => expect(isCalendarDate(text)).toBe(yes));

test('dates are read day first', () => {
  expect(readableDate('2026-11-20')).toBe('20/11/2026');
  expect(readableDate('2026-11-20T02:00:00Z')).toBe('20/11/2026');
  expect(readableDate('?')).toBe('?');
});

test.each([
  ['Bút bi\tđỏ\n', true],
  ['bút \u0000', false],
  ['bút \u001b', false],
  ['\ud800', false],
  ['\uffff', false],
  ['😀', true],
])('%j may stand in XML: %s', (text, yes) => expect(isXmlText(text)).toBe(yes));
