// @vitest-environment jsdom
import type { InvoiceAmounts } from '#domain/money/invoice-amounts.ts';
import { AppTheme } from '#src/theme/app-theme.tsx';
import { ToastHost } from '#src/ui/overlay/toast-host.tsx';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext, testDataProvider } from 'ra-core';
import { useReducer } from 'react';
import { afterEach, expect, test } from 'vitest';
import { reduceDraft } from './draft-reducer.ts';
import { blankLine, newDraft } from './draft.ts';
import { LineTable } from './line-table.tsx';

afterEach(cleanup);

const noAmounts = { lines: [] } as unknown as InvoiceAmounts;

function Sample({ names }: { names: readonly string[] }) {
  const lines = names.map((name, at) => ({ ...blankLine(at + 1), name }));
  const [draft, dispatch] = useReducer(reduceDraft, { ...newDraft('2026-11-22'), lines });
  return (
    <LineTable
      {...{ draft, dispatch }}
      problems={{}}
      amounts={noAmounts}
      has_vat={false}
      price_includes_tax={false}
    />
  );
}

const mount = (...names: string[]) =>
  render(
    <AppTheme>
      <CoreAdminContext dataProvider={testDataProvider({})}>
        <ToastHost>
          <Sample names={names} />
        </ToastHost>
      </CoreAdminContext>
    </AppTheme>,
  );

const menuOf = (row: number) => screen.getByRole('button', { name: `Thao tác với dòng ${row}` });
const names = () =>
  screen.getAllByRole<HTMLInputElement>('combobox', { name: /^Tên hàng hóa/ }).map(({ value }) => value);
const remove = (row: number) => {
  menuOf(row).focus();
  fireEvent.click(menuOf(row));
  fireEvent.click(screen.getByRole('menuitem', { name: 'Xóa dòng' }));
};

test('a line that goes leaves the focus to the line that takes its place, or to the last', () => {
  mount('Giấy', 'Bút', '');
  remove(1);
  expect(names()).toEqual(['Bút', '']);
  expect(document.activeElement).toBe(menuOf(1));
  remove(2);
  expect(names()).toEqual(['Bút', '']);
  expect(document.activeElement).toBe(menuOf(2));
  remove(1);
  expect(names()).toEqual(['']);
  expect(document.activeElement).toBe(menuOf(1));
});

test('a line taken away can be put back at its place, and has the focus again', () => {
  mount('Giấy', 'Bút', 'Kéo');
  remove(2);
  expect(names()).toEqual(['Giấy', 'Kéo', '']);
  expect(screen.getByText('Đã xóa dòng 2')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Hoàn tác' }));
  expect(names()).toEqual(['Giấy', 'Bút', 'Kéo', '']);
  expect(document.activeElement).toBe(menuOf(2));
});

test('an empty line goes without a word', () => {
  mount('Giấy', '');
  remove(2);
  expect(names()).toEqual(['Giấy', '']);
  expect(screen.queryByText(/^Đã xóa dòng/)).toBeNull();
});
