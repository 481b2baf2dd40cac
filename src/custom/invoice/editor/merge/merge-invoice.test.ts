// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { savedValues } from '../draft/saved-values.ts';
import { blankLine, newDraft, writtenLines, type Draft, type DraftLine } from '../draft/draft.ts';
import { mergeInvoice } from './merge-invoice.ts';

const line = (key: number, name: string, more: Partial<DraftLine> = {}): DraftLine => ({
  ...blankLine(key),
  name,
  quantity: '1',
  unit_price: '1000',
  vat_rate: '8%',
  ...more,
});
const base: Draft = {
  ...newDraft('2026-11-21'),
  buyer_name: 'Minh Khôi',
  buyer_tax_code: '0012345672',
  lines: [line(1, 'Giấy'), line(2, 'Mực'), line(3, 'Bút'), blankLine(4)],
};
const withLines = (...lines: DraftLine[]): Draft => ({ ...base, lines: [...lines, blankLine(90)] });
const goods = (draft: Draft) =>
  writtenLines(draft).map(({ name, quantity, unit_price }) => `${name} ${quantity} x ${unit_price}`);
const [paper, ink, pen] = [line(1, 'Giấy'), line(2, 'Mực'), line(3, 'Bút')];

test('what each side alone changed is merged without a question', () => {
  const mine = { ...base, internal_note: 'giao sáng', lines: [paper, { ...ink, quantity: '5' }, pen] };
  const theirs = { ...base, payment_method: 'CK', lines: [paper, { ...ink, unit_price: '2000' }, pen] };
  const { contested, theirs: taken, settle } = mergeInvoice(base, mine, theirs);
  expect(contested).toEqual([]);
  expect(taken).toEqual([
    { of: 'head', unit: 'payment_method' },
    { of: 'line', number: 2, unit: 'unit_price' },
  ]);
  const merged = settle({});
  expect(merged).toMatchObject({ internal_note: 'giao sáng', payment_method: 'CK' });
  expect(goods(merged)).toEqual(['Giấy 1 x 1000', 'Mực 5 x 2000', 'Bút 1 x 1000']);
  expect(merged.lines.map(({ key }) => key)).toEqual([1, 2, 3]);
});

test('a field of a line that both changed is asked by the number of the line, and taken as chosen', () => {
  const mine = withLines(paper, { ...ink, quantity: '5' }, pen);
  const theirs = withLines(paper, { ...ink, quantity: '7' }, { ...pen, unit_price: '3000' });
  const { contested, settle } = mergeInvoice(base, mine, theirs);
  expect(contested).toEqual([
    {
      of: 'line',
      number: 2,
      unit: 'quantity',
      key: 'line 1 quantity',
      mine: { quantity: '5' },
      theirs: { quantity: '7' },
    },
  ]);
  expect(goods(settle({ 'line 1 quantity': 'draft' }))[1]).toBe('Mực 5 x 1000');
  const taken = settle({ 'line 1 quantity': 'current' });
  expect(goods(taken)).toEqual(['Giấy 1 x 1000', 'Mực 7 x 1000', 'Bút 1 x 3000']);
});

test('a tax code never goes with the name of another buyer', () => {
  const mine = { ...base, buyer_tax_code: '0100109106', buyer_email: 'a@b.vn' };
  const theirs = { ...base, buyer_name: 'Thuận Lợi', buyer_phone_number: '0901' };
  const { contested, settle } = mergeInvoice(base, mine, theirs);
  expect(contested.map(({ key }) => key)).toEqual(['buyer']);
  expect(settle({ buyer: 'current' })).toMatchObject({
    buyer_name: 'Thuận Lợi',
    buyer_tax_code: '0012345672',
    buyer_email: 'a@b.vn',
    buyer_phone_number: '0901',
  });
});

describe('lines that come and go', () => {
  const added = line(7, 'Kẹp');
  const addedThere = line(4, 'Ghim');

  test('both added: theirs, then mine; the same line added twice is one', () => {
    const mine = withLines(paper, ink, pen, added, line(8, 'Ghim'));
    const { contested, theirs, settle } = mergeInvoice(base, mine, withLines(paper, ink, pen, addedThere));
    expect(contested).toEqual([]);
    expect(theirs).toEqual([{ of: 'line', number: 4, unit: null }]);
    const { lines } = settle({});
    expect(lines.map(({ name }) => name)).toEqual(['Giấy', 'Mực', 'Bút', 'Ghim', 'Kẹp', '']);
    expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
  });

  test('one inserted above, the other changed below', () => {
    const mine = withLines(paper, ink, { ...pen, quantity: '9' });
    const { contested, settle } = mergeInvoice(base, mine, withLines(addedThere, paper, ink, pen));
    expect(contested).toEqual([]);
    expect(goods(settle({}))).toEqual(['Ghim 1 x 1000', 'Giấy 1 x 1000', 'Mực 1 x 1000', 'Bút 9 x 1000']);
  });

  test('a line that one took away and the other changed is asked as a whole', () => {
    const mine = withLines(paper, pen);
    const { contested, settle } = mergeInvoice(base, mine, withLines(paper, { ...ink, quantity: '7' }, pen));
    expect(contested).toMatchObject([
      { of: 'line', number: 2, unit: null, mine: null, theirs: { name: 'Mực' } },
    ]);
    expect(goods(settle({ 'line 1': 'draft' }))).toEqual(['Giấy 1 x 1000', 'Bút 1 x 1000']);
    expect(goods(settle({ 'line 1': 'current' }))).toEqual(['Giấy 1 x 1000', 'Mực 7 x 1000', 'Bút 1 x 1000']);
  });

  test('a line that one took away and the other left is gone', () => {
    const { contested, settle } = mergeInvoice(base, { ...base, internal_note: 'x' }, withLines(paper, pen));
    expect(contested).toEqual([]);
    expect(goods(settle({}))).toEqual(['Giấy 1 x 1000', 'Bút 1 x 1000']);
  });
});

test('with nothing typed the merge is what they saved; with nothing saved it is what is typed', () => {
  const other = {
    ...withLines(pen, line(5, 'Thước'), { ...paper, name: 'Bìa' }),
    currency: 'USD',
    exchange_rate: '25000',
  };
  expect(savedValues(mergeInvoice(base, base, other).settle({}))).toEqual(savedValues(other));
  const mine = mergeInvoice(base, other, base).settle({});
  expect(savedValues(mine)).toEqual(savedValues(other));
  expect(mine.lines).toEqual(other.lines);
});
