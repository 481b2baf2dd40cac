// @vitest-environment jsdom
import { AppTheme } from '#src/theme/app-theme.tsx';
import { Toasts } from '#tests/setup/toasts.tsx';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import { expect, test } from 'vitest';
import { createDraftStore } from '../draft/draft-store.ts';
import { blankLine, newDraft, type DraftLine } from '../draft/draft.ts';
import { DiscountButton } from './discount-button.tsx';

const line = (key: number, change: Partial<DraftLine>): DraftLine => ({ ...blankLine(key), ...change });

/** Goods with a rate, goods with an amount, a note, and the empty line at the end. */
const lines = [
  line(1, { name: 'Băng keo', quantity: '1', discount_rate: '3' }),
  line(2, { name: 'Thùng carton', quantity: '1', discount_amount: '5000' }),
  line(3, { kind: 'note', name: 'Giao tại kho' }),
  line(4, {}),
];

const store = { current: createDraftStore(newDraft('2026-11-22')) };
const discounts = () =>
  store.current
    .get()
    .lines.map(({ discount_rate, discount_amount }) => `${discount_rate}/${discount_amount}`);

async function open() {
  store.current = createDraftStore({ ...newDraft('2026-11-22'), lines });
  const { current } = store;
  render(
    <AppTheme>
      <CoreAdminContext dataProvider={testDataProvider({})}>
        <Toasts>
          <DiscountButton store={current} dispatch={current.dispatch} />
        </Toasts>
      </CoreAdminContext>
    </AppTheme>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Chiết khấu' }));
  return screen.findByLabelText(/Tỷ lệ chiết khấu cho mọi dòng/);
}

test('one rate takes the place of every discount of the goods, and one step brings them back', async () => {
  const field = await open();
  expect(document.activeElement).toBe(field);
  fireEvent.change(field, { target: { value: '2,5' } });
  fireEvent.click(screen.getByRole('button', { name: 'Đặt cho 2 dòng' }));
  expect(discounts()).toEqual(['2.5/', '2.5/', '/', '/']);
  fireEvent.click(await screen.findByRole('button', { name: 'Hoàn tác' }));
  expect(discounts()).toEqual(['3/', '/5000', '/', '/']);
});

test('once something else was done there is no button that would take that back instead', async () => {
  const field = await open();
  fireEvent.change(field, { target: { value: '5' } });
  fireEvent.click(screen.getByRole('button', { name: 'Đặt cho 2 dòng' }));
  const undo = await screen.findByRole('button', { name: 'Hoàn tác' });
  act(() => store.current.dispatch({ type: 'remove_line', key: 3 }));
  fireEvent.click(undo);
  expect(discounts()).toEqual(['5/', '5/', '/']);
  expect(store.current.get().lines.map(({ key }) => key)).toEqual([1, 2, 4]);
});

test('what cannot be read as a rate changes nothing', async () => {
  const field = await open();
  fireEvent.change(field, { target: { value: 'hai' } });
  fireEvent.click(screen.getByRole('button', { name: 'Đặt cho 2 dòng' }));
  expect(discounts()).toEqual(['3/', '/5000', '/', '/']);
});
