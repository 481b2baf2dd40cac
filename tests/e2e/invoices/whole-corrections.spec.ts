import { makeDraft } from '../api.ts';
import { signForBuyer } from '../buyer.ts';
import { LONG, enter, expect, settled, test } from '../fixtures.ts';
import { agree, publish, signStatement } from './correcting.ts';
import { chooseInCell, fillCell } from '../line-cells.ts';

const owner = 'owner@demo.vn';

test(
  'an invoice of another system is entered, what it differs is issued here, and the value in force is right',
  LONG,
  async ({ page }) => {
    await enter(page, owner, '/admin/adjusted-invoices/other/create');
    await settled(page);
    const number = String(Date.now() % 100_000_000);
    await page.getByRole('textbox', { name: /^Mẫu số/ }).fill('1');
    await page.getByRole('textbox', { name: /^Ký hiệu/ }).fill('C25TXY');
    await page.getByRole('textbox', { name: /^Số(?! )/ }).fill(number);
    await page
      .getByRole('group', { name: /^Ngày lập/ })
      .getByRole('spinbutton')
      .first()
      .click();
    await page.keyboard.type('20122025');
    await page.getByRole('textbox', { name: /^Mã số thuế người mua/ }).fill('0000000017');
    await page.getByRole('textbox', { name: /^Tên đơn vị/ }).fill('Công ty TNHH Thuận Lợi');
    await page.getByRole('textbox', { name: /^Địa chỉ/ }).fill('12 Nguyễn Trãi, Hà Nội');
    await fillCell(page, 'Tên hàng hóa, dịch vụ', 1, 'Băng keo');
    await fillCell(page, 'ĐVT', 1, 'Cuộn');
    await fillCell(page, 'Số lượng', 1, '20');
    await fillCell(page, 'Đơn giá', 1, '11500');
    await chooseInCell(page, 'Thuế', 1, '10%');
    await page.getByRole('button', { name: 'Tiếp tục' }).click();

    // Two of twenty fewer: 23.000 and its tax of 10%.
    await expect(page).toHaveURL(/\/admin\/adjusted-invoices\/other\/\d+$/);
    await agree(page);
    await page.getByRole('textbox', { name: 'Số lượng sau, dòng 1' }).fill('18');
    await page.getByRole('button', { name: 'Lập hóa đơn điều chỉnh' }).click();
    await expect(
      page.getByText(
        new RegExp(
          `^Điều chỉnh cho hóa đơn Mẫu số 1 ký hiệu C25TXY số 0*${number} ngày 20 tháng 12 năm 2025`,
        ),
      ),
    ).toBeVisible();
    await publish(page);
    const family = page.locator('section', { has: page.getByRole('heading', { name: 'Họ hóa đơn' }) });
    await expect(family).toContainText('gốc, hệ thống khác');
    // 253.000 before, 25.300 less.
    await expect(family).toContainText(/từ đó còn\s*227\.700/);
  },
);

test(
  'a wrong address: the law leaves the notice alone, which is sent from the three questions and received',
  LONG,
  async ({ page }) => {
    const { id } = await makeDraft(page.request);
    await enter(page, owner, `/admin/invoices/${id}`);
    await publish(page);
    await page.getByRole('link', { name: 'Có gì sai?' }).click();
    await page.getByRole('radio', { name: /^Tên, địa chỉ/ }).check();
    await expect(page.getByText('1 cách mở, 3 cách đóng')).toBeVisible();
    await page.getByRole('button', { name: 'Lập thông báo 04/SS-HĐĐT' }).click();
    const send = { name: 'Ký và gửi cơ quan thuế' };
    await page.getByRole('textbox', { name: /^Lý do/ }).fill('Sai địa chỉ người mua');
    await page.getByRole('button', send).click();
    const question = page.getByRole('dialog', { name: 'Ký và gửi thông báo' });
    await question.getByRole('button', send).click();
    await expect(question).toBeHidden();
    await expect(page.getByText('Cơ quan thuế đã tiếp nhận mọi hóa đơn trong thông báo.')).toBeVisible();
  },
);

test(
  'a statement that the buyer refuses is changed, signed again by both, and the difference is issued',
  LONG,
  async ({ page, browser }) => {
    const { id } = await makeDraft(page.request);
    await enter(page, owner, `/admin/invoices/${id}`);
    await publish(page);
    await page.getByRole('link', { name: 'Có gì sai?' }).click();
    await page.getByRole('radio', { name: /^Mã số thuế, hàng hóa/ }).check();
    await page.getByRole('link', { name: 'Lập hóa đơn điều chỉnh' }).click();
    await page.getByRole('button', { name: 'Lập biên bản điện tử' }).click();
    const reason = page.getByRole('textbox', { name: /^Nội dung sai/ });
    await reason.fill('Đơn giá ghi 18.600, đúng là 17.900.');
    const price = page.getByRole('textbox', { name: 'Đơn giá đúng, dòng 1' });
    await price.fill('17900');
    const { statement_id, key } = await signStatement(page);

    const buyer = await (await browser.newContext()).newPage();
    await buyer.goto(`/confirm/statement?key=${key}`);
    await buyer.getByRole('button', { name: 'Từ chối' }).click();
    await buyer.getByRole('textbox', { name: /^Lý do từ chối/ }).fill('Giá đã thống nhất là 17.800');
    await buyer.getByRole('textbox', { name: /^Họ tên của bạn/ }).fill('Đỗ Văn Thịnh');
    await buyer.getByRole('button', { name: 'Gửi bên bán' }).click();
    await expect(buyer.getByRole('heading', { name: 'Đã gửi lời từ chối' })).toBeVisible();
    // What was answered is not shown again.
    await buyer.reload();
    await expect(buyer.getByRole('heading', { name: 'Liên kết không dùng được' })).toBeVisible();

    await page.reload();
    await expect(page.getByRole('heading', { name: 'Người mua từ chối' })).toBeVisible();
    await expect(page.getByText('“Giá đã thống nhất là 17.800”')).toBeVisible();
    await page.getByRole('button', { name: 'Sửa và ký lại' }).click();
    await reason.fill('Đơn giá ghi 18.600, đúng là 17.800.');
    await price.fill('17800');
    const again = await signStatement(page);
    expect(again.statement_id).toBe(statement_id);
    expect(again.key).not.toBe(key);
    await buyer.goto(`/confirm/statement?key=${again.key}`);
    await expect(buyer.getByText('17.800').first()).toBeVisible();
    await buyer.context().close();
    await signForBuyer(page.request, { statement_id, key: again.key, tax_code: '0000000017' });

    await page.reload();
    await expect(page.getByText('Hai bên đã ký.')).toBeVisible();
    await page.getByRole('link', { name: 'Lập hóa đơn điều chỉnh' }).click();
    await page.getByRole('textbox', { name: 'Đơn giá sau, dòng 1' }).fill('17800');
    await page.getByRole('button', { name: 'Lập hóa đơn điều chỉnh' }).click();
    await publish(page);
    const family = page.locator('section', { has: page.getByRole('heading', { name: 'Họ hóa đơn' }) });
    await expect(family).toContainText(/từ đó còn\s*195\.800/);
  },
);
