// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentProps, ComponentType } from 'react';
import { CoreAdminContext, testDataProvider } from 'react-admin';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { configureHttp } from '#generated/client/http.ts';
import { ownFrames } from '#src/page-frames.ts';
import { AccountProvider } from '#src/providers/account-context.ts';
import { AppTheme } from '#src/theme/app-theme.tsx';
import { signedInTo } from '#tests/setup/signed-in.ts';
import { DetailReportPage } from './detail-report-page.tsx';
import { SalesReportPage } from './sales-report-page.tsx';
import { UsageReportPage } from './usage-report-page.tsx';

afterEach(cleanup);

const PAGES: readonly (readonly [keyof typeof ownFrames, ComponentType])[] = [
  ['report_invoice_summaries', SalesReportPage],
  ['report_invoice_details', DetailReportPage],
  ['report_invoice_usages', UsageReportPage],
];

test.each(PAGES)('%s keeps the heading that its frame began with, which has the focus', (key, Page) => {
  configureHttp({ send: () => new Promise(() => undefined) });
  const value = { account: { full_name: 'An', permissions: ['full'] }, tenant: { id: 1 } } as unknown;
  render(
    <MemoryRouter>
      <AppTheme>
        <CoreAdminContext dataProvider={testDataProvider()} {...signedInTo(['full'])}>
          <AccountProvider value={value as ComponentProps<typeof AccountProvider>['value']}>
            <Page />
          </AccountProvider>
        </CoreAdminContext>
      </AppTheme>
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(ownFrames[key]?.title);
});
