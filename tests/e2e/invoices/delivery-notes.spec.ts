import { expect, LONG, open, settled, test } from '../fixtures.ts';
import { today } from '../api.ts';
import { askAs, enterOwnCompany } from '../own-company.ts';
import { fillCell } from '../line-cells.ts';

test(
  'a delivery note is written with its order, warehouses and vehicle in place of buyer and tax, and keeps them',
  LONG,
  async ({ page }) => {
    const company = await enterOwnCompany(page, '/admin/customers');
    const symbol = `C${today().slice(2, 4)}NKH`;
    const template = { form_no: '6', symbol, layout: 'classic', is_default: true, status: 'active' };
    await askAs(page, company, ['POST', '/api/templates'], { template: { ...template, name: 'Chuyển kho' } });
    await open(page, '/admin/invoices/create');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Lập phiếu xuất kho');
    const order = page.getByLabel('Lệnh điều động nội bộ');
    await order.fill('Số 15/LĐĐ ngày 20/11/2026');
    await page.getByLabel('Địa chỉ kho xuất hàng').fill('Kho Tân Bình');
    await page.getByLabel('Phương tiện vận chuyển').fill('51C-482.19');
    await page.getByRole('button', { name: 'Đơn vị của mình' }).click();
    await expect(page.getByLabel('Đơn vị nhận hàng')).toHaveValue('Công ty Cổ phần Thương mại Sao Việt');
    await page.getByLabel('Địa chỉ kho nhận hàng').fill('Kho Cát Lái');
    await fillCell(page, 'Tên hàng hóa, dịch vụ', 1, 'Băng keo');
    await fillCell(page, 'ĐVT', 1, 'Cuộn');
    await fillCell(page, 'Số lượng', 1, '10');
    await expect(page.getByText('Thông tin vận chuyển đã đủ')).toBeVisible();
    // An internal transfer may leave prices out; the form has no tax, discount or payment.
    await expect(page.getByText('Hàng hóa đủ số lượng, đơn giá')).toBeVisible();
    await expect(page.getByRole('columnheader', { name: /Thuế|Chiết khấu/ })).toHaveCount(0);
    await expect(page.getByLabel('Thanh toán')).toHaveCount(0);
    await page.getByRole('button', { name: 'Lưu nháp' }).click();
    await expect(page.getByText('Đã lưu hóa đơn nháp')).toBeVisible();
    await page.reload();
    await settled(page);
    await expect(order).toHaveValue('Số 15/LĐĐ ngày 20/11/2026');
    await expect(page.getByLabel('Địa chỉ kho nhận hàng')).toHaveValue('Kho Cát Lái');
  },
);
