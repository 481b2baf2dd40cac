// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BulkDelete } from './bulk-delete.tsx';

const api = vi.hoisted(() => ({ started: [] as unknown[], summed: [] as unknown[] }));
vi.mock('#generated/client/invoices/invoices.ts', () => ({
  listInvoices: async () => [{ status: 'draft' }, { status: 'code_issued' }, { status: 'draft' }],
  getInvoiceSum: async (query: unknown) => {
    api.summed.push(query);
    return { invoices: 1200, foreign: [{ invoices: 3 }], left_out: 1 };
  },
  startBulkDelete: async ({ bulk_delete }: { bulk_delete: unknown }) => {
    api.started.push(bulk_delete);
    return { id: 5 };
  },
}));

beforeEach(() => {
  api.started = [];
  api.summed = [];
});
afterEach(cleanup);

function open(selection: object) {
  const onTaken = vi.fn();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <BulkDelete
        list="invoice_calculating_machines"
        selection={selection as never}
        onTaken={onTaken}
        onClose={() => undefined}
      />
    </QueryClientProvider>,
  );
  return onTaken;
}

test('the question says how many drafts go and how many others stay; a double press starts one job', async () => {
  const onTaken = open({ ids: [1, 2, 3], expected_count: 3 });
  expect(await screen.findByRole('dialog', { name: 'Xóa 2 bản nháp' })).toBeTruthy();
  expect(screen.getByText(/^1 hóa đơn không phải bản nháp được giữ nguyên/)).toBeTruthy();
  const remove = screen.getByRole('button', { name: 'Xóa 2 bản nháp' });
  fireEvent.click(remove);
  fireEvent.click(remove);
  await waitFor(() => expect(onTaken).toHaveBeenCalledWith({ id: 5 }));
  expect(api.started).toEqual([{ ids: [1, 2, 3], expected_count: 3 }]);
});

test('over a filter all drafts are counted, in whatever currency, in the list they are chosen in', async () => {
  open({ filter: { query: 'nhầm' }, expected_count: 1500 });
  expect(await screen.findByRole('dialog', { name: 'Xóa 1.204 bản nháp' })).toBeTruthy();
  expect(api.summed).toEqual([{ query: 'nhầm', status: ['draft'], of: 'invoice_calculating_machines' }]);
});

test('a filter without drafts has nothing to delete', async () => {
  open({ filter: { status: 'code_issued' }, expected_count: 9 });
  expect(await screen.findByRole('dialog', { name: 'Không có bản nháp nào để xóa' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Xóa' }).hasAttribute('disabled')).toBe(true);
});
