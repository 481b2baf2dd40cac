// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NumberCell } from './number-cell.tsx';

function shown() {
  const cell = { id: 'quantity', name: 'Số lượng', problem: undefined, row: 0, column: 'quantity' };
  render(<NumberCell {...cell} value="1250" onChange={() => undefined} kind="decimal" />);
  const input = screen.getByRole<HTMLInputElement>('textbox');
  const press = (from: number, to = from) => {
    fireEvent.mouseDown(input);
    act(() => input.focus());
    input.setSelectionRange(from, to);
    fireEvent.click(input);
  };
  const selected = () => input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0);
  return { input, press, selected };
}

test('a cell that is reached by the keyboard or by a press has all of it selected', () => {
  const { input, press, selected } = shown();
  act(() => input.focus());
  expect(selected()).toBe('1.250');
  act(() => input.blur());
  press(5);
  expect(selected()).toBe('1.250');
});

test('a press in the cell that has the focus places the caret, and dragging selects a part', () => {
  const { input, press, selected } = shown();
  press(0, 2);
  expect(selected()).toBe('1.');
  press(3);
  expect([input.selectionStart, selected()]).toEqual([3, '']);
});
