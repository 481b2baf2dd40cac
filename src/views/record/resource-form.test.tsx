// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { AccountProvider } from '#src/providers/account-context.ts';
import { descriptorOf } from '#src/providers/resource-descriptor.ts';
import { pathsOf } from '#src/routes.ts';
import { AppTheme } from '#src/theme/app-theme.tsx';
import { signedInTo } from '#tests/setup/signed-in.ts';
import type { Screen } from '../screen.ts';
import { ResourceCreate, ResourceForm } from './resource-form.tsx';

const customer = { id: 7, name: 'Công ty Biển Xanh', code: 'BX', lock_version: 1 };

/** The page of a customer as an account with these permissions has it. */
async function open(permissions: string[], overlay: Screen['overlay'] = {}): Promise<void> {
  const data = testDataProvider({
    getOne: (() => Promise.resolve({ data: customer })) as never,
  });
  const value = { account: { full_name: 'An', permissions }, tenant: {} } as unknown;
  render(
    <MemoryRouter>
      <AppTheme>
        <CoreAdminContext dataProvider={data} {...signedInTo(permissions)}>
          <AccountProvider value={value as ComponentProps<typeof AccountProvider>['value']}>
            <ResourceForm
              id={7}
              descriptor={descriptorOf('customers')}
              overlay={overlay}
              paths={pathsOf('customers')}
            />
          </AccountProvider>
        </CoreAdminContext>
      </AppTheme>
    </MemoryRouter>,
  );
  await screen.findByRole('heading', { level: 1, name: /Biển Xanh/ });
}

test('who may only read a record is told so, and nothing is offered for change', async () => {
  await open(['read_customers']);
  expect(screen.getByText('Bạn chỉ có quyền xem.')).toBeDefined();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /^(Lưu|Xóa)/ })).toBeNull();
});

test('who may change it has its form', async () => {
  await open(['full']);
  expect(screen.queryByText('Bạn chỉ có quyền xem.')).toBeNull();
  expect(screen.getAllByRole('textbox').length).toBeGreaterThan(1);
});

test.each([
  [['read_customers', 'read_invoices'], true],
  [['read_customers'], false],
])('cards beside a record are for those who may call their operation: %j', async (permissions, shown) => {
  const Cards = ({ id }: { id: number }) => <p>{`Hóa đơn của ${id}`}</p>;
  await open(permissions, { asideCards: { operation: 'getCustomerSales', Cards } });
  expect(screen.queryByText('Hóa đơn của 7') !== null).toBe(shown);
});

/** Makes a customer as an account with these permissions; where it is led to, and what the field of the name then holds. */
async function make(permissions: string[]) {
  const data = testDataProvider({ create: (() => Promise.resolve({ data: customer })) as never });
  const value = { account: { full_name: 'An', permissions }, tenant: {} } as unknown;
  const Address = () => <p data-testid="address">{useLocation().pathname}</p>;
  const paths = pathsOf('customers');
  render(
    <MemoryRouter initialEntries={[String(paths.create)]}>
      <AppTheme>
        <CoreAdminContext dataProvider={data} {...signedInTo(permissions)}>
          <AccountProvider value={value as ComponentProps<typeof AccountProvider>['value']}>
            <Address />
            <Routes>
              <Route
                path={String(paths.create)}
                element={<ResourceCreate descriptor={descriptorOf('customers')} overlay={{}} paths={paths} />}
              />
              <Route path="*" element={null} />
            </Routes>
          </AccountProvider>
        </CoreAdminContext>
      </AppTheme>
    </MemoryRouter>,
  );
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: /Tên đơn vị/ });
  for (const box of screen.getAllByRole('textbox'))
    if (box.getAttribute('aria-required') === 'true')
      fireEvent.change(box, { target: { value: 'Biển Xanh' } });
  const form = name.closest('form');
  if (form === null) throw new Error('a form is expected');
  await act(async () => void fireEvent.submit(form));
  const field = screen.queryByRole<HTMLInputElement>('textbox', { name: /Tên đơn vị/ });
  return { address: screen.getByTestId('address').textContent, typed: field?.value };
}

afterEach(cleanup);

test.each([
  [['create_customers', 'read_customers'], '/admin/customers/7', undefined],
  [['create_customers'], '/admin/customers/create', ''],
])('who has made a record goes on where they may: with %j at %s', async (permissions, address, typed) => {
  expect(await make(permissions)).toEqual({ address, typed });
});
