// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { sendEmail } from '#generated/client/invoice-emails/invoice-emails.ts';
import type { Invoice } from '../editor/draft/draft.ts';
import { SendEmailDialog } from './send-email-dialog.tsx';

vi.mock('#generated/client/invoice-emails/invoice-emails.ts', () => ({
  useGetMailSettings: () => ({ data: undefined }),
  sendEmail: vi.fn(() => new Promise(() => undefined)),
}));
vi.mock('#generated/client/site/site.ts', () => ({ useGetSite: () => ({ data: undefined }) }));
vi.mock('#src/providers/account-context.ts', () => ({
  useSignedIn: () => ({ tenant: { name: 'Công ty Sao Việt' } }),
}));
vi.mock('./use-wrong-address.ts', () => ({ useWrongAddress: () => null }));
vi.mock('#src/ui/overlay/toast-context.ts', () => ({ useToast: () => ({ show: vi.fn() }) }));

const INVOICE = {
  ...{ id: 7, form_no: 1, symbol: 'C26TAA', number: 12, issued_on: '2026-11-20' },
  ...{
    total: '1080000',
    currency: 'VND',
    status: 'draft',
    buyer_name: 'Công ty Tâm Đức Phát',
    buyer_person: null,
  },
} as unknown as Invoice;

beforeEach(() => {
  vi.mocked(sendEmail).mockClear();
});

async function opened() {
  const close = () => undefined;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SendEmailDialog invoice={INVOICE} to="a@khach.vn" wrong={null} onClose={close} onSent={close} />
    </QueryClientProvider>,
  );
  return screen.findByLabelText(/^Tiêu đề/);
}

const preview = () => screen.getByRole('region', { name: 'Nội dung thư' }).textContent;
const press = () =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Gửi email' }));
  });

test('the preview shows what comes in place of fields, in subject and message', async () => {
  const subject = await opened();
  expect(preview()).toContain('Hóa đơn 1C26TAA 00000012 của Công ty Sao Việt');
  fireEvent.change(subject, { target: { value: 'Gửi {nguoi_mua}' } });
  fireEvent.change(screen.getByLabelText(/^Lời nhắn thêm/), { target: { value: 'Tổng {tong_tien}' } });
  expect(preview()).toContain('Gửi Công ty Tâm Đức Phát');
  expect(preview()).toContain('Tổng 1.080.000 VND');
  await press();
  expect(sendEmail).toHaveBeenCalledTimes(1);
});

test('with a field that no invoice has, nothing is sent, and the field says so', async () => {
  const subject = await opened();
  fireEvent.change(subject, { target: { value: 'Gửi {nguoi_nhan}' } });
  await press();
  expect(sendEmail).not.toHaveBeenCalled();
  within(document.body).getByText(/Không có trường \{nguoi_nhan\}/);
});
