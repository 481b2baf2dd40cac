// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Popover } from './popover.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
// Hidden from readers as soon as it leaves, so not looked up by its role.
const panel = () => document.querySelector('.k-popover');
const phase = () => panel()?.getAttribute('data-phase') ?? 'gone';

function Sample() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <button onClick={(event) => setAnchor(event.currentTarget)}>Mở</button>
      <Popover title="Cột" anchor={anchor} onClose={() => setAnchor(null)}>
        <button>Trong</button>
      </Popover>
      <button>Ngoài</button>
    </>
  );
}

function open(): HTMLElement {
  render(<Sample />);
  const button = screen.getByText('Mở');
  // jsdom lays nothing out: without a place of its own everything is out of view.
  vi.spyOn(button, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 100, 80, 36));
  button.focus();
  fireEvent.click(button);
  return button;
}

test('enters and exits in steps of 100 ms: entering, entered, exiting, exited [4.popover.phases 9.popover.fade]', () => {
  open();
  expect(phase()).toBe('entering');
  pass(99);
  expect(phase()).toBe('entering');
  pass(1);
  expect(phase()).toBe('entered');
  fireEvent.keyDown(screen.getByText('Trong'), { key: 'Escape' });
  expect(phase()).toBe('exiting');
  pass(99);
  expect(phase()).toBe('exiting');
  pass(1);
  expect(phase()).toBe('gone');
});

function expectGone(): void {
  expect(phase()).toBe('exiting');
  pass(100);
  expect(panel()).toBeNull();
}

test('closes on a click outside [4.popover.outside]', () => {
  open();
  pass(100);
  const backdrop = document.querySelector('.MuiBackdrop-root');
  if (!backdrop) throw new Error('no backdrop');
  fireEvent.click(backdrop);
  expectGone();
});

test('closes on escape [4.popover.escape]', () => {
  open();
  pass(100);
  fireEvent.keyDown(screen.getByText('Trong'), { key: 'Escape' });
  expectGone();
});

test('closes once its button has scrolled out of view, not before [4.popover.scroll-out]', () => {
  const button = open();
  pass(100);
  fireEvent.scroll(document);
  pass(20);
  expect(phase()).toBe('entered');
  vi.spyOn(button, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, -40, 80, 36));
  fireEvent.scroll(document);
  pass(20);
  expectGone();
});

test('closed by scrolling it gives the focus back and leaves the page where it is', () => {
  const button = open();
  const focus = vi.spyOn(button, 'focus');
  pass(100);
  vi.mocked(button.getBoundingClientRect).mockReturnValue(new DOMRect(100, -40, 80, 36));
  fireEvent.scroll(document);
  pass(20);
  expectGone();
  expect(document.activeElement).toBe(button);
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
});

test('closes when the focus leaves, and not while it moves inside [4.popover.focus-out]', () => {
  open();
  pass(100);
  const inside = screen.getByText('Trong');
  fireEvent.blur(inside, { relatedTarget: panel() });
  expect(phase()).toBe('entered');
  fireEvent.blur(inside, { relatedTarget: screen.getByText('Ngoài') });
  expectGone();
});

test('what scrolls is looked at once a frame, about 16.7 ms [9.scroll.throttle]', () => {
  const button = open();
  pass(100);
  const looked = vi.mocked(button.getBoundingClientRect);
  pass(20);
  looked.mockClear();
  fireEvent.scroll(document);
  const before = looked.mock.calls.length;
  for (let at = 0; at < 50; at += 1) fireEvent.scroll(document);
  expect([before, looked.mock.calls.length]).toEqual([0, 0]);
  pass(17);
  // Once to see whether it is in view, twice to place the panel: not fifty times.
  expect(looked.mock.calls.length).toBeGreaterThan(0);
  expect(looked.mock.calls.length).toBeLessThanOrEqual(3);
});
