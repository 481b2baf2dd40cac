// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { createNewYearSeries } from '#generated/client/templates/templates.ts';
import { AccountProvider } from '#src/providers/account-context.ts';
import { AppTheme } from '#src/theme/app-theme.tsx';
import { signedInTo } from '#tests/setup/signed-in.ts';
import type { NewYear } from './new-year-banner.tsx';
import { NewYearDialog } from './new-year-dialog.tsx';

vi.mock('#generated/client/templates/templates.ts', async (load) => ({
  ...(await load<object>()),
  createNewYearSeries: vi.fn(),
}));

beforeEach(() => void vi.mocked(createNewYearSeries).mockReset());

const SERIES = {
  name: 'Mẫu',
  form_no: '1',
  last_number: 0,
  next_template_id: null,
  drafts: 0,
  refusals: [],
} as const;
const YEAR: NewYear = {
  from: 2026,
  to: 2027,
  series: [
    { ...SERIES, template_id: 1, symbol: 'C26TAA', next_symbol: 'C27TAA', refusals: [] },
    { ...SERIES, template_id: 2, symbol: 'C26TBB', next_symbol: 'C27TBB', refusals: [] },
    {
      ...SERIES,
      template_id: 3,
      symbol: 'C26TCC',
      next_symbol: 'C27TCC',
      next_template_id: 9,
      drafts: 4,
      refusals: [],
    },
    {
      ...SERIES,
      template_id: 4,
      symbol: 'K26TDD',
      next_symbol: 'K27TDD',
      refusals: [{ code: 'series_mode_not_declared', message: 'Chưa đăng ký.' }],
    },
  ],
};

function show(permissions: string[]): void {
  const value = { account: { full_name: 'An', permissions }, tenant: {} } as unknown;
  render(
    <MemoryRouter>
      <AppTheme>
        <CoreAdminContext dataProvider={testDataProvider()} {...signedInTo(permissions)}>
          <AccountProvider value={value as ComponentProps<typeof AccountProvider>['value']}>
            <NewYearDialog year={YEAR} onClose={() => undefined} />
          </AccountProvider>
        </CoreAdminContext>
      </AppTheme>
    </MemoryRouter>,
  );
}

test('what may be made is ticked at first, and only what stays ticked is made', async () => {
  show(['full']);
  expect(screen.getAllByRole('checkbox')).toHaveLength(2);
  expect(screen.getByText('Chưa đăng ký.')).toBeDefined();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Tạo ký hiệu 1C27TAA' }));
  fireEvent.click(screen.getByRole('button', { name: 'Tạo 1 ký hiệu' }));
  await waitFor(() => expect(createNewYearSeries).toHaveBeenCalledWith({ new_year: { template_ids: [2] } }));
});

test('drafts are moved by those who may change invoices, series made by those who may make templates', () => {
  show(['read_templates', 'update_invoices']);
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Tạo/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Chuyển 4 nháp sang ký hiệu mới' })).toBeDefined();
});
