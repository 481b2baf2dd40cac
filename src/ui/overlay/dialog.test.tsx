// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { TextField } from '../field/text-field.tsx';
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

function Note({ saved }: { saved: string }) {
  const [note, setNote] = useState(saved);
  return (
    <>
      <TextField label="Lý do" value={note} onChange={setNote} />
      <button onClick={() => setNote(saved)}>Lưu và viết tiếp</button>
    </>
  );
}

function openNote(unsaved?: boolean) {
  const onClose = vi.fn();
  render(
    <Dialog open onClose={onClose} title="Hủy hóa đơn" unsaved={unsaved}>
      <Note saved="cũ" />
    </Dialog>,
  );
  const field = screen.getByRole('textbox', { name: 'Lý do' });
  fireEvent.focus(field);
  return { onClose, field };
}

const escape = (from: Element) => fireEvent.keyDown(from, { key: 'Escape' });
const question = () => screen.queryByRole('dialog', { name: 'Bỏ nội dung đang nhập?' });

test('closing asks before it drops typed text, and keeps it until that is agreed to', () => {
  const { onClose, field } = openNote();
  fireEvent.input(field, { target: { value: 'Sai người mua' } });
  escape(field);
  expect(question()).not.toBeNull();
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Tiếp tục nhập' }));
  expect(question()).toBeNull();
  expect(screen.getByDisplayValue('Sai người mua')).toBe(field);
  pressOutside();
  fireEvent.click(screen.getByRole('button', { name: 'Bỏ nội dung' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a field that is as it was does not ask', () => {
  const { onClose, field } = openNote();
  fireEvent.input(field, { target: { value: 'Sai người mua' } });
  fireEvent.click(screen.getByText('Lưu và viết tiếp'));
  escape(field);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('what its owner knows of it goes before what was typed', () => {
  const { onClose, field } = openNote(false);
  fireEvent.input(field, { target: { value: 'Sai người mua' } });
  escape(field);
  expect(onClose).toHaveBeenCalledTimes(1);
});
