// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyCart, type Product } from './cart.ts';
import { Catalogue } from './catalogue.tsx';

const server = vi.hoisted(() => ({
  list: (_query: string): unknown[] => [],
  byCode: (): Promise<null> => Promise.resolve(null),
  most_sold: [] as number[],
}));
vi.mock('react-admin', () => ({
  useGetList: (_resource: string, { filter }: { filter: { query?: string } }) => ({
    data: server.list(filter.query ?? ''),
    isPending: false,
    error: null,
    refetch: () => undefined,
  }),
  useGetMany: (_resource: string, { ids }: { ids: number[] }) => ({
    data: ids.map((id) => server.list('').find((one) => (one as Product).id === id)),
    isLoading: false,
  }),
}));
vi.mock('#generated/client/products/products.ts', () => ({
  getMostSoldProducts: () => Promise.resolve(server.most_sold),
}));
vi.mock('../use-product-by-code.ts', () => ({
  useProductByCode: () => () => server.byCode(),
  withCode: (all: readonly Product[], code: string) => all.find((one) => one.code === code),
}));

const product = (id: number, code: string, name: string) =>
  ({ id, code, name, unit: 'Cuộn', unit_price: '5000', status: 'active' }) as unknown as Product;
const copy = [product(1, 'T1', 'Tem in 30'), product(2, 'T2', 'Tem in 50'), product(3, 'B1', 'Băng keo')];
const add = vi.fn();

beforeEach(() => {
  add.mockReset();
  server.most_sold = [];
});
afterEach(cleanup);

const field = (): HTMLInputElement => screen.getByRole<HTMLInputElement>('textbox');

/** Types a text, and waits until the tiles are those of it. */
async function search(text: string, count: number): Promise<void> {
  fireEvent.change(field(), { target: { value: text } });
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(count));
}

function draw(own: readonly Product[] | null = copy): void {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Catalogue cart={emptyCart('2026-12-01')} copy={own} onAdd={add} scan={{ current: null }} />
    </QueryClientProvider>,
  );
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

test('a scan after several matched is the code alone, though its first key arrived at a tile', async () => {
  draw();
  await search('tem', 2);
  fireEvent.submit(screen.getByRole('search'));
  await waitFor(() => expect(document.activeElement).toBe(screen.getAllByRole('button')[0]));
  const code = '8934000000017';
  for (const [at, key] of [...code].entries())
    fireEvent.keyDown(at === 0 ? (document.activeElement ?? field()) : field(), { key });
  fireEvent.change(field(), { target: { value: `tem${code}` } });
  fireEvent.keyDown(field(), { key: 'Enter' });
  fireEvent.submit(screen.getByRole('search'));
  expect(await screen.findByText(new RegExp(`“?${code}`))).toBeTruthy();
  expect(screen.queryByText(new RegExp(`tem${code}`))).toBeNull();
});

test('the first of several gets the focus once the tiles are theirs again, though the server answers late', async () => {
  let answer = (_none: null) => {};
  const answered = new Promise<null>((resolve) => (answer = resolve));
  server.list = (query) => copy.filter(({ name }) => name.toLowerCase().includes(query)).toReversed();
  server.byCode = () => answered;
  draw(null);
  await search('tem', 2);
  fireEvent.submit(screen.getByRole('search'));
  // Meanwhile the tiles are those of all goods, the first of them another one.
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(3));
  answer(null);
  await waitFor(() => expect(document.activeElement?.tagName).toBe('BUTTON'));
  expect(document.activeElement?.textContent).toContain('Tem in 50');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

test('a tile that ArrowDown went to frees the field when it is chosen, and an input method keeps its arrows', async () => {
  draw();
  await search('tem', 2);
  field().focus();
  fireEvent.keyDown(field(), { key: 'ArrowDown', isComposing: true });
  expect(document.activeElement).toBe(field());
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  const [first] = screen.getAllByRole('button');
  expect(document.activeElement).toBe(first);
  fireEvent.click(first ?? field());
  expect(add).toHaveBeenCalledWith(copy[0]);
  expect(field().value).toBe('');
});

test.each([
  ['of the server', null],
  ['of this browser', copy],
])('what is sold most stands before the others, out of the products %s', async (_name, own) => {
  server.list = () => copy;
  server.most_sold = [3, 99, 2];
  draw(own);
  await waitFor(() =>
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent?.slice(0, 9))).toEqual([
      'Băng keo5',
      'Tem in 50',
      'Tem in 30',
    ]),
  );
  await search('tem', own === null ? 3 : 2);
});
