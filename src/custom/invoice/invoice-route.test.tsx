// @vitest-environment jsdom
import { ApiFailure } from '#generated/client/http.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  AdjustedInvoiceRoute,
  CancelledInvoiceRoute,
  InvoiceRoute,
  ReplacedInvoiceRoute,
} from './invoice-route.tsx';

const edited: { record?: object; error?: unknown; isPending: boolean } = { isPending: true };
vi.mock('react-admin', async (original) => ({
  ...(await original<typeof import('react-admin')>()),
  EditBase: ({ children }: { children: ReactNode }) => children,
  useEditContext: () => ({ ...edited, refetch: () => undefined }),
}));
vi.mock('./editor/draft-page.tsx', () => ({ DraftPage: () => <input aria-label="buyer" /> }));
vi.mock('./page/invoice-page.tsx', () => ({ InvoicePage: () => null }));

const busy = new ApiFailure(503, null, [{ message: 'busy', code: 'busy', fields: [] }]);
const page = () => (
  <MemoryRouter>
    <InvoiceRoute />
  </MemoryRouter>
);

beforeEach(() => {
  delete edited.record;
  edited.error = null;
});

test('an invoice that cannot be read says so', () => {
  edited.error = busy;
  render(page());
  expect(screen.getByRole('alert').textContent).toContain('busy');
});

test('read again in vain, what is typed stays', () => {
  edited.record = { id: 7, status: 'draft', number: null };
  const { rerender } = render(page());
  fireEvent.change(screen.getByLabelText('buyer'), { target: { value: 'typed' } });
  edited.error = busy;
  rerender(page());
  expect(screen.getByLabelText<HTMLInputElement>('buyer').value).toBe('typed');
});

function Address() {
  return <output>{useLocation().pathname}</output>;
}

const ISSUED = { id: 7, status: 'code_issued', number: 12, symbol: 'C26TAA', nature: 'original' };

test.each([
  ['adjusted', AdjustedInvoiceRoute, { nature: 'adjust' }],
  ['replaced', ReplacedInvoiceRoute, { nature: 'replace' }],
  ['cancelled', CancelledInvoiceRoute, { status: 'cancelled' }],
] as const)(
  'below /admin/%s-invoices only such an invoice is shown; any other is led to its own page',
  (list, Route, own) => {
    const path = `/admin/${list}-invoices/7`;
    const addressOf = (record: object): string => {
      edited.record = record;
      const { unmount } = render(
        <MemoryRouter initialEntries={[path]}>
          <Route />
          <Address />
        </MemoryRouter>,
      );
      const address = screen.getByRole('status').textContent;
      unmount();
      return address;
    };
    expect(addressOf({ ...ISSUED, ...own })).toBe(path);
    expect(addressOf(ISSUED)).toBe('/admin/invoices/7');
    expect(addressOf({ ...ISSUED, symbol: 'C26MAA' })).toBe('/admin/invoice-calculating-machines/7');
  },
);
