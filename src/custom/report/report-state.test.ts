import { expect, test } from 'vitest';
import { askedFor, readState, savedText, stateText } from './report-state.ts';

const TODAY = '2026-11-20';
const read = (text: string, today = TODAY) => readState(new URLSearchParams(text), today);

test('a report opens with this month, and with the days, filters and columns of its address', () => {
  expect(read('')).toEqual({
    period: { from: '2026-11-01', to: '2026-11-30' },
    filter: { series: '', buyer: '', vat_rate: '' },
    hidden: [],
    page: 1,
  });
  const state = read(
    'tu=2026-10-01&den=2026-10-15&ky_hieu=1C26&nguoi_mua=an+h%C3%B2a&thue_suat=8%25&an=note,taxCode&trang=3',
  );
  expect(state).toEqual({
    period: { from: '2026-10-01', to: '2026-10-15' },
    filter: { series: '1C26', buyer: 'an hòa', vat_rate: '8%' },
    hidden: ['note', 'taxCode'],
    page: 3,
  });
  expect(readState(stateText(state), TODAY)).toEqual(state);
  expect(askedFor(state, ['series', 'buyer'])).toEqual({ ...state.period, series: '1C26', buyer: 'an hòa' });
  expect(askedFor(read(''), ['series'])).toEqual(read('').period);
});

test('a saved quarter is the quarter of the day it is opened; saved days stay', () => {
  const quarter = savedText(read('tu=2026-10-01&den=2026-12-31'), TODAY);
  expect(quarter).toBe('ky=this_quarter');
  expect(read(quarter, '2027-02-03').period).toEqual({ from: '2027-01-01', to: '2027-03-31' });
  const days = savedText(read('tu=2026-10-02&den=2026-10-03'), TODAY);
  expect(read(days, '2027-02-03').period).toEqual({ from: '2026-10-02', to: '2026-10-03' });
});

test('equal settings are equal texts, whatever the order they were made in; the page is none of them', () => {
  const one = savedText(read('an=note,taxCode&thue_suat=8%25&trang=2'), TODAY);
  expect(savedText(read('thue_suat=8%25&an=taxCode,note'), TODAY)).toBe(one);
});

test('what an address has that no report takes is left out', () => {
  expect(read('tu=0202-01-01&den=x&ky=never&trang=-1').period).toEqual({
    from: '2026-11-01',
    to: '2026-11-30',
  });
  expect(read(`nguoi_mua=${'x'.repeat(300)}`).filter.buyer).toHaveLength(100);
});
