import { readFileSync } from 'node:fs';
import { callApi } from '../api.ts';
import { LONG, enter, expect, test } from '../fixtures.ts';
import type { Page } from '../fixtures.ts';
import { checkLooks, checkWidths, wear } from '../looks.ts';

const owner = 'owner@demo.vn';
const path = '/admin/settings/xml_verification';

/** The file of a coded invoice as its page hands it out. */
async function codedFile(page: Page): Promise<{ name: string; text: string }> {
  const { invoices } = await callApi<{ invoices: { id: number }[] }>(page.request, owner, [
    'GET',
    '/api/invoices?limit=1&status=code_issued',
  ]);
  await enter(page, owner, `/admin/invoices/${invoices[0]?.id}`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'XML', exact: true }).click(),
  ]);
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') };
}

async function choose(page: Page, name: string, text: string): Promise<void> {
  const buffer = Buffer.from(text, 'utf8');
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/xml', buffer });
}

/** As a file is let go over the page. */
async function drop(page: Page, name: string, text: string): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ([file_name, content]) => {
      const files = new DataTransfer();
      files.items.add(new File([content], file_name, { type: 'text/xml' }));
      return files;
    },
    [name, text] as const,
  );
  await page.locator('.k-drop').dispatchEvent('drop', { dataTransfer });
}

const card = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: title }) });

test('a coded invoice of ours is to be trusted: who signed, and what it states; one amount changed: not to be used, and the changed part is named', async ({
  page,
}) => {
  const { name, text } = await codedFile(page);
  await test.step('a coded invoice of ours is to be trusted: who signed, and what it states', async () => {
    await page.goto(path);
    await expect(page.getByText('không được lưu trên máy chủ')).toBeVisible();
    await choose(page, name, text);
    const answer = page.getByRole('status').filter({ hasText: 'Tin được tệp này' });
    await expect(answer).toBeFocused();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(name)).toBeVisible();
    await expect(card(page, 'Chữ ký: Người bán')).toContainText('Hoadon Demo Root CA');
    await expect(card(page, 'Chữ ký: Cơ quan thuế')).toContainText(
      'Còn nguyên như khi ký: mã của cơ quan thuế.',
    );
    const code = />([0-9A-F]{34})<\/MCCQT>/.exec(text)?.[1] ?? 'no code';
    await expect(card(page, 'Hóa đơn trong tệp')).toContainText(code);
    await checkWidths(page);
    await checkLooks(page);
  });
  await test.step('one amount changed: not to be used, and the changed part is named', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await wear(page, 'light');
    await drop(page, name, text.replace(/<TgTTTBSo>(\d)/, '<TgTTTBSo>9$1'));
    await expect(page.getByRole('alert').filter({ hasText: 'Không dùng tệp này' })).toBeFocused();
    await expect(card(page, 'Chữ ký: Người bán')).toContainText('Đã bị sửa sau khi ký: dữ liệu hóa đơn.');
    await checkLooks(page);

    await choose(page, 'khong-ky.xml', text.replace(/<DSCKS>.*<\/DSCKS>/s, ''));
    await expect(page.getByText('tệp chưa có chữ ký số')).toBeVisible();
    await choose(page, 'a.xml', '<a/>');
    await expect(page.getByText('Tệp không chứa hóa đơn')).toBeVisible();
  });
});

test(
  'junk, entities and a file too large are refused with what to do, and another file goes on',
  LONG,
  async ({ page }) => {
    await enter(page, owner, path);
    const told = page.getByRole('main').getByRole('alert');
    await choose(page, 'rac.xml', 'không phải XML');
    await expect(told).toContainText('không phải XML đúng cú pháp');
    await choose(page, 'doctype.xml', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>');
    await expect(told).toContainText('DOCTYPE');
    await checkLooks(page);
    await choose(page, 'hoa-don.pdf', 'x');
    await expect(told).toContainText('.xml');
    await choose(page, 'lon.xml', `<a>${'x'.repeat(2 * 1024 * 1024)}</a>`);
    await expect(told).toContainText('tệp này hơn 2 MB');
    await expect(page.getByText('lon.xml')).toBeVisible();
    const hostile = `<img src=x onerror=alert(1)>${'a'.repeat(200)}.xml`;
    await choose(page, hostile, '<a/>');
    await expect(page.getByText('tệp chưa có chữ ký số')).toBeVisible();
    await expect(page.getByText(hostile)).toBeVisible();
    await checkWidths(page);
  },
);
