// @vitest-environment jsdom
import { AccountProvider } from '#src/providers/account-context.ts';
import { AppTheme } from '#src/theme/app-theme.tsx';
import { Toasts } from '#tests/setup/toasts.tsx';
import { act, cleanup, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import type { ComponentProps } from 'react';
import { afterEach, expect, test } from 'vitest';
import { createDraftStore, type DraftStore } from '../../draft/draft-store.ts';
import { blankLine, newDraft } from '../../draft/draft.ts';
import { LineTable } from '../line-table.tsx';

afterEach(cleanup);

const account = { account: { permissions: [] }, tenant: {} } as unknown as ComponentProps<
  typeof AccountProvider
>['value'];
const WATER = {
  id: 5,
  code: '8934673500012',
  name: 'Nước suối',
  unit: 'Chai',
  unit_price: '5000',
  vat_rate: '8%',
};
const TAPE = { id: 6, code: 'BK-02', name: 'Băng keo', unit: 'Cuộn', unit_price: '9000', vat_rate: '8%' };
const catalogue = testDataProvider({
  getList: (_resource, { filter }) => {
    const { query } = filter as { query: string };
    const data = [WATER, TAPE].filter(({ code }) => code === query);
    return Promise.resolve({ data, total: data.length } as never);
  },
});

/** A line without a quantity, as a code that was taken in its name leaves it. */
function mount(quantity = ''): DraftStore {
  const lines = [{ ...blankLine(1), name: 'Bút', product_id: 4, code: 'B1', unit_price: '7000', quantity }];
  const store = createDraftStore({ ...newDraft('2026-11-22'), lines });
  render(
    <AppTheme>
      <AccountProvider value={account}>
        <CoreAdminContext dataProvider={catalogue}>
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
  return store;
}

const said = (store: DraftStore) =>
  store
    .get()
    .lines.filter(({ name }) => name !== '')
    .map(({ name, quantity }) => `${name} ${quantity}`);

/** Types into the quantity that has the focus, a key each `gap` ms, and ends with Enter. Letters are refused by its cell. */
function type(text: string, gap: number): void {
  let at = 1000;
  const press = (key: string) => {
    const event = createEvent.keyDown(document.activeElement ?? document.body, { key });
    at += gap;
    Object.defineProperty(event, 'timeStamp', { value: at });
    fireEvent(document.activeElement ?? document.body, event);
  };
  for (const key of text) press(key);
  if (document.activeElement instanceof HTMLInputElement)
    fireEvent.change(document.activeElement, { target: { value: text.replaceAll(/[^\d-]/g, '') } });
  press('Enter');
}

const enterQuantity = () =>
  act(() => document.querySelector<HTMLElement>('[role=grid] [data-column=quantity]')?.focus());

test('codes that are scanned while the quantity has the focus become lines, and what was left open before is one', async () => {
  const store = mount();
  enterQuantity();
  type(WATER.code, 4);
  await waitFor(() => expect(said(store)).toEqual(['Bút 1', 'Nước suối 1']));
  // The next arrives in the quantity of the line that the last one made.
  await waitFor(() => expect(document.activeElement?.getAttribute('data-row')).toBe('1'));
  type(TAPE.code, 4);
  await waitFor(() => expect(said(store)).toEqual(['Bút 1', 'Nước suối 1', 'Băng keo 1']));
  type(WATER.code, 4);
  await waitFor(() => expect(said(store)).toEqual(['Bút 1', 'Nước suối 2', 'Băng keo 1']));
});

test('a code that no product has is said, and the quantity is what it was', async () => {
  const store = mount('12');
  enterQuantity();
  type('8934673999999', 4);
  expect(await screen.findByText(/8934673999999/)).toBeTruthy();
  expect(said(store)).toEqual(['Bút 12']);
});

test('a hand is slower than a scanner, and a short number is a quantity however fast it comes', () => {
  const store = mount();
  enterQuantity();
  type(WATER.code, 90);
  expect(said(store)).toEqual([`Bút ${WATER.code}`]);
  cleanup();
  const other = mount();
  enterQuantity();
  type('1250', 4);
  expect(said(other)).toEqual(['Bút 1250']);
});

const enter = (column: string) =>
  act(() => document.querySelector<HTMLElement>(`[role=grid] [data-column=${column}]`)?.focus());

test('a scan while nothing has the focus becomes a line, and each again is one more', async () => {
  const store = mount('2');
  act(() => (document.activeElement as HTMLElement | null)?.blur());
  expect(document.activeElement).toBe(document.body);
  type(WATER.code, 4);
  await waitFor(() => expect(said(store)).toEqual(['Bút 2', 'Nước suối 1']));
  await waitFor(() => expect(document.activeElement?.getAttribute('data-column')).toBe('quantity'));
});

test('a scan while a button has the focus does not press it', async () => {
  const store = mount('2');
  const button = screen.getByRole('button', { name: /Thêm dòng/ });
  act(() => button.focus());
  let is_taken = false;
  button.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') is_taken = true;
  });
  type(TAPE.code, 4);
  await waitFor(() => expect(said(store)).toEqual(['Bút 2', 'Băng keo 1']));
  expect(is_taken).toBe(false);
});

test('a scan while a radio keeps the focus of its press becomes a line', async () => {
  const store = mount('2');
  const [radio] = screen.getAllByRole('radio');
  act(() => radio?.focus());
  type(TAPE.code, 4);
  await waitFor(() => expect(said(store)).toEqual(['Bút 2', 'Băng keo 1']));
});

test.each([
  ['unit_price', '7000'],
  ['discount_rate', '5'],
  ['vat_rate', '8%'],
] as const)('a scan in %s puts back what it held and becomes a line', async (column, held) => {
  const store = mount('2');
  act(() => store.dispatch({ type: 'put_line', key: 1, change: { [column]: held } }));
  enter(column);
  type(WATER.code, 4);
  await waitFor(() => expect(said(store)).toEqual(['Bút 2', 'Nước suối 1']));
  expect(store.get().lines[0]).toMatchObject({ unit_price: '7000', [column]: held });
});

test('digits that no product has can be kept where they were typed', async () => {
  const store = mount('2');
  enter('unit_price');
  type('12500000', 4);
  fireEvent.click(await screen.findByRole('button', { name: 'Giữ số đó trong ô' }));
  expect(store.get().lines[0]?.unit_price).toBe('12500000');
});

test('a price typed by a quick hand stays a price', () => {
  const store = mount('2');
  enter('unit_price');
  type('12500000', 45);
  expect(store.get().lines[0]?.unit_price).toBe('12500000');
});

test('a scan while the invoice is being saved is said, since the page that opens then would not have it', async () => {
  const store = mount('2');
  act(() => (document.activeElement as HTMLElement | null)?.blur());
  document.body.firstElementChild?.toggleAttribute('inert', true);
  type(WATER.code, 4);
  expect(await screen.findByText(/đang được lưu; hãy quét lại/)).toBeTruthy();
  expect(said(store)).toEqual(['Bút 2']);
});
