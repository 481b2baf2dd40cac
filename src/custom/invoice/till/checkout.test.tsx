// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { Checkout } from './checkout.tsx';

type Till = ComponentProps<typeof Checkout>['till'];

const till = {
  sale: { cart: { lines: [], payment_method: 'TM' }, given: '', is_sent: false },
  amounts: { total_vat: '0' },
  total: '2115000',
  failure: null,
} as unknown as Till;
const failure = { messages: ['Ký hiệu do máy khác giữ.'], is_unknown: false, confirmable: [] };

test('why there is no invoice is brought into sight: on a phone it begins below the screen', () => {
  const seen = vi.fn(() => Promise.resolve());
  HTMLElement.prototype.scrollIntoView = seen as () => void;
  const { rerender } = render(<Checkout till={till} has_vat />);
  expect(seen).not.toHaveBeenCalled();
  rerender(<Checkout till={{ ...till, failure } as Till} has_vat />);
  expect(screen.getByText('Ký hiệu do máy khác giữ.')).toBeTruthy();
  expect(seen.mock.contexts).toEqual([screen.getByRole('alert')]);
  // Once sold it is gone without an error.
  rerender(<Checkout till={till} has_vat />);
  expect(screen.queryByRole('alert')).toBeNull();
});
