// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { SaveBar } from './save-bar.tsx';

function show(): { onSave: () => void; onDiscard: () => void } {
  const heard = { onSave: vi.fn(), onDiscard: vi.fn() };
  render(<SaveBar {...heard} />);
  return heard;
}

test("offers 'Lưu' and 'Hủy'; saving asks nothing [2.shared.save-bar]", () => {
  const { onSave } = show();
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Hủy', 'LưuCtrl S']);
  fireEvent.click(screen.getByRole('button', { name: /^Lưu/ }));
  expect(onSave).toHaveBeenCalledTimes(1);
});

test('discarding asks first, and only a yes throws away [2.shared.discard]', () => {
  const { onDiscard } = show();
  fireEvent.click(screen.getByRole('button', { name: 'Hủy' }));
  expect(onDiscard).not.toHaveBeenCalled();
  const dialog = screen.getByRole('dialog', { name: 'Chỉnh sửa chưa được lưu' });
  expect(dialog.textContent).toContain('Các thay đổi bạn đã thực hiện không được lưu. Bạn có muốn tiếp tục?');
  const buttons = [...dialog.querySelectorAll<HTMLElement>('.k-dialog__foot button')];
  const last = buttons.at(-1);
  if (!last) throw new Error('no answer to give');
  fireEvent.click(last);
  expect(onDiscard).toHaveBeenCalledTimes(1);
});

test('the last step is taken back where there is one', () => {
  const onUndo = vi.fn();
  const others = { onSave: vi.fn(), onDiscard: vi.fn() };
  const { rerender } = render(<SaveBar {...others} onUndo={null} />);
  const undo = screen.getByRole('button', { name: 'Hoàn tác' });
  fireEvent.click(undo);
  expect(onUndo).not.toHaveBeenCalled();
  rerender(<SaveBar {...others} onUndo={onUndo} />);
  fireEvent.click(undo);
  expect(onUndo).toHaveBeenCalledTimes(1);
});

/** A page that is unsaved until it is saved or discarded. */
function Page() {
  const [isDirty, setDirty] = useState(true);
  const settle = () => setDirty(false);
  return (
    <main>
      <h1 tabIndex={-1}>Hồ sơ</h1>
      <input aria-label="Tên đơn vị" />
      {isDirty && <SaveBar onSave={settle} onDiscard={settle} />}
    </main>
  );
}

const press = (name: RegExp) => {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
};
const headingFocused = () => waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading')));

test('saved by its button, the bar hands the focus to the heading of the page', async () => {
  render(<Page />);
  press(/^Lưu/);
  await headingFocused();
});

test('so it does when what is unsaved is discarded', async () => {
  render(<Page />);
  press(/^Hủy/);
  const answers = screen.getByRole('dialog').querySelectorAll<HTMLElement>('.k-dialog__foot button');
  answers[1]?.focus();
  fireEvent.click(answers[1] ?? document.body);
  await headingFocused();
});

test('saved by a key, the focus stays where the person types', () => {
  render(<Page />);
  const field = screen.getByRole('textbox');
  field.focus();
  fireEvent.click(screen.getByRole('button', { name: /^Lưu/ }));
  expect(document.activeElement).toBe(field);
});
