// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { components } from '#generated/types.ts';
import { RecipientSums } from './recipient-sums.tsx';

type Email = components['schemas']['InvoiceEmail'];

const mail = (recipient: string, state: Email['state'], opened_on: string | null = null) =>
  ({ recipient, state, opened_on }) as Email;

const told = (emails: readonly Email[]) => render(<RecipientSums emails={emails} />).container.textContent;

test('counts each recipient once, by what became of the newest mail', () => {
  const emails = [
    mail('ketoan@tamducphat.vn', 'sent'),
    mail('luong@tamducphat.vn', 'delivered', '2026-11-20T07:31:00Z'),
    mail('Ketoan@tamducphat.vn', 'bounced'),
  ];
  expect(told(emails)).toBe('2 nơi nhậnĐã mở 1Đã gửi 1');
});

test('one recipient is no list to sum up', () => {
  expect(told([mail('ketoan@tamducphat.vn', 'sent'), mail('ketoan@tamducphat.vn', 'failed')])).toBe('');
});
