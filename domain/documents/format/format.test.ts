import { describe, expect, test } from 'vitest';
import { parseXml } from '#server/platform/xmldsig/parse.ts';
import { choice, contentProblem, DATE, decimal, digits, text, TIME } from './content.ts';
import { documentFormat, group, leaf, list, type DocumentValue } from './nodes.ts';
import { FormatRefused } from './problems.ts';
import { readDocument } from './read.ts';
import { documentProblems, writeDocument } from './write.ts';

const NOTE = documentFormat(
  'Note',
  true,
  {
    Name: leaf('R', text(5), 'Tên'),
    No: leaf('O', digits(3), 'Số'),
    On: leaf('C', DATE, 'Ngày'),
    At: leaf('O', TIME, 'Lúc'),
    Price: leaf('O', { '2.0.1': decimal(6, 2), '2.1.0': decimal(8, 4) }, 'Đơn giá'),
    Kind: leaf({ '2.1.0': 'O', '2.1.1': 'R' }, choice('1', '2'), 'Loại'),
    Old: leaf({ '2.0.1': 'O', '2.1.1': '-' }, text(9), 'Cũ'),
    Who: group('C', { First: leaf('O', text(9), 'Tên'), Last: leaf('R', text(9), 'Họ') }),
    Lines: list('R', 'Line', { A: leaf('R', text(3), 'A'), B: leaf('O', text(3), 'B') }, 2),
  },
  { '2.1.1': ['On', 'Name'] },
);

const WHOLE = {
  Name: 'Đỗ <&',
  No: '12',
  On: '2026-11-20',
  At: '2026-11-20T08:00:00',
  Price: '-12.50',
  Kind: '2',
  Old: null,
  Who: { First: null, Last: 'An' },
  Lines: [
    { A: 'x', B: null },
    { A: 'y', B: 'z' },
  ],
} satisfies DocumentValue<typeof NOTE>;

const read = (xml: string) => readDocument(NOTE, '2.1.1', parseXml(new TextEncoder().encode(xml)));

test('writes in the order of the version, leaves out what is absent, and reads it back', () => {
  const xml = writeDocument(NOTE, '2.1.1', WHOLE, 'n-1');
  expect(xml).toBe(
    '<Note Id="n-1"><On>2026-11-20</On><Name>Đỗ &lt;&amp;</Name><No>12</No><At>2026-11-20T08:00:00</At>' +
      '<Price>-12.50</Price><Kind>2</Kind><Who><Last>An</Last></Who>' +
      '<Lines><Line><A>x</A></Line><Line><A>y</A><B>z</B></Line></Lines></Note>',
  );
  expect(read(xml)).toEqual({ id: 'n-1', value: WHOLE, problems: [], unknown: [] });
});

describe('what the format refuses, with its path', () => {
  test.each([
    [{ Name: '' }, 'Name', 'required'],
    [{ Name: 'Nguyễn' }, 'Name', 'too_long'],
    [{ Name: 'a\u0001' }, 'Name', 'bad_character'],
    [{ No: '1.5' }, 'No', 'not_a_number'],
    [{ No: '1234' }, 'No', 'too_long'],
    [{ On: '2026-02-30' }, 'On', 'not_a_date'],
    [{ At: '2026-11-20T25:00:00' }, 'At', 'not_a_time'],
    [{ At: '2026-11-20T08:00:00Z' }, 'At', 'not_a_time'],
    [{ Price: '1.23456' }, 'Price', 'too_many_decimals'],
    [{ Price: '12345.6789' }, 'Price', 'too_many_digits'],
    [{ Price: '1,5' }, 'Price', 'not_a_number'],
    [{ Kind: '3' }, 'Kind', 'not_allowed'],
    [{ Kind: null }, 'Kind', 'required'],
    [{ Old: 'x' }, 'Old', 'not_in_version'],
    [{ Who: { First: 'B', Last: '' } }, 'Who/Last', 'required'],
    [{ Lines: [] }, 'Lines', 'required'],
    [
      {
        Lines: [
          { A: 'x', B: null },
          { A: 'long', B: null },
        ],
      },
      'Lines/Line[2]/A',
      'too_long',
    ],
    [{ Lines: [1, 2, 3].map(() => ({ A: 'x', B: null })) }, 'Lines', 'too_many'],
  ] as const)('%j', (change, path, problem) => {
    const value = { ...WHOLE, ...change } as DocumentValue<typeof NOTE>;
    expect(documentProblems(NOTE, '2.1.1', value)).toEqual([expect.objectContaining({ path, problem })]);
    expect(() => writeDocument(NOTE, '2.1.1', value, 'n-1')).toThrow(FormatRefused);
  });
});

test('an older version has its own needs, limits and order', () => {
  const value = { ...WHOLE, Kind: null, Old: 'old' };
  expect(writeDocument(NOTE, '2.0.1', value, 'n')).toMatch(/^<Note Id="n"><Name>.*<Old>old<\/Old><Who>/);
  expect(documentProblems(NOTE, '2.0.1', { ...value, Kind: '1' })).toEqual([
    { path: 'Kind', problem: 'not_in_version', label: 'Loại' },
  ]);
  expect(documentProblems(NOTE, '2.0.1', { ...value, Price: '1.234' })).toEqual([
    { path: 'Price', problem: 'too_many_decimals', label: 'Đơn giá' },
  ]);
});

test.each([
  ['12.5', null],
  ['-12.5', null],
  ['00012.5', null],
  ['0.5', null],
  ['0', null],
  ['123.4', 'too_many_digits'],
  ['1.23', 'too_many_decimals'],
  ['.5', 'not_a_number'],
  ['5.', 'not_a_number'],
  ['-', 'not_a_number'],
  ['1.2.3', 'not_a_number'],
  ['+1', 'not_a_number'],
  ['1e2', 'not_a_number'],
  ['１', 'not_a_number'],
])('three digits, one of them a decimal: %s', (value, problem) =>
  expect(contentProblem(decimal(3, 1), value)).toBe(problem),
);

test('astral characters count once', () => {
  expect(documentProblems(NOTE, '2.1.1', { ...WHOLE, Name: '😀😀😀😀😀' })).toEqual([]);
});

test('reads any order, empty tags as absent and unknown ones, and says what breaks the format', () => {
  const found = read(
    '<Note>\n <Lines><Line><B/><A>xxxx</A></Line></Lines><Kind></Kind><New>1</New>' +
      '<Who> <Last></Last> </Who><Old>o</Old><Name>A</Name><Name>B</Name></Note>',
  );
  expect(found.id).toBeNull();
  expect(found.unknown).toEqual(['New']);
  expect(found.value).toMatchObject({
    Name: 'A',
    Kind: null,
    Who: null,
    Old: 'o',
    Lines: [{ A: 'xxxx', B: null }],
  });
  expect(found.problems.map(({ path, problem }) => `${path} ${problem}`)).toEqual([
    'Name too_many',
    'Kind required',
    'Old not_in_version',
    'Lines/Line[1]/A too_long',
  ]);
});
