// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { RecentCard } from './publish-page.tsx';

afterEach(cleanup);

test('the counts of a batch add up to N: what is unknown is not called waiting, what was stopped is said', () => {
  const counts = { total: 20, ok: 9, failed: 1, unknown: 5, waiting: 2, stopped: 3 };
  const batch = { id: 4, state: 'running', started_on: '2026-11-20T02:00:00.000Z', started_by_name: null };
  render(
    <MemoryRouter>
      <RecentCard batches={[{ ...batch, counts } as Parameters<typeof RecentCard>[0]['batches'][number]]} />
    </MemoryRouter>,
  );
  expect(
    screen.getByText('20 hóa đơn · 9 đã phát hành · 1 không được · 5 chưa rõ · 2 đang chờ · 3 đã dừng'),
  ).toBeTruthy();
  expect(screen.getByText('Đang chạy')).toBeTruthy();
});

test.each([
  ['paused', { waiting: 3, stopped: 0 }, 'Tạm dừng'],
  ['ended', { waiting: 0, stopped: 3 }, 'Đã dừng, 3 chưa phát hành'],
  ['ended', { waiting: 0, stopped: 0 }, 'Đã xong'],
] as const)('one that is %s with %o wears %s', (state, { waiting, stopped }, badge) => {
  const counts = { total: 9, ok: 6, failed: 0, unknown: 0, waiting, stopped };
  const batch = { id: 5, state, started_on: '2026-11-20T02:00:00.000Z', started_by_name: null, counts };
  render(
    <MemoryRouter>
      <RecentCard batches={[batch]} />
    </MemoryRouter>,
  );
  expect(screen.getByText(badge)).toBeTruthy();
});
