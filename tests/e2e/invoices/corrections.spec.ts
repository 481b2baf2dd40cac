import { callApi, makeDraft } from '../api.ts';
import { fileOfBuyer, signForBuyer } from '../buyer.ts';
import { LONG, enter, expect, test } from '../fixtures.ts';
import type { Locator, Page } from '@playwright/test';
import { agree, publish, signStatement } from './correcting.ts';

const owner = 'owner@demo.vn';

test('a wrong price: both sides sign a statement, the difference is issued, and the value in force is right', async ({
  page,
  browser,
}) => {
  const { id } = await makeDraft(page.request);
  await enter(page, owner, `/admin/invoices/${id}`);
  await publish(page);
  await page.getByRole('link', { name: 'Có gì sai?' }).click();
  await page.getByRole('radio', { name: /^Mã số thuế, hàng hóa/ }).check();
  await expect(page.getByText('2 cách mở, 2 cách đóng')).toBeVisible();
  await page.getByRole('link', { name: 'Lập hóa đơn điều chỉnh' }).click();

  // The agreement comes first.
  await page.getByRole('button', { name: 'Lập biên bản điện tử' }).click();
  await page.getByRole('textbox', { name: /^Nội dung sai/ }).fill('Đơn giá ghi 18.600, đúng là 17.900.');
  await page.getByRole('textbox', { name: 'Đơn giá đúng, dòng 1' }).fill('17900');
  const { statement_id, key } = await signStatement(page);

  const signed = await fileOfBuyer(page.request, { statement_id, key, tax_code: '0000000017' });
  const buyer = await (await browser.newContext()).newPage();
  await buyer.goto(`/confirm/statement?key=${key}`);
  await buyer.getByRole('radio', { name: /^Nộp tệp đã ký/ }).check();
  await buyer.getByRole('button', { name: 'Ký biên bản' }).click();
  await buyer
    .locator('input[type=file]')
    .setInputFiles({ name: 'bien-ban.xml', mimeType: 'application/xml', buffer: signed });
  await buyer.getByRole('button', { name: 'Nộp tệp' }).click();
  await expect(buyer.getByRole('heading', { name: 'Bạn đã ký biên bản' })).toBeVisible();
  await buyer.context().close();

  await page.reload();
  await expect(page.getByText('Hai bên đã ký.')).toBeVisible();
  await page.getByRole('link', { name: 'Lập hóa đơn điều chỉnh' }).click();
  await page.getByRole('textbox', { name: 'Đơn giá sau, dòng 1' }).fill('17900');
  await page.getByRole('button', { name: 'Lập hóa đơn điều chỉnh' }).click();
  await expect(page.getByText(/^Điều chỉnh cho hóa đơn Mẫu số 1 ký hiệu C26T/)).toBeVisible();
  await publish(page);

  // 10 at 17.900 with 10% tax; 10 at 700 less than before.
  const family = page.locator('section', { has: page.getByRole('heading', { name: 'Họ hóa đơn' }) });
  await expect(family.getByRole('listitem')).toHaveCount(3);
  await expect(family).toContainText(/từ đó còn\s*196\.900/);
  await expect(family).toContainText('7.700');
  await family.getByRole('link').first().click();
  await expect(page.getByText('Bị điều chỉnh', { exact: true })).toBeVisible();
  await expect(family.getByRole('link', { name: /^Biên bản \d/ })).toBeVisible();
});

