// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ApiFailure } from '#generated/client/http.ts';
import type { ComponentProps } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { HandlingCard } from './handling-card.tsx';
import { useHandling } from './use-handling.ts';

const update = vi.hoisted(() => vi.fn(async () => ({})));
vi.mock('#generated/client/invoice-collectors/invoice-collectors.ts', () => ({
  updateInvoiceCollector: update,
}));
const unsaved = vi.hoisted(() => vi.fn());
vi.mock('#src/views/guard/unsaved-context.ts', () => ({ useReportUnsaved: unsaved }));
vi.mock('#src/ui/overlay/toast-context.ts', () => ({ useToast: () => ({ show: () => undefined }) }));

afterEach(() => {
  cleanup();
  update.mockClear();
  vi.unstubAllGlobals();
});

/** A screen as wide as a phone is no screen for a sheet. */
function phone() {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

function Page({ shown }: { shown: Shown }) {
  const handling = useHandling(shown);
  return (
    <>
      <button onClick={() => handling.decide('approved')}>thanh dưới</button>
      <HandlingCard invoice={shown} handling={handling} onReload={() => undefined} />
    </>
  );
}

type Shown = ComponentProps<typeof HandlingCard>['invoice'];
const invoice = {
  id: 10,
  verdict: 'valid',
  total: '6912000',
  currency: 'VND',
  lock_version: 3,
  purchase_order_no: null,
  remark: null,
  decided_on: '2026-11-30T04:29:00+07:00',
  decided_by_name: 'Trần Thu Hương',
} as unknown as Shown;

const page = (state: Shown['state'], client = new QueryClient()) => (
  <QueryClientProvider client={client}>
    <main>
      <h1 tabIndex={-1}>Hóa đơn</h1>
      <Page shown={{ ...invoice, state }} />
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

test('on a phone the decision is in the bar alone, and what it lacks gets the focus', async () => {
  phone();
  render(page('new'));
  expect(screen.queryByRole('button', { name: /^Duyệt/ })).toBeNull();
  const failure = { message: 'Cần ghi lý do.', fields: ['remark'], code: 'remark_needed' };
  update.mockRejectedValueOnce(new ApiFailure(422, null, [failure]));
  fireEvent.click(screen.getByRole('button', { name: 'thanh dưới' }));
  const remark = screen.getByRole('textbox', { name: /^Ghi chú/ });
  await waitFor(() => expect(document.activeElement).toBe(remark));
  expect(remark.getAttribute('aria-invalid')).toBe('true');
});

test('a double click decides once, and what was refused can be decided again', async () => {
  render(page('new'));
  const bar = screen.getByRole('button', { name: 'thanh dưới' });
  fireEvent.click(bar);
  await waitFor(() => expect(update).toHaveBeenCalledOnce());
  fireEvent.click(bar);
  await Promise.resolve();
  expect(update).toHaveBeenCalledOnce();
  cleanup();
  update.mockReset().mockRejectedValueOnce(new ApiFailure(503, null, []));
  render(page('new'));
  const again = screen.getByRole('button', { name: 'thanh dưới' });
  fireEvent.click(again);
  await screen.findByRole('alert');
  fireEvent.click(again);
  await waitFor(() => expect(update).toHaveBeenCalledTimes(2));
});

test('a press after a decision that was not read again reads once more, and the next one decides', async () => {
  const client = new QueryClient();
  const read = vi.spyOn(client, 'invalidateQueries');
  render(page('new', client));
  const bar = screen.getByRole('button', { name: 'thanh dưới' });
  fireEvent.click(bar);
  await waitFor(() => expect(read).toHaveBeenCalledOnce());
  await waitFor(() => {
    fireEvent.click(bar);
    expect(read).toHaveBeenCalledTimes(2);
  });
  expect(update).toHaveBeenCalledOnce();
  fireEvent.click(bar);
  await waitFor(() => expect(update).toHaveBeenCalledTimes(2));
});

test('what is typed is not left without a question, until it is typed back', () => {
  render(page('new'));
  expect(unsaved).toHaveBeenLastCalledWith(false);
  const remark = screen.getByRole('textbox', { name: /^Ghi chú/ });
  fireEvent.change(remark, { target: { value: 'Hàng về thiếu' } });
  expect(unsaved).toHaveBeenLastCalledWith(true);
  fireEvent.change(remark, { target: { value: '' } });
  expect(unsaved).toHaveBeenLastCalledWith(false);
});
