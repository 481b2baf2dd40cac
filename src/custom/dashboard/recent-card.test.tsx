// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { RecentCard } from './recent-card.tsx';

const invoice = {
  id: 1,
  form_no: '1',
  symbol: 'C26TAA',
  number: 12,
  buyer: 'Công ty Minh Khôi',
  total: '1000',
  currency: 'VND',
  status: 'code_issued',
} as const;

test('the state of a newest invoice is in words, which are seen until it is accepted', () => {
  render(
    <MemoryRouter>
      <RecentCard invoices={[invoice, { ...invoice, id: 2, status: 'valid_message' }]} />
    </MemoryRouter>,
  );
  const isHidden = (text: RegExp) => screen.getByText(text).classList.contains('k-visually-hidden');
  expect(isHidden(/Đã cấp mã/)).toBe(true);
  expect(isHidden(/Thông điệp hợp lệ/)).toBe(false);
});
