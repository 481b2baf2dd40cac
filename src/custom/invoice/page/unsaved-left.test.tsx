// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { NO_BUYER } from '#domain/invoice/buyer-fields.table.ts';
import { AccountProvider } from '#src/providers/account-context.ts';
import type { Account, Tenant } from '#src/providers/account.ts';
import { localDrafts } from '#src/views/drafts/local-drafts.ts';
import type { Invoice } from '../editor/draft/draft.ts';
import { UnsavedLeft } from './unsaved-left.tsx';

const drop = vi.hoisted(() => vi.fn(() => Promise.resolve()));
vi.mock('#src/views/drafts/remote-drafts.ts', () => ({ remoteDrafts: { drop } }));

const signedIn = {
  account: { id: 1, permissions: ['full'] } as unknown as Account,
  tenant: { id: 2 } as Tenant,
};
const place = { tenant: 2, user: 1, type: 'invoices', record: 7 };
const invoice = {
  ...NO_BUYER,
  id: 7,
  buyer_name: 'Công ty Hai Thẻ',
  internal_note: null,
  invoice_discount_rate: null,
  invoice_discount_amount: null,
  fees: [],
  other_deduction: null,
  buyer_place: null,
  movement: null,
  extras: [],
  lines: [],
} as unknown as Invoice;

function keep(values: Record<string, unknown>): void {
  const content = { slot: 'a', values, before: {} };
  const saved_on = new Date().toISOString();
  localDrafts.put(place, content.slot, JSON.stringify({ content, base_version: 1, saved_on }));
}

const open = () =>
  render(
    <AccountProvider value={signedIn}>
      <UnsavedLeft invoice={invoice} />
    </AccountProvider>,
  );

beforeEach(() => localStorage.clear());

test('what was typed while another tab issued the invoice is shown, until it is given up', () => {
  keep({ buyer_name: 'Công ty Hai Thẻ', internal_note: 'Gọi anh Minh <b>' });
  open();
  const said = screen.getByRole('status');
  expect(said.textContent).toContain('chưa có trên hóa đơn này');
  expect(said.textContent).toContain('Ghi chú nội bộGọi anh Minh <b>');
  // What the invoice says all the same is not repeated.
  expect(said.textContent).not.toContain('Tên đơn vị');
  fireEvent.click(screen.getByRole('button', { name: 'Bỏ bản này' }));
  expect(screen.queryByRole('status')).toBeNull();
  expect(localDrafts.of(place)).toEqual([]);
  expect(drop).toHaveBeenCalledWith(place);
});

test('nothing is said where nothing was left', () => {
  keep({ buyer_name: 'Công ty Hai Thẻ' });
  open();
  expect(screen.queryByRole('status')).toBeNull();
});
