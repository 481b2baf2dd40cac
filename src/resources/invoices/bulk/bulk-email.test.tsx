// @vitest-environment jsdom
import { AppTheme } from '#src/theme/app-theme.tsx';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BulkEmail } from './bulk-email.tsx';

const held = vi.hoisted(() => ({ sent: [] as unknown[], counts: {} as object }));
const job = {
  ...{ id: 9, state: 'running', total: 5, done: 0, failed: 1 },
  failures: [{ record_id: 4, label: '1C26TAA 00000004', message: 'Hóa đơn không có email người mua.' }],
};
vi.mock('#generated/client/invoice-emails/invoice-emails.ts', () => ({
  startBulkEmail: async ({ bulk_email }: { bulk_email: unknown }) => {
    held.sent.push(bulk_email);
    return job;
  },
  useGetJobEmails: () => ({ data: held.counts, error: null }),
}));
vi.mock('#generated/client/site/site.ts', () => ({ useGetSite: () => ({ data: undefined }) }));
vi.mock('#src/providers/jobs.ts', () => ({ useJob: (one: unknown) => one }));

beforeEach(() => {
  held.sent = [];
  held.counts = {
    total: 5,
    sent: 2,
    on_their_way: 1,
    failed: 0,
    without_address: 1,
    not_issued: 0,
    waiting: 1,
  };
});
afterEach(cleanup);

async function send() {
  const onTaken = vi.fn();
  const onClose = vi.fn();
  render(
    <AppTheme>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <BulkEmail
            list="invoices"
            selection={{ filter: { status: 'code_issued' }, expected_count: 5 }}
            {...{ onTaken, onClose }}
          />
        </MemoryRouter>
      </QueryClientProvider>
    </AppTheme>,
  );
  const button = await screen.findByRole('button', { name: 'Gửi email' });
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(held.sent).toHaveLength(1));
  return { onTaken, onClose };
}

test('all that match go as the filter, once; what has no address is counted and named; left early, the job is followed on', async () => {
  const { onTaken, onClose } = await send();
  expect(held.sent).toEqual([
    {
      ...{ filter: { status: ['code_issued'] }, list: 'invoices', expected_count: 5, message: null },
    },
  ]);
  const dialog = await screen.findByRole('dialog', { name: 'Đang gửi 5 hóa đơn qua email' });
  expect(dialog.textContent).toContain('Đã gửi2');
  expect(dialog.textContent).toContain('Không có email1');
  expect(dialog.textContent).toContain('1C26TAA 00000004Hóa đơn không có email người mua.');
  expect(onTaken).toHaveBeenCalledExactlyOnceWith();
  fireEvent.click(screen.getByRole('button', { name: 'Đóng, việc vẫn chạy tiếp' }));
  expect(onTaken).toHaveBeenLastCalledWith(job);
  expect(onClose).toHaveBeenCalledOnce();
});

test('once all have their result it is said so, with the way to those that could not be sent', async () => {
  held.counts = {
    total: 5,
    sent: 3,
    on_their_way: 0,
    failed: 1,
    without_address: 1,
    not_issued: 0,
    waiting: 0,
  };
  await send();
  expect(await screen.findByRole('dialog', { name: 'Đã gửi 3 trong 5 hóa đơn qua email' })).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Xem các hóa đơn không gửi được' });
  const { searchParams } = new URL(link.getAttribute('href') ?? '', 'http://local');
  expect(JSON.parse(searchParams.get('filter') ?? '')).toEqual({ unsent_of_mail_job: '9' });
});
