import { describe, expect, test } from 'vitest';
import { reduceDraft } from './draft-reducer.ts';
import { blankLine, inputOf, isBlank, newDraft } from './draft.ts';
import type { Draft, DraftLine } from './draft.ts';
import { cellId, extraId, feeId, fieldId, placeOf } from '../problem-places.ts';

const today = '2026-11-20';
const write = (draft: Draft, key: number, change: Partial<DraftLine>) =>
  reduceDraft(draft, { type: 'put_line', key, change });

describe('the lines', () => {
  test('writing in the last line makes room for another, with its rate', () => {
    const draft = write(newDraft(today), 1, { name: 'Băng keo', vat_rate: '8%' });
    expect(draft.lines).toHaveLength(2);
    expect(draft.lines[1]).toMatchObject({ name: '', vat_rate: '8%' });
    expect(write(draft, 1, { quantity: '2' }).lines).toHaveLength(2);
  });

  test('a line is blank until something is written in it; spaces and a rate are nothing', () => {
    const with_part = (part: Partial<DraftLine>) => isBlank({ ...blankLine(1), ...part });
    const written = ['name', 'quantity', 'unit_price', 'unit', 'amount'] as const;
    expect(written.filter((field) => with_part({ [field]: '1' }))).toEqual([]);
    expect(written.filter((field) => !with_part({ [field]: ' ' }))).toEqual([]);
    expect(with_part({ vat_rate: '8%' })).toBe(true);
    expect(with_part({ kind: 'note' })).toBe(false);
  });

  test('lines not written in keep their identity: only one is drawn again', () => {
    const draft = write(write(newDraft(today), 1, { name: 'a' }), 2, { name: 'b' });
    const next = write(draft, 2, { quantity: '5' });
    expect(next.lines[0]).toBe(draft.lines[0]);
    expect(next.lines[1]).not.toBe(draft.lines[1]);
  });

  test('taking the last written line away leaves an empty one', () => {
    const draft = write(newDraft(today), 1, { name: 'a' });
    const next = reduceDraft(draft, { type: 'remove_line', key: 1 });
    expect(next.lines).toHaveLength(1);
    expect(next.lines.every(isBlank)).toBe(true);
  });

  test('a line goes in above another', () => {
    const draft = write(newDraft(today), 1, { name: 'a' });
    const next = reduceDraft(draft, { type: 'insert_line', before: 1 });
    expect(next.lines.map(({ name }) => name)).toEqual(['', 'a', '']);
    expect(new Set(next.lines.map(({ key }) => key)).size).toBe(3);
  });

  test('a line is put back where it was, under a key of its own', () => {
    const written = write(write(newDraft(today), 1, { name: 'a' }), 2, { name: 'b' });
    const [, second] = written.lines;
    if (!second) throw new Error('no second line');
    const without = reduceDraft(written, { type: 'remove_line', key: 2 });
    const back = reduceDraft(without, { type: 'restore_line', line: second, at: 1 });
    expect(back.lines.map(({ name }) => name)).toEqual(['a', 'b', '']);
    expect(back.lines[1]?.key).toBe(2);
    // What is there comes no second time.
    expect(reduceDraft(back, { type: 'restore_line', line: second, at: 3 })).toBe(back);
    // At the end, and beside another: what was removed may have given its key away.
    const other = write(back, 2, { name: 'c' });
    const beside = reduceDraft(other, { type: 'restore_line', line: second, at: 3 });
    expect(beside.lines.map(({ name }) => name)).toEqual(['a', 'c', '', 'b', '']);
    expect(new Set(beside.lines.map(({ key }) => key)).size).toBe(5);
  });
});

describe('what is sent', () => {
  test('empty lines stay behind, nothing is null, a note has no rate', () => {
    let draft = write(newDraft(today), 1, {
      name: ' Băng keo ',
      quantity: '2',
      unit_price: '8200',
      vat_rate: '8%',
    });
    draft = write(draft, 2, { kind: 'note', name: 'Giao tại kho' });
    const input = inputOf(draft);
    expect(input.lines).toHaveLength(2);
    expect(input.lines[0]).toMatchObject({ name: 'Băng keo', quantity: '2', unit: null, amount: null });
    expect(input.lines[1]).toMatchObject({ kind: 'note', vat_rate: null });
    expect(input.buyer_name).toBeNull();
  });

  test('a rate of exchange goes with a foreign currency only', () => {
    const rated = reduceDraft(newDraft(today), { type: 'put', field: 'exchange_rate', value: '25000' });
    expect(inputOf(rated).exchange_rate).toBeNull();
    expect(inputOf(reduceDraft(rated, { type: 'put', field: 'currency', value: 'USD' })).exchange_rate).toBe(
      '25000',
    );
  });

  test('a percentage on revenue goes with goods and trade discounts, and on to the next line', () => {
    const sent = (kind: DraftLine['kind']) =>
      inputOf(write(newDraft(today), 1, { kind, name: 'Cơm', revenue_percent: '3' })).lines[0]
        ?.revenue_percent;
    expect([sent('goods'), sent('discount'), sent('promotion'), sent('note')]).toEqual([
      '3',
      '3',
      null,
      null,
    ]);
    const draft = write(newDraft(today), 1, { name: 'Cơm', revenue_percent: '3' });
    expect(draft.lines[1]).toMatchObject({ name: '', revenue_percent: '3' });
  });

  test('a percentage chosen after the rest of the line reaches the empty line below, and no other', () => {
    const percents = (draft: Draft) => draft.lines.map(({ revenue_percent }) => revenue_percent);
    const one = write(write(newDraft(today), 1, { name: 'Cơm' }), 1, { revenue_percent: '3' });
    expect(percents(one)).toEqual(['3', '3']);
    const two = write(write(one, 2, { name: 'Nước' }), 1, { revenue_percent: '1' });
    expect(percents(two)).toEqual(['1', '3', '3']);
    expect(percents(write(two, 2, { quantity: '5' }))).toEqual(['1', '3', '3']);
    expect(percents(write(two, 2, { revenue_percent: '' }))).toEqual(['1', '', '']);
  });

  test('only a trade discount sends the amount it was typed with', () => {
    const draft = write(newDraft(today), 1, {
      kind: 'discount',
      name: 'CK',
      amount: '50000',
      vat_rate: '8%',
    });
    expect(inputOf(draft).lines[0]?.amount).toBe('50000');
  });
});

