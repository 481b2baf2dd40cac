// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SaveBar } from './save-bar.tsx';

afterEach(cleanup);

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
