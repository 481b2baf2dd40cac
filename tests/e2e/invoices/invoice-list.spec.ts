import type { components } from '#generated/types.ts';
import { makeDraft, today } from '../api.ts';
import { enter, expect, test } from '../fixtures.ts';

type Sum = { invoice_sum: components['schemas']['InvoiceSum'] };

const shown = (amount: string) => Number(amount).toLocaleString('vi-VN');

test('what is late to be sent and what is due today is behind a tab, and a whole filter is added up', async ({
  page,
}) => {
  const buyer_name = `Kho ngoại quan ${Date.now() % 1_000_000}`;
  const draft = await makeDraft(page.request, { buyer_name, currency: 'EUR', exchange_rate: '30111.11' });
  // On days off nothing is due, so the days are given.
  const sending_due = { over_until: today(-1), today_from: draft.issued_on, today_to: draft.issued_on };
  await page.route('**/api/invoices/sending_due?*', (route) => route.fulfill({ json: { sending_due } }));
  await enter(page, 'owner@demo.vn', `/admin/invoices?filter=${JSON.stringify({ query: buyer_name })}`);
  const tab = (name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
  const found = page.getByText('1–1 trong 1', { exact: true });
  await expect(found).toBeVisible();
  await tab('Đến hạn hôm nay').click();
  await expect(tab('Đến hạn hôm nay')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('button', { name: /^Ngày lập: / })).toBeVisible();
  await expect(found).toBeVisible();
  await tab('Quá hạn gửi').click();
  await expect(tab('Quá hạn gửi')).toHaveAttribute('aria-selected', 'true');
  await expect(found).toBeHidden();
  await tab('Tất cả').click();
  await expect(page.getByRole('button', { name: /^Ngày lập: / })).toBeHidden();
  await expect(found).toBeVisible();

  await page.getByRole('searchbox').fill('');
  const [answer] = await Promise.all([
    page.waitForResponse(/\/api\/invoices\/sum\?/),
    page.getByRole('button', { name: 'Cộng cả bộ lọc' }).press('Enter'),
  ]);
  const { invoices, total, foreign } = ((await answer.json()) as Sum).invoice_sum;
  const row = (label: string) => page.locator('.k-totals').filter({ hasText: label });
  await expect(row(`Tổng của ${invoices.toLocaleString('vi-VN')} hóa đơn trong bộ lọc`)).toContainText(
    `Tổng tiền ${shown(total)} đ`,
  );
  await expect(page.locator(':focus')).toContainText('hóa đơn trong bộ lọc');
  const euros = foreign.find(({ currency }) => currency === 'EUR');
  await expect(row('Ngoại tệ EUR')).toContainText(`${shown(euros?.total ?? '')} EUR`);
});
