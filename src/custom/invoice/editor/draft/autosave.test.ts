// @vitest-environment jsdom
import { changesBetween } from '#src/views/drafts/difference.ts';
import { mergeDraft } from '#src/views/drafts/merge-draft.ts';
import { describe, expect, test } from 'vitest';
import { blankLine, inputOf, newDraft } from './draft.ts';
import type { Draft, DraftLine } from './draft.ts';
import { completedValues, savedValues, withSavedValues } from './saved-values.ts';

const base = newDraft('2026-11-21');
const above = { vat_rate: '8%', revenue_percent: '' };
const written: Draft = {
  ...base,
  buyer_name: 'Công ty TNHH Minh Khôi',
  lines: [
    { ...blankLine(7), name: 'Thùng carton', quantity: '10', vat_rate: '8%' },
    blankLine(9, above),
    blankLine(10, above),
  ],
};

test('only what was written is kept: neither empty lines nor the keys of the table', () => {
  const changes = changesBetween(savedValues(base), savedValues(written));
  expect(Object.keys(changes?.values ?? {}).sort()).toEqual(['buyer_name', 'lines']);
  expect(changes?.values['lines']).toEqual([expect.objectContaining({ name: 'Thùng carton' })]);
  expect(JSON.stringify(changes)).not.toContain('"key"');
});

test('fields of the company’s own in a line are kept and come back; one that was emptied again is no change', () => {
  const stated = { name: 'Số lô', type: 'string', value: 'A1' } as const;
  const withLine = (value: string) =>
    savedValues({ ...base, lines: [{ ...blankLine(1), name: 'Thuốc', extras: [{ ...stated, value }] }] });
  const plain = savedValues({ ...base, lines: [{ ...blankLine(1), name: 'Thuốc' }] });
  const kept = changesBetween(plain, withLine('A1'));
  expect(withSavedValues(base, kept?.values ?? {}).lines[0]?.extras).toEqual([stated]);
  expect(changesBetween(plain, withLine(''))).toBeNull();
});

describe('special goods', () => {
  const special: DraftLine['special'] = [{ goods: '2', name: 'DDi', value: 'Huế' }];
  const lines = [
    { ...blankLine(1), name: 'Băng keo' },
    { ...blankLine(2), name: 'Cước xe', special },
  ];
  const kept = changesBetween(savedValues(base), savedValues({ ...base, lines }));

  test('beside ordinary ones are offered again and opened as they were stated', () => {
    const merged = mergeDraft(kept ?? never(), { stored: savedValues(base), shown: savedValues(base) });
    const opened = withSavedValues(base, merged.taken);
    expect(opened.lines.map((line) => line.special)).toEqual([null, special, null]);
  });

  test('come back onto a saved invoice that has none', () => {
    const saved = savedValues({ ...base, lines: [{ ...blankLine(1), name: 'Giấy' }] });
    const merged = mergeDraft(kept ?? never(), { stored: saved, shown: saved });
    expect([...Object.keys(merged.taken), ...merged.contested.map(({ key }) => key)]).toEqual(['lines']);
  });

  test('were not known to drafts kept before: their lines come back as ordinary goods', () => {
    const older = { lines: [{ kind: 'goods', name: 'Cước xe', quantity: '2' }] };
    const saved = savedValues({ ...base, lines: [{ ...blankLine(1), name: 'Giấy', special }] });
    const read = { values: completedValues(older), before: completedValues({ lines: [] }) };
    const { contested } = mergeDraft(read, { stored: saved, shown: saved });
    expect(contested.map(({ key }) => key)).toEqual(['lines']);
    expect(withSavedValues(base, read.values).lines[0]).toMatchObject({
      name: 'Cước xe',
      quantity: '2',
      special: null,
    });
  });
});

const never = () => {
  throw new Error('nothing was changed');
};

test('fees and the other deduction are kept and opened as they were typed', () => {
  const changed: Draft = {
    ...base,
    fees: [{ key: 1, name: 'Phí môi trường', amount: '7000' }],
    other_deduction: '2000',
  };
  const opened = withSavedValues(base, savedValues(changed));
  expect(savedValues(opened)).toEqual(savedValues(changed));
  expect(inputOf(opened)).toMatchObject({
    fees: [{ name: 'Phí môi trường', amount: '7000' }],
    other_deduction: '2000',
  });
});

test('an empty line more is no change', () => {
  expect(
    changesBetween(savedValues(base), savedValues({ ...base, lines: [...base.lines, blankLine(2)] })),
  ).toBeNull();
});

test('kept values put into a fresh draft give what was written, with an empty line to go on in', () => {
  const { buyer_name, lines } = savedValues(written);
  const again = withSavedValues(base, { buyer_name, lines });
  expect(savedValues(again)).toEqual(savedValues(written));
  expect(again.lines.map(({ key }) => key)).toEqual([1, 2]);
  expect(again.lines.at(-1)).toEqual(blankLine(2, above));
});

test('a line kept before lines had percentages on revenue names none', () => {
  const { lines } = savedValues(written);
  const older = (lines as readonly object[]).map((line) => ({ ...line, revenue_percent: undefined }));
  const parsed: unknown = JSON.parse(JSON.stringify(older));
  expect(
    withSavedValues(base, { lines: parsed }).lines.map(({ revenue_percent }) => revenue_percent),
  ).toEqual(['', '']);
});

test('tax in the prices and the discount on the whole are kept, each as one field', () => {
  const changed: Draft = {
    ...base,
    price_includes_tax: true,
    invoice_discount: { by: 'amount', value: '5000' },
  };
  const changes = changesBetween(savedValues(base), savedValues(changed));
  expect(changes?.values).toEqual({
    price_includes_tax: true,
    invoice_discount: { by: 'amount', value: '5000' },
  });
  expect(savedValues(withSavedValues(base, changes?.values ?? {}))).toEqual(savedValues(changed));
});

test('another way of typing a discount, with none typed, is no change', () => {
  const turned: Draft = { ...base, invoice_discount: { by: 'amount', value: '' } };
  expect(changesBetween(savedValues(base), savedValues(turned))).toBeNull();
});

test('a kept line with values of another kind is blank there, and counts for the rest', () => {
  const [line] = withSavedValues(base, {
    lines: [{ name: 'Giấy', quantity: 5, unit_price: null, kind: 'gift', product_id: 'x', key: 9 }],
  }).lines;
  expect(line).toEqual({ ...blankLine(1), name: 'Giấy' });
});

test('a kept draft that lacks fields of the way the goods go has them blank', () => {
  const { movement } = withSavedValues(base, { movement: { vehicle: '43C-123.45' } });
  expect(movement).toEqual({ ...base.movement, vehicle: '43C-123.45' });
});
