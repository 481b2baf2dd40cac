import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Fills in what the law asks for of the head, in the editor that is open; the day of birth, left out, is warned of. */
export async function completeDeclaration(page: Page): Promise<void> {
  const office = page.getByRole('combobox', { name: /^Cơ quan thuế/ });
  await office.fill('cơ sở 1');
  await page
    .getByRole('option', { name: /Thuế cơ sở 1/ })
    .first()
    .click();
  await expect(page.getByText(/^Mã \d{5}/)).toBeVisible();
  const card = (title: string) =>
    page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
  const representative = card('Người đại diện theo pháp luật');
  await representative.getByLabel(/^Họ và tên/).fill('Nguyễn Văn Đại Diện');
  await representative.getByLabel(/^Điện thoại/).fill('0900000000');
  await representative.getByLabel(/^Số định danh cá nhân/).fill('001080000001');
  const contact = card('Liên hệ và ngày lập');
  await contact.getByLabel(/^Người liên hệ/).fill('Trần Thị Liên Hệ');
  await contact.getByLabel(/^Điện thoại liên hệ/).fill('0900000001');
  await contact.getByLabel(/^Thư điện tử/).fill('lienhe@example.vn');
  await contact.getByLabel(/^Địa chỉ liên hệ/).fill('Số 1 Phố Mẫu, Hà Nội');
  await contact.getByLabel(/^Địa danh/).fill('Hà Nội');
}
