// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ComponentProps, ReactNode } from 'react';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import { expect, test, vi } from 'vitest';
import { AccountProvider } from '#src/providers/account-context.ts';
import { Toasts } from '#tests/setup/toasts.tsx';
import { useWrongAddress } from './use-wrong-address.ts';

type Account = ComponentProps<typeof AccountProvider>['value'];

function use(email: string, wrong: string | null, permissions = ['full']) {
  const update = vi.fn((_resource: string, { data }: { data: unknown }) => Promise.resolve({ data }));
  const customer = { id: 12, name: 'In ấn Lan Chi', code: 'KH12', email, lock_version: 3 };
  const getOne = vi.fn(() => Promise.resolve({ data: customer }));
  const dataProvider = testDataProvider({ getOne, update } as Parameters<typeof testDataProvider>[0]);
  const account = { account: { permissions }, tenant: {} } as unknown as Account;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AccountProvider value={account}>
      <CoreAdminContext dataProvider={dataProvider}>
        <Toasts>{children}</Toasts>
      </CoreAdminContext>
    </AccountProvider>
  );
  const { result } = renderHook(() => useWrongAddress(12, wrong), { wrapper });
  const saved = () => update.mock.calls.map(([, { data }]) => (data as typeof customer).email);
  return { result, getOne, saved };
}

test('the address that mails came back from is put right in the record, and the others in it stay', async () => {
  const { result, saved } = use('ketoan@taducphat.vn, luong@tamducphat.vn', 'Ketoan@taducphat.vn');
  await waitFor(() => expect(result.current?.customer).toBe('In ấn Lan Chi'));
  await act(async () => result.current?.correct('ketoan@tamducphat.vn'));
  expect(saved()).toEqual(['ketoan@tamducphat.vn, luong@tamducphat.vn']);
});

test('nothing is saved where that was not wanted, several are sent to, or the address is the same', async () => {
  const { result, saved } = use('ketoan@taducphat.vn', 'ketoan@taducphat.vn');
  await waitFor(() => expect(result.current).not.toBeNull());
  await act(async () => result.current?.correct('ketoan@tamducphat.vn, luong@tamducphat.vn'));
  await act(async () => result.current?.correct('ketoan@taducphat.vn'));
  act(() => result.current?.want(false));
  await act(async () => result.current?.correct('ketoan@tamducphat.vn'));
  expect(saved()).toEqual([]);
});

test('it is not offered where the record has another address by now, nor to those who may not change it', async () => {
  const other = use('moi@tamducphat.vn', 'ketoan@taducphat.vn');
  await waitFor(() => expect(other.getOne).toHaveBeenCalled());
  expect(other.result.current).toBeNull();
  const reader = use('ketoan@taducphat.vn', 'ketoan@taducphat.vn', ['read_customers']);
  await act(() => Promise.resolve());
  expect(reader.result.current).toBeNull();
  expect(reader.getOne).not.toHaveBeenCalled();
});
