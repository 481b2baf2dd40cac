// @vitest-environment jsdom
import { ApiFailure, configureHttp } from '#generated/client/http.ts';
import { AppTheme } from '#src/theme/app-theme.tsx';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { PublishDialog } from './publish-dialog.tsx';
import type { Invoice } from './draft/draft.ts';

const invoice = {
  id: 7,
  number: null,
  form_no: '1',
  symbol: 'C26TAA',
  issued_on: '2026-11-23',
  lines: [],
  total: '0',
  currency: 'VND',
  lock_version: 1,
} as unknown as Invoice;

const refusal = { code: 'certificate_missing', message: 'Chưa có chứng thư số để ký.', fields: [] };

const nothing = () => undefined;

type PageProps = { told?: (error: unknown) => void; onPublished?: (signed_here: boolean) => void };

function Page({ told = nothing, onPublished = nothing }: PageProps) {
  const [asked, setAsked] = useState<Invoice | null>(invoice);
  const onRefused = (error: unknown) => {
    setAsked(null);
    told(error);
  };
  return <PublishDialog invoice={asked} onClose={nothing} onPublished={onPublished} onRefused={onRefused} />;
}

const show = (props: PageProps) =>
  render(
    <AppTheme>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <Page {...props} />
      </QueryClientProvider>
    </AppTheme>,
  );

test.each([
  ['file', true],
  ['usb', false],
  ['remote', false],
])('of a certificate of kind %s it says whether a person still has to sign', async (kind, signed_here) => {
  const certificate = { kind, subject_name: 'CN=An', valid_from: '2026-01-01', valid_to: '2027-01-01' };
  const forecast = { invoice_id: 7, issued_on: '2026-11-23', line_count: 1, expected_number: 1 };
  configureHttp({
    send: (url) =>
      Promise.resolve(url.endsWith('/publish') ? {} : [{ ...forecast, certificate, warnings: [] }]),
  });
  const onPublished = vi.fn();
  show({ onPublished });
  await screen.findByText(/CN=An/);
  fireEvent.click(screen.getByRole('button', { name: 'Ký và phát hành' }));
  await waitFor(() => expect(onPublished).toHaveBeenCalledWith(signed_here));
});

test('a refused publish closes the dialog and is handed to the page once', async () => {
  const told = vi.fn();
  configureHttp({
    send: (url) =>
      url.endsWith('/publish')
        ? Promise.reject(new ApiFailure(422, {}, [refusal], 'list'))
        : Promise.resolve([]),
  });
  show({ told });
  fireEvent.click(await screen.findByRole('button', { name: 'Ký và phát hành' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(told).toHaveBeenCalledTimes(1);
  expect(told.mock.calls[0]?.[0]).toMatchObject({ status: 422, errors: [refusal] });
  expect(screen.queryByText(/Chưa phát hành được/)).toBeNull();
});
