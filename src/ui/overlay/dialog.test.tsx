// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Dialog } from './dialog.tsx';

function open(locked = false) {
  const onClose = vi.fn();
  render(
    <Dialog open onClose={onClose} title="Ký" locked={locked}>
      <button>Trong</button>
    </Dialog>,
  );
  return onClose;
}

function pressOutside(detail = 1): void {
  const backdrop = document.querySelector('.MuiBackdrop-root');
  if (!backdrop) throw new Error('no backdrop');
  fireEvent.click(backdrop, { detail });
}

test('closes by its close button [4.modal.close-button]', () => {
  const onClose = open();
  fireEvent.click(screen.getByRole('button', { name: 'Đóng' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('closes by escape [4.modal.escape]', () => {
  const onClose = open();
  fireEvent.keyDown(screen.getByText('Trong'), { key: 'Escape' });
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('the second press of a double click on what opened it does not close it', () => {
  const onClose = open();
  pressOutside(2);
  expect(onClose).not.toHaveBeenCalled();
});

test('closes when the press goes to the backdrop: no other way leads the focus out [4.modal.focus-out]', () => {
  const onClose = open();
  pressOutside();
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('work under way is not left', () => {
  const onClose = open(true);
  fireEvent.keyDown(screen.getByText('Trong'), { key: 'Escape' });
  pressOutside();
  expect(onClose).not.toHaveBeenCalled();
});
