// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { OrderCard } from './order-card.tsx';

const made = vi.hoisted(() => vi.fn(async () => ({ id: 1 })));
vi.mock('#generated/client/proof-packs/proof-packs.ts', () => ({ createProofPack: made }));
vi.mock('react-admin', () => ({ useNotify: () => () => undefined }));

afterEach(() => {
  cleanup();
  made.mockClear();
});

function card(busy: boolean) {
  return (
    <QueryClientProvider client={new QueryClient()}>
      <OrderCard busy={busy} onMade={() => undefined} />
    </QueryClientProvider>
  );
}

test('while a pack is being made the button keeps the focus and orders no other', () => {
  const { rerender } = render(card(false));
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Tạo gói' });
  button.focus();
  rerender(card(true));
  expect(document.activeElement).toBe(button);
  expect(button.disabled).toBe(false);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(button);
  expect(made).not.toHaveBeenCalled();
});
