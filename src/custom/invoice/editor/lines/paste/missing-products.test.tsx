// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'react-admin';
import type { ComponentProps } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiFailure } from '#generated/client/http.ts';
import { createProduct, findProducts } from '#generated/client/products/products.ts';
import { AccountProvider } from '#src/providers/account-context.ts';
import { blankLine } from '../../draft/draft.ts';
import { PasteDialog } from './paste-dialog.tsx';
import { PATIENCE } from '#tests/setup/patience.ts';

vi.mock('#generated/client/products/products.ts', () => ({ createProduct: vi.fn(), findProducts: vi.fn() }));

type Product = Awaited<ReturnType<typeof createProduct>>;

const paper = { id: 5, code: 'GIAY', name: 'Giấy', unit: 'Ram', unit_price: '65000', vat_rate: '8%' };
const TEXT = 'Mã hàng\tTên hàng\tSL\nGIAY\tGiấy\t2\nBUT\tBút bi\t3\nKEO\tKeo dán\t4\n';

beforeEach(() => {
  vi.mocked(createProduct).mockReset();
  vi.mocked(findProducts).mockReset().mockResolvedValue([paper]);
});

function show(permissions: readonly string[]) {
  const onPaste = vi.fn();
  const account = { account: { permissions }, tenant: {} } as unknown as ComponentProps<
    typeof AccountProvider
  >['value'];
  render(
    <AccountProvider value={account}>
      <CoreAdminContext>
        <PasteDialog
          pasting={{ text: TEXT, row: 0, column: 'name' }}
          into={{ currency: 'VND', with_tax: false, has_vat: true, own: [] }}
          below={[blankLine(1)]}
          rates={['8%']}
          onPaste={onPaste}
          onClose={vi.fn()}
        />
      </CoreAdminContext>
    </AccountProvider>,
  );
  return {
    inserted: () => {
      fireEvent.click(screen.getByRole('button', { name: 'Chèn 3 dòng' }));
      return (onPaste.mock.lastCall?.[0] as { code: string; product_id: number | null }[]).map(
        ({ code, product_id }) => [code, product_id],
      );
    },
  };
}

const CLERK = ['read_products', 'create_products'];
const make = (count: number) => screen.findByRole('button', { name: `Tạo ${count} hàng hóa mới` });
/** Answers the product that was sent, with this id. */
const made = (id: number) => async (body: Parameters<typeof createProduct>[0]) =>
  ({ ...body.product, id, lock_version: 1, created_on: '2026-11-28T00:00:00Z' }) as Product;

test('what the catalogue lacks is made where it is ticked, and its line refers to it', async () => {
  vi.mocked(createProduct).mockImplementation(made(9));
  const { inserted } = show(CLERK);
  await make(2);
  expect(screen.getByText('1 dòng khớp danh mục')).toBeTruthy();
  expect(screen.getByText('2 dòng chưa có')).toBeTruthy();
  const matches = () => screen.getAllByRole('row').map((row) => row.lastElementChild?.textContent);
  expect(matches()).toEqual(['Danh mục hàng', 'GIAY', 'chưa có', 'chưa có']);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Keo dán' }));
  fireEvent.change(screen.getByRole('textbox', { name: 'Mã hàng của Bút bi' }), {
    target: { value: 'BB-1' },
  });
  fireEvent.click(await make(1));
  await screen.findByText('Đã tạo 1 hàng hóa mới trong danh mục.');
  expect(matches()).toEqual(['Danh mục hàng', 'GIAY', 'BB-1', 'chưa có']);
  expect(vi.mocked(createProduct).mock.calls).toEqual([
    [
      {
        product: {
          code: 'BB-1',
          name: 'Bút bi',
          unit: null,
          unit_price: null,
          vat_rate: null,
          status: 'active',
        },
      },
    ],
  ]);
  expect(inserted()).toEqual([
    ['GIAY', 5],
    ['BB-1', 9],
    ['KEO', null],
  ]);
});

test('one that is refused says why at its code, the others are made; it can be made after a change', async () => {
  const refusal = new ApiFailure(422, null, [
    { message: 'Mã hàng này đã có.', code: 'taken', fields: ['code'] },
  ]);
  vi.mocked(createProduct).mockRejectedValueOnce(refusal).mockImplementationOnce(made(9));
  const { inserted } = show(CLERK);
  fireEvent.click(await make(2));
  const again = await make(1);
  const code = screen.getByRole('textbox', { name: 'Mã hàng của Bút bi' });
  expect(code.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Mã hàng này đã có.')).toBeTruthy();
  vi.mocked(createProduct).mockImplementation(made(10));
  fireEvent.change(code, { target: { value: 'BUT-2' } });
  fireEvent.click(again);
  await screen.findByText('Đã tạo 2 hàng hóa mới trong danh mục.');
  expect(inserted()).toEqual([
    ['GIAY', 5],
    ['BUT-2', 10],
    ['KEO', 9],
  ]);
});

test('without a network the first failure ends the round: nothing is lost, and the same press goes on', async () => {
  vi.mocked(createProduct).mockRejectedValue(
    new ApiFailure(0, null, [{ message: 'Không kết nối được.', code: 'network', fields: [] }]),
  );
  show(CLERK);
  fireEvent.click(await make(2));
  await screen.findByText('Không kết nối được.');
  await make(2);
  expect(createProduct).toHaveBeenCalledTimes(1);
});

test('who may not make products is not offered it; the lines refer to what the catalogue has', async () => {
  const { inserted } = show(['read_products']);
  await vi.waitFor(() => expect(inserted()[0]).toEqual(['GIAY', 5]), PATIENCE);
  expect(screen.queryByRole('button', { name: /^Tạo/ })).toBeNull();
});

test('a catalogue that cannot be asked is said, and does not hold the paste up', async () => {
  vi.mocked(findProducts).mockRejectedValueOnce(
    new ApiFailure(503, null, [{ message: 'Máy chủ bận.', code: 'unavailable', fields: [] }]),
  );
  const { inserted } = show(CLERK);
  fireEvent.click(await screen.findByRole('button', { name: 'Đối chiếu lại' }));
  await make(2);
  expect(inserted()[0]).toEqual(['GIAY', 5]);
});
