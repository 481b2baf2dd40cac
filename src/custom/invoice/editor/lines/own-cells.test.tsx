// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState, type ComponentProps } from 'react';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import { expect, test } from 'vitest';
import type { LineAmounts } from '#domain/money/line-amounts.ts';
import { AccountProvider } from '#src/providers/account-context.ts';
import { AppTheme } from '#src/theme/app-theme.tsx';
import { Toasts } from '#tests/setup/toasts.tsx';
import { createDraftStore, type DraftStore } from '../draft/draft-store.ts';
import { blankLine, inputOf, newDraft } from '../draft/draft.ts';
import { LineTable } from './line-table.tsx';

const ASKED = [
  { name: 'Số lô', type: 'string' },
  { name: 'Số kiện', type: 'numeric' },
  { name: 'Hạn dùng', type: 'date' },
] as const;

const NO_AMOUNTS: ReadonlyMap<number, LineAmounts> = new Map();
const NO_PROBLEMS = {};
const account = { account: { permissions: [] }, tenant: {} } as unknown as ComponentProps<
  typeof AccountProvider
>['value'];

let store: DraftStore;

function Sample() {
  const lines = [1, 2].map((key) => ({ ...blankLine(key), name: `Thuốc ${key}` }));
  const [own] = useState(() => createDraftStore({ ...newDraft('2026-11-29'), lines }));
  store = own;
  return (
    <LineTable
      store={own}
      currency="VND"
      issued_on="2026-11-29"
      problems={NO_PROBLEMS}
      amounts={NO_AMOUNTS}
      has_vat={false}
      percents={null}
      price_includes_tax={false}
      asked={ASKED}
    />
  );
}

const show = () =>
  render(
    <AppTheme>
      <AccountProvider value={account}>
        <CoreAdminContext dataProvider={testDataProvider({})}>
          <Toasts>
            <Sample />
          </Toasts>
        </CoreAdminContext>
      </AccountProvider>
    </AppTheme>,
  );

const cellOf = (heading: string, row: number): HTMLElement => {
  const at = screen.getAllByRole('columnheader').findIndex((one) => one.textContent === heading);
  const cell = document.querySelectorAll<HTMLElement>('[role=grid] tbody tr')[row - 1]?.children[at];
  if (!(cell instanceof HTMLElement)) throw new Error(`no ${heading} in line ${row}`);
  return cell;
};

const type = (heading: string, row: number, text: string) => {
  const cell = cellOf(heading, row);
  if (cell.tabIndex === 0) act(() => cell.focus());
  const control = screen.getByLabelText(`${heading}, dòng ${row}`);
  fireEvent.change(control, { target: { value: text } });
  return control;
};

test('the fields that the template asks each line for are columns: a text, a number and a day are typed and read', () => {
  show();
  const headings = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headings.slice(-3)).toEqual(['Số lô', 'Số kiện', 'Hạn dùng']);
  type('Số lô', 1, 'A1126');
  type('Số kiện', 1, '1.250,5');
  const day = type('Hạn dùng', 1, '310327');
  fireEvent.blur(day);
  act(() => cellOf('Số lô', 2).focus());
  expect(['Số lô', 'Số kiện', 'Hạn dùng'].map((heading) => cellOf(heading, 1).textContent)).toEqual([
    'A1126',
    '1.250,5',
    '31/03/2027',
  ]);
  expect(inputOf(store.get()).lines.map(({ extras }) => extras?.map(({ value }) => value))).toEqual([
    ['A1126', '1250.5', '2027-03-31'],
    [],
  ]);
});

test('Enter goes down the column, and what is no day is marked once its cell is left', () => {
  show();
  const day = type('Hạn dùng', 1, '31/2');
  fireEvent.keyDown(day, { key: 'Enter' });
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Hạn dùng, dòng 2');
  const left = cellOf('Hạn dùng', 1);
  expect([left.textContent, left.getAttribute('aria-invalid'), left.title]).toEqual([
    '31/2',
    'true',
    'Hạn dùng “31/2” không có trong lịch. Nhập lại ngày này.',
  ]);
});

test('a range of them is copied to a sheet as it is read', () => {
  show();
  type('Số lô', 1, 'A1');
  type('Số kiện', 1, '1250,5');
  type('Hạn dùng', 1, '31/03/2027');
  act(() => cellOf('Số lô', 2).focus());
  const from = document.activeElement ?? document.body;
  fireEvent.keyDown(from, { key: 'ArrowUp', shiftKey: true });
  fireEvent.keyDown(from, { key: 'ArrowRight', shiftKey: true });
  fireEvent.keyDown(from, { key: 'ArrowRight', shiftKey: true });
  const copied: string[] = [];
  fireEvent.copy(from, { clipboardData: { setData: (_: string, text: string) => copied.push(text) } });
  expect(copied).toEqual(['A1\t1.250,5\t31/03/2027\n\t\t']);
});
