import { expect, test } from 'vitest';
import { columnStyles, styleSigns } from './column-style.ts';

const stylesOf = (...columns: string[][]) =>
  columnStyles(
    columns.map((texts) => styleSigns(texts, 'vietnamese', { decimals: 6 })),
    'vietnamese',
  );

test.each<[string, string[][], (string | null)[]]>([
  ['own without a proof', [['1.500']], ['vietnamese']],
  ['the other by a proof', [['1,250,000', '1,500']], ['international']],
  ['both in one column', [['1,250,000', '1.500']], ['mixed']],
  ['unclear beside a column of the other', [['1.500'], ['1,250,000']], ['mixed', 'international']],
  [
    'unclear as a decimal beside a column of the other',
    [['1,500'], ['1,250,000']],
    ['mixed', 'international'],
  ],
  [
    'the same in both beside a column of the other',
    [['10', '2'], ['1,250,000']],
    ['vietnamese', 'international'],
  ],
  ['each proven', [['1.250.000'], ['1,250,000']], ['vietnamese', 'international']],
])('%s', (_name, columns, styles) => expect(stylesOf(...columns)).toEqual(styles));

test('a column without numbers says nothing', () =>
  expect(columnStyles([null, styleSigns(['1'], 'vietnamese', { decimals: 0 })], 'vietnamese')).toEqual([
    null,
    'vietnamese',
  ]));
