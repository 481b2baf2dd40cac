import { LONG, expect, open, reload, test } from '../fixtures.ts';
import type { Page } from '../fixtures.ts';
import { fillCell } from '../line-cells.ts';
import { askAs, enterOwnCompany } from '../own-company.ts';

const TEMPLATE = {
  name: 'Mẫu có số kiện',
  form_no: '1',
  symbol: 'C26TSK',
  layout: 'classic',
  is_default: true,
  status: 'active',
};

/** The print as it is now; it changes with every drawing. */
const drawnPrint = (page: Page) =>
  page.locator('canvas.print-page').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());

test('a template is designed beside its real print and saved, with nothing typed lost', async ({ page }) => {
  await enterOwnCompany(page, '/admin/templates/create');
  await page.getByLabel('Tên mẫu').fill('Mẫu xuất khẩu');
  await page.getByLabel('Ký hiệu').fill('C26TXK');
  const canvas = page.locator('canvas.print-page');
  await expect(canvas).toHaveAttribute('data-drawn', '1');
  const plain = await drawnPrint(page);

  await page.getByText('Song ngữ', { exact: true }).click();
  await page.getByRole('switch', { name: 'In cột Mã hàng' }).check();
  await page.getByLabel('Tên trên bản in của cột Mã hàng').fill('Mã vật tư');
  await page.getByLabel('Lời ghi cuối hóa đơn').fill('Cảm ơn quý khách');
  await page
    .getByRole('group', { name: 'Thông tin thêm trên hóa đơn' })
    .getByRole('button', { name: 'Thêm dòng' })
    .click();
  await page.getByLabel('Tên trường').fill('Số PO');
  await expect.poll(() => drawnPrint(page)).not.toBe(plain);
  await expect(page.getByLabel('Tên mẫu')).toHaveValue('Mẫu xuất khẩu');
  await expect(page.getByLabel('Lời ghi cuối hóa đơn')).toHaveValue('Cảm ơn quý khách');

  await page.getByLabel('Xem với').selectOption({ label: 'Mẫu 60 dòng' });
  await page.getByRole('button', { name: 'Trang sau' }).click();
  await expect(canvas).toHaveAttribute('data-drawn', '2');

  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/\/admin\/templates\/\d+$/);
  await expect(page.getByLabel('Tên trên bản in của cột Mã hàng')).toHaveValue('Mã vật tư');
  await expect(page.getByRole('radio', { name: 'Song ngữ' })).toBeChecked();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Xem bản in' }).click();
  await expect(page.getByRole('dialog', { name: 'Bản in' }).locator('canvas')).toHaveAttribute(
    'data-drawn',
    '1',
  );
});

test(
  'fields of the company’s own are asked for by the editor, of the invoice and of each line, and saved with both',
  LONG,
  async ({ page }) => {
    const company = await enterOwnCompany(page, '/admin/templates');
    const { template: made } = await askAs<{
      template: { id: number; design: object; lock_version: number };
    }>(page, company, ['POST', '/api/templates'], { template: TEMPLATE });
    const design = {
      ...made.design,
      extra_fields: [{ name: 'Số kiện', type: 'numeric' }],
      line_fields: [{ name: 'Hạn dùng', type: 'date' }],
    };
    const change = { ...TEMPLATE, design, lock_version: made.lock_version };
    await askAs(page, company, ['PUT', `/api/templates/${made.id}`], { template: change });
    await open(page, '/admin/invoices/create');
    await page.getByLabel('Tên đơn vị').fill('Công ty Biển Xanh');
    await page.getByLabel('Số kiện').fill('1250,5');
    await fillCell(page, 'Tên hàng hóa, dịch vụ', 1, 'Thuốc ho');
    await page.getByRole('row').nth(1).getByRole('gridcell').last().click();
    await page.getByLabel('Hạn dùng, dòng 1').fill('310327');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Đã lưu hóa đơn nháp')).toBeVisible();
    await reload(page);
    await expect(page.getByLabel('Số kiện')).toHaveValue('1.250,5');
    await expect(page.getByRole('gridcell', { name: '31/03/2027' })).toBeVisible();
  },
);
