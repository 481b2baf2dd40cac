import { describe, expect, test } from 'vitest';
import { statementAmount, statementMoment } from './statement-values.ts';

describe('an amount of a bank statement', () => {
  test.each([
    ['961200', '961200'],
    ['961.200', '961200'],
    ['961,200', '961200'],
    ['+961,200.00 VND', '961200'],
    ['2.689.200,00', '2689200'],
    ['1000 đ', '1000'],
  ])('%s is %s đồng', (text, amount) => expect(statementAmount(text)).toBe(amount));

  test.each(['', '0', '0.00', '-961.200', '(961,200)', '-'])('%j is nothing that came in', (text) =>
    expect(statementAmount(text)).toBe('none'),
  );

  test.each(['961.25', '96.1200', '961,200.50', '1.2.3', 'chín trăm', '12345678901234'])(
    '%j is not guessed at',
    (text) => {
      expect(statementAmount(text)).toBeNull();
    },
  );
});

describe('a moment of a bank statement', () => {
  test.each([
    ['21/11/2026 09:17:05', '2026-11-21T02:17:05.000Z'],
    ['21-11-2026 9:17', '2026-11-21T02:17:00.000Z'],
    ['2026-11-21 09:17:05', '2026-11-21T02:17:05.000Z'],
    ['2026-11-21', '2026-11-20T17:00:00.000Z'],
    ['1/2/2026', '2026-01-31T17:00:00.000Z'],
  ])('%s is in Vietnam', (text, moment) => expect(statementMoment(text)).toBe(moment));

  test.each(['', '31/02/2026', '21/13/2026', '21/11/26', '21/11/2026 25:00', 'hôm qua'])(
    '%j is none',
    (text) => expect(statementMoment(text)).toBeNull(),
  );
});
