import { chromium, expect, type Browser, type Page } from '@playwright/test';
import { installedChromium } from '../../../scripts/test/chromium.ts';
import type { RunningServer } from './running-server.ts';

const FILE = [
  'Mã nhà cung cấp,Tên nhà cung cấp,Nhà cung cấp nước ngoài,Hạng,Trạng thái',
  'NCC-90,Bao bì An Phú,Không,Vàng,Đang hoạt động',
  'NCC-91,Giấy Bình An,Có,Bạc,Đang hoạt động',
].join('\n');

export async function openBrowser(): Promise<Browser> {
  const executable = installedChromium();
  return chromium.launch({
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    ...(executable === null ? {} : { executablePath: executable }),
  });
}

/** A page signed in as one account; what breaks in it breaks the tour. */
async function pageOf(browser: Browser, server: RunningServer, email: string): Promise<Page> {
  const page = await browser.newPage({
    baseURL: server.url,
    locale: 'vi-VN',
    viewport: { width: 1440, height: 900 },
  });
  page.on('pageerror', (error) => {
    throw error;
  });
  await page.addInitScript(
    (tokens) => {
      localStorage.setItem('access_token', tokens.access_token);
      localStorage.setItem('refresh_token', tokens.refresh_token);
    },
    await server.tokens(email),
  );
  return page;
}

const cell = (page: Page, name: string) => page.getByRole('cell', { name, exact: true });

/** The screens that a resource of one YAML file has: menu, form, list, filters, import, export. */
export async function tourScreens(browser: Browser, server: RunningServer): Promise<void> {
  const page = await pageOf(browser, server, 'owner@demo.vn');
  await page.goto('/admin/suppliers/create');
  await expect(page.getByRole('link', { name: 'Nhà cung cấp', exact: true })).toBeVisible();
  await makeOne(page);
  await editIt(page);
  await importTwo(page);
  await narrowTheList(page);
  await saveTheList(page);
  await page.close();
}

async function makeOne(page: Page): Promise<void> {
  await page.getByLabel('Mã nhà cung cấp').fill('NCC-77');
  await page.getByLabel('Tên nhà cung cấp').fill('Giấy Vĩnh Phát');
  await page.getByLabel('Hạn mức công nợ').fill('2500000');
  await page.getByLabel('Hạng').selectOption('Vàng');
  await page.getByRole('button', { name: 'Lưu', exact: true }).first().click();
  await expect(page).toHaveURL(/\/suppliers\/\d+$/);
  // The address changes a moment before the page does.
  await expect(page.getByRole('heading', { level: 1, name: 'Giấy Vĩnh Phát' })).toBeVisible();
  await expect(page.getByLabel('Hạn mức công nợ')).toHaveValue('2.500.000');
}

async function editIt(page: Page): Promise<void> {
  await page.getByLabel('Ghi chú').fill('Giao hàng thứ năm');
  await page.getByRole('button', { name: 'Lưu', exact: true }).first().click();
  await expect(page.getByText('Đã lưu nhà cung cấp')).toBeVisible();
}

async function importTwo(page: Page): Promise<void> {
  await page.goto('/admin/suppliers/import');
  const file = { name: 'ncc.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Kiểm tra 2 dòng' }).click();
  await page.getByRole('button', { name: /^Nhập 2 / }).click();
  await expect(page.getByText('Đã thêm 2.')).toBeVisible();
}

async function narrowTheList(page: Page): Promise<void> {
  await page.goto('/admin/suppliers');
  await expect(cell(page, 'Bao bì An Phú')).toBeVisible();
  await page.getByRole('button', { name: 'Bộ lọc', exact: true }).click();
  await page.getByRole('dialog', { name: 'Bộ lọc' }).getByLabel('Hạng').selectOption('Bạc');
  await page.getByRole('button', { name: 'Xong' }).click();
  await expect(cell(page, 'Bao bì An Phú')).toBeHidden();
  await expect(cell(page, 'Giấy Bình An')).toBeVisible();
}

async function saveTheList(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Xuất/ }).first().click();
  const saved = page.waitForEvent('download');
  await page.getByText(/CSV/).first().click();
  expect((await saved).suggestedFilename()).toMatch(/\.csv$/);
}

/** Who may only look finds the records, and no way to add one. */
export async function tourAsViewer(browser: Browser, server: RunningServer): Promise<void> {
  const page = await pageOf(browser, server, 'xem@demo.vn');
  await page.goto('/admin/suppliers');
  await expect(cell(page, 'Giấy Bình An')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Thêm nhà cung cấp' })).toHaveCount(0);
  await page.close();
}
