// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Tooltip } from './tooltip.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

test.each([
  ['help', 200],
  ['text', 1000],
] as const)('the tooltip of kind %s is shown after %i ms of hovering [9.tooltip.delay]', (kind, delay) => {
  render(
    <Tooltip text="Cả tên dài" kind={kind}>
      <button>?</button>
    </Tooltip>,
  );
  fireEvent.mouseOver(screen.getByRole('button'));
  pass(delay - 1);
  expect(screen.queryByRole('tooltip')).toBeNull();
  pass(1);
  expect(screen.getByRole('tooltip').textContent).toBe('Cả tên dài');
});
