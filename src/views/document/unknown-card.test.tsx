// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { elapsedText, UnknownCard } from './unknown-card.tsx';

test.each([
  [0, '0 giây'],
  [-5000, '0 giây'],
  [59_999, '59 giây'],
  [312_000, '5 phút 12 giây'],
  [7_500_000, '2 giờ 5 phút'],
  [273_600_000, '3 ngày 4 giờ'],
])('%d ms are told as %s', (elapsed_ms, text) => expect(elapsedText(elapsed_ms)).toBe(text));

const MINUTE_MS = 60_000;

const showAfter = (minutes: number) =>
  render(<UnknownCard title="Chưa rõ" since={new Date(Date.now() - minutes * MINUTE_MS).toISOString()} />);

test.each([
  [5, /^Từ đầu.*chưa phải làm gì/, 'mốc tiếp 15 phút'],
  [20, /^Sau 15 phút.*Tra cứu ngay/, 'mốc tiếp 1 giờ'],
  [61, /^Sau 1 giờ.*Gọi đơn vị truyền nhận/, 'mốc tiếp 24 giờ'],
])(
  'after %d minutes the line of now says what to do, and the next milestone is named',
  (minutes, now, next) => {
    showAfter(minutes);
    const [line, ...others] = screen
      .getAllByRole('listitem')
      .filter((item) => item.getAttribute('aria-current') === 'step');
    expect(line?.textContent).toMatch(now);
    expect(others).toEqual([]);
    expect(screen.getByText(next)).toBeTruthy();
  },
);

test('after a day there is no next milestone: the tax office is asked, and nothing else is sent in its place', () => {
  const { container } = showAfter(1441);
  expect(screen.queryByText(/^mốc tiếp/)).toBeNull();
  const now = container.querySelector<HTMLElement>('[aria-current]');
  expect(now && within(now).getByText(/cơ quan thuế quản lý.*không lập chứng từ khác/)).toBeTruthy();
});
