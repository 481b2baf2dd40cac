import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { DB } from '#generated/database.ts';
import { kyselyOver } from '#server/platform/db/database.ts';
import { enqueueJob } from '#server/platform/jobs/enqueue.ts';
import { makeDraft, today, typedDate } from '../api.ts';
import { enter, expect, LONG, reload, test } from '../fixtures.ts';
import { violations } from '../looks.ts';
import { shownIn } from '../line-cells.ts';

const OWNER = 'owner@demo.vn';

/** The clock's turn, which comes every five minutes. */
async function runNow(): Promise<void> {
  const connectionString = readFileSync(join(process.env['E2E_DATA_DIR'] ?? '', 'test-database-url'), 'utf8');
  const pool = new pg.Pool({ connectionString, max: 1 });
  try {
    await enqueueJob(
      kyselyOver<DB>(pool),
      'run-recurring-invoices',
      {},
      `run-recurring-invoices:test:${Date.now()}`,
    );
  } finally {
    await pool.end();
  }
}

test(
  'an invoice is written once, and its draft is there on its day; paused, none comes until it is set going again',
  LONG,
  async ({ page }) => {
    const name = `Tiền thuê kho ${Date.now()}`;
    const { id } = await makeDraft(page.request);
    await enter(page, OWNER, `/admin/recurring-invoices/create?source_id=${id}`);
    await page.getByRole('textbox', { name: /^Tên/ }).fill(name);
    await page.getByLabel(/^Ngày trong tháng/).fill(String(Number(today().slice(8))));
    const since = page.getByRole('group', { name: /^Từ ngày/ });
    await since.locator('[contenteditable], input').first().click();
    await page.keyboard.press('Control+A');
    await page.keyboard.type(typedDate(today()).replaceAll('/', ''));
    await expect(since).toContainText(typedDate(today()));
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await expect(page.getByText('Đang chạy').first()).toBeVisible();
    expect(await violations(page)).toEqual([]);

    await runNow();
    await expect(async () => {
      await reload(page);
      await expect(page.getByText('1 bản nháp')).toBeVisible({ timeout: 1000 });
    }).toPass();
    await page.getByRole('link', { name: 'Mở bản nháp gần nhất' }).click();
    await expect.poll(() => shownIn(page, 'Tên hàng hóa, dịch vụ', 1)).not.toBe('');
    await page.goBack();

    await page.getByRole('button', { name: 'Tạm dừng', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Chạy tiếp', exact: true })).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/admin/recurring-invoices');
    await page.getByRole('button', { name: `Chạy tiếp: ${name}` }).click();
    await expect(page.getByRole('button', { name: `Tạm dừng: ${name}` })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  },
);
