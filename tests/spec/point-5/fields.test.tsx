// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { NumberField } from '#src/ui/field/number/number-field.tsx';
import type { NumberFieldProps } from '#src/ui/field/number/number-field.tsx';
import { showNumbersIn } from '#src/ui/format/number.ts';
import { TextArea } from '#src/ui/field/text-area.tsx';
import { TextField } from '#src/ui/field/text-field.tsx';

afterEach(() => {
  cleanup();
  showNumbersIn('vietnamese');
});

const kept = vi.fn();

function Amount({ initial = '', ...props }: Partial<NumberFieldProps> & { initial?: string }) {
  const [value, setValue] = useState(initial);
  const take = (next: string) => {
    kept(next);
    setValue(next);
  };
  return <NumberField label="Số" value={value} onChange={take} {...props} />;
}

const input = () => screen.getByLabelText<HTMLInputElement>(/^Số/);
/** True when the field lets the key through. */
const presses = (key: string) => fireEvent.keyDown(input(), { key });

describe('a field', () => {
  test('may show a length/max counter [5.field.counter]', () => {
    render(<TextField label="Tên" value="Phở Việt" max={400} />);
    expect(screen.getByText('8/400')).toBeTruthy();
    render(<TextArea label="Ghi chú" value="" max={500} />);
    expect(screen.getByText('0/500')).toBeTruthy();
  });

  test('without a limit has no counter', () => {
    const { container } = render(<TextField label="Tên" value="Phở Việt" />);
    expect(container.textContent).toBe('Tên');
  });

  test('may show a required asterisk, and tells readers it is required [5.field.asterisk]', () => {
    const { container } = render(<TextField label="Tên" required value="" />);
    expect(container.querySelector('label')?.textContent).toBe('Tên*');
    expect(screen.getByLabelText(/^Tên/).getAttribute('aria-required')).toBe('true');
  });

  test('may show an error message below it, tied to it [5.field.error]', () => {
    render(<TextField label="Tên" value="" error="Chưa có tên" />);
    const field = screen.getByLabelText('Tên');
    const message = screen.getByText('Chưa có tên');
    expect(field.compareDocumentPosition(message) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Chưa có tên',
    );
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });
});

describe('keystrokes', () => {
  test.each(['decimal', 'integer'] as const)(
    'a field of kind %s blocks all but digits, signs, decimal separators, spaces and exponent letters [5.keystrokes.numbers]',
    (kind) => {
      render(<Amount kind={kind} />);
      expect([...'0123456789+-.,eE'].filter((key) => !presses(key))).toEqual([]);
      expect([...'abcdfz%/đ*'].filter(presses)).toEqual([]);
      expect(['Tab', 'Backspace', 'ArrowLeft', 'Enter'].filter((key) => !presses(key))).toEqual([]);
    },
  );

  test('a currency field accepts only digits, dot, comma, signs, spaces and its unit [5.keystrokes.currency]', () => {
    render(<Amount kind="currency" />);
    expect([...'0123456789.,+- đ'].filter((key) => !presses(key))).toEqual([]);
    expect([...'eEabc%/'].filter(presses)).toEqual([]);
  });

  test('a currency field shows commas and gives its value without separators [5.currency.commas]', () => {
    showNumbersIn('international');
    render(<Amount kind="currency" />);
    fireEvent.change(input(), { target: { value: '1234567.5' } });
    expect(input().value).toBe('1,234,567.5');
    expect(kept).toHaveBeenLastCalledWith('1234567.5');
  });
});

describe('a stepper', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    kept.mockClear();
  });
  afterEach(() => void vi.useRealTimers());

  const pass = (ms: number) =>
    act(() => {
      vi.advanceTimersByTime(ms);
    });

  function hold(): void {
    const up = document.querySelector('.k-stepper > span');
    if (!up) throw new Error('no stepper');
    fireEvent.pointerDown(up);
  }

  test('held repeats after 200 ms, 10 ms sooner each time, down to 50 ms [5.stepper.repeat]', () => {
    render(<Amount stepper initial="0" />);
    hold();
    expect(input().value).toBe('1');
    const pauses = Array.from({ length: 20 }, (_none, repeat) => Math.max(50, 200 - 10 * repeat));
    for (const [at, pause] of pauses.entries()) {
      pass(pause - 1);
      expect(input().value).toBe(String(at + 1));
      pass(1);
      expect(input().value).toBe(String(at + 2));
    }
  });

  test('stops at its limit [5.stepper.clamp]', () => {
    render(<Amount stepper initial="4" max="6" min="0" />);
    hold();
    pass(5_000);
    expect(input().value).toBe('6');
  });
});
