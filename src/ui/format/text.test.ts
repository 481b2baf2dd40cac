import { expect, test } from 'vitest';
import { bucketOf, findFolded, foldText, initialsOf } from './text.ts';

test('marks and đ are optional when searching', () => {
  expect(foldText('Đường Ễ Ộ Ậ ươ')).toBe('duong e o a uo');
});

test('a hit without marks covers the marked letters', () => {
  expect(findFolded('Băng keo OPP', 'bang ke')).toEqual({ start: 0, end: 7 });
  expect(findFolded('Cuộn Băng', 'BĂNG')).toEqual({ start: 5, end: 9 });
  expect(findFolded('Băng keo', 'giấy')).toBeNull();
  expect(findFolded('Băng keo', ' ')).toBeNull();
});

test('initials come from the last two words', () => {
  expect(initialsOf('Trần Thu Hương')).toBe('TH');
  expect(initialsOf('Đạt')).toBe('Đ');
  expect(initialsOf('  ')).toBe('');
  expect(initialsOf('Trần Văn Đồng 😀')).toBe('VĐ');
  expect(initialsOf('Lê – (Kho 𝒜)')).toBe('K𝒜');
  expect(initialsOf('😀')).toBe('');
});

test('a name keeps its palette', () => {
  expect(bucketOf('Trần Thu Hương', 5)).toBe(bucketOf('Trần Thu Hương', 5));
  expect(new Set(['a', 'b', 'c', 'd', 'e'].map((name) => bucketOf(name, 5))).size).toBe(5);
});
