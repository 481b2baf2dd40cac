// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { addProduct, emptyCart, type Product } from './cart.ts';
import { CartLines } from './cart-lines.tsx';
import type { Draft } from '../editor/draft/draft.ts';

const now = vi.hoisted(() => ({ day: '2026-12-31' }));
vi.mock('#src/providers/today.ts', () => ({ today: () => now.day }));

const TAPE = {
  ...{ id: 1, code: 'BK', name: 'Băng keo', unit: 'Cuộn', unit_price: '8200', vat_rate: '8%' },
} as unknown as Product;

function show(edit: (next: (cart: Draft) => Draft) => void = () => undefined): Draft {
  // Begun before midnight.
  const cart = addProduct(emptyCart('2026-12-31'), TAPE);
  render(
    <CartLines cart={cart} amounts={[]} has_vat price_includes_tax={false} isLocked={false} edit={edit} />,
  );
  return cart;
}

const rate = () => screen.queryByRole('combobox', { name: 'Thuế suất, Băng keo' });

test('the rate of a product is not asked while it is in force', () => {
  now.day = '2026-12-31';
  show();
  expect(rate()).toBeNull();
});

test('one that has ended is said, and another is chosen in its line, also where the cart was begun before midnight', () => {
  now.day = '2027-01-01';
  const edited: Draft[] = [];
  const cart: Draft = show((next) => edited.push(next(cart)));
  expect(screen.getByText(/8% hết hiệu lực/)).toBeTruthy();
  const select = rate();
  if (select === null) throw new Error('no rate can be chosen');
  expect(select.textContent).not.toContain('8%');
  fireEvent.change(select, { target: { value: '10%' } });
  expect(edited[0]?.lines[0]?.vat_rate).toBe('10%');
});
