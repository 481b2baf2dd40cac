// @vitest-environment jsdom
import type { components } from '#generated/types.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { Questions } from './questions.tsx';

type Schemas = components['schemas'];

const TITLED = /^Tài sản phải đăng ký quyền sở hữu/;

function draw(titled: boolean) {
  const invoice = { symbol: 'C26TAA' } as Schemas['Invoice'];
  const known = { accepted: true, buyer: 'organisation', titled, corrected_before: null, matters: [] };
  render(
    <MemoryRouter initialEntries={['/?sale=ordinary']}>
      <Questions
        {...{ invoice, remedies: known as unknown as Schemas['InvoiceRemedies'] }}
        {...{ sort: null, onSort: () => undefined, event: 'goods_returned', onEvent: () => undefined }}
      />
    </MemoryRouter>,
  );
  const sale = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
  return { sale, said: () => screen.queryByText(/lập sai thì chỉ được thay thế/) !== null };
}

test('goods with a registered owner in its lines are how it was sold: why is said, and it cannot be unchosen', () => {
  const { sale, said } = draw(true);
  expect(said()).toBe(true);
  expect(sale(TITLED).checked).toBe(true);
  expect(sale(/^Bán hàng thông thường/).disabled).toBe(true);
});

test('of any other invoice the person who corrects says it', () => {
  const { sale, said } = draw(false);
  expect([said(), sale(TITLED).checked]).toEqual([false, false]);
  fireEvent.click(sale(TITLED));
  expect(sale(TITLED).checked).toBe(true);
});
