// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { CoreAdminContext } from 'react-admin';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiFailure } from '#generated/client/http.ts';
import { AccountProvider } from '#src/providers/account-context.ts';
import * as providers from '#src/providers/providers.ts';
import { AttachmentsCard } from './attachments-card.tsx';

const FILE = {
  id: 3,
  invoice_id: 7,
  file_name: 'hop-dong.pdf',
  media_type: 'application/pdf',
  size_bytes: 1024,
  shared: true,
  created_on: '2026-11-28T00:00:00Z',
  created_by_name: 'An',
  lock_version: 1,
};

const data = vi.hoisted(() => ({ files: [] as unknown[] }));
vi.mock('#generated/client/invoice-attachments/invoice-attachments.ts', () => ({
  deleteInvoiceAttachment: vi.fn(),
  updateInvoiceAttachment: vi.fn(),

  getGetInvoiceAttachmentFileUrl: (id: number) => `/api/invoice_attachments/${id}/file`,
  getCreateInvoiceAttachmentUrl: (id: number, { file_name }: { file_name: string }) =>
    `/api/invoices/${id}/attachments?file_name=${file_name}`,
  useListInvoiceAttachments: () => ({ data: data.files, error: null, refetch: vi.fn() }),
}));

beforeEach(() => {
  data.files = [FILE];
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function show(permissions: readonly string[], is_draft = true) {
  const account = { account: { permissions }, tenant: {} } as unknown as ComponentProps<
    typeof AccountProvider
  >['value'];
  render(
    <AccountProvider value={account}>
      <CoreAdminContext>
        <AttachmentsCard invoice_id={7} is_draft={is_draft} />
      </CoreAdminContext>
    </AccountProvider>,
  );
}

const CLERK = ['read_invoices', 'update_invoices'];
const removing = () => screen.queryByRole('button', { name: 'Bỏ tệp hop-dong.pdf' });
const choose = (...names: string[]) =>
  fireEvent.change(document.querySelector('input[type=file]') as HTMLElement, {
    target: { files: names.map((name) => new File(['%PDF-1.4'], name)) },
  });

test('a file is taken away while the invoice is a draft; afterwards files can only be added', () => {
  show(CLERK);
  expect(removing()).not.toBeNull();
  cleanup();
  show(CLERK, false);
  expect(removing()).toBeNull();
  expect(screen.getByRole('button', { name: 'Đính kèm tệp' })).toBeTruthy();
  expect(screen.getByText(/chỉ thêm được tệp/)).toBeTruthy();
});

test('who only reads invoices saves files and sees which go with mails; without files there is no card', () => {
  show(['read_invoices']);
  expect(screen.getByRole('button', { name: 'hop-dong.pdf' })).toBeTruthy();
  expect(screen.getByText('gửi người mua')).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Đính kèm tệp' })).toBeNull();
  cleanup();
  data.files = [];
  show(['read_invoices']);
  expect(screen.queryByText('Tệp đính kèm')).toBeNull();
});

test('of several files each is sent; one that is refused says why and can be sent again', async () => {
  const refusal = new ApiFailure(422, null, [
    { message: 'Tệp bị hỏng.', code: 'wrong_file_kind', fields: [] },
  ]);
  const sent = vi.spyOn(providers, 'upload').mockRejectedValueOnce(refusal).mockResolvedValue({ id: 9 });
  show(CLERK);
  choose('hong.docx', 'tot.pdf');
  await screen.findByText('Tệp bị hỏng.');
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  expect(sent.mock.calls.map(([url]) => url)).toEqual([
    '/api/invoices/7/attachments?file_name=hong.docx',
    '/api/invoices/7/attachments?file_name=tot.pdf',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Gửi lại' }));
  await waitFor(() => expect(screen.queryByText('Tệp bị hỏng.')).toBeNull());
  expect(sent).toHaveBeenCalledTimes(3);
});
