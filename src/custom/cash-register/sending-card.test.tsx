// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SendingCard } from './sending-card.tsx';

const held = vi.hoisted(() => ({ waiting_count: 2, send: vi.fn() }));
vi.mock('#src/providers/account-context.ts', () => ({ useMay: () => () => true }));
vi.mock('./use-sending.ts', () => ({
  useSending: () => ({
    data: {
      waiting_count: held.waiting_count,
      due_on: held.waiting_count === 0 ? null : '2026-11-30T17:00:00.000Z',
      sends_at: '2026-11-30T14:30:00.000Z',
      today: { total: 2, taken: 0, waiting_answer: 0, unknown: 0, unsent: held.waiting_count, refused: 0 },
    },
    dataUpdatedAt: Date.parse('2026-11-30T01:00:00.000Z'),
    error: null,
  }),
  useSend: () => ({ send: held.send, isPending: false, failure: null }),
}));

test('who sends what waits is led to what is said once all is sent, and no one else is', () => {
  const { rerender } = render(<SendingCard />);
  const press = screen.getByRole('button', { name: 'Gửi 2 hóa đơn' });
  press.focus();
  fireEvent.click(press);
  expect(held.send).toHaveBeenCalledOnce();
  held.waiting_count = 0;
  rerender(<SendingCard />);
  const led = document.activeElement as HTMLElement;
  expect(led).not.toBe(document.body);
  expect(led.textContent).toContain('Không còn hóa đơn nào chờ gửi');
  led.blur();
  // Sent by the clock.
  held.waiting_count = 1;
  rerender(<SendingCard />);
  held.waiting_count = 0;
  rerender(<SendingCard />);
  expect(document.activeElement).toBe(document.body);
});
