// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { SavedSearchTabs } from './saved-search-tabs.tsx';

function mount(props: Partial<ComponentProps<typeof SavedSearchTabs>> = {}) {
  const told = {
    onChoose: vi.fn(),
    onSave: vi.fn(),
    onRename: vi.fn(),
    onUpdate: vi.fn(),
    onMakeDefault: vi.fn(),
    onShare: vi.fn(),
    onRemove: vi.fn(),
  };
  render(
    <SavedSearchTabs
      searches={[
        { key: 'all', label: 'Tất cả', count: 1284 },
        { key: 'mine', label: 'Của tôi', own: true },
      ]}
      current="mine"
      changed={false}
      {...told}
      {...props}
    />,
  );
  return told;
}

const openMenu = () => fireEvent.click(screen.getByRole('button', { name: 'Tùy chọn của bộ lọc Của tôi' }));

test('arrows choose the next tab, and only the current one is a tab stop', () => {
  const { onChoose } = mount();
  const tab = screen.getByRole('tab', { name: 'Của tôi' });
  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([-1, 0]);
  fireEvent.keyDown(tab, { key: 'ArrowRight' });
  expect(onChoose).toHaveBeenCalledWith('all');
});

test('without a current search the first tab can still be reached', () => {
  mount({ current: null });
  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([0, -1]);
});

test('a tab whose filters were changed says so, and may take them over', () => {
  const { onUpdate } = mount({ changed: true });
  expect(screen.getByRole('tab', { selected: true }).textContent).toContain('Đã sửa');
  openMenu();
  fireEvent.click(screen.getByText('Cập nhật theo bộ lọc hiện tại'));
  expect(onUpdate).toHaveBeenCalledWith('mine');
});

test('sharing can be turned round, and is not offered to who may not', () => {
  const { onShare } = mount();
  openMenu();
  fireEvent.click(screen.getByText('Chia sẻ với mọi người'));
  expect(onShare).toHaveBeenCalledWith('mine', true);
  cleanup();
  mount({ mayShare: false });
  openMenu();
  expect(screen.queryByText('Chia sẻ với mọi người')).toBeNull();
});

test("the list's own tabs have no menu", () => {
  mount({ current: 'all' });
  expect(screen.queryByRole('button', { name: /Tùy chọn/ })).toBeNull();
});

test('a search is saved under a trimmed name that nobody else has', () => {
  const { onSave } = mount();
  fireEvent.click(screen.getByRole('button', { name: 'Lưu bộ lọc' }));
  const name = screen.getByLabelText(/Tên bộ lọc/);
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Lưu' }));
  save();
  expect(screen.getByText('Đặt tên cho bộ lọc')).toBeTruthy();
  fireEvent.change(name, { target: { value: 'của TÔI' } });
  expect(screen.getByText('Đã có bộ lọc tên này')).toBeTruthy();
  save();
  expect(onSave).not.toHaveBeenCalled();
  fireEvent.change(name, { target: { value: '  Trả chậm ' } });
  fireEvent.click(screen.getByLabelText('Mở danh sách bằng bộ lọc này'));
  save();
  expect(onSave).toHaveBeenCalledWith({ name: 'Trả chậm', shared: false, isDefault: true });
});

test('renaming starts from the old name', () => {
  const { onRename } = mount();
  openMenu();
  fireEvent.click(screen.getByText('Đổi tên'));
  const name = screen.getByLabelText(/Tên bộ lọc/) as HTMLInputElement;
  expect(name.value).toBe('Của tôi');
  expect(document.activeElement).toBe(name);
  fireEvent.change(name, { target: { value: 'Của Hương' } });
  fireEvent.click(screen.getByRole('button', { name: 'Lưu' }));
  expect(onRename).toHaveBeenCalledWith('mine', 'Của Hương');
});
