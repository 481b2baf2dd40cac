// @vitest-environment jsdom
import { ApiFailure } from '#generated/client/http.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { InvoiceRoute } from './invoice-route.tsx';

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
