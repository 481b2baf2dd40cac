// @vitest-environment jsdom
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { CommandPalette } from './command-palette.tsx';
import type { PaletteGroup } from './palette-model.ts';

const groups: PaletteGroup[] = [
  { key: 'invoices', heading: 'Hóa đơn', items: [{ id: 'i1', title: '00001287' }] },
  { key: 'none', heading: 'Trống', items: [] },
  {
    key: 'customers',
    heading: 'Khách hàng',
    items: [
      { id: 'c1', title: 'Thực phẩm Hương Đồng', subtitle: '0011298741' },
      { id: 'c2', title: 'Hương Sen' },
    ],
  },
];

function mount(props: Partial<ComponentProps<typeof CommandPalette>> = {}) {
  const told = { onPick: vi.fn(), onQuery: vi.fn(), onClose: vi.fn() };
  render(<CommandPalette open query="huong" groups={groups} {...told} {...props} />);
  return { ...told, entry: screen.getByRole('combobox') };
}

const active = () => screen.getByRole('option', { selected: true }).textContent;

test('the entry points at the active result, and arrows walk over the groups and round the ends', () => {
  const { entry } = mount();
  const walk = (key: string) => {
    fireEvent.keyDown(entry, { key });
    expect(entry.getAttribute('aria-activedescendant')).toBe(
      screen.getByRole('option', { selected: true }).id,
    );
    return active();
  };
  expect(active()).toBe('00001287');
  expect([walk('ArrowDown'), walk('End'), walk('ArrowDown'), walk('ArrowUp'), walk('Home')]).toEqual([
    'Thực phẩm Hương Đồng0011298741',
    'Hương Sen',
    '00001287',
    'Hương Sen',
    '00001287',
  ]);
});

test('Enter picks the active result, but not while a letter is being composed', () => {
  const { entry, onPick } = mount();
  fireEvent(entry, createEvent.keyDown(entry, { key: 'Enter', isComposing: true }));
  expect(onPick).not.toHaveBeenCalled();
  fireEvent.keyDown(entry, { key: 'Enter' });
  expect(onPick).toHaveBeenCalledWith(groups[0]?.items[0], false);
});

test('Enter waits for the answer to the whole of what was typed, and then picks from it', () => {
  const told = { onPick: vi.fn(), onQuery: vi.fn(), onClose: vi.fn() };
  const found = (title: string): PaletteGroup[] => [
    { key: 'pages', heading: 'Trang', items: [] },
    { key: 'customers', heading: 'Khách hàng', items: [{ id: title, title }], asked: true },
  ];
  const palette = (props: Partial<ComponentProps<typeof CommandPalette>>) => (
    <CommandPalette open query="huong sen" groups={found('Hương Đồng')} loading {...told} {...props} />
  );
  const { rerender } = render(palette({}));
  const entry = screen.getByRole('combobox');
  fireEvent.keyDown(entry, { key: 'Enter' });
  expect(told.onPick).not.toHaveBeenCalled();
  rerender(palette({ groups: found('Hương Sen'), loading: false }));
  expect(told.onPick).toHaveBeenCalledExactlyOnceWith({ id: 'Hương Sen', title: 'Hương Sen' }, false);

  // More letters, an arrow and a failure take the waiting Enter back.
  rerender(palette({}));
  fireEvent.keyDown(entry, { key: 'Enter' });
  fireEvent.change(entry, { target: { value: 'huong sen 2' } });
  rerender(palette({ loading: false }));
  rerender(palette({}));
  fireEvent.keyDown(entry, { key: 'Enter' });
  rerender(palette({ loading: false, error: 'Chưa tìm được.' }));
  rerender(palette({ loading: false }));
  expect(told.onPick).toHaveBeenCalledOnce();
});

test('what was chosen by an arrow, and a page that needs no answer, are picked at once', () => {
  const { entry, onPick } = mount({ loading: true });
  fireEvent.keyDown(entry, { key: 'Enter' });
  expect(onPick).toHaveBeenLastCalledWith(groups[0]?.items[0], false);
  fireEvent.keyDown(entry, { key: 'ArrowDown' });
  fireEvent.keyDown(entry, { key: 'Enter' });
  expect(onPick).toHaveBeenLastCalledWith(groups[2]?.items[0], false);
});

test('with Ctrl a result is picked for a tab of its own, by Enter and by a press', () => {
  const { entry, onPick } = mount();
  fireEvent.keyDown(entry, { key: 'Enter', ctrlKey: true });
  expect(onPick).toHaveBeenLastCalledWith(groups[0]?.items[0], true);
  fireEvent.click(screen.getByRole('option', { name: /Hương Sen/ }), { ctrlKey: true });
  expect(onPick).toHaveBeenLastCalledWith(groups[2]?.items[1], true);
});

test('what a result comes to and where it stands is said beside it', () => {
  const item = { id: 'i1', title: '00001287', amount: '40.066.296 đ' };
  const state = { tone: 'critical' as const, label: 'Từ chối cấp mã' };
  mount({ groups: [{ key: 'invoices', heading: 'Hóa đơn', items: [{ ...item, state }] }] });
  expect(active()).toBe('0000128740.066.296 đTừ chối cấp mã');
});

test('a match is marked though it was typed without accents', () => {
  mount();
  expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['Hương', 'Hương']);
});

test('groups have headings, and an empty one is left out', () => {
  mount();
  expect(screen.getByRole('group', { name: 'Khách hàng' })).toBeTruthy();
  expect(screen.queryByText('Trống')).toBeNull();
});

test('new results make the first one active again', () => {
  const { entry, onQuery } = mount();
  fireEvent.keyDown(entry, { key: 'End' });
  fireEvent.change(entry, { target: { value: 'huong d' } });
  expect(onQuery).toHaveBeenCalledWith('huong d');
  expect(active()).toBe('00001287');
});

test('nothing found, searching and failing each say so', () => {
  mount({ groups: [] });
  expect(screen.getByText(/Không thấy gì khớp “huong”/)).toBeTruthy();
  cleanup();
  mount({ groups: [], loading: true });
  expect(screen.getByText('Đang tìm…')).toBeTruthy();
  cleanup();
  const onRetry = vi.fn();
  mount({ groups: [], error: 'Chưa tìm được.', onRetry });
  expect(screen.getByRole('alert').textContent).toContain('Chưa tìm được.');
  fireEvent.click(screen.getByRole('button', { name: 'Thử lại' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('Escape closes it', () => {
  const { entry, onClose } = mount();
  fireEvent.keyDown(entry, { key: 'Escape' });
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('without a keyboard it is closed by its own button', () => {
  const { onClose } = mount();
  fireEvent.click(screen.getByRole('button', { name: 'Đóng' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('signs that narrow the search are named at its foot, and are no part of what is looked for', () => {
  mount({
    query: '@huong',
    sought: 'huong',
    signs: [{ sign: '@', does: 'khách hàng' }],
  });
  expect(screen.getByText('khách hàng').textContent).toBe('@ khách hàng');
  expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toContain('Hương');
  cleanup();
  mount({ query: '@zz', sought: 'zz', groups: [] });
  expect(screen.getByText(/Không thấy gì khớp “zz”/)).toBeTruthy();
});
