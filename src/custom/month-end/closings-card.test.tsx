// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ClosingsCard } from './closings-card.tsx';

const call = vi.hoisted(() => vi.fn());
vi.mock('#generated/client/month-closings/month-closings.ts', async () => {
  const { useQuery } = await import('@tanstack/react-query');
  return {
    useGetClosingsVerdict: ({ query }: { query: object }) =>
      useQuery({ ...query, queryKey: ['verdict'], queryFn: call }),
  };
});

afterEach(cleanup);

const closing = {
  id: 1,
  month: '2025-02',
  closed_on: '2026-11-30T01:00:00.000Z',
  closed_by_name: 'Lê Thị Hoa',
  figures: { in_force: 0, total: '0' },
  digest: 'abcd'.repeat(16),
  state: 'closed',
  changed: 0,
  reopened_on: null,
};
const closings = [closing] as unknown as ComponentProps<typeof ClosingsCard>['closings'];

test('the chain is computed again each time that is wanted, and says so meanwhile', async () => {
  const whole = { closings: 1, broken_at: null, log_intact: true };
  call.mockResolvedValueOnce(whole);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ClosingsCard closings={closings} onOpen={() => undefined} />
    </QueryClientProvider>,
  );
  expect(call).not.toHaveBeenCalled();
  const verify = screen.getByRole('button', { name: 'Kiểm lại cả chuỗi' });
  fireEvent.click(verify);
  expect(await screen.findByText(/^Chuỗi nguyên vẹn: 1 lần chốt/)).toBeTruthy();
  let answer: (verdict: object) => void = () => undefined;
  call.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  fireEvent.click(verify);
  expect(await screen.findByText(/^Đang tính lại dấu băm/)).toBeTruthy();
  expect(screen.queryByText(/^Chuỗi nguyên vẹn/)).toBeNull();
  answer({ ...whole, broken_at: 1 });
  expect(await screen.findByText('Có lần chốt không còn như lúc chốt.')).toBeTruthy();
});
