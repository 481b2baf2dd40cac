// @vitest-environment jsdom
import { configureHttp } from '#generated/client/http.ts';
import { AppTheme } from '#src/theme/app-theme.tsx';
import { signedDeclarations } from '#src/views/document-kinds/signed-kinds.ts';
import { WaitingBanner } from '#src/views/signing/waiting-banner.tsx';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

vi.mock('#src/providers/account-context.ts', () => ({ useMay: () => () => true }));

const request = {
  id: 11,
  kind: 'remote',
  document_kind: 'declaration',
  state: 'waiting_for_confirmation',
  final: false,
  message: null,
  service: 'mysign',
  account: '0900000000',
  certificate_id: 1,
  expires_on: '2126-11-23T10:00:00Z',
  documents: [{ position: 1, subject_id: 7, label: 'Đăng ký mới 23/11/2026', hash_base64: 'AA==' }],
};

function show(changed: object = {}) {
  configureHttp({ send: async () => ({ ...request, ...changed }) });
  render(
    <AppTheme>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <WaitingBanner kind={signedDeclarations} id={request.id} opensItself={false} />
      </QueryClientProvider>
    </AppTheme>,
  );
}

const noInvoices = () => expect(document.body.textContent).not.toMatch(/hóa đơn|phát hành/i);

test.each([
  [{}, 'Tờ khai chờ xác nhận trên điện thoại.'],
  [{ kind: 'usb' }, 'Tờ khai chờ ký bằng USB token.'],
])(
  'a declaration that waits for its signature says who has to act, without a word of invoices',
  async (changed, title) => {
    show(changed);
    expect(await screen.findByText(title)).toBeTruthy();
    noInvoices();
  },
);

test('its request is opened and taken back in the words of declarations', async () => {
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Mở yêu cầu ký' }));
  expect(await screen.findByText('Đăng ký mới 23/11/2026')).toBeTruthy();
  expect(screen.getByText('1 tờ khai xin ký')).toBeTruthy();
  noInvoices();
  fireEvent.click(screen.getAllByRole('button', { name: 'Hủy yêu cầu ký' }).at(-1) as HTMLElement);
  expect(await screen.findByText(/^1 tờ khai được giữ nguyên và chưa gửi/)).toBeTruthy();
  noInvoices();
});
