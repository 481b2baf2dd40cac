import { describe, expect, test } from 'vitest';
import { readVnpayConfig } from './vnpay-config.ts';

const whole = {
  VNPAY_TMN_CODE: 'HOADON01',
  VNPAY_HASH_SECRET: 'KHOACHIASEVOIVNPAY0123456789ABCD',
  VNPAY_PAY_URL: 'https://sandbox.vnpayment.vn/paymentv2/vpcpay.html',
  VNPAY_API_URL: 'https://sandbox.vnpayment.vn/merchant_webapi/api/transaction',
};

/** What is read, and what is wrong with it. */
function read(env: Record<string, string>) {
  const problems: string[] = [];
  const config = readVnpayConfig(env, problems);
  return { config, wrong: problems.map((problem) => problem.split(':')[0]), problems };
}

describe('the account at VNPAY', () => {
  test('is none when nothing is set, or set to nothing', () => {
    expect(read({})).toEqual({ config: null, wrong: [], problems: [] });
    expect(read({ VNPAY_TMN_CODE: ' ' }).config).toBeNull();
  });

  test('is read whole', () => {
    expect(read(whole).wrong).toEqual([]);
    expect(read(whole).config).toMatchObject({ tmn_code: 'HOADON01' });
  });

  test('wants all of it, and never repeats the secret', () => {
    expect(read({ VNPAY_TMN_CODE: 'HOADON01' }).wrong).toEqual(Object.keys(whole).slice(1));
    const { wrong, problems } = read({ ...whole, VNPAY_HASH_SECRET: 'doan-mo' });
    expect(wrong).toEqual(['VNPAY_HASH_SECRET']);
    expect(problems.join()).not.toContain('doan-mo');
  });

  test('is reached over https alone', () =>
    expect(read({ ...whole, VNPAY_PAY_URL: 'http://vnpay.example/pay' }).wrong).toEqual(['VNPAY_PAY_URL']));
});
