// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { OutcomeWords } from './outcome.tsx';
import type { Checkout } from './use-checkout.ts';

afterEach(cleanup);

test('who paid too much reads where the money is asked back, and is not promised a call', () => {
  const checkout = {
    state: 'paid',
    package_name: 'Khởi đầu',
    paid_on: '2026-11-30T01:00:00.000Z',
    expires_on: '2026-12-03T01:00:00.000Z',
    excess: '50000',
  } as unknown as Checkout;
  const { textContent } = render(<OutcomeWords checkout={checkout} />).container;
  expect(textContent).toContain('Cần hoàn lại 50.000 đ.');
  expect(textContent).toContain('trong Gói dịch vụ, phần Tiền cần hoàn lại');
  expect(textContent).not.toContain('liên hệ');
});
