// @vitest-environment jsdom
import { AccountProvider } from '#src/providers/account-context.ts';
import type { ComponentProps } from 'react';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepHeight, longestHold_ms, Reminders } from './reminders.tsx';
import { useReading } from './reading-context.ts';

type SignedIn = NonNullable<ComponentProps<typeof AccountProvider>['value']>;

const account_id = 7;
const signedIn = { account: { id: account_id }, tenant: {} } as SignedIn;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  window.localStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function Reminder({ isReading }: { isReading: boolean }) {
  useReading(isReading);
  return null;
}

function mount(...reading: boolean[]) {
  const page = (states: boolean[]) => (
    <AccountProvider value={signedIn}>
      <Reminders>
        {states.map((isReading, at) => (
          <Reminder key={at} isReading={isReading} />
        ))}
      </Reminders>
    </AccountProvider>
  );
  const { container, rerender } = render(page(reading));
  const block = () => container.firstElementChild as HTMLElement;
  return {
    isHeld: () => block().classList.contains('reminders--held'),
    room: () => block().style.minHeight,
    read: (...states: boolean[]) => rerender(page(states)),
  };
}

test('nothing is held where all is known already', () => {
  expect(mount(false, false).isHeld()).toBe(false);
  expect(mount().isHeld()).toBe(false);
});

test('the page is held until the last reminder is read, and not again', () => {
  const { isHeld, read } = mount(true, true);
  read(false, true);
  expect(isHeld()).toBe(true);
  read(false, false);
  expect(isHeld()).toBe(false);
  read(true, false);
  expect(isHeld()).toBe(false);
});

test('where one reminder ends in the moment another begins, the page is held on', () => {
  const { isHeld, read } = mount(true);
  read(false, true);
  expect(isHeld()).toBe(true);
  read(false, false);
  expect(isHeld()).toBe(false);
});

test('the page is held no longer than its limit; the room of the last visit is free until all is read', () => {
  keepHeight(window.localStorage, account_id, 84);
  const { isHeld, room, read } = mount(true);
  act(() => {
    vi.advanceTimersByTime(longestHold_ms - 1);
  });
  expect(isHeld()).toBe(true);
  act(() => {
    vi.advanceTimersByTime(1);
  });
  expect(isHeld()).toBe(false);
  expect(room()).toBe('84px');
  read(false);
  expect(room()).toBe('');
});
