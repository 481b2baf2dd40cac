import { hasJudge } from '../../setup/judges.ts';
import { enter, expect, settled, test } from '../fixtures.ts';
import { pdfText } from '../judges.ts';
import { chooseInCell, fillCell } from '../line-cells.ts';

test('a car is sold: what the law asks of car and buyer is entered, issued, read on the page and printed', async ({
  page,
}, info) => {
  await enter(page, 'owner@demo.vn', '/admin/invoices/create');
  await page.getByLabel('Tên đơn vị').fill('Công ty TNHH Vận tải Hải Vân');
  await page.getByLabel('Mã số thuế').fill('0000000017');
  await page.getByLabel('Địa chỉ', { exact: true }).fill('12 Đội Cấn');
  await fillCell(page, 'Tên hàng hóa, dịch vụ', 1, 'Ô tô con Toyota Vios 1.5G, 5 chỗ, sản xuất năm 2026');
  await fillCell(page, 'ĐVT', 1, 'Chiếc');
  await fillCell(page, 'Số lượng', 1, '1');
  await fillCell(page, 'Đơn giá', 1, '750.000.000');
  await chooseInCell(page, 'Thuế', 1, '10%');

  await page.getByRole('button', { name: 'Thao tác với dòng 1' }).click();
  await page.getByRole('menuitem', { name: 'Hàng hóa đặc trưng…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hàng hóa đặc trưng của dòng 1' });
  await dialog.getByLabel('Loại hàng hóa').selectOption('Ô tô, xe máy');
  await dialog.getByLabel(/^Số khung/).fill('RLHK1234567890');
  await dialog.getByLabel(/^Số máy/).fill('2NR-FE0987');
  await dialog.getByLabel(/^Loại tài sản/).selectOption('Ô tô');
  await dialog.getByLabel(/^Tình trạng/).selectOption('Mới');
  await dialog.getByLabel(/^Xuất xứ/).selectOption('Lắp ráp trong nước');
  await dialog.getByLabel(/^Số phiếu kiểm tra/).fill('PKT-2026-0042');
  await dialog.getByRole('combobox', { name: /^Tỉnh, thành phố/ }).fill('ha noi');
  await page.getByRole('option', { name: 'Thành phố Hà Nội' }).click();
  await dialog.getByRole('combobox', { name: /^Xã, phường/ }).fill('ba dinh');
  await page.getByRole('option', { name: 'Phường Ba Đình' }).click();
  await dialog.getByRole('button', { name: 'Ghi vào dòng' }).click();
  await expect(dialog).toBeHidden();

  await test.step('the phone number of the buyer, which the law asks for here, is asked before signing', async () => {
    await page.getByRole('button', { name: 'Ký và phát hành' }).click();
    const phone = page.getByLabel('Số điện thoại');
    await expect(phone).toBeFocused();
    await phone.fill('0905123456');
  });
  await page.getByRole('button', { name: 'Ký và phát hành' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ký và phát hành' }).click();
  await expect(page.getByText('Đã cấp mã').first()).toBeVisible();
  await settled(page);
  const main = page.getByRole('main');
  for (const said of ['RLHK1234567890', 'Phường Ba Đình, Thành phố Hà Nội', '0905123456'])
    await expect(main).toContainText(said);

  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PDF', exact: true }).click();
  const file = info.outputPath('invoice.pdf');
  await (await waiting).saveAs(file);
  if (!hasJudge('pdftotext')) return;
  const text = pdfText(file).replaceAll(/\s+/g, ' ');
  for (const printed of ['Số khung: RLHK1234567890', '2NR-FE0987', 'PKT-2026-0042', 'Phường Ba Đình'])
    expect(text).toContain(printed);
});
