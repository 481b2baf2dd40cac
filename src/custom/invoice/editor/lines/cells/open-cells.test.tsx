// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AccountProvider } from '#src/providers/account-context.ts';
import { AppTheme } from '#src/theme/app-theme.tsx';
import { createDraftStore } from '../../draft/draft-store.ts';
import { blankLine, newDraft, type DraftLine } from '../../draft/draft.ts';
import type * as Actions from '../line-actions.tsx';
import { LineTable } from '../line-table.tsx';
import type * as AtRest from './text-at-rest.ts';

const drawn = vi.hoisted(() => ({ lines: new Set<number>(), tables: 0 }));

// Each line that is drawn asks for its texts, and each drawing of the table draws its actions.
vi.mock('./text-at-rest.ts', async (original) => {
  const real = await original<typeof AtRest>();
  const textAtRest: typeof real.textAtRest = (line, field) => {
    drawn.lines.add(line.key);
    return real.textAtRest(line, field);
  };
  return { ...real, textAtRest };
});
vi.mock('../line-actions.tsx', async (original) => {
  const real = await original<typeof Actions>();
  const LineActions: typeof real.LineActions = (props) => {
    drawn.tables += 1;
    return real.LineActions(props);
  };
  return { ...real, LineActions };
});

const forget = () => {
  drawn.lines.clear();
  drawn.tables = 0;
};

beforeEach(forget);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const account = { account: { permissions: [] }, tenant: {} } as unknown as ComponentProps<
  typeof AccountProvider
>['value'];
const nothing = {};
const noAmounts = new Map<number, never>();
const percents = ['1', '3'];

function mount(...lines: Partial<DraftLine>[]) {
  const first = {
    ...newDraft('2026-11-22'),
    lines: lines.map((line, at) => ({ ...blankLine(at + 1), name: `Hàng ${at + 1}`, ...line })),
  };
  const store = createDraftStore(first);
  render(
    <AppTheme>
      <AccountProvider value={account}>
        <CoreAdminContext dataProvider={testDataProvider({})}>
          <LineTable
            {...{ store, percents }}
            currency="VND"
            issued_on={first.issued_on}
            problems={nothing}
            amounts={noAmounts}
            has_vat
            price_includes_tax={false}
          />
        </CoreAdminContext>
      </AccountProvider>
    </AppTheme>,
  );
  return store;
}

const cell = (field: string, row: number) => {
  const found = document.querySelector<HTMLElement>(`[data-column="${field}"][data-row="${row - 1}"]`);
  if (found === null) throw new Error(`no ${field} in line ${row}`);
  return found;
};
const controls = () => screen.queryAllByLabelText(/, dòng \d+$/);
const enter = (field: string, row: number) => act(() => cell(field, row).focus());
const textOf = (element: HTMLElement) => {
  if (element instanceof HTMLSelectElement) return element.selectedOptions[0]?.text;
  return element instanceof HTMLInputElement ? element.value : element.textContent;
};

test('only the cell that is written in holds a control, with all of it selected', () => {
  mount({ quantity: '1500' }, { quantity: '2' });
  expect(controls()).toEqual([]);
  enter('quantity', 1);
  const quantity = screen.getByRole<HTMLInputElement>('textbox', { name: 'Số lượng, dòng 1' });
  expect(document.activeElement).toBe(quantity);
  expect(quantity.value.slice(quantity.selectionStart ?? 0, quantity.selectionEnd ?? 0)).toBe('1.500');
  fireEvent.keyDown(quantity, { key: 'Enter' });
  expect(controls()).toEqual([document.activeElement]);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Số lượng, dòng 2');
});

test('a cell under the pointer holds its control before it is pressed; while a range is drawn it does not', () => {
  mount({}, {});
  fireEvent.pointerOver(cell('unit', 2));
  expect(controls()).toEqual([cell('unit', 2)]);
  expect(document.activeElement).toBe(document.body);
  fireEvent.pointerOver(cell('quantity', 2));
  expect(controls()).toEqual([cell('quantity', 2)]);
  const drag = new MouseEvent('pointerover', { bubbles: true, buttons: 1 });
  Object.assign(drag, { pointerType: 'mouse' });
  fireEvent(cell('unit_price', 2), drag);
  expect(controls()).toEqual([cell('quantity', 2)]);
});

test('nothing of what stands in a cell changes when it is entered', () => {
  const own = { vat_rate: 'KHAC:5.26%', quantity: '?12.34,5', unit_price: '1234567.5' };
  mount(
    { ...own, unit: 'Ram', discount_rate: '3.5', revenue_percent: '3' },
    { vat_rate: 'KHAC' },
    { vat_rate: '8%' },
  );
  const cells = [
    ...['name', 'unit', 'quantity', 'unit_price', 'discount_rate', 'vat_rate', 'revenue_percent'].map(
      (field) => [field, 1] as const,
    ),
    ['vat_rate', 2] as const,
    ['vat_rate', 3] as const,
  ];
  for (const [field, row] of cells) {
    const before = cell(field, row);
    const text = textOf(before);
    const marks = [before.getAttribute('aria-invalid'), before.title];
    expect(text).not.toBe('');
    enter(field, row);
    expect([field, textOf(cell(field, row))]).toEqual([field, text]);
    expect([cell(field, row).getAttribute('aria-invalid'), cell(field, row).title]).toEqual(marks);
  }
});

test('where nothing hovers every cell holds its control from the start', () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('hover:none'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  mount({});
  expect(controls()).toHaveLength(8);
});

test('what is typed in a line draws neither another line nor the table; Enter draws no line, only the two cells between which it goes', () => {
  mount({}, {}, {}, {}, { name: '' });
  enter('quantity', 3);
  forget();
  fireEvent.change(cell('quantity', 3), { target: { value: '7' } });
  expect(drawn).toEqual({ lines: new Set([3]), tables: 0 });
  forget();
  fireEvent.keyDown(cell('quantity', 3), { key: 'Enter' });
  expect(document.activeElement).toBe(cell('quantity', 4));
  expect(controls()).toEqual([cell('quantity', 4)]);
  expect(drawn).toEqual({ lines: new Set(), tables: 0 });
});