test('a wrong invoice is replaced, and is corrected no more', LONG, async ({ page }) => {
  const { id } = await makeDraft(page.request);
  await enter(page, owner, `/admin/invoices/${id}`);
  await publish(page);
  await page.getByRole('link', { name: 'Có gì sai?' }).click();
  await page.getByRole('radio', { name: /^Mã số thuế, hàng hóa/ }).check();
  await agree(page);
  await page.getByRole('button', { name: 'Lập hóa đơn thay thế' }).click();
  await expect(page.getByText(/^Thay thế cho hóa đơn Mẫu số 1 ký hiệu C26T/)).toBeVisible();
  await publish(page);
  const family = page.locator('section', { has: page.getByRole('heading', { name: 'Họ hóa đơn' }) });
  await expect(family.getByText('không còn tính')).toBeVisible();
  await family.getByRole('link').first().click();
  await expect(page.getByText('Bị thay thế', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Có gì sai?' }).click();
  await page.getByRole('radio', { name: /^Mã số thuế, hàng hóa/ }).check();
  await expect(page.getByText('Không có cách xử lý nào trên hóa đơn này.')).toBeVisible();
});

test(
  'two wrong invoices of one buyer: their list is signed by both, one replacement has its code, and the totals are right',
  LONG,
  async ({ page }) => {
    const wrong = { buyer_name: 'Công ty TNHH Hai Lần', buyer_tax_code: '0101243150' };
    const [first, second] = [await makeDraft(page.request, wrong), await makeDraft(page.request, wrong)];
    for (const { id } of [first, second]) {
      await enter(page, owner, `/admin/invoices/${id}`);
      await publish(page);
    }
    const name = await page.getByRole('heading', { level: 1 }).innerText();
    await enter(page, owner, `/admin/invoices/correct/${first.id}`);
    await page.getByRole('radio', { name: /^Mã số thuế, hàng hóa/ }).check();
    await page
      .getByRole('checkbox', { name: new RegExp(/\d[CK]\d{2}T[A-Z]{2} \d{8}/.exec(name)?.[0] ?? '') })
      .check();
    await page.getByRole('button', { name: 'Lập bảng kê thay thế 2 hóa đơn' }).click();

    // Ten boxes at 18.600, on either invoice; right is 18.000.
    await expect(page.getByRole('heading', { level: 1, name: /^Bảng kê thay thế/ })).toBeVisible();
    await page
      .getByRole('textbox', { name: /^Nội dung sai/ })
      .fill('Ghi sai đơn giá 18.600, đúng là 18.000.');
    for (const at of [0, 1])
      await page.getByRole('textbox', { name: 'Đơn giá đúng, dòng 1' }).nth(at).fill('18000');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Đã lưu biên bản')).toBeVisible();
    const both = page.getByRole('row', { name: /^Cộng các hóa đơn/ });
    await expect(both).toContainText('409.200');
    await expect(both).toContainText('396.000');
    await page.getByRole('button', { name: 'Ký và gửi người mua' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Ký và gửi' }).click();
    await expect(page.getByText('Đang chờ người mua.')).toBeVisible();

    const id = Number(/(\d+)$/.exec(new URL(page.url()).pathname)?.[1]);
    const { statement_link } = await callApi<{ statement_link: { url: string } }>(page.request, owner, [
      'GET',
      `/api/statements/${id}/link`,
    ]);
    const key = new URL(statement_link.url).searchParams.get('key') ?? '';
    await signForBuyer(page.request, { statement_id: id, key, tax_code: wrong.buyer_tax_code });

    await expect(page.getByText('Hai bên đã ký.')).toBeVisible();
    await page.getByRole('button', { name: 'Lập hóa đơn thay thế' }).click();
    await expect(page.getByText(/^Thay thế cho 2 hóa đơn theo bảng kê 01\/BK-ĐCTT số/)).toBeVisible();
    await publish(page);
    const family = page.locator('section', { has: page.getByRole('heading', { name: 'Họ hóa đơn' }) });
    await expect(family.getByText('không còn tính')).toHaveCount(2);
    await expect(family).toContainText('396.000');
  },
);

test('a statement is made, signed and sent by keyboard alone', LONG, async ({ page }) => {
  const { id } = await makeDraft(page.request);
  await enter(page, owner, `/admin/invoices/${id}`);
  await publish(page);
  await page.reload();
  await tabTo(page, page.getByRole('link', { name: 'Có gì sai?' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('radio', { name: /^Tên, địa chỉ/ }));
  await page.keyboard.press('ArrowDown');
  await tabTo(page, page.getByRole('link', { name: 'Lập hóa đơn điều chỉnh' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Lập biên bản điện tử' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('textbox', { name: /^Nội dung sai/ }));
  await page.keyboard.type('Đơn giá ghi 18.600, đúng là 17.900.');
  await tabTo(page, page.getByRole('textbox', { name: 'Đơn giá đúng, dòng 1' }));
  await page.keyboard.press('Control+a');
  await page.keyboard.type('17900');
  await page.keyboard.press('Control+Enter');
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Ký và gửi' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Đang chờ người mua.')).toBeVisible();
});

/** Moves the focus on until it is at a control, as a person without a mouse does. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await control.waitFor();
  for (let steps = 0; steps < 40; steps += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
}
