import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, TestInfo } from '@playwright/test';
import { hasJudge } from '../../setup/judges.ts';
import { expect, settled, signIn, signOut, test } from '../fixtures.ts';
import { pdfText, xmlsec } from '../judges.ts';
import { chooseInCell, fillCell, lineCell } from '../line-cells.ts';

const BUYER = 'Công ty TNHH Bao bì Minh Khôi';
const TOTAL = '9.129.760';
const TOTAL_IN_WORDS = 'Chín triệu một trăm hai mươi chín nghìn bảy trăm sáu mươi đồng';

const LINES = [
  {
    name: 'Băng keo OPP trong 48 mm',
    unit: 'Cuộn',
    quantity: '720',
    price: '11500',
    discount: '3',
    rate: '10%',
  },
  { name: 'Bao bì xuất khẩu', unit: 'Kiện', quantity: '1', price: '100000', discount: '', rate: '0%' },
  {
    name: 'Sách hướng dẫn đóng gói',
    unit: 'Quyển',
    quantity: '3',
    price: '65000',
    discount: '',
    rate: 'KCT',
  },
];

test('an accountant drafts an invoice, the owner publishes it, and the tax authority codes it [1.does.publish 1.signing.asynchronous]', async ({
  page,
}, info) => {
  await signIn(page, 'ketoan@demo.vn');
  await page.getByRole('link', { name: 'Lập hóa đơn' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lập hóa đơn GTGT');
  await settled(page);
  await fillBuyer(page);
  for (const [at, line] of LINES.entries()) await fillLine(page, at + 1, line);
  await expect(page.getByText(TOTAL_IN_WORDS).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ký và phát hành' })).toBeHidden();
  await page.getByRole('button', { name: 'Lưu nháp' }).click();
  await expect(page.getByText('Đã lưu hóa đơn nháp')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/invoices\/\d+$/);
  await settled(page);
  const path = new URL(page.url()).pathname;
  await signOut(page, 'Lê Thị Ngọc Bích');

  await signIn(page, 'owner@demo.vn', path);
  await page.getByRole('button', { name: 'Ký và phát hành' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(TOTAL);
  await dialog.getByRole('button', { name: 'Ký và phát hành' }).click();
  // No reload from here on: the page follows the publication by itself.
  await page.evaluate(() => Object.assign(window, { untouched: true }));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/1C\d\dTAA\s*\d{8}/);
  await expect(page.getByText('Đã cấp mã').first()).toBeVisible();
  expect(await page.evaluate(() => 'untouched' in window)).toBe(true);

  await judgeFiles(page, info, path);
});

async function fillBuyer(page: Page): Promise<void> {
  await page.getByLabel('Mã số thuế').fill('0000000017');
  await page.getByLabel('Tên đơn vị').fill(BUYER);
  await page.getByLabel('Địa chỉ', { exact: true }).fill('Lô B12, khu công nghiệp Tân Bình');
}

async function fillLine(page: Page, row: number, line: (typeof LINES)[number]): Promise<void> {
  if ((await lineCell(page, 'Tên hàng hóa, dịch vụ', row).count()) === 0)
    await page.getByRole('button', { name: 'Thêm dòng' }).click();
  await fillCell(page, 'Tên hàng hóa, dịch vụ', row, line.name);
  await fillCell(page, 'ĐVT', row, line.unit);
  await fillCell(page, 'Số lượng', row, line.quantity);
  await fillCell(page, 'Đơn giá', row, line.price);
  if (line.discount !== '') await fillCell(page, 'CK %', row, line.discount);
  await chooseInCell(page, 'Thuế', row, line.rate);
}

async function judgeFiles(page: Page, info: TestInfo, path: string): Promise<void> {
  const number =
    /(\d{8})/.exec((await page.getByRole('heading', { level: 1 }).textContent()) ?? '')?.[1] ?? '';
  const signed = await download(page, info, `/api${path.replace('/admin', '')}/xml?as=signed`, 'signed.xml');
  const coded = await clickDownload(page, info, /-\d{8}\.xml$/, 'coded.xml');
  const pdf = await clickDownload(page, info, /\.pdf$/, 'invoice.pdf');
  const data_dir = process.env['E2E_DATA_DIR'] ?? '';
  const root_file = join(data_dir, 'demo-root.pem');
  if (hasJudge('xmlsec1')) {
    const seller = xmlsec(signed, root_file);
    expect(seller.ok, seller.text).toBe(true);
    expect(seller.text).toContain('2/2');
    const seller_in_coded = xmlsec(coded, root_file, '//*[local-name()="NBan"]/*[local-name()="Signature"]');
    expect(seller_in_coded.ok, seller_in_coded.text).toBe(true);
    const authority_root = join(data_dir, 'authority-root.pem');
    const authority = xmlsec(coded, authority_root, '//*[local-name()="CQT"]/*[local-name()="Signature"]');
    expect(authority.ok, authority.text).toBe(true);
  }
  expect(readFileSync(coded, 'utf8')).toMatch(/<MCCQT Id="[^"]+">[0-9A-F]{34}<\/MCCQT>/);
  if (hasJudge('pdftotext')) {
    const text = pdfText(pdf).replaceAll(/\s+/g, ' ');
    for (const wanted of [number, BUYER, TOTAL]) expect(text).toContain(wanted);
    for (const word of TOTAL_IN_WORDS.split(' ')) expect(text).toContain(word);
  }
}

/** As the page itself asks: with the bearer token it holds. */
async function download(page: Page, info: TestInfo, path: string, name: string): Promise<string> {
  const text = await page.evaluate(async (address) => {
    const reply = await fetch(address, {
      headers: { authorization: `Bearer ${localStorage.getItem('access_token') ?? ''}` },
    });
    return reply.text();
  }, path);
  const file = info.outputPath(name);
  writeFileSync(file, text);
  return file;
}

async function clickDownload(page: Page, info: TestInfo, link: RegExp, name: string): Promise<string> {
  const waiting = page.waitForEvent('download');
  await page
    .getByRole('button', { name: link })
    .or(page.getByRole('link', { name: link }))
    .first()
    .click();
  const file = info.outputPath(name);
  await (await waiting).saveAs(file);
  return file;
}
