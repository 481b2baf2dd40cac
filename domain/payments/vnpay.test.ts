import { describe, expect, test } from 'vitest';
import { paymentReference } from './reference.ts';
import {
  amountForVnpay,
  amountOfVnpay,
  gatewayReference,
  momentOfVnpay,
  outcomeOf,
  requestOfGatewayReference,
  vnpayTime,
} from './vnpay.ts';

describe('what VNPAY says became of a payment', () => {
  test.each([
    ['00', 'paid'],
    ['01', 'unfinished'],
    ['02', 'failed'],
    ['04', 'doubtful'],
    ['07', 'doubtful'],
    ['', 'doubtful'],
  ] as const)('%s is %s', (status, outcome) => expect(outcomeOf(status)).toBe(outcome));
});

describe('a name at the gateway', () => {
  const reference = paymentReference(12_345_678);

  test('leads back to its request', () =>
    expect(requestOfGatewayReference(gatewayReference(reference, 7))).toBe(reference));

  test.each([reference, `${reference}T`, `${reference}Tx`, 'HDS1234567800T1', `x${reference}T1`, ''])(
    'that we never gave leads nowhere: %s',
    (txn_ref) => expect(requestOfGatewayReference(txn_ref)).toBeNull(),
  );
});

describe('amounts', () => {
  test('are a hundred times as large there', () => {
    expect(amountForVnpay('961200')).toBe('96120000');
    expect(amountOfVnpay('96120000')).toBe('961200');
  });

  test.each(['96120050', '0', '00', '-96120000', '961200.00', ''])('%j is none', (text) =>
    expect(amountOfVnpay(text)).toBeNull(),
  );
});

describe('times', () => {
  test('are those of Vietnam', () => {
    expect(vnpayTime('2026-11-24T18:30:05.000Z')).toBe('20261125013005');
    expect(momentOfVnpay('20261125013005')).toBe('2026-11-24T18:30:05.000Z');
  });

  test.each(['', '2026112501300', '20261325013005'])('%j is none', (text) =>
    expect(momentOfVnpay(text)).toBeNull(),
  );
});
