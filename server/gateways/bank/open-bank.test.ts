import { expect, test } from 'vitest';
import { fixedClock } from '#server/platform/clock.ts';
import { signatureOf } from './bank.ts';
import { openBank } from './open-bank.ts';
import { SANDBOX_ACCOUNT } from './sandbox.ts';

const clock = fixedClock('2026-11-25T03:00:00.000Z');
const key = Buffer.alloc(32, 7);
const notice = {
  bank_reference: 'FT1',
  account_number: '1',
  amount: '961200',
  content: 'HDS1234567839',
  transferred_on: '2026-11-25T03:00:00.000Z',
};
const configured = { account: { ...SANDBOX_ACCOUNT, bank_bin: '970436' }, secret: 'bi-mat-cua-ngan-hang' };

test('a configured bank signs with its own secret, and pays nothing by itself', async () => {
  const { bank, close } = await openBank(
    { bank: configured, sandbox: { enabled: true, port: 0 } },
    clock,
    key,
  );
  expect(bank?.account.bank_bin).toBe('970436');
  expect(bank?.pay).toBeNull();
  expect(bank?.isGenuine(notice, signatureOf(notice, configured.secret))).toBe(true);
  expect(bank?.isGenuine({ ...notice, amount: '961201' }, signatureOf(notice, configured.secret))).toBe(
    false,
  );
  expect(bank?.isGenuine(notice, signatureOf(notice, key.toString('hex')))).toBe(false);
  expect(bank?.isGenuine(notice, '')).toBe(false);
  await close();
});

test('where invoices are real and no bank is configured nothing is sold: the sandbox would take no real money', async () => {
  const { bank } = await openBank({ bank: null, sandbox: { enabled: false, port: 0 } }, clock, key);
  expect(bank).toBeNull();
});

test('a sandbox whose notice is not taken says so', async () => {
  const { bank, notify, close } = await openBank(
    { bank: null, sandbox: { enabled: true, port: 0 } },
    clock,
    key,
  );
  notify('http://127.0.0.1:1');
  await expect(bank?.pay?.({ amount: '1', content: 'x', times: 1 })).rejects.toThrow('sandbox bank');
  await close();
});

test('the signature is over the fields in the order of their names, so that a bank can make it too', () => {
  // echo -n 'account_number=1&amount=961200&bank_reference=FT1&content=HDS1234567839&transferred_on=2026-11-25T03:00:00.000Z' | openssl dgst -sha256 -hmac khoa
  expect(signatureOf(notice, 'khoa')).toBe(
    'ef4a65106e36efce1bc7ff1f7bc596a460259fb2e8adfbf40d3cf297212efaf7',
  );
});
