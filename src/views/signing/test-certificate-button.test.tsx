// @vitest-environment jsdom
import { ApiFailure } from '#generated/client/http.ts';
import { ToastContext } from '#src/ui/overlay/toast-context.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { TestCertificateButton, useMayTest } from './test-certificate-button.tsx';

const site = { data: { sandbox: true } };
const rights = { may: true };
const make = vi.fn();
vi.mock('#generated/client/site/site.ts', () => ({ useGetSite: () => site }));
vi.mock('#generated/client/certificates/certificates.ts', () => ({
  createTestCertificate: (body: unknown): unknown => make(body),
}));
vi.mock('#src/providers/account-context.ts', () => ({
  useMay: () => (operation: string) => operation === 'createTestCertificate' && rights.may,
}));

afterEach(() => {
  cleanup();
  make.mockReset();
  site.data.sandbox = true;
  rights.may = true;
});

const show = vi.fn();
function Offered() {
  return <>{useMayTest() && <TestCertificateButton />}</>;
}
const offer = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ToastContext value={{ show }}>
        <Offered />
      </ToastContext>
    </QueryClientProvider>,
  );

test('one press makes a test certificate, and it is said', async () => {
  make.mockResolvedValue({});
  offer();
  fireEvent.click(screen.getByRole('button', { name: 'Tạo chứng thư thử nghiệm' }));
  await waitFor(() =>
    expect(show).toHaveBeenLastCalledWith({ tone: 'success', message: 'Đã tạo chứng thư thử nghiệm' }),
  );
  expect(make.mock.calls).toEqual([[{ tenant_certificate: {} }]]);
});

test('a refusal is told in the words of the server', async () => {
  const message = 'Đơn vị đã có chứng thư thử nghiệm còn hạn.';
  make.mockRejectedValue(
    new ApiFailure(409, null, [{ message, code: 'test_certificate_present', fields: [] }]),
  );
  offer();
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(show).toHaveBeenLastCalledWith({ tone: 'error', message }));
});

test('nothing is offered where a real provider is connected, or to who may not set up signatures', () => {
  site.data.sandbox = false;
  offer();
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  site.data.sandbox = true;
  rights.may = false;
  offer();
  expect(screen.queryByRole('button')).toBeNull();
});
