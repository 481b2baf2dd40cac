import { expect, test } from 'vitest';
import { reduceDraft } from '../draft/draft-reducer.ts';
import { blankLine, draftLine, inputOf, isBlank, newDraft, type Draft } from '../draft/draft.ts';
import { readableDraft, unreadProblems } from '../number-limits.ts';
import { cellId, placeOf } from '../problem-places.ts';
import { ownColumn, ownFields, statedBeside, withExtra } from './own-columns.ts';

const BATCH = { name: 'Số lô', type: 'string' } as const;
const EXPIRY = { name: 'Hạn dùng', type: 'date' } as const;
const FIELDS = [BATCH, EXPIRY];

const stating = (name: string, value: string, draft: Draft = newDraft('2026-11-29')): Draft =>
  reduceDraft(draft, {
    type: 'put_line',
    key: 1,
    change: { extras: withExtra(draft.lines[0]?.extras ?? [], FIELDS, { name, value }) },
  });

test('a line says what is typed in its columns, in the order of the template; a field that was emptied is not sent', () => {
  const both = stating('Số lô', 'A1', stating('Hạn dùng', '2027-03-31'));
  expect(inputOf(both).lines.map(({ extras }) => extras)).toEqual([
    [
      { ...BATCH, value: 'A1' },
      { ...EXPIRY, value: '2027-03-31' },
    ],
  ]);
  expect(inputOf(stating('Hạn dùng', '', both)).lines[0]?.extras).toEqual([{ ...BATCH, value: 'A1' }]);
});

test('a line in which only such a field is written is a line, and one whose field was emptied again is none', () => {
  const typed = stating('Số lô', 'A1');
  expect(typed.lines.map(isBlank)).toEqual([false, true]);
  expect(inputOf(stating('Số lô', '', typed)).lines).toEqual([]);
});

test('what lines state and the template does not ask for keeps a column behind those of the template', () => {
  const older = { ...blankLine(1), extras: [{ name: 'Xuất xứ', type: 'string', value: 'VN' } as const] };
  const beside = statedBeside([blankLine(2), older], FIELDS);
  expect(ownFields(FIELDS, beside).map(({ name }) => name)).toEqual(['Số lô', 'Hạn dùng', 'Xuất xứ']);
  expect(statedBeside([older], [{ name: ' Xuất xứ', type: 'string' }])).toBe('');
});

test('its columns are told apart in letters that an id may have', () => {
  const columns = ['Số lô', 'Số lo', 'So lo', 'ố'].map(ownColumn);
  expect(new Set(columns).size).toBe(4);
  for (const column of columns) expect(column).toMatch(/^own_\w+$/);
});

test('a day or a number that cannot be read is told at its cell, and neither computed with nor sent', () => {
  const draft = stating('Hạn dùng', '?31/2');
  const target = cellId(1, ownColumn('Hạn dùng'));
  expect(unreadProblems(draft)).toEqual([
    { message: 'Dòng 1: Hạn dùng “31/2” không có trong lịch. Nhập lại ngày này.', target, line: 1 },
  ]);
  expect(readableDraft(draft).lines[0]?.extras).toEqual([{ ...EXPIRY, value: '' }]);
  const text = stating('Số lô', '?');
  expect(readableDraft(text).lines[0]?.extras[0]?.value).toBe('?');
});

test('a refusal of such a field of a line is told at its cell, by the place it was sent at', () => {
  const draft = stating('Hạn dùng', '2027-03-31', stating('Số lô', ''));
  expect(placeOf('lines.0.extras.0.value', draft)).toEqual({
    target: cellId(1, ownColumn('Hạn dùng')),
    line: 1,
  });
  expect(placeOf('lines.0.extras.4.value', draft)).toEqual({ target: null, line: 1 });
});

test('a range of cells is emptied in the columns of the company’s own alone', () => {
  const draft = stating('Hạn dùng', '2027-03-31', stating('Số lô', 'A1'));
  const emptied = reduceDraft(draft, {
    type: 'clear_cells',
    keys: [1],
    change: { unit: '' },
    own: [ownColumn('Số lô')],
  });
  expect(inputOf(emptied).lines[0]?.extras).toEqual([{ ...EXPIRY, value: '2027-03-31' }]);
});

test('what was saved of a line is there again when its draft is opened', () => {
  const [line] = inputOf(stating('Số lô', 'A1')).lines;
  expect(line && draftLine(line, 1).extras).toEqual([{ ...BATCH, value: 'A1' }]);
});

test('cells that are pasted leave what the line states in other fields', () => {
  const draft = stating('Hạn dùng', '2027-03-31', stating('Số lô', 'A1'));
  const lines = [{ unit: 'Hộp', extras: [{ ...BATCH, value: 'B2' }] }, { name: 'Bông' }];
  const pasted = reduceDraft(draft, { type: 'paste_lines', at: 0, lines });
  expect(inputOf(pasted).lines.map(({ extras }) => extras?.map(({ value }) => value))).toEqual([
    ['B2', '2027-03-31'],
    [],
  ]);
});
