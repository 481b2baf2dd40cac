// @vitest-environment jsdom
import { AppTheme } from '#src/theme/app-theme.tsx';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BulkPublish } from './bulk-publish.tsx';

const row = (id: number, buyer_name: string) => ({
  ...{ id, buyer_name, buyer_person: null, form_no: '1', symbol: 'C26TAA', number: null },
  ...{ currency: 'VND', total: '204600' },
});
const rows = [row(1, 'An'), row(2, 'Bình'), row(3, 'Chi'), { ...row(4, 'Dũng'), buyer_name: null }];
const late = { code: 'signing_late', message: 'Đã quá hạn. Xác nhận để vẫn phát hành.' };
const unnamed = { code: 'buyer_missing', message: 'Chưa có người mua. Nhập tên đơn vị.' };
const unsigned = { code: 'certificate_missing', message: 'Chưa có chứng thư số để ký. Thêm chứng thư số.' };
const cause = (reason: typeof late, invoice_ids: number[], confirmable = false) => ({
  ...{ ...reason, confirmable, count: invoice_ids.length, invoice_ids },
});

const api = vi.hoisted(() => ({ check: {} as object, started: [] as unknown[] }));
vi.mock('#generated/client/invoices/invoices.ts', () => ({
  previewBulkPublish: async () => api.check,
  startBulkPublish: async ({ bulk_publish }: { bulk_publish: unknown }) => {
    api.started.push(bulk_publish);
    return { id: 7 };
  },
  listInvoices: async ({ ids }: { ids: number[] }) => rows.filter(({ id }) => ids.includes(id)),
  forecastPublications: async ({ invoice_ids }: { invoice_ids: number[] }) =>
    invoice_ids.map((invoice_id, at) => ({
      ...{ invoice_id, issued_on: '2026-11-30', line_count: 2, expected_number: 12 + at },
    })),
}));
vi.mock('#src/providers/account-context.ts', () => ({ useCan: () => () => true }));

beforeEach(() => {
  api.started = [];
  api.check = {
    ...{ total: 5, publishable: 4, checked: 4, ready: 1, to_confirm: 1, not_ready: 2, next_after_id: null },
    causes: [cause(unsigned, [3]), cause(unnamed, [3, 4]), cause(late, [2], true)],
    package: { needed: 4, left: 3, refusal: null },
  };
});
afterEach(cleanup);

const Address = () => <output>{useLocation().pathname + useLocation().search}</output>;

async function open(selection: { ids: number[] } | { filter: object }) {
  const onTaken = vi.fn();
  render(
    <AppTheme>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <BulkPublish
            list="invoices"
            selection={{ ...selection, expected_count: 5 } as never}
            onTaken={onTaken}
            onClose={() => undefined}
          />
          <Address />
        </MemoryRouter>
      </QueryClientProvider>
    </AppTheme>,
  );
  return { dialog: await screen.findByRole('dialog', { name: /^Ký và phát hành/ }), onTaken };
}

const numbersIn = (dialog: HTMLElement) =>
  [...(dialog.textContent?.matchAll(/số dự kiến (\d{8})/g) ?? [])].map(([, number]) => Number(number));

test('ticked ones are checked before anything is signed: by cause, with the way to where it is put right and the cost', async () => {
  const { dialog } = await open({ ids: [1, 2, 3, 4, 5] });
  expect(dialog.textContent).toContain('dùng 4, còn lại 3');
  expect(dialog.textContent).toContain('Gói còn 3 hóa đơn, lần này cần 4.');
  const [certificate, buyer] = within(
    within(dialog).getByRole('list', { name: 'Chưa sẵn sàng, theo nguyên nhân' }),
  ).getAllByRole('listitem');
  expect(certificate?.textContent).toContain('Chưa có chứng thư số để ký.');
  const fix = within(certificate as HTMLElement).getByRole('link', { name: 'Mở chữ ký số' });
  expect(fix.getAttribute('href')).toBe('/admin/settings/certificates');
  const links = within(buyer as HTMLElement).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/admin/invoices/3', '/admin/invoices/4']);
  // By what a clerk knows a draft by, not by its place in a list that is not there.
  const named = ['Chi · 204.600 đ', 'chưa có người mua · 204.600 đ'];
  await waitFor(() => expect(links.map(({ textContent }) => textContent)).toEqual(named));
  await waitFor(() => expect(numbersIn(dialog)).toEqual([12]));
  expect(api.started).toEqual([]);
});

test('what is confirmed goes along and gets its number; a double press starts one batch and opens its page', async () => {
  const { dialog, onTaken } = await open({ ids: [1, 2, 3, 4, 5] });
  fireEvent.click(within(dialog).getByRole('checkbox'));
  await waitFor(() => expect(numbersIn(dialog)).toEqual([12, 13]));
  const publish = within(dialog).getByRole('button', { name: 'Ký và phát hành' });
  fireEvent.click(publish);
  fireEvent.click(publish);
  await waitFor(() => expect(document.body.textContent).toContain('/admin/invoices/publish?lo=7'));
  expect(onTaken).toHaveBeenCalledOnce();
  expect(api.started).toEqual([{ ids: [1, 2, 3, 4, 5], expected_count: 5, acknowledged: ['signing_late'] }]);
});

test('all that match the filter go the same way, as the filter, without a list of each', async () => {
  const { dialog } = await open({ filter: { status: 'draft,signature_failed' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Ký và phát hành' }));
  await waitFor(() => expect(api.started).toHaveLength(1));
  expect(api.started).toEqual([
    {
      ...{ filter: { status: ['draft', 'signature_failed'] }, list: 'invoices', expected_count: 5 },
      acknowledged: [],
    },
  ]);
  expect(numbersIn(dialog)).toEqual([]);
});
