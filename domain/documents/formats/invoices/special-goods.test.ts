import { describe, expect, test } from 'vitest';
import type { SpecialField } from '../../../invoice/particulars.ts';
import { isTitled, specialFieldsOf, specialGoodsProblems, specialText } from './special-goods.table.ts';

const fields = (goods: SpecialField['goods'], values: Record<string, string>): SpecialField[] =>
  Object.entries(values).map(([name, value]) => ({ goods, name, value }));
const problems = (goods: SpecialField['goods'], values: Record<string, string>) =>
  specialGoodsProblems(fields(goods, values)).map(({ path, problem }) => `${path} ${problem}`);

const NEW_CAR = { SKhung: 'K1', SMay: 'M1', LTSan: '1', TTTSan: '0', XXu: '1', SGCNATKThuat: 'GCN 1' };

describe('special goods (Annex XV)', () => {
  test('a new imported car has frame, engine, kind, state, origin and its quality certificate', () => {
    expect(problems('1', NEW_CAR)).toEqual([]);
    expect(problems('1', { ...NEW_CAR, SKhung: '', SMay: 'x'.repeat(51) })).toEqual([
      'SMay too_long',
      'SKhung required',
    ]);
  });

  test('one assembled here has its release sheet instead', () =>
    expect(problems('1', { ...NEW_CAR, XXu: '0' })).toEqual(['SSPKTCLXXuong required']));

  test('a used one also says what it is: country, year, make, plate and so on', () =>
    expect(problems('1', { ...NEW_CAR, TTTSan: '1', NSXuat: '2019' })).toEqual(
      ['MNSXuat', 'TLTSDKy', 'TTMai', 'TNHieu', 'KLXe', 'TTLVHCSuat', 'TTai', 'SCNgoi', 'SBKSoat'].map(
        (name) => `${name} required`,
      ),
    ));

  test('people read what was chosen in words, and numbers in their style', () => {
    const stated = fields('1', { LTSan: '2', XXu: '0', TTai: '1250.5' });
    expect(specialText(stated)).toBe('Loại tài sản: Xe máy; Xuất xứ: Lắp ráp trong nước; Trọng tải: 1250.5');
    expect(specialText(stated.slice(2), undefined, (decimal) => decimal.replace('.', ','))).toBe(
      'Trọng tải: 1250,5',
    );
  });

  test('a form asks what is given leaves to be asked', () => {
    const needed = (given: Record<string, string>) =>
      specialFieldsOf('1', new Map(Object.entries(given)))
        .filter((one) => one.needed)
        .map(({ name }) => name);
    const always = ['SKhung', 'SMay', 'LTSan', 'TTTSan', 'XXu'];
    expect(needed({})).toEqual(always);
    expect(needed({ XXu: '1' })).toEqual([...always, 'SGCNATKThuat']);
    expect(needed({ XXu: '0', TTTSan: '0' })).toEqual([...always, 'SSPKTCLXXuong']);
    expect(needed({ TTTSan: '1' })).toHaveLength(always.length + 10);
  });

  test('freight on a platform names its sender by tax code or by personal number', () => {
    const freight = { THHVChuyen: 'Gạo', TNGHang: 'An', DCNGHang: 'Huế' };
    expect(problems('3', freight)).toEqual(['MSTNGHang required', 'MDDNGHang required']);
    expect(problems('3', { ...freight, MDDNGHang: '001099012345' })).toEqual([]);
  });

  test('a transport of a fixed route needs nothing; a field of other goods has no place', () => {
    expect(problems('2', { DDi: 'Huế' })).toEqual([]);
    expect(problems('2', { SKhung: 'K1' })).toEqual(['SKhung not_allowed']);
    expect(problems('1', { ...NEW_CAR, XXu: '3' })).toEqual(['XXu not_allowed']);
  });
});

test.each([
  ['1', true],
  ['2', false],
  ['3', false],
  ['4', true],
] as const)('goods of kind %s have a registered owner: %s', (goods, has) => {
  expect(isTitled({ special: fields(goods, { X: 'x' }) })).toBe(has);
  expect([isTitled({ special: [] }), isTitled({})]).toEqual([false, false]);
});
