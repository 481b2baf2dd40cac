// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { rereadKinds } from '#src/providers/cache/invalidate.ts';
import { BulkPublish } from './bulk-publish.tsx';

const held = vi.hoisted(() => ({ status: 'draft' }));
const row = (id: number, buyer_name: string) => ({
  ...{ id, buyer_name, buyer_person: null, form_no: '1', symbol: 'C26TAA', number: null, lock_version: 1 },
  ...{ currency: 'VND', total: '204600', issued_on: '2026-11-30', status: held.status },
});
vi.mock('#generated/client/invoices/invoices.ts', () => ({
  listInvoices: async () => [row(1, 'An'), row(2, 'Bình')],
  forecastPublications: async () => [],
  publishInvoices: async () => {
    held.status = 'unknown';
    return { id: 7, accepted: [{ invoice_id: 1 }, { invoice_id: 2 }], refused: [] };
  },
}));
vi.mock('#src/views/signing/signature-requests.ts', () => ({ useOpenRequests: () => [] }));
vi.mock('#src/resources/invoices/invoice-cells.tsx', () => ({
  InvoiceLabel: ({ id }: { id: number }) => `#${id}`,
  StatusCell: ({ invoice }: { invoice: { status: string } }) => invoice.status,
}));

test('what was published stays in the list, and what is unknown is not called published', async () => {
  const client = new QueryClient();
  render(
    <QueryClientProvider client={client}>
      <BulkPublish ids={['1', '2']} onTaken={() => undefined} onClose={() => undefined} />
    </QueryClientProvider>,
  );
  const publish = await screen.findByRole('button', { name: 'Ký và phát hành' });
  await waitFor(() => expect(publish.hasAttribute('disabled')).toBe(false));
  fireEvent.click(publish);
  const title = '2 hóa đơn, 2 chưa rõ đã tới cơ quan thuế';
  expect(await screen.findByRole('dialog', { name: title })).toBeTruthy();
  // As the stream of changes does.
  rereadKinds(client, ['invoice']);
  await waitFor(() => expect(client.isFetching()).toBe(0));
  expect(screen.getByRole('dialog', { name: title })).toBeTruthy();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '#1Anunknown',
    '#2Bìnhunknown',
  ]);
  expect(screen.getByText(/đừng lập hóa đơn khác thay thế/)).toBeTruthy();
});
