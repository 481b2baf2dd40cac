// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DeclarationWay } from './declaration-way.tsx';
import type { OpenStanding } from './first-run-facts.ts';

beforeEach(() => void vi.setSystemTime('2026-11-20T02:00:00Z'));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const stepsAt = (at: OpenStanding) => {
  render(<DeclarationWay at={at} />);
  return screen.getAllByRole('listitem').map(({ className }) => /step--(\w+)/.exec(className)?.[1]);
};

test.each([
  ['draft', ['now', 'waiting', 'waiting', 'waiting', 'waiting']],
  ['unsigned', ['failed', 'waiting', 'waiting', 'waiting', 'waiting']],
  ['unknown', ['done', 'unknown', 'waiting', 'waiting', 'waiting']],
  ['answer', ['done', 'done', 'now', 'waiting', 'waiting']],
  ['refused', ['done', 'done', 'done', 'done', 'failed']],
] as const)('a declaration that is %s stands there on its way', (at, states) => {
  expect(stepsAt(at)).toEqual(states);
});

test('the authority and the representative have one working day each (TT 91/2026 Điều 6.2)', () => {
  render(<DeclarationWay at="answer" />);
  const notes = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
  expect(notes.map((note) => note.includes('trong 1 ngày làm việc'))).toEqual([
    false,
    false,
    true,
    true,
    true,
  ]);
});