describe('the discount on the whole invoice', () => {
  const discounted = (change: Partial<Draft['invoice_discount']>, draft = newDraft(today)) =>
    reduceDraft(draft, { type: 'put_invoice_discount', change });

  test('only one of percent and amount is sent; turned over, the number stays', () => {
    const percent = discounted({ value: '5' });
    expect(inputOf(percent)).toMatchObject({ invoice_discount_rate: '5', invoice_discount_amount: null });
    const amount = discounted({ by: 'amount' }, percent);
    expect(inputOf(amount)).toMatchObject({ invoice_discount_rate: null, invoice_discount_amount: '5' });
    expect(inputOf(discounted({ value: ' ' }, amount)).invoice_discount_amount).toBeNull();
  });

  test('what is refused of either stands at the one field', () => {
    expect(placeOf('invoice_discount_rate', newDraft(today)).target).toBe(fieldId('invoice_discount'));
    expect(placeOf('invoice.invoice_discount_amount', newDraft(today)).target).toBe(
      fieldId('invoice_discount'),
    );
  });
});

test('fees and the other deduction are sent as typed, empty ones are not', () => {
  const added = reduceDraft(reduceDraft(newDraft(today), { type: 'add_fee' }), { type: 'add_fee' });
  const fee = { name: ' Phí môi trường ', amount: '7000' };
  const typed = reduceDraft(added, { type: 'put_fee', key: 2, change: fee });
  const draft = reduceDraft(typed, { type: 'put', field: 'other_deduction', value: '2000' });
  const stated = { fees: [{ name: 'Phí môi trường', amount: '7000' }], other_deduction: '2000' };
  expect(inputOf(draft)).toMatchObject(stated);
  expect(inputOf(reduceDraft(draft, { type: 'remove_fee', key: 2 })).fees).toEqual([]);
});

test('whether prices contain tax is not said until somebody chooses', () => {
  const draft = newDraft(today);
  expect(inputOf(draft).price_includes_tax).toBeNull();
  const chosen = reduceDraft(draft, { type: 'put_price_basis', price_includes_tax: false });
  expect(inputOf(chosen).price_includes_tax).toBe(false);
});

describe('where a problem stands', () => {
  const written = {
    lines: [{ key: 7 }, { key: 3 }] as DraftLine[],
    fees: [
      { key: 1, name: '', amount: '' },
      { key: 4, name: 'Phí', amount: '' },
    ],
    extras: [
      { name: 'Số PO', type: 'string', value: ' ' },
      { name: 'Ngày giao', type: 'date', value: '2026-11-31' },
    ] as Draft['extras'],
  };
  test('a path into the extra fields is the control of the field that was sent at that place', () => {
    expect(placeOf('extras.0.value', written).target).toBe(extraId('Ngày giao'));
    expect(placeOf('invoice.extras.1.value', written).target).toBeNull();
  });
  test('a path into the lines is the cell of the line that was sent at that place', () => {
    expect(placeOf('lines.1.quantity', written)).toEqual({ target: cellId(3, 'quantity'), line: 2 });
    expect(placeOf('invoice.lines.0', written)).toEqual({ target: cellId(7, 'name'), line: 1 });
  });
  test('a path into the fees is the control of the fee that was sent at that place', () => {
    expect(placeOf('fees.0.amount', written).target).toBe(feeId(4, 'amount'));
    expect(placeOf('invoice.fees.1.name', written).target).toBeNull();
  });
  test('form and symbol are chosen by the series; what names no field has no place', () => {
    expect(placeOf('symbol', written).target).toBe(fieldId('template_id'));
    expect(placeOf('buyer_tax_code', written).target).toBe(fieldId('buyer_tax_code'));
    expect(placeOf(null, written)).toEqual({ target: null, line: null });
  });
});

