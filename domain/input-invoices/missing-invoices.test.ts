import { describe, expect, test } from 'vitest';
import { missingKey, missingMonths, requestMail, type MissingInvoice } from './missing-invoices.ts';

const TODAY = '2026-11-29';
const monthly = (...months: readonly string[]) => new Map(months.map((month) => [month, 1]));
const gaps = (months: ReadonlyMap<string, number>, today = TODAY) =>
  missingMonths(months, today).map(({ month }) => month);

describe('a month of a regular seller', () => {
  test('is missing after three months in a row, however many there were', () => {
    const months = monthly('2026-05', '2026-06', '2026-07', '2026-08', '2026-10');
    expect(missingMonths(months, TODAY)).toEqual([{ month: '2026-09', months_before: 4 }]);
    expect(gaps(monthly('2026-07', '2026-08', '2026-09'))).toEqual(['2026-10']);
  });

  test('is not after two, nor from a seller that sends many a month', () => {
    expect(gaps(monthly('2026-08', '2026-09'))).toEqual([]);
    expect(gaps(monthly('2026-05', '2026-07', '2026-08', '2026-10'))).toEqual([]);
    const months = ['2026-07', '2026-08', '2026-09'];
    expect(gaps(new Map(months.map((month) => [month, 4])))).toEqual([]);
    expect(gaps(new Map(months.map((month) => [month, 3])))).toEqual(['2026-10']);
  });

  test('is awaited until five days after it ended', () => {
    const months = monthly('2026-07', '2026-08', '2026-09');
    expect(gaps(months, '2026-11-05')).toEqual([]);
    expect(gaps(months, '2026-11-06')).toEqual(['2026-10']);
    expect(gaps(monthly('2026-10', '2026-11', '2026-12'), '2027-02-06')).toEqual(['2027-01']);
  });

  test('two in a row are; after a third the seller has ended, unless it came back before', () => {
    expect(gaps(monthly('2026-06', '2026-07', '2026-08'))).toEqual(['2026-09', '2026-10']);
    expect(gaps(monthly('2026-05', '2026-06', '2026-07'))).toEqual([]);
    expect(gaps(monthly('2026-03', '2026-04', '2026-05', '2026-08'))).toEqual(['2026-06', '2026-07']);
    expect(gaps(monthly('2026-01', '2026-02', '2026-03', '2026-09'))).toEqual([]);
  });

  test('of no seller is nothing', () => expect(gaps(new Map())).toEqual([]));
});

const company = { name: 'Công ty Mua', tax_code: '0101243150' };

test('the mail to the seller names what is missing, and who asks', () => {
  const original: MissingInvoice = {
    ...{ kind: 'original', missing_name: '1C26TAA 00000012', received_name: '1C26TAA 00000015' },
    nature: 'replace',
  };
  const { subject, body } = requestMail(original, 'Công ty Bán', company);
  expect(subject).toBe('Công ty Mua: xin gửi tệp XML của hóa đơn 1C26TAA 00000012');
  expect(body).toMatch(/^Kính gửi Công ty Bán,\n\n/);
  expect(body).toContain('1C26TAA 00000015, thay thế hóa đơn 1C26TAA 00000012');
  expect(body).toContain('Công ty Mua, mã số thuế 0101243150.');

  const month: MissingInvoice = { kind: 'month', month: '2026-10', months_before: 4 };
  expect(requestMail(month, 'Công ty Bán', company).subject).toBe(
    'Công ty Mua: xin gửi hóa đơn tháng 10/2026',
  );
  expect(missingKey('0101243151', month)).toBe('month 0101243151 2026-10');
  expect(missingKey('0101243151', original)).toBe('original 0101243151 1C26TAA 00000012');
});
