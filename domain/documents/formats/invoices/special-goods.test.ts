import { describe, expect, test } from 'vitest';
import type { SpecialField } from '../../../invoice/particulars.ts';
import { specialGoodsProblems } from './special-goods.table.ts';

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
