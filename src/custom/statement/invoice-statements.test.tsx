// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { expect, test, vi } from 'vitest';
import { ApiFailure } from '#generated/client/http.ts';
import { AccountProvider } from '#src/providers/account-context.ts';
import type { Account, Tenant } from '#src/providers/account.ts';
import { InvoiceStatements } from './invoice-statements.tsx';

const readOne = vi.hoisted(() => vi.fn());
vi.mock('react-admin', async (original) => ({
  ...(await original<typeof import('react-admin')>()),
  useGetOne: (...asked: unknown[]): unknown => readOne(...asked),
}));
vi.mock('#generated/client/statements/statements.ts', () => ({
  useListStatements: () => ({
    data: [
      {
        id: 3,
        invoice_id: 9,
        invoice_name: '1C26TAA 00000009',
        buyer_name: 'Công ty Phố Hiến',
        nature: 'adjust',
        label: '3/2026/BBĐC',
        listed: [],
        state: 'draft',
        made_on: '2026-11-29',
      },
    ],
    error: null,
    isPending: false,
  }),
}));

test('who may change invoices and not read them sees the statements, and no way to the invoice', () => {
  const error = new ApiFailure(403, null, [{ message: 'Không có quyền.', code: 'forbidden', fields: [] }]);
  readOne.mockImplementation((_of: string, _what: unknown, { enabled = true }: { enabled?: boolean } = {}) =>
    enabled ? { error, isPending: false } : { error: null, isPending: true },
  );
  const signedIn = { account: { permissions: ['update_invoices'] } as Account, tenant: {} as Tenant };
  render(
    <MemoryRouter initialEntries={['/9']}>
      <AccountProvider value={signedIn}>
        <Routes>
          <Route path="/:id" element={<InvoiceStatements />} />
        </Routes>
      </AccountProvider>
    </MemoryRouter>,
  );
  expect(screen.getByText('1C26TAA 00000009 · Công ty Phố Hiến')).toBeTruthy();
  expect(screen.getByText(/3\/2026\/BBĐC/)).toBeTruthy();
  expect(screen.queryByText('Không có quyền.')).toBeNull();
  expect(screen.queryByText('Có gì sai?')).toBeNull();
});
