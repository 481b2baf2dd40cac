// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'react-admin';
import type { ComponentProps } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { AccountProvider } from '#src/providers/account-context.ts';
import { PasteDialog } from './paste-dialog.tsx';

afterEach(cleanup);

function show(text: string): void {
  const account = { account: { permissions: [] }, tenant: {} } as unknown as ComponentProps<
    typeof AccountProvider
  >['value'];
  render(
    <AccountProvider value={account}>
      <CoreAdminContext>
        <PasteDialog
          pasting={{ text, row: 0, column: 'name' }}
          into={{ currency: 'VND', with_tax: false, has_vat: true, own: [] }}
          below={[]}
          rates={['8%']}
          onPaste={vi.fn()}
          onClose={vi.fn()}
        />
      </CoreAdminContext>
    </AccountProvider>,
  );
}

test('a column that is taken after all gets the focus, as its banner goes', () => {
  show('Tên hàng\tSL\tĐơn giá (đã gồm VAT)\nGiấy\t2\t65000\nBút\t3\t5000\n');
  fireEvent.click(screen.getByRole('button', { name: /^Lấy làm/ }));
  expect(screen.queryByRole('button', { name: /^Lấy làm/ })).toBeNull();
  const { activeElement } = document;
  expect(activeElement?.tagName).toBe('SELECT');
  expect((activeElement as HTMLSelectElement).value).toBe('unit_price');
});

test('the row of totals is kept and left out again at one box, which stays', () => {
  show('Tên hàng\tSL\tThành tiền\nGiấy\t2\t130000\nBút\t3\t15000\nTổng cộng\t\t145000\n');
  const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Giữ lại dòng cộng' });
  expect(screen.getByRole('button', { name: /2 dòng/ })).toBeTruthy();
  fireEvent.click(box());
  expect(box().checked).toBe(true);
  expect(screen.getByRole('button', { name: /3 dòng/ })).toBeTruthy();
  fireEvent.click(box());
  expect(screen.getByRole('button', { name: /2 dòng/ })).toBeTruthy();
});
