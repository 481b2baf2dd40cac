// @vitest-environment jsdom
import { createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import { expect, test, vi } from 'vitest';
import { AppTheme } from '#src/theme/app-theme.tsx';
import type { Product } from '../../../use-product-by-code.ts';
import { ScanField } from './scan-field.tsx';

const catalogue = [
  { id: 1, code: 'BK48-2', name: 'Băng keo, hai cuộn' },
  { id: 2, code: 'BK48', name: 'Băng keo' },
] as Product[];

function open(getList: () => Promise<object>) {
  const onProduct = vi.fn<(product: Product) => void>();
  render(
    <AppTheme>
      <CoreAdminContext dataProvider={testDataProvider({ getList: getList as never })}>
        <ScanField onProduct={onProduct} onClose={() => undefined} />
      </CoreAdminContext>
    </AppTheme>,
  );
  return onProduct;
}

const field = () => screen.getByRole<HTMLInputElement>('textbox');

function scan(code: string): void {
  fireEvent.change(field(), { target: { value: code } });
  const { form } = field();
  if (form !== null) fireEvent.submit(form);
}

test('the product with just this code is taken, whatever else has the code in its own; the field is free for the next', async () => {
  const onProduct = open(async () => ({ data: catalogue, total: 2 }));
  scan(' bk48 ');
  scan('BK48-2');
  expect(field().value).toBe('');
  await waitFor(() => expect(onProduct.mock.calls.map(([{ id }]) => id)).toEqual([2, 1]));
  expect(screen.getByRole('status').textContent).toBe('Đã quét 2, sau cùng là Băng keo, hai cuộn');
});

test('the Tab of a scanner ends a code; after a hand it goes on to the next control', async () => {
  const onProduct = open(async () => ({ data: catalogue, total: 2 }));
  const typeAndTab = (gap: number) => {
    fireEvent.change(field(), { target: { value: 'BK48' } });
    let at = performance.now();
    const press = (key: string) => {
      const event = createEvent.keyDown(field(), { key });
      Object.defineProperty(event, 'timeStamp', { value: (at += gap) });
      fireEvent(field(), event);
      return event.defaultPrevented;
    };
    return [...'BK48', 'Tab'].map(press).at(-1);
  };
  expect(typeAndTab(4)).toBe(true);
  await waitFor(() => expect(onProduct).toHaveBeenCalledOnce());
  expect(typeAndTab(110)).toBe(false);
  expect(field().value).toBe('BK48');
});

test('a code that no product has is named until it was seen, whatever is scanned after it', async () => {
  const onProduct = open(async () => ({ data: catalogue, total: 2 }));
  scan('8930001');
  scan('BK48');
  await waitFor(() => expect(onProduct).toHaveBeenCalledOnce());
  expect(screen.getByRole('alert').textContent).toContain(
    'Không có hàng hóa đang bán nào mang mã “8930001”.',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Đã xem' }));
  expect(screen.getByRole('alert').textContent).toBe('');
});

test('a code that could not be looked up is named too', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  open(async () => Promise.reject(new Error('no network')));
  scan('BK48');
  await screen.findByText(/Chưa thêm mã “BK48”/);
});