test('a product that is scanned again is one more of its line; with a price of its own it stays, and another line begins', () => {
  const tape = {
    product_id: 3,
    code: 'BK',
    name: 'Băng keo',
    unit: 'Cuộn',
    unit_price: '11500',
    vat_rate: '8%',
  };
  const scan = (draft: Draft, product = tape) => reduceDraft(draft, { type: 'scan', product });
  const shown = ({ lines }: Draft) =>
    lines.filter((line) => !isBlank(line)).map(({ name, quantity }) => [name, quantity]);
  const twice = scan(scan(newDraft(today)));
  expect(shown(twice)).toEqual([['Băng keo', '2']]);
  expect(twice.lines.at(-1)).toMatchObject({ name: '', vat_rate: '8%' });
  const half = write(twice, 1, { quantity: '2.5' });
  expect(shown(scan(half))).toEqual([['Băng keo', '3.5']]);
  const cheaper = write(twice, 1, { unit_price: '11000' });
  expect(shown(scan(cheaper))).toEqual([
    ['Băng keo', '2'],
    ['Băng keo', '1'],
  ]);
  expect(shown(scan(twice, { ...tape, product_id: 4, name: 'Hộp' }))).toEqual([
    ['Băng keo', '2'],
    ['Hộp', '1'],
  ]);
});

test('the product of a typed code is taken where that code still stands, and over nothing that was typed or taken meanwhile', () => {
  const tape = {
    product_id: 3,
    code: 'BK',
    name: 'Băng keo',
    unit: 'Cuộn',
    unit_price: '11500',
    vat_rate: '8%',
  };
  const take = (draft: Draft) =>
    reduceDraft(draft, { type: 'take_code', key: 1, typed: 'bk', product: tape });
  const typed = write(newDraft(today), 1, { name: 'bk', quantity: '2' });
  expect(take(typed).lines[0]).toMatchObject({ ...tape, quantity: '2' });
  for (const other of [
    write(typed, 1, { name: 'bk 48' }),
    write(typed, 1, { product_id: 4 }),
    reduceDraft(typed, { type: 'remove_line', key: 1 }),
  ])
    expect(take(other)).toBe(other);
});

test('what is stated of special goods goes with goods alone', () => {
  const special: DraftLine['special'] = [{ goods: '2', name: 'DDi', value: 'Huế' }];
  const draft = write(newDraft(today), 1, { name: 'Cước xe', special });
  expect(inputOf(draft).lines[0]?.special).toEqual(special);
  expect(inputOf(write(draft, 1, { kind: 'promotion' })).lines[0]?.special).toBeNull();
  expect(placeOf('lines.0.special', draft).target).toBe(cellId(1, 'name'));
});

test('an empty line that is stated to be special goods is written, and nothing is scanned into it', () => {
  const stated = write(newDraft(today), 1, { special: [{ goods: '2', name: 'DDi', value: 'Huế' }] });
  expect(inputOf(stated).lines).toHaveLength(1);
  const product = { product_id: 3, code: 'BK', name: 'Băng keo', unit: '', unit_price: '1', vat_rate: '' };
  const { lines } = inputOf(reduceDraft(stated, { type: 'scan', product }));
  expect(lines.map(({ name, special }) => [name, special?.length])).toEqual([
    ['', 1],
    ['Băng keo', undefined],
  ]);
});

test('extra fields stand in the order of their template, and a blank one is not given', () => {
  const fields = [
    { name: 'Số PO', type: 'string' },
    { name: 'Ngày giao', type: 'date' },
  ] as const;
  const put = (draft: Draft, name: string, value: string) =>
    reduceDraft(draft, { type: 'put_extra', fields, name, value });
  const both = put(put(newDraft('2026-11-28'), 'Ngày giao', '2026-12-01'), 'Số PO', '4500');
  expect(inputOf(both).extras).toEqual([
    { name: 'Số PO', type: 'string', value: '4500' },
    { name: 'Ngày giao', type: 'date', value: '2026-12-01' },
  ]);
  expect(inputOf(put(both, 'Số PO', '')).extras).toHaveLength(1);
});

test('a buyer found by a tax code fills nothing in once another code stands there, or something was typed', () => {
  const put = (draft: Draft, field: 'buyer_tax_code' | 'buyer_name', value: string) =>
    reduceDraft(draft, { type: 'put', field, value });
  const found = (draft: Draft) =>
    reduceDraft(draft, {
      type: 'fill_buyer',
      buyer: { buyer_tax_code: '0000000017', buyer_name: 'Sao Mai' },
      by_tax_code: true,
    }).buyer_name;
  const coded = put(newDraft(today), 'buyer_tax_code', '0000000017');
  expect(found(coded)).toBe('Sao Mai');
  expect(found(put(coded, 'buyer_name', 'Gõ tay'))).toBe('Gõ tay');
  expect(found(put(coded, 'buyer_tax_code', '0000000025'))).toBe('');
});
