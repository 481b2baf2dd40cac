import { expect, test } from 'vitest';
import { blankLine } from '../../draft/draft.ts';
import { codeOfName, linesWithProducts, matchingOf, missingProducts } from './pasted-products.ts';

const tape = { id: 7, code: 'BK-48', name: 'Băng keo', unit: 'Cuộn', unit_price: '11500', vat_rate: '8%' };
const tapeInBoxes = { ...tape, id: 8, code: 'BK-48T', unit: 'Thùng', unit_price: '800000' };
const known = { matches: [tape, tapeInBoxes], made: new Map() };
const nothing = { matches: [], made: new Map() };
const rates = ['0%', '8%', '10%'];

test('a row means the product of its code, else of its name, capitals aside; of several the one of its unit', () => {
  const ids = linesWithProducts(
    [
      { code: 'bk-48', name: 'Tên khác' },
      { name: 'BĂNG KEO' },
      { name: 'Băng keo', unit: 'thùng' },
      { code: 'KHÔNG-CÓ', name: 'Băng keo' },
      { quantity: '5' },
    ],
    [],
    known,
  ).map(({ product_id }) => product_id);
  expect(ids).toEqual([7, 7, 8, null, undefined]);
});

test('letters in pieces, blanks of the web and signs of no width make no other product', () => {
  const rows = [
    { name: 'Băng keo'.normalize('NFD') },
    { name: 'Băng\u00a0 keo' },
    { code: 'BK-48\u200b', name: 'x' },
  ];
  expect(linesWithProducts(rows, [], known).map(({ product_id }) => product_id)).toEqual([7, 7, 7]);
  expect(missingProducts(rows, [], known, rates)).toEqual([]);
  expect(matchingOf(rows)).toMatchObject({ codes: ['BK-48', 'BK'], names: ['Băng keo'] });
});

test('what neither the row nor the line below it says comes from the catalogue; what they say stays', () => {
  const written = { ...blankLine(1), name: 'Cũ', unit: 'Kg', unit_price: '900', product_id: 3, code: 'CU' };
  const untouched = blankLine(2, { vat_rate: '10%', revenue_percent: '' });
  const row = { code: 'BK-48', quantity: '2' };
  const [over, onBlank] = linesWithProducts([{ ...row, name: 'Keo' }, row], [written, untouched], known);
  expect(over).toEqual({ ...row, name: 'Keo', vat_rate: '8%', product_id: 7 });
  const { name, unit, unit_price, vat_rate } = tape;
  expect(onBlank).toEqual({ ...row, name, unit, unit_price, vat_rate, product_id: 7 });
});

test('a line that another name is pasted over refers to its product no longer', () => {
  const written = { ...blankLine(1), name: 'Băng keo', product_id: 7, code: 'BK-48' };
  expect(linesWithProducts([{ name: 'Giấy' }], [written], known)).toEqual([
    { name: 'Giấy', code: '', product_id: null },
  ]);
});

test('what the catalogue lacks is named once, with what its first row says; a price or rate that is none is left out', () => {
  const missing = missingProducts(
    [
      { code: 'GIAY', name: 'Giấy A4', unit: 'Ram', unit_price: '65000', vat_rate: '8%' },
      { code: 'giay', name: 'Giấy khác', unit_price: '1' },
      { code: 'BK-48', name: 'Băng keo' },
      { name: 'Bút bi xanh', unit_price: '-5', vat_rate: '99%' },
      { code: 'CHỈ-MÃ', name: '' },
    ],
    [],
    known,
    rates,
  );
  expect(missing.map(({ product }) => product)).toEqual([
    { code: 'GIAY', name: 'Giấy A4', unit: 'Ram', unit_price: '65000', vat_rate: '8%', status: 'active' },
    { code: 'BBX', name: 'Bút bi xanh', unit: null, unit_price: null, vat_rate: null, status: 'active' },
  ]);
});

test('a name without a code is given one that neither the catalogue nor another row has', () => {
  expect(codeOfName('Băng keo OPP trong 48 mm')).toBe('BKOT48M');
  expect(codeOfName('Bút')).toBe('BUT');
  expect(codeOfName('株式会社')).toBe('HH');
  const taken = { ...nothing, matches: [{ ...tape, code: 'gta', name: 'Khác' }] };
  const codes = missingProducts([{ name: 'Giấy to A' }, { name: 'Gạo tẻ An' }], [], taken, rates).map(
    ({ product }) => product.code,
  );
  expect(codes).toEqual(['GTA-2', 'GTA-3']);
  expect(matchingOf([{ name: 'Giấy to A' }, { code: 'X1', name: 'Xô' }, { name: 'Giấy to A' }])).toEqual({
    codes: ['X1', 'GTA'],
    names: ['Giấy to A'],
  });
});

test('a product made out of the paste is that of its rows, under whatever code it was made', () => {
  const made = new Map([['code x1', { ...tape, id: 20, code: 'XO-1' }]]);
  const lines = [{ code: 'X1', name: 'Xô' }];
  expect(linesWithProducts(lines, [], { ...nothing, made })).toMatchObject([
    { product_id: 20, code: 'XO-1', name: 'Xô' },
  ]);
  expect(missingProducts(lines, [], { ...nothing, made }, rates)).toEqual([]);
});
