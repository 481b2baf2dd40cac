import { addDays } from '#domain/rules/deadlines/calendar.ts';
import { today } from '../api.ts';
import { expect, open, test } from '../fixtures.ts';
import type { Page } from '../fixtures.ts';
import { checkLooks } from '../looks.ts';
import { askAs, enterOwnCompany } from '../own-company.ts';
import { createPkcs12For } from '../pkcs12.ts';
import { readInbox } from '../read-inbox.ts';
import { authority } from '../signing-company.ts';
import type { TrialCompany } from '../trial-company.ts';

const INBOX = '/admin/transmission-history/authority-notices';
const shown = (day: string) => day.split('-').reverse().join('/');

/** What a certificate of the company's own shows: the tax code is its own. */
async function proveTaxCode(page: Page, company: TrialCompany): Promise<void> {
  const password = 'mat-khau';
  const file = createPkcs12For({ tax_code: company.tax_code, password, serial: '7d01' });
  const pkcs12_base64 = Buffer.from(file).toString('base64');
  await askAs(page, company, ['POST', '/api/certificates'], {
    tenant_certificate: { pkcs12_base64, password },
  });
}

test('an order of the tax authority to review an invoice comes with its deadline, is told above the invoices and noted as handled', async ({
  page,
}) => {
  const company = await enterOwnCompany(page, INBOX);
  await expect(page.getByRole('heading', { name: 'Chưa có thông báo nào' })).toBeVisible();
  await proveTaxCode(page, company);
  const invoice = { form_no: '1', symbol: 'C26TAA', number: 15, issued_on: today() };
  const sent = await page.request.post(`${authority}/admin/initiatives`, {
    data: { tax_code: company.tax_code, type: '302', text: 'Sai thuế suất', invoices: [invoice] },
  });
  expect(sent.status()).toBe(201);
  const { tenant } = await askAs<{ tenant: { id: number } }>(page, company, ['GET', '/api/tenant']);
  await readInbox(tenant.id);
  await expect
    .poll(async () => {
      const read = await askAs<{ authority_notices: unknown[] }>(page, company, [
        'GET',
        '/api/authority_notices',
      ]);
      return read.authority_notices.length;
    })
    .toBe(1);

  const due = shown(addDays(today(), 2));
  await open(page, '/admin/invoices');
  await expect(page.getByText('1 thông báo của cơ quan thuế chưa xử lý.')).toBeVisible();
  await expect(page.getByText(`Hạn gần nhất ${due}.`)).toBeVisible();
  await page.getByRole('link', { name: 'Xem thông báo' }).click();
  await expect(page.getByRole('tab', { name: /^Chưa xử lý 1/ })).toHaveAttribute('aria-selected', 'true');

  const title = 'Rà soát hóa đơn 1C26TAA 00000015';
  const row = page.getByRole('list', { name: 'Danh sách thông báo' }).getByRole('link', { name: title });
  await expect(row).toContainText(new RegExp(`[Cc]òn (\\d )?ngày làm việchạn ${due}`));
  await expect(row).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByText(`Hết hạn ${due}.`)).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Sai thuế suất' })).toBeVisible();
  await expect(page.getByText(/^Trả lời bằng thông báo 04\/SS-HĐĐT/)).toBeVisible();
  await checkLooks(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  // Opened by the row's own address, so that it stays when it leaves the tab.
  await row.click();
  await page.getByRole('button', { name: 'Đánh dấu đã xử lý' }).click();
  await expect(page.getByText(/^Nguyễn Minh Anh ghi nhận lúc/)).toBeVisible();
  await expect(page.getByRole('tab', { name: /^Chưa xử lý 0/ })).toBeVisible();
  await page.getByRole('button', { name: 'Chuyển lại chưa xử lý' }).click();
  await expect(page.getByRole('tab', { name: /^Chưa xử lý 1/ })).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(row).toBeHidden();
  await page.getByRole('link', { name: 'Về danh sách thông báo' }).click();
  await row.click();
  await expect(page.getByRole('heading', { name: title })).toBeFocused();

  await page.getByRole('link', { name: 'Mở XML' }).click();
  await expect(page.getByRole('dialog', { name: 'Thông điệp 302' })).toContainText('01/TB-RSĐT');
});
