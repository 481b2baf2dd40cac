// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, expect, test } from 'vitest';
import { speak } from '#src/language/language.ts';
import { AccountProvider } from '#src/providers/account-context.ts';
import type { Account, Tenant } from '#src/providers/account.ts';
import { english } from '#src/wording/en/english.ts';
import type { InvoiceMistakeInput } from './mistake-fields.ts';
import { NoticePreview } from './notice-preview.tsx';

// Test files share what modules hold.
afterEach(() => speak({}, 'vi'));

const empty: InvoiceMistakeInput = { origin: 'own', review_no: null, review_on: null, invoices: [] };

function Page() {
  const form = useForm({ defaultValues: empty });
  return (
    <AccountProvider value={{ account: { permissions: ['full'] } as Account, tenant: {} as Tenant }}>
      <FormProvider {...form}>
        <NoticePreview notice={null} />
      </FormProvider>
    </AccountProvider>
  );
}

test('what is missing is said in the language of the pages', () => {
  const { unmount } = render(<Page />);
  expect(screen.getByText(/Thông báo chưa có hóa đơn nào/)).toBeTruthy();
  unmount();
  speak(english);
  render(<Page />);
  expect(screen.getByText(/The notice has no invoice/)).toBeTruthy();
});
