import vectors from '#domain/data/number-entry-vectors.json' with { type: 'json' };
import { LONG, expect, open, test } from '../fixtures.ts';
import type { Locator } from '@playwright/test';
import type { Page } from '../fixtures.ts';
import { lineCell, textIn } from '../line-cells.ts';
import { askAs, enterOwnCompany } from '../own-company.ts';

/** Rows of the table a clerk meets every day; all of them are tried in the tests of the field and of the cell. */
const usual = ['1,5', '1.234.567,89', '1,234,567.89', '12.34,5'];

const rows = (style: 'vi' | 'int', decimals: number) =>
  vectors.filter((row) => row.style === style && row.decimals === decimals && usual.includes(row.typed));

async function typesAndSees(page: Page, field: Locator, style: 'vi' | 'int', decimals = 6) {
  expect(rows(style, decimals)).toHaveLength(usual.length);
  for (const { typed, shown, refused } of rows(style, decimals)) {
    await field.focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.type(typed);
    await page.keyboard.press('Tab');
    await expect.poll(() => textIn(field), typed).toBe(refused === undefined ? (shown ?? '') : typed);
    if (refused === undefined) await expect(field, typed).not.toHaveAttribute('aria-invalid');
    else await expect(field, typed).toHaveAttribute('aria-invalid', 'true');
  }
}

/** A clerk types a product's price and the numbers of a line. */
async function walk(page: Page, style: 'vi' | 'int') {
  await open(page, '/admin/products/create');
  await typesAndSees(page, page.getByLabel(/^Đơn giá/), style);
  await open(page, '/admin/invoices/create');
  await typesAndSees(page, lineCell(page, 'Số lượng', 1), style);
}

async function typeLine(page: Page, quantity: string, price: string, discount: string) {
  for (const [name, text] of [
    ['Số lượng', quantity],
    ['Đơn giá', price],
    ['CK %', discount],
  ] as const) {
    await lineCell(page, name, 1).focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Tab');
}

test(
  'numbers are what a clerk means, typed the Vietnamese way, and the international way in a company that chose it',
  LONG,
  async ({ page }) => {
    const company = await enterOwnCompany(page, '/admin/customers');
    await test.step('the Vietnamese way', async () => {
      await walk(page, 'vi');
      await typeLine(page, '1.500', '12.500', '3,5');
      // 1500 x 12500 less 3.5%.
      await expect(page.getByRole('row', { name: /^Cộng/ })).toContainText('18.093.750');
    });
    await test.step('the international way', async () => {
      await askAs(page, company, ['PUT', '/api/tenant_settings'], {
        setting_key: 'setting_number',
        configs: [{ config_key: 'number_style', config_value: 'international' }],
      });
      await walk(page, 'int');
      await typeLine(page, '1,500', '12,500', '3.5');
      await expect(page.getByRole('row', { name: /^Cộng/ })).toContainText('18,093,750');
    });
  },
);
