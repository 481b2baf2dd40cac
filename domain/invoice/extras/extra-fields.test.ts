import { expect, test } from 'vitest';
import { askedFields, extraRefusals, extrasIn } from './extra-fields.ts';

test('a field without a value is not given, and spaces around one do not count', () => {
  expect(
    extrasIn([
      { name: ' Số PO ', type: 'string', value: ' 4500 ' },
      { name: 'Ngày giao', type: 'date', value: '  ' },
      { name: 'Số kiện', type: 'numeric', value: null },
    ]),
  ).toEqual([{ name: 'Số PO', type: 'string', value: '4500' }]);
});

test('an invoice is asked for the fields of its template, and shows what else it states behind them', () => {
  const asked = [
    { name: 'Số PO', type: 'string' },
    { name: 'Số kiện', type: 'string' },
  ] as const;
  const stated = [
    { name: 'Công trình', type: 'string' },
    { name: 'Số kiện', type: 'numeric' },
  ] as const;
  expect(askedFields(asked, stated)).toEqual([asked[0], stated[1], stated[0]]);
});

test.each([
  ['string', 'x'.repeat(501), 'text_too_long'],
  ['string', 'a\u0007b', 'text_characters'],
  ['numeric', '1.234,5', 'number_malformed'],
  ['numeric', '0.1234567', 'number_decimals'],
  ['date', '2026-02-30', 'extra_date_malformed'],
  ['date', '30/11/2026', 'extra_date_malformed'],
] as const)('a %s of %s is refused as %s', (type, value, code) => {
  expect(extraRefusals([{ name: 'Số PO', type, value }])).toEqual([
    expect.objectContaining({
      code,
      field: 'extras.0.value',
      params: expect.objectContaining({ label: 'Số PO' }),
    }),
  ]);
});

test('of a line, the words name the line and the field is its own', () => {
  const extras = [{ name: 'Hạn dùng', type: 'date', value: '30/11/2026' }] as const;
  expect(extraRefusals(extras, 'lines.2.extras', { line: '3' })).toEqual([
    expect.objectContaining({
      code: 'extra_date_malformed',
      field: 'lines.2.extras.0.value',
      params: { line: '3', label: 'Hạn dùng', value: '30/11/2026' },
    }),
  ]);
});

test('what its field holds is taken; a field that is there twice is not', () => {
  const right = [
    { name: 'Số PO', type: 'string', value: '4500/A' },
    { name: 'Số kiện', type: 'numeric', value: '12.5' },
    { name: 'Ngày giao', type: 'date', value: '2028-02-29' },
  ] as const;
  expect(extraRefusals(right)).toEqual([]);
  expect(extraRefusals([...right, right[0]]).map(({ code, field }) => [code, field])).toEqual([
    ['extra_field_twice', 'extras.3.value'],
  ]);
});

test.each([
  ['  ', 'text_missing'],
  ['Số\u202ePO', 'text_characters'],
  ['x'.repeat(61), 'text_too_long'],
])('a field called %j is refused', (name, code) => {
  expect(extraRefusals([{ name, type: 'string', value: '1' }]).map((one) => [one.code, one.field])).toEqual([
    [code, 'extras.0.name'],
  ]);
});

test('a template that asks for one name twice asks once, by the name as it is stored', () => {
  const asked = [
    { name: 'Số PO ', type: 'string' },
    { name: 'Số PO', type: 'string' },
  ] as const;
  expect(askedFields(asked, [])).toEqual([{ name: 'Số PO', type: 'string' }]);
});
