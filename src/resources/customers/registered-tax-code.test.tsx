// @vitest-environment jsdom
import { configureHttp } from '#generated/client/http.ts';
import { AccountProvider } from '#src/providers/account-context.ts';
import { descriptorOf } from '#src/providers/resource-descriptor.ts';
import { AppTheme } from '#src/theme/app-theme.tsx';
import { RecordForm } from '#src/views/form/record-form.tsx';
import { companyWords } from '#src/wording/desk/company-register.ts';
import { signedInTo } from '#tests/setup/signed-in.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { CoreAdminContext, testDataProvider, type DataProvider } from 'react-admin';
import { expect, test } from 'vitest';
import { customersOverlay } from './customers-overlay.ts';

const COMPANY = {
  tax_code: '0012345672',
  name: 'Công ty Sao Việt',
  address: 'Số 18 Trần Phú',
  is_active: true,
  status: 'NNT đang hoạt động',
  looked_up_on: '2026-11-22T02:00:00Z',
};
const OWNER = { id: 5, code: 'KH001', name: 'An Phước', tax_code: COMPANY.tax_code };

async function lookUp(record: Record<string, unknown>, owners: readonly unknown[] = []) {
  configureHttp({ send: () => Promise.resolve(COMPANY) });
  const permissions = ['full'];
  const signedIn = { account: { permissions }, tenant: {} } as unknown as ComponentProps<
    typeof AccountProvider
  >['value'];
  const getList = (() =>
    Promise.resolve({ data: owners, total: owners.length })) as unknown as DataProvider['getList'];
  render(
    <AppTheme>
      <CoreAdminContext dataProvider={testDataProvider({ getList })} {...signedInTo(permissions)}>
        <AccountProvider value={signedIn}>
          <RecordForm
            descriptor={descriptorOf('customers')}
            overlay={customersOverlay}
            record={record}
            save={(sent) => Promise.resolve(sent)}
          />
        </AccountProvider>
      </CoreAdminContext>
    </AppTheme>,
  );
  fireEvent.change(await screen.findByLabelText('Mã số thuế'), { target: { value: COMPANY.tax_code } });
  fireEvent.click(screen.getByRole('button', { name: companyWords.lookUp }));
}

const valueOf = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label).value;

test('the form of a customer takes name and address of the register where they are empty', async () => {
  await lookUp({});
  await screen.findByText('Còn hoạt động, tra ngày 22/11/2026');
  expect([valueOf(/^Tên đơn vị/), valueOf(/^Địa chỉ/)]).toEqual([COMPANY.name, COMPANY.address]);
});

test('what stands there is asked about', async () => {
  await lookUp({ name: 'Tên khác' });
  fireEvent.click(await screen.findByRole('button', { name: companyWords.take }));
  expect([valueOf(/^Tên đơn vị/), valueOf(/^Địa chỉ/)]).toEqual([COMPANY.name, COMPANY.address]);
});

test('a customer of the catalogue who has the code is named, with the way there', async () => {
  await lookUp({}, [OWNER]);
  const link = await screen.findByRole('link', { name: 'KH001 – An Phước' });
  expect(link.getAttribute('href')).toBe('/admin/customers/5');
});
