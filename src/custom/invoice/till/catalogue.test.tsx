// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyCart, type Product } from './cart.ts';
import { Catalogue } from './catalogue.tsx';

vi.mock('react-admin', () => ({
  useGetList: () => ({ data: [], isPending: false, error: null, refetch: () => undefined }),
}));
vi.mock('../use-product-by-code.ts', () => ({
  useProductByCode: () => () => Promise.resolve(null),
  withCode: (all: readonly Product[], code: string) => all.find((one) => one.code === code),
}));

const product = (id: number, code: string, name: string) =>
  ({ id, code, name, unit: 'Cuộn', unit_price: '5000', status: 'active' }) as unknown as Product;
const copy = [product(1, 'T1', 'Tem in 30'), product(2, 'T2', 'Tem in 50'), product(3, 'B1', 'Băng keo')];
const add = vi.fn();

beforeEach(() => add.mockReset());
afterEach(cleanup);

const field = (): HTMLInputElement => screen.getByRole<HTMLInputElement>('textbox');

/** Types a text, and waits until the tiles are those of it. */
async function search(text: string, count: number): Promise<void> {
  fireEvent.change(field(), { target: { value: text } });
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(count));
}

function draw(): void {
  render(<Catalogue cart={emptyCart('2026-12-01')} copy={copy} onAdd={add} scan={{ current: null }} />);
}

test('Enter on a part of several names keeps them, goes to the first, and the one that is chosen frees the field', async () => {
  draw();
  await search('tem', 2);
  fireEvent.submit(screen.getByRole('search'));
  expect(await screen.findByText('2 mặt hàng khớp. Chọn một, hoặc gõ thêm.')).toBeTruthy();
  expect(field().value).toBe('tem');
  const [first] = screen.getAllByRole('button');
  expect(document.activeElement).toBe(first);
  fireEvent.click(first ?? field());
  expect(add).toHaveBeenCalledWith(copy[0]);
  expect(field().value).toBe('');
});

test('a code that no product has is said, and the field is free for the next scan', async () => {
  draw();
  fireEvent.change(field(), { target: { value: '8930000000001' } });
  fireEvent.submit(screen.getByRole('search'));
  expect(await screen.findByText(/Không có hàng nào/)).toBeTruthy();
  expect(field().value).toBe('');
  expect(add).not.toHaveBeenCalled();
});
