// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import vectors from '#domain/data/number-entry-vectors.json' with { type: 'json' };
import { showNumbersIn } from '../../format/number.ts';
import { unreadText } from './number-entry.ts';
import { NumberField } from './number-field.tsx';
import type { NumberFieldProps } from './number-field.tsx';
import { pressBackspace, typeKeys } from '#tests/setup/type-keys.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  showNumbersIn('vietnamese');
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
  const input = screen.getByLabelText<HTMLInputElement>(/Đơn giá/);
  return { seen, container, input, echo: () => container.querySelector('.k-number-echo')?.textContent };
}

const paste = (input: HTMLInputElement, text: string) =>
  fireEvent.paste(input, { clipboardData: { getData: () => text } });

const kinds = { money: 'currency', percent: 'percent' } as const;

describe.each(['typed', 'pasted'])('%s', (how) => {
  test.each(vectors)('$typed ($style, $decimals decimals, $field)', (row) => {
    showNumbersIn(row.style === 'vi' ? 'vietnamese' : 'international');
    const kind = row.field === 'money' || row.field === 'percent' ? kinds[row.field] : 'decimal';
    const { input, seen } = mount({ kind, decimals: row.decimals });
    // Letters of no number cannot be typed at all; in a field that is refused they can only be pasted.
    const isBlocked = /[abc]/.test(row.typed);
    if (how === 'typed' && isBlocked) {
      typeKeys(input, row.typed);
      return expect(input.value).toBe(row.typed.replaceAll(/[abc]/g, ''));
    }
    if (how === 'typed') typeKeys(input, row.typed);
    else paste(input, row.typed);
    fireEvent.blur(input);
    const value = seen.mock.lastCall?.[0] ?? '';
    if (row.refused !== undefined) {
      expect(unreadText(value)).toBe(row.typed);
      expect(input.value).toBe(row.typed);
      expect(input.getAttribute('aria-invalid')).toBe('true');
      return expect(
        document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent,
      ).toContain('Gõ lại');
    }
    expect(value).toBe(row.value ?? '');
    expect(input.value).toBe(row.shown ?? '');
    expect(input.hasAttribute('aria-invalid')).toBe(false);
  });
});

test('thousands are grouped while typing, and go on so when something is added to a number at rest', () => {
  const { input, seen } = mount({ kind: 'currency', value: '1500' });
  expect(input.value).toBe('1.500');
  typeKeys(input, '0');
  expect([input.value, seen.mock.lastCall?.[0]]).toEqual(['15.000', '15000']);
  typeKeys(input, '00,5');
  expect([input.value, seen.mock.lastCall?.[0]]).toEqual(['1.500.000,5', '1500000.5']);
  pressBackspace(input);
  pressBackspace(input);
  pressBackspace(input);
  expect([input.value, seen.mock.lastCall?.[0]]).toEqual(['150.000', '150000']);
});

test('what is read is echoed where something else is typed', () => {
  const { input, echo } = mount();
  typeKeys(input, '12.5');
  expect([input.value, echo()]).toEqual(['12.5', '12,5']);
  fireEvent.blur(input);
  expect([input.value, echo()]).toEqual(['12,5', undefined]);
});

test('a text that cannot be read is not red while it is being typed, and its last mark is not lost', () => {
  const { input } = mount();
  typeKeys(input, '1.234.5');
  expect(input.hasAttribute('aria-invalid')).toBe(false);
  typeKeys(input, '67');
  fireEvent.blur(input);
  expect([input.value, input.hasAttribute('aria-invalid')]).toEqual(['1.234.567', false]);
});

test('a letter never reaches the field, Ctrl+V does', () => {
  const { input } = mount();
  expect(fireEvent.keyDown(input, { key: 'a' })).toBe(false);
  expect(fireEvent.keyDown(input, { key: 'v', ctrlKey: true })).toBe(true);
  expect(fireEvent.keyDown(input, { key: '7' })).toBe(true);
});

test('arrow keys step and stop at the limit, also from a text that cannot be read', () => {
  const { input, seen } = mount({ value: '5', stepper: true, min: '0', max: '6', kind: 'integer' });
  fireEvent.keyDown(input, { key: 'ArrowUp' });
  fireEvent.keyDown(input, { key: 'ArrowUp' });
  expect(seen).toHaveBeenLastCalledWith('6');
  paste(input, 'x');
  fireEvent.keyDown(input, { key: 'ArrowUp' });
  expect(seen).toHaveBeenLastCalledWith('1');
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
