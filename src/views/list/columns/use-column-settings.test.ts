import { expect, test } from 'vitest';
import { fromWire, toWire, untouched } from './use-column-settings.ts';

const offered = [
  { key: 'code', shown: true },
  { key: 'name', shown: true },
  { key: 'note', shown: false },
];

test('a list nobody has touched shows its own columns and offers the others', () => {
  expect(fromWire(untouched, offered)).toEqual({
    columns: [
      { key: 'code', shown: true, width: null },
      { key: 'name', shown: true, width: null },
      { key: 'note', shown: false, width: null },
    ],
    density: 'normal',
  });
});

test('what was kept comes back as it was; a column that is gone goes, one that is new stands at the end', () => {
  const kept = {
    columns: [
      { source: 'name', shown: true, width: 320 },
      { source: 'gone', shown: true, width: null },
      { source: 'code', shown: false, width: null },
    ],
    density: 'compact',
  } as const;
  const settings = fromWire({ columns: [...kept.columns], density: kept.density }, offered);
  expect(settings).toEqual({
    columns: [
      { key: 'name', shown: true, width: 320 },
      { key: 'code', shown: false, width: null },
      { key: 'note', shown: false, width: null },
    ],
    density: 'compact',
  });
  expect(toWire(settings).columns[0]).toEqual(kept.columns[0]);
});
