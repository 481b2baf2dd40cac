// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { DateField } from './date-field.tsx';
import { DateRangeField } from './date-range-field.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  cleanup();
});

/** What puts a digit where the caret stands, as a browser does: the event carries the whole text of the part. */
function typeDigit(part: HTMLElement, digit: string): void {
  part.textContent = digit;
  part.dispatchEvent(new InputEvent('input', { bubbles: true, data: digit }));
}

/** Draws its fields anew when told, and calls `between` after that drawing but before its effects. */
function Redrawn({ children, between }: { children: () => ReactNode; between: () => void }) {
  const [drawings, setDrawings] = useState(0);
  useLayoutEffect(() => {
    if (drawings > 0) queueMicrotask(between);
  });
  return (
    <>
      {children()}
      <button type="button" onClick={() => setTimeout(() => setDrawings(1))}>
        vẽ lại
      </button>
    </>
  );
}

const february = '2024-02-29';
const fields = {
  'the day': () => <DateField label="Ngày" value={february} />,
  'the end of a span': () => (
    <DateRangeField label="Ngày" today={february} value={{ from: february, to: '' }} />
  ),
};

test.each(Object.entries(fields))(
  '%s keeps a digit typed between a drawing and its effects: 31 over February waits for its month',
  async (_name, field) => {
    const typed = vi.fn();
    const day = () => screen.getAllByRole('spinbutton')[0] as HTMLElement;
    render(
      <Redrawn
        between={() => {
          typeDigit(day(), '1');
          typed();
        }}
      >
        {field}
      </Redrawn>,
    );
    fireEvent.mouseDown(day(), { button: 0 });
    fireEvent.input(day(), { target: { textContent: '3' } });
    expect(day().textContent).toBe('03');
    // From here on effects wait for their turn, as they do outside of tests.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    screen.getByRole('button', { name: 'vẽ lại' }).click();
    await vi.waitUntil(() => typed.mock.calls.length > 0);
    expect(day().textContent).toBe('31');
  },
);

test.each(Object.entries(fields))(
  'Enter in %s submits the form as in any field, Ctrl and Enter is left to the page',
  (_name, field) => {
    const submitted = vi.fn((event: FormEvent) => event.preventDefault());
    render(
      <form onSubmit={submitted}>
        {field()}
        <button type="submit">Lưu</button>
      </form>,
    );
    const day = screen.getAllByRole('spinbutton')[0] as HTMLElement;
    fireEvent.keyDown(day, { key: 'Enter', ctrlKey: true });
    expect(submitted).not.toHaveBeenCalled();
    fireEvent.keyDown(day, { key: 'Enter' });
    expect(submitted).toHaveBeenCalledOnce();
  },
);
