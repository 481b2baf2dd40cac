import { readFileSync, writeFileSync } from 'node:fs';
import { openZip } from '#server/platform/zip/read-zip.ts';
import { writeZip } from '#server/platform/zip/write-zip.ts';
import type { components } from '#generated/types.ts';
import { askAs, enterOwnCompany } from '../own-company.ts';
import { expect, test } from '../fixtures.ts';

type Pack = components['schemas']['ProofPack'];

test('a pack is made, downloaded, opened from a disk without a network, and a planted change is found', async ({
  page,
  browser,
}, info) => {
  const company = await enterOwnCompany(page, '/admin/transmission-history/proof-packs');
  await askAs(page, company, ['POST', '/api/customers'], {
    customer: { code: 'KH-1', name: 'Công ty Giấy An Hòa', status: 'active' },
  });
  await page.getByLabel('Kỳ', { exact: true }).selectOption({ label: 'Tháng này' });
  await page.getByRole('button', { name: 'Tạo gói' }).click();
  await expect(page.getByRole('heading', { name: /^Gói .* đã sẵn sàng$/ })).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Tải về/ }).click();
  const zip = info.outputPath('goi.zip');
  await (await downloading).saveAs(zip);
  const { proof_packs } = await askAs<{ proof_packs: Pack[] }>(page, company, ['GET', '/api/proof_packs']);

  const pack = await openZip(new Blob([readFileSync(zip)]));
  const viewer = info.outputPath('xem.html');
  writeFileSync(viewer, await pack.read('xem.html', 1e8));
  const planted = info.outputPath('sua.zip');
  const log = 'nhat-ky/000001.txt';
  const pieces: Uint8Array[] = [];
  const out = writeZip(async (piece) => void pieces.push(Uint8Array.from(piece)));
  for (const path of pack.files.keys()) {
    const bytes = Buffer.from(await pack.read(path, 1e8));
    await out.add(path, path === log ? Buffer.from(bytes.toString().replace('An Hòa', 'An Hoà')) : bytes);
  }
  await out.finish();
  writeFileSync(planted, Buffer.concat(pieces));

  const context = await browser.newContext({ offline: true });
  const disk = await context.newPage();
  const asked: string[] = [];
  disk.on('request', (request) => asked.push(request.url()));
  await disk.goto(`file://${viewer}`);
  await expect(disk.getByText('Không dùng mạng')).toBeVisible();
  const choose = disk.locator('input[accept=".zip"]');
  await choose.setInputFiles(zip);
  await expect(disk.getByRole('heading', { name: /^Nguyên vẹn\. \d+ tệp khớp/ })).toBeVisible();
  await disk.getByLabel('Mã được gửi riêng cho bạn').fill(proof_packs[0]?.manifest_sha256 ?? '');
  await expect(disk.getByText(/^Trùng khớp/)).toBeVisible();
  await expect(disk.getByText(/bị thu hồi hay không/)).toBeVisible();
  await disk.getByRole('button', { name: 'Kiểm tra gói khác' }).click();
  await choose.setInputFiles(planted);
  await expect(
    disk.getByRole('heading', { name: 'Không nguyên vẹn: 2 chỗ khác với bản kê khai.' }),
  ).toBeVisible();
  await expect(disk.getByText(`${log}: đã bị sửa, không khớp mã băm trong bản kê khai.`)).toBeVisible();
  await expect(disk.getByText(/chuỗi nhật ký đứt ở dòng số/)).toBeVisible();
  expect(asked.filter((url) => !url.startsWith('file:') && !url.startsWith('data:'))).toEqual([]);
  await context.close();
});
