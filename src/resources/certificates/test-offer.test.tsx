// @vitest-environment jsdom
import { ToastContext } from '#src/ui/overlay/toast-context.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { TestOffer } from './test-offer.tsx';

vi.mock('#generated/client/site/site.ts', () => ({ useGetSite: () => ({ data: { sandbox: true } }) }));
vi.mock('#generated/client/certificates/certificates.ts', () => ({
  createTestCertificate: () => Promise.resolve({}),
}));
vi.mock('#src/providers/account-context.ts', () => ({ useMay: () => () => true }));

/** A list that is empty until the certificate is made. */
function Page() {
  const [isEmpty, setEmpty] = useState(true);
  return (
    <main>
      <h1 tabIndex={-1}>Chứng thư số</h1>
      {isEmpty && <TestOffer onMade={() => setEmpty(false)} />}
    </main>
  );
}

test('once the certificate is made the offer goes, and the focus goes on at the heading', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ToastContext value={{ show: vi.fn() }}>
        <Page />
      </ToastContext>
    </QueryClientProvider>,
  );
  const button = screen.getByRole('button', { name: 'Tạo chứng thư thử nghiệm' });
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading')));
});
