// @vitest-environment jsdom
import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { BellSlot } from './bell-slot.tsx';
import { NoticeList } from './notice-list.tsx';
import type { Notice } from './use-notices.ts';

const state = vi.hoisted(() => ({ unread: 0 }));
vi.mock('./use-notices.ts', () => ({ useUnreadCount: () => state.unread }));
vi.mock('./bell-panel.tsx', () => ({ BellPanel: () => <p>Mở</p> }));

test.each([
  [0, 'Thông báo', null],
  [1, 'Thông báo, 1 chưa đọc', '1'],
  [99, 'Thông báo, 99 chưa đọc', '99'],
  [100, 'Thông báo, 99+ chưa đọc', '99+'],
])('with %d unread the bell is called "%s"', async (unread, name, shown) => {
  state.unread = unread;
  const { container } = render(<BellSlot />);
  // It is there before what it knows is loaded, and stays the same button.
  const bell = screen.getByRole('button', { name: 'Thông báo' });
  bell.focus();
  expect(await screen.findByRole('button', { name })).toBe(bell);
  expect(bell.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(bell);
  expect(bell.getAttribute('aria-expanded')).toBe('true');
  expect(await screen.findByText('Mở')).toBeTruthy();
  expect(container.querySelector('.bell__count')?.textContent ?? null).toBe(shown);
  expect(document.activeElement).toBe(bell);
});

test('pressed before what it knows is there, it does not open once the focus went on', async () => {
  render(<BellSlot />);
  const bell = screen.getByRole('button', { name: 'Thông báo' });
  fireEvent.click(bell);
  fireEvent.blur(bell);
  state.unread = 3;
  await screen.findByRole('button', { name: 'Thông báo, 3 chưa đọc' });
  expect(screen.queryByText('Mở')).toBeNull();
});

test('pressed before what it knows is there, it opens as soon as that has come', async () => {
  render(<BellSlot />);
  fireEvent.click(screen.getByRole('button', { name: 'Thông báo' }));
  expect(await screen.findByText('Mở')).toBeTruthy();
});

const notice = (key: string, more: Partial<Notice>): Notice => ({
  key,
  kind: 'refusal',
  group: 'todo',
  topic: 'refused',
  document: 'invoice',
  happened_on: '2026-11-20T02:00:00.000Z',
  read: false,
  count: 1,
  name: '1C26TAA 00000007',
  detail: null,
  due_on: null,
  tally: null,
  path: '/admin/invoices/7',
  ...more,
});

const SOME = [
  notice('a', {}),
  notice('b', { topic: 'unknown', group: 'watching', count: 3 }),
  notice('c', { topic: 'batch_done', kind: 'job', group: 'done', document: null, count: 500, read: true }),
];

test('notices stand by what they ask for, and a tab shows one group', () => {
  render(<NoticeList notices={SOME} onOpen={() => undefined} />);
  const headings = () => screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent);
  expect(headings()).toEqual(['Cần làm', 'Đang theo dõi', 'Đã xong']);
  fireEvent.click(screen.getByRole('tab', { name: /Đã xong/ }));
  expect(headings()).toEqual(['Đã xong']);
  expect(screen.getByRole('link', { name: 'Phát hành xong 500 hóa đơn' })).toBeTruthy();
});

test('one that is unread says so, leads to its page and is told to whoever opened the list', () => {
  const onOpen = vi.fn();
  render(<NoticeList notices={SOME} onOpen={onOpen} />);
  const todo = screen.getByRole('region', { name: 'Cần làm' });
  const link = within(todo).getByRole('link', { name: /^Chưa đọc:\s*Hóa đơn 1C26TAA 00000007 bị từ chối$/ });
  expect(link.getAttribute('href')).toBe('/admin/invoices/7');
  fireEvent.click(link);
  expect(onOpen).toHaveBeenCalledWith(SOME[0]);
});

test('with nothing to tell the list says so, and so does an empty group', () => {
  const { rerender } = render(<NoticeList notices={[]} onOpen={() => undefined} />);
  expect(screen.getByText('Không có thông báo nào trong 30 ngày qua.')).toBeTruthy();
  rerender(<NoticeList notices={SOME.slice(0, 1)} onOpen={() => undefined} />);
  fireEvent.click(screen.getByRole('tab', { name: /Đã xong/ }));
  expect(screen.getByText('Không có thông báo nào trong nhóm này.')).toBeTruthy();
});
