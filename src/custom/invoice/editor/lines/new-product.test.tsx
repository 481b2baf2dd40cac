// @vitest-environment jsdom
import { configureHttp } from '#generated/client/http.ts';
import { AccountProvider } from '#src/providers/account-context.ts';
import { AppTheme } from '#src/theme/app-theme.tsx';
import { signedInTo } from '#tests/setup/signed-in.ts';
import { Toasts } from '#tests/setup/toasts.tsx';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { CoreAdminContext, testDataProvider, type DataProvider } from 'react-admin';
import type { ComponentProps } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { createDraftStore } from '../draft/draft-store.ts';
import { blankLine, newDraft } from '../draft/draft.ts';
import { LineTable } from './line-table.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  window.localStorage.clear();
});

const KNOWN = {
  id: 3,
  code: 'BK',
  name: 'Băng keo OPP',
  unit: 'Cuộn',
  unit_price: '11500',
  status: 'active',
};
const MADE = { id: 9, code: 'BKD-2', name: 'băng keo đỏ', unit: 'Cuộn', unit_price: '9000', vat_rate: '8%' };

function show(
  found: readonly unknown[],
  permissions: readonly string[] = ['create_products', 'read_products'],
) {
  configureHttp({ send: () => Promise.resolve([{ id: 1, code: 'BKD', name: 'Băng keo dán' }]) });
  const create = vi.fn((_resource: string, _params: { data: Record<string, unknown> }) =>
    Promise.resolve({ data: MADE }),
  );
  const data = testDataProvider({
    getList: (() =>
      Promise.resolve({ data: found, total: found.length })) as unknown as DataProvider['getList'],
    create: create as unknown as DataProvider['create'],
  });
  const line = { ...blankLine(1), name: 'x', unit: 'Cuộn', unit_price: '9000', vat_rate: '8%' };
  const store = createDraftStore({ ...newDraft('2026-11-22'), lines: [line, blankLine(2)] });
  const account = { account: { permissions }, tenant: {} } as unknown as ComponentProps<
    typeof AccountProvider
  >['value'];
  render(
    <AppTheme>
      <AccountProvider value={account}>
        <CoreAdminContext dataProvider={data} {...signedInTo(permissions)}>
          <Toasts>
            <LineTable
              {...{ store, currency: 'VND', issued_on: '2026-11-22' }}
              problems={{}}
              amounts={new Map()}
              has_vat
              percents={null}
              price_includes_tax={false}
            />
          </Toasts>
        </CoreAdminContext>
      </AccountProvider>
    </AppTheme>,
  );
  return { create, line: () => store.get().lines[0] };
}

async function typeName(text: string): Promise<HTMLInputElement> {
  const shut = () => document.getElementById('line-1-name') as HTMLElement;
  act(() => shut().focus());
  fireEvent.change(shut(), { target: { value: text } });
  return shut() as HTMLInputElement;
}

const OFFER = /Thêm hàng mới/;
const offer = () => screen.findByRole('option', { name: OFFER });
const dialog = () => screen.findByRole('dialog');
const fieldIn = (box: HTMLElement, label: RegExp) =>
  within(box).getByLabelText<HTMLInputElement>(label).value;

test('what the catalogue has not is made out of the line, with a free code, and taken in it', async () => {
  const { create, line } = show([]);
  const cell = await typeName('băng keo đỏ');
  await offer();
  fireEvent.keyDown(cell, { key: 'Enter', ctrlKey: true });
  const box = await dialog();
  expect([fieldIn(box, /^Mã hàng/), fieldIn(box, /^Tên hàng/), fieldIn(box, /^Đơn vị tính/)]).toEqual([
    'BKD-2',
    'băng keo đỏ',
    'Cuộn',
  ]);
  fireEvent.click(within(box).getByRole('button', { name: /^Thêm/ }));
  await waitFor(() => expect(line()).toMatchObject({ product_id: 9, code: 'BKD-2', vat_rate: '8%' }));
  expect(create.mock.lastCall?.[1].data).toMatchObject({
    unit_price: '9000',
    vat_rate: '8%',
    status: 'active',
  });
  await waitFor(() => expect(document.activeElement?.id).toBe('line-1-quantity'));
});

test('beside products that are found it is the last one, and Ctrl Enter does not reach the page, where it publishes', async () => {
  const { create } = show([KNOWN]);
  const publish = vi.fn();
  document.addEventListener('keydown', publish);
  const cell = await typeName('băng keo');
  await offer();
  expect(screen.getAllByRole('option').at(-1)?.textContent).toMatch(OFFER);
  fireEvent.keyDown(cell, { key: 'ArrowUp' });
  fireEvent.keyDown(cell, { key: 'Enter', ctrlKey: true });
  document.removeEventListener('keydown', publish);
  await dialog();
  expect(publish).not.toHaveBeenCalled();
  expect(create).not.toHaveBeenCalled();
});

test('Enter with nothing found goes on as ever: a free name is not held up', async () => {
  const { line } = show([]);
  const cell = await typeName('băng keo đỏ');
  await offer();
  fireEvent.keyDown(cell, { key: 'Enter' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(line()).toMatchObject({ name: 'băng keo đỏ', product_id: null });
  expect(document.activeElement?.id).toBe('line-1-quantity');
});

test('who may not make products is not offered any', async () => {
  show([KNOWN], ['read_products']);
  await typeName('băng keo');
  await screen.findByRole('option');
  expect(screen.queryByRole('option', { name: OFFER })).toBeNull();
});

test.each([
  ['on a phone with nothing found', true, [], 'top-start'],
  ['on a phone below what is found', true, [KNOWN], 'bottom-start'],
  ['on a desk', false, [], 'bottom-start'],
])(
  '%s the offer leaves the field below the name in sight where it can',
  async (_where, isPhone, found, place) => {
    vi.stubGlobal('matchMedia', () => ({
      matches: isPhone,
      addEventListener: vi.fn(),
      removeEventListener: vi.fn(),
    }));
    show(found);
    await typeName('băng keo');
    const popper = (await offer()).closest('.products-popper');
    await waitFor(() => expect(popper?.getAttribute('data-popper-placement')).toBe(place));
  },
);
