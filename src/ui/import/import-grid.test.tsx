// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ImportGrid } from './import-grid.tsx';
import type { ImportRow } from './import-model.ts';

const paneHeight = 400;
const cardHeight = 96;

beforeEach(() => {
  // jsdom lays nothing out: the virtual rows need a pane with a height.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(paneHeight);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(cardHeight);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(paneHeight);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const columns = [
  { key: 'code', label: 'Mã đơn hàng', source: 'A · Số' },
  { key: 'date', label: 'Ngày hóa đơn' },
];

function row(index: number): ImportRow {
  const wrong = index === 1;
  return {
    number: index + 2,
    state: wrong ? 'invalid' : 'new',
    cells: [
      { value: `DH-${index}` },
      wrong ? { value: '31/11/2026', error: 'Tháng 11 chỉ có 30 ngày' } : { value: '21/11/2026' },
    ],
  };
}

function mount(props: Partial<ComponentProps<typeof ImportGrid>> = {}) {
  const told = {
    onCommit: vi.fn<ComponentProps<typeof ImportGrid>['onCommit']>(() => Promise.resolve()),
    onVisible: vi.fn(),
    findError: vi.fn<ComponentProps<typeof ImportGrid>['findError']>(() =>
      Promise.resolve({ row: 1, column: 1 }),
    ),
  };
  render(
    <ImportGrid
      caption="Dòng của tệp"
      columns={columns}
      rowCount={100_000}
      rowAt={row}
      errorCount={1}
      {...told}
      {...props}
    />,
  );
  return told;
}

const entry = () => screen.getByRole('textbox') as HTMLInputElement;
const press = (key: string, more: object = {}) => fireEvent.keyDown(entry(), { key, ...more });
const type = (text: string) => fireEvent.change(entry(), { target: { value: text } });
const isOpen = () => entry().classList.contains('k-sheet__input--open');
const activeCell = () =>
  document.querySelector('[aria-selected="true"]')?.querySelector('.k-sheet__text')?.textContent;

test('of 100,000 rows only those on the screen are drawn, and the grid tells how many there are', () => {
  const { onVisible } = mount();
  expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('100001');
  const drawn = screen.getAllByRole('row').length;
  expect(drawn).toBeGreaterThan(5);
  expect(drawn).toBeLessThan(60);
  expect(onVisible.mock.lastCall?.[0]).toBe(0);
});

test('a row on its way is a skeleton, with its number', () => {
  mount({ rowAt: (index) => (index === 0 ? undefined : row(index)) });
  expect(screen.getAllByRole('row')[1]?.getAttribute('aria-busy')).toBe('true');
  expect(document.querySelectorAll('.k-skeleton')).toHaveLength(2);
});

test('a wrong cell says what is wrong', () => {
  mount();
  const wrong = document.querySelector('[role="gridcell"][aria-invalid="true"]');
  expect(wrong?.textContent).toContain('31/11/2026, lỗi: Tháng 11 chỉ có 30 ngày');
});

test('arrows walk and stop at the edges', () => {
  mount();
  press('ArrowUp');
  press('ArrowLeft');
  expect(activeCell()).toBe('DH-0');
  press('ArrowDown');
  press('End');
  expect(activeCell()).toBe('31/11/2026');
});

test('typing opens the cell with what is typed; Enter sends it and goes down', () => {
  const { onCommit } = mount();
  type('X');
  expect(isOpen()).toBe(true);
  type('X1');
  press('Enter');
  expect(onCommit).toHaveBeenCalledExactlyOnceWith(0, 'code', 'X1');
  expect(isOpen()).toBe(false);
  expect(entry().getAttribute('aria-label')).toBe('Mã đơn hàng, dòng 3');
});

test.each(['Enter', 'F2'])('%s opens the cell with what is there', (key) => {
  mount();
  press(key);
  expect(entry().value).toBe('DH-0');
});

test('Escape leaves the cell as it was', () => {
  const { onCommit } = mount();
  type('X');
  press('Escape');
  expect(isOpen()).toBe(false);
  expect(onCommit).not.toHaveBeenCalled();
});

test('a cell left as it was is not sent', () => {
  const { onCommit } = mount();
  press('F2');
  press('Enter');
  expect(onCommit).not.toHaveBeenCalled();
});

test('Enter that ends a composition neither sends nor moves', () => {
  const { onCommit } = mount();
  type('Đ');
  press('Enter', { isComposing: true });
  expect(isOpen()).toBe(true);
  expect(onCommit).not.toHaveBeenCalled();
});

test('Tab goes along the row and leaves the grid at its end', () => {
  mount();
  expect(press('Tab')).toBe(false);
  expect(entry().getAttribute('aria-label')).toBe('Ngày hóa đơn, dòng 2');
  expect(press('Tab')).toBe(true);
});

test('a cell is busy till the answer is there, then shows what the rows say', async () => {
  let answer: () => void = () => undefined;
  mount({ onCommit: () => new Promise<void>((resolve) => (answer = resolve)) });
  type('X1');
  press('Enter');
  expect(document.querySelector('[role="gridcell"][aria-busy="true"]')?.textContent).toContain('X1');
  act(() => answer());
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
});

test('what could not be saved stays in the cell and can be sent again as it is', async () => {
  const onCommit = vi.fn(() => Promise.reject(new Error('offline')));
  mount({ onCommit });
  type('X1');
  press('Enter');
  await waitFor(() => expect(screen.getByText(/Chưa lưu được ô này/)).toBeTruthy());
  press('ArrowUp');
  press('F2');
  expect(entry().value).toBe('X1');
  press('Enter');
  await waitFor(() => expect(onCommit).toHaveBeenCalledTimes(2));
});

test('a row that is in already cannot be typed into', () => {
  mount({ rowAt: (index) => ({ ...row(index), state: 'imported' }) });
  expect(entry().readOnly).toBe(true);
  press('F2');
  expect(isOpen()).toBe(false);
});

test('the next error is found from where one stands, by button and by F8', async () => {
  const { findError } = mount();
  fireEvent.click(screen.getByRole('button', { name: 'Lỗi sau' }));
  await waitFor(() => expect(activeCell()).toBe('31/11/2026'));
  // The focus comes with an effect after the cell, and until the search is over another press does nothing.
  await waitFor(() => expect(document.activeElement).toBe(entry()));
  await waitFor(() => expect(document.querySelector('.k-import[aria-busy]')).toBeNull());
  press('F8', { shiftKey: true });
  await waitFor(() => expect(findError).toHaveBeenLastCalledWith({ row: 1, column: 1 }, -1));
});

test('on a phone each row is a card and only the wrong cell can be typed', () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('767.95'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const { onCommit } = mount();
  const fields = screen.getAllByRole('textbox');
  expect(fields).toHaveLength(1);
  const date = screen.getByLabelText('Ngày hóa đơn');
  fireEvent.change(date, { target: { value: '30/11/2026' } });
  fireEvent.blur(date);
  expect(onCommit).toHaveBeenCalledWith(1, 'date', '30/11/2026');
});
