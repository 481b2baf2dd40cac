// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { NumberCell } from './number-cell.tsx';

afterEach(cleanup);

function Price({ first }: { first: string }) {
  const [value, setValue] = useState(first);
  const place = { id: 'price', name: 'Đơn giá', problem: undefined, row: 0, column: 'unit_price' };
  return (
    <>
      <NumberCell {...place} kind="currency" value={value} onChange={setValue} />
      <button>Sau</button>
    </>
  );
}

async function mount(first: string) {
  render(<Price first={first} />);
  const cell = screen.getByRole<HTMLInputElement>('textbox', { name: 'Đơn giá' });
  // Where the echo stands is found a moment after it is drawn.
  const focus = (element: HTMLElement) => act(async () => Promise.resolve(element.focus()));
  return { cell, enter: () => focus(cell), leave: () => focus(screen.getByRole('button', { name: 'Sau' })) };
}

const selected = ({ value, selectionStart, selectionEnd }: HTMLInputElement) =>
  value.slice(selectionStart ?? 0, selectionEnd ?? 0);
const echo = () => screen.queryByRole('tooltip')?.textContent;

test('reached by the keyboard, all of it is selected in the style it is typed in', async () => {
  const { cell, enter, leave } = await mount('1500000');
  expect(cell.value).toBe('1.500.000');
  await enter();
  expect(selected(cell)).toBe('1,500,000');
  await leave();
  await enter();
  expect(selected(cell)).toBe('1,500,000');
});

test('a press leaves the caret where it went; the next time by the keyboard selects again', async () => {
  const { cell, enter, leave } = await mount('1500000');
  fireEvent.mouseDown(cell);
  await enter();
  expect(selected(cell)).toBe('');
  await leave();
  await enter();
  expect(selected(cell)).toBe('1,500,000');
});

test('another window in front for a while changes nothing of what is being typed', async () => {
  const { cell, enter } = await mount('1500000');
  await enter();
  cell.setSelectionRange(1, 1);
  // The document keeps its focused element.
  fireEvent.blur(cell);
  fireEvent.focus(cell);
  expect(cell.value).toBe('1,500,000');
  expect(cell.selectionStart).toBe(1);
  expect(selected(cell)).toBe('');
});

test('while focused the display style stands under it, as its description, unless it is just what is typed', async () => {
  const { cell, enter, leave } = await mount('');
  await enter();
  expect(echo()).toBeUndefined();
  fireEvent.change(cell, { target: { value: '150' } });
  expect(echo()).toBeUndefined();
  await act(async () => Promise.resolve(fireEvent.change(cell, { target: { value: '1.500' } })));
  expect(echo()).toBe('1,500');
  expect(document.getElementById(cell.getAttribute('aria-describedby') ?? '')?.textContent).toBe('1,500');
  await leave();
  expect(echo()).toBeUndefined();
  expect(cell.hasAttribute('aria-describedby')).toBe(false);
});
