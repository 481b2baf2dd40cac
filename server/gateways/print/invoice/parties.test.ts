import { expect, test } from 'vitest';
import { SAMPLE_PRINT } from '../sample-print.ts';
import { partyRows } from './parties.ts';

const PLACE = {
  province_code: '24',
  province: 'Thành phố Bắc Ninh',
  commune_code: '09319',
  commune: 'Phường Tiên Du',
};
const rowsOf = (buyer_address: string | null, buyer_place: typeof PLACE | null) =>
  partyRows({ view: { ...SAMPLE_PRINT, buyer_address, buyer_place } })
    .map((row) => ('key' in row ? `${row.key} ${row.value}` : row.name))
    .filter((row) => /^buyer_(address|place)/.test(row));

test('where the buyer of a car lives follows the address, which may have said it in the same words', () => {
  expect(rowsOf('Số 9', PLACE)).toEqual([
    'buyer_address Số 9',
    'buyer_place Phường Tiên Du, Thành phố Bắc Ninh',
  ]);
  expect(rowsOf(null, PLACE)).toEqual(['buyer_place Phường Tiên Du, Thành phố Bắc Ninh']);
  const whole = 'Số 9, Phường Tiên Du, Thành phố Bắc Ninh';
  expect(rowsOf(whole, PLACE)).toEqual([`buyer_address ${whole}`]);
  expect(rowsOf('Số 9', null)).toEqual(['buyer_address Số 9']);
});
