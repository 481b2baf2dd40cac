// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { ApiFailure } from '#generated/client/http.ts';
import { AccountProvider } from '#src/providers/account-context.ts';
import type { Account, Tenant } from '#src/providers/account.ts';
import { DraftPage } from './draft-page.tsx';
import type { Invoice } from './draft/draft.ts';
import { fieldId, fieldWithFocus } from './problem-places.ts';

const notify = vi.hoisted(() => vi.fn());
vi.mock('react-admin', async (original) => ({
  ...(await original<typeof import('react-admin')>()),
  useEditContext: () => ({ refetch: () => undefined }),
  useCanAccess: () => ({ canAccess: true }),
  useNotify: () => notify,
}));
vi.mock('#src/views/record/use-save-record.ts', () => ({ useSaveRecord: () => () => undefined }));
vi.mock('#src/views/record/delete-button.tsx', () => ({ DeleteButton: () => null }));
const read = vi.hoisted(() => ({ failed: null as { error: unknown; onRetry: () => void } | null }));
vi.mock('./use-templates.ts', () => ({
  useTemplates: () => ({ templates: [], isPending: false, failed: read.failed }),
}));
vi.mock('../page/invoice-page.tsx', () => ({ InvoicePage: () => <p>its content</p> }));
vi.mock('./invoice-editor.tsx', () => ({
  InvoiceEditor: ({ onSaved }: { onSaved: (saved: null, publishing: boolean) => void }) => (
    <>
      <button onClick={() => onSaved(null, false)}>save</button>
      <input id={fieldId('buyer_name')} />
    </>
  ),
}));

const signedIn = { account: { permissions: ['full'] } as Account, tenant: {} as Tenant };

test.each([
  ['a draft', { status: 'draft', number: null }, 'Đã lưu hóa đơn nháp'],
  [
    'a numbered invoice whose signature failed',
    { status: 'signature_failed', number: 12 },
    'Đã lưu thay đổi, chưa ký lại',
  ],
])('%s that is saved is told in its own words', (_what, standing, message) => {
  notify.mockReset();
  const invoice = {
    id: 7,
    template_id: 1,
    symbol: 'C26TAA',
    nature: 'original',
    ...standing,
  } as unknown as Invoice;
  render(
    <MemoryRouter>
      <AccountProvider value={signedIn}>
        <DraftPage invoice={invoice} />
      </AccountProvider>
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'save' }));
  expect(notify.mock.calls).toEqual([[message, { type: 'success' }]]);
});

test('who was writing in a field when a new invoice was first saved goes on in it, on the page of its draft', () => {
  expect(fieldWithFocus()).toBeNull();
  const invoice = {
    id: 7,
    template_id: 1,
    symbol: 'C26TAA',
    nature: 'original',
    status: 'draft',
    number: null,
  };
  render(
    <MemoryRouter initialEntries={[{ pathname: '/7', state: { at: fieldId('buyer_name') } }]}>
      <AccountProvider value={signedIn}>
        <DraftPage invoice={invoice as unknown as Invoice} />
      </AccountProvider>
    </MemoryRouter>,
  );
  expect(document.activeElement?.id).toBe(fieldId('buyer_name'));
  expect(fieldWithFocus()).toBe(fieldId('buyer_name'));
});

test('who may not read templates is told which right is missing, not that there is no template, and can read the draft', () => {
  const message = 'Bạn không có quyền truy cập chức năng này.';
  read.failed = {
    error: new ApiFailure(403, null, [{ message, code: 'forbidden', fields: [] }]),
    onRetry: () => undefined,
  };
  const invoice = {
    id: 7,
    template_id: 1,
    symbol: 'C26TAA',
    nature: 'original',
    status: 'draft',
    number: null,
  };
  render(
    <MemoryRouter>
      <AccountProvider value={signedIn}>
        <DraftPage invoice={invoice as unknown as Invoice} />
      </AccountProvider>
    </MemoryRouter>,
  );
  expect(screen.getByText(/cần thêm quyền “Xem mẫu hóa đơn”/)).toBeTruthy();
  expect(screen.getByText('its content')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'save' })).toBeNull();
  read.failed = null;
});
