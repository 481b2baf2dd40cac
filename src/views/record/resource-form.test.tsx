// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { AccountProvider } from '#src/providers/account-context.ts';
import { descriptorOf } from '#src/providers/resource-descriptor.ts';
import { pathsOf } from '#src/routes.ts';
import { AppTheme } from '#src/theme/app-theme.tsx';
import { signedInTo } from '#tests/setup/signed-in.ts';
import type { Screen } from '../screen.ts';
import { ResourceForm } from './resource-form.tsx';

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
