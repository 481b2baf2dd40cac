// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { PageKeys } from './page-keys.tsx';

function show(back: () => void) {
  render(
    <main>
      <PageKeys />
      <a
        href="#list"
        aria-keyshortcuts="Escape"
        onClick={(event) => {
          event.preventDefault();
          back();
        }}
      >
        Về danh sách
      </a>
      <input aria-label="Tên" />
      <Choice />
    </main>,
  );
}

/** Closes its list at Escape, before the page hears of the key. */
function Choice() {
  const [open, setOpen] = useState(true);
  return (
    <input
      aria-label="Chọn"
      role="combobox"
      aria-expanded={open}
      aria-controls="choices"
      onKeyDown={() => flushSync(() => setOpen(false))}
    />
  );
}

const escape = (target: Element = document.body) => fireEvent.keyDown(target, { key: 'Escape' });

test('Escape takes the way back; from a field it leaves the field first', () => {
  const back = vi.fn();
  show(back);
  const field = screen.getByLabelText('Tên');
  field.focus();
  escape(field);
  expect(back).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(document.body);
  escape();
  expect(back).toHaveBeenCalledTimes(1);
});

test('an open list of choices has Escape for itself', () => {
  const back = vi.fn();
  show(back);
  const field = screen.getByLabelText('Chọn');
  field.focus();
  escape(field);
  expect(field.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(field);
  expect(back).not.toHaveBeenCalled();
  escape(field);
  expect(document.activeElement).toBe(document.body);
});

test('an Escape that closes a dialog does no more, though the dialog is gone by then', () => {
  const back = vi.fn();
  show(back);
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  dialog.addEventListener('keydown', () => dialog.remove());
  document.body.append(dialog);
  escape(dialog);
  expect(back).not.toHaveBeenCalled();
});

test('? lists the keys of every page: Ctrl K among them, and what Escape does', () => {
  show(() => undefined);
  fireEvent.keyDown(document.body, { key: '?' });
  const dialog = screen.getByRole('dialog', { name: 'Phím tắt' });
  expect(dialog.textContent).toContain('Tìm nhanh mọi nơiCtrlK');
  expect(dialog.textContent).toContain('Bỏ chọn, đóng, lên một cấp');
});
