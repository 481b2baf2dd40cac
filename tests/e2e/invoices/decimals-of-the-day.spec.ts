import type { components } from '#generated/types.ts';
import { readyDraft } from '../api.ts';
import { LONG, expect, open, test } from '../fixtures.ts';
import type { Page } from '../fixtures.ts';
import { askAs } from '../own-company.ts';
import {
  addRemoteCertificate,
  declareRemoteCertificate,
  enterReadyCompany,
  newAccount,
  pressOnPhone,
} from '../signing-company.ts';
import type { TrialCompany } from '../trial-company.ts';

type Invoice = components['schemas']['Invoice'];

const dialogOf = (page: Page) => page.getByRole('dialog', { name: /Chờ ký|Yêu cầu ký/ });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Giải thích số tiền' });

/** Decimals of the amounts before tax, of the tax and after it. */
async function choose(page: Page, company: TrialCompany, config_value: string | null): Promise<void> {
  const keys = ['amount_without_vat', 'vat_amount', 'amount_after_tax'];
  const decimal_configurations = keys.map((key) => ({ config_key: `decimal_digit_${key}`, config_value }));
  await askAs(page, company, ['PUT', '/api/decimal_configurations'], { decimal_configurations });
}

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ký và phát hành' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ký và phát hành' }).click();
  await expect(dialogOf(page)).toBeVisible();
}

/** 3 times 1.115 dollars, rounded to one place. */
async function expectExplained(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Giải thích số tiền' }).click();
  await expect(drawer(page).getByText('3,345')).toBeVisible();
  await expect(drawer(page).getByText('Giữ 1 chữ số thập phân.').first()).toBeVisible();
  await expect(drawer(page)).not.toContainText('3,35');
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
}

test(
  'a number keeps the decimals of its day: signature refused, settings changed, corrected, signed, explained',
  LONG,
  async ({ page }) => {
    const company = await enterReadyCompany(page, '/admin/customers');
    const account = newAccount('-cho', company.tax_code);
    await addRemoteCertificate(page, company, 'mysign', account);
    await declareRemoteCertificate(page, company);
    await choose(page, company, '1');
    const line = { kind: 'goods', name: 'Phí dịch vụ', unit: 'Lần', quantity: '3', unit_price: '1.115' };
    const { invoice } = await askAs<{ invoice: Invoice }>(page, company, ['POST', '/api/invoices'], {
      invoice: {
        ...readyDraft(),
        currency: 'USD',
        exchange_rate: '26000',
        lines: [{ ...line, vat_rate: '8%' }],
      },
    });
    await open(page, `/admin/invoices/${invoice.id}`);
    await publish(page);
    await pressOnPhone(page, account, 'refuse');
    await expect(dialogOf(page).getByText('Người ký đã từ chối.')).toBeVisible();
    await choose(page, company, null);

    await open(page, `/admin/invoices/${invoice.id}`);
    await expectExplained(page);
    await page.getByRole('link', { name: 'Sửa và ký lại' }).click();
    const total = page.getByRole('table', { name: 'Tổng tiền của hóa đơn' }).getByRole('row').last();
    await expect(total).toContainText('3,6 USD');
    await page.getByRole('textbox', { name: /^Tên đơn vị/ }).fill('Công ty Đã Sửa');
    await publish(page);
    await pressOnPhone(page, account, 'confirm');
    await expect(dialogOf(page).getByText('Đã ký 1 hóa đơn.')).toBeVisible();
    await dialogOf(page).getByRole('button', { name: 'Xong' }).click();
    await expect(page.getByText('Đã cấp mã').first()).toBeVisible();
    await expect(page.getByText('Công ty Đã Sửa').first()).toBeVisible();
    await expectExplained(page);
  },
);
