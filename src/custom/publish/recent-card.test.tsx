// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { RecentCard } from './publish-page.tsx';

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
});
