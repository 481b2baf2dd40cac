// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { HandlingCard } from './handling-card.tsx';

const update = vi.hoisted(() => vi.fn(async () => ({})));
vi.mock('#generated/client/invoice-collectors/invoice-collectors.ts', () => ({
  updateInvoiceCollector: update,
}));
vi.mock('#src/ui/overlay/toast-context.ts', () => ({ useToast: () => ({ show: () => undefined }) }));

afterEach(() => {
  cleanup();
  update.mockClear();
});

type Shown = ComponentProps<typeof HandlingCard>['invoice'];
const invoice = {
  id: 10,
  verdict: 'valid',
  total: '6912000',
  currency: 'VND',
  purchase_order_no: null,
  remark: null,
  decided_on: '2026-11-30T04:29:00+07:00',
  decided_by_name: 'Trần Thu Hương',
} as unknown as Shown;

const page = (state: Shown['state']) => (
  <QueryClientProvider client={new QueryClient()}>
    <main>
      <h1 tabIndex={-1}>Hóa đơn</h1>
      <HandlingCard invoice={{ ...invoice, state }} onReload={() => undefined} />
    </main>
  </QueryClientProvider>
);

test('once it is decided the focus goes on at the heading, and what is typed keeps it', async () => {
  const { rerender } = render(page('new'));
  screen.getByRole('button', { name: /^Duyệt 6\.912\.000/ }).focus();
  rerender(page('approved'));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
  const remark = screen.getByRole('textbox', { name: /^Ghi chú/ });
  remark.focus();
  rerender(page('new'));
  expect(document.activeElement).toBe(remark);
});

test('Ctrl+Enter approves from the remark, with what is typed; not behind a dialog, nor what is decided', async () => {
  const { rerender } = render(page('new'));
  const remark = screen.getByRole('textbox', { name: /^Ghi chú/ });
  fireEvent.change(remark, { target: { value: 'Đã đối chiếu' } });
  const press = () => fireEvent.keyDown(remark, { key: 'Enter', ctrlKey: true });
  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.setAttribute('role', 'dialog');
  press();
  dialog.remove();
  expect(update).not.toHaveBeenCalled();
  press();
  await waitFor(() => expect(update).toHaveBeenCalledOnce());
  expect(update.mock.calls).toMatchObject([
    [10, { invoice_collector: { state: 'approved', remark: 'Đã đối chiếu' } }],
  ]);
  rerender(page('approved'));
  press();
  expect(update).toHaveBeenCalledOnce();
});
