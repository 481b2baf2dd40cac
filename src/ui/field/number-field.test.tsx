// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { NumberField } from './number-field.tsx';
import type { NumberFieldProps } from './number-field.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Harness({ seen, ...props }: Partial<NumberFieldProps> & { seen: (value: string) => void }) {
  const [value, setValue] = useState(props.value ?? '');
  const change = (next: string) => {
    setValue(next);
    seen(next);
  };
  return <NumberField label="Đơn giá" {...props} value={value} onChange={change} />;
}

function mount(props: Partial<NumberFieldProps> = {}) {
  const seen = vi.fn<(value: string) => void>();
  const { container } = render(<Harness {...props} seen={seen} />);
  return { seen, container, input: screen.getByLabelText<HTMLInputElement>(/Đơn giá/) };
}

test('a currency field shows commas and gives the value without them', () => {
  const { input, seen } = mount({ kind: 'currency' });
  fireEvent.change(input, { target: { value: '1234567.5' } });
  expect(input.value).toBe('1,234,567.5');
  expect(seen).toHaveBeenLastCalledWith('1234567.5');
});

test('the value is echoed in the display style, so 1.500 is never mistaken', () => {
  const { input, container } = mount();
  fireEvent.change(input, { target: { value: '1.500' } });
  expect(container.querySelector('.k-number-echo')?.textContent).toBe('1,500');
});

test('a letter never reaches the field, Ctrl+V does', () => {
  const { input } = mount();
  expect(fireEvent.keyDown(input, { key: 'a' })).toBe(false);
  expect(fireEvent.keyDown(input, { key: 'v', ctrlKey: true })).toBe(true);
  expect(fireEvent.keyDown(input, { key: '7' })).toBe(true);
});

test('what cannot be a number is refused and the text stays', () => {
  const { input, seen } = mount({ value: '12' });
  fireEvent.change(input, { target: { value: '12x' } });
  expect(input.value).toBe('12');
  expect(seen).not.toHaveBeenCalled();
});

test('a half typed number stays as typed and settles on leaving', () => {
  const { input, seen } = mount();
  fireEvent.change(input, { target: { value: '12.' } });
  expect(input.value).toBe('12.');
  expect(seen).toHaveBeenLastCalledWith('12');
  fireEvent.blur(input);
  expect(input.value).toBe('12');
});

test('arrow keys step and stop at the limit', () => {
  const { input, seen } = mount({ value: '5', stepper: true, min: '0', max: '6', kind: 'integer' });
  fireEvent.keyDown(input, { key: 'ArrowUp' });
  fireEvent.keyDown(input, { key: 'ArrowUp' });
  expect(seen).toHaveBeenLastCalledWith('6');
});

test('a held stepper repeats after 200 ms and then faster', () => {
  vi.useFakeTimers();
  const { container, seen } = mount({ value: '0', stepper: true, kind: 'integer' });
  const up = container.querySelector('.k-stepper > span');
  if (!up) throw new Error('no stepper');
  fireEvent.pointerDown(up);
  expect(seen).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(199);
  expect(seen).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1 + 190);
  expect(seen).toHaveBeenCalledTimes(3);
  fireEvent.pointerUp(up);
  vi.advanceTimersByTime(2000);
  expect(seen).toHaveBeenCalledTimes(3);
});

test('an error is tied to the field', () => {
  const { input } = mount({ error: 'Đơn giá phải lớn hơn 0', required: true });
  expect(input.getAttribute('aria-invalid')).toBe('true');
  const note = document.getElementById(input.getAttribute('aria-describedby') ?? '');
  expect(note?.textContent).toBe('Đơn giá phải lớn hơn 0');
});
