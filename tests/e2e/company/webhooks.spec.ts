import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { DB } from '#generated/database.ts';
import type { components } from '#generated/types.ts';
import { RETRY_AFTER_MS } from '#domain/webhooks/schedule.ts';
import { kyselyOver } from '#server/platform/db/database.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { enqueueJob } from '#server/platform/jobs/enqueue.ts';
import { fails, isGenuine, startReceiver, takes } from '#tests/integration/webhooks/receiver.ts';
import { LONG, expect, reload, test } from '../fixtures.ts';
import { askAs, enterOwnCompany } from '../own-company.ts';

/** The two days of attempts are over but for the last one, which is due now. */
async function passToLastAttempt(tenant_id: number, endpoint_id: number): Promise<void> {
  const connectionString = readFileSync(join(process.env['E2E_DATA_DIR'] ?? '', 'test-database-url'), 'utf8');
  const pool = new pg.Pool({ connectionString, max: 1 });
  try {
    await inTenant(kyselyOver<DB>(pool), tenant_id, async (tx) => {
      const next_on = new Date().toISOString();
      await tx
        .updateTable('webhook_deliveries')
        .set({ attempts: RETRY_AFTER_MS.length, next_on })
        .where('endpoint_id', '=', endpoint_id)
        .execute();
      await tx
        .updateTable('webhook_endpoints')
        .set({ resume_on: null })
        .where('id', '=', endpoint_id)
        .execute();
    });
    await enqueueJob(
      kyselyOver<DB>(pool),
      'deliver-webhooks',
      { tenant_id, endpoint_id },
      `webhook:${endpoint_id}:test`,
    );
  } finally {
    await pool.end();
  }
}

test(
  'a webhook is made with a secret shown once, tried, given up, and sent again once its receiver works',
  LONG,
  async ({ page }) => {
    const erp = await startReceiver();
    try {
      const company = await enterOwnCompany(page, '/admin/settings/webhooks/create');
      await page.getByLabel(/^Địa chỉ/).fill(erp.url);
      await page.keyboard.press('Control+s');
      await expect(page.getByText('Khóa ký chỉ hiện một lần.')).toBeVisible();
      const secret = (await page.getByText(/^whsec_[\w+/]{43}=$/).textContent()) ?? '';
      await page.getByRole('link', { name: 'Mở webhook' }).click();
      await expect(page).toHaveURL(/webhooks\/\d+$/);
      await reload(page);
      await expect(page.getByText(secret)).toHaveCount(0);
      const endpoint_id = Number(/\d+$/.exec(page.url())?.[0]);
      const row = page.getByRole('listitem').filter({ hasText: 'Sự kiện gửi thử' });

      await test.step('what the receiver answers is seen in the log', async () => {
        erp.answers(fails);
        await page.getByRole('button', { name: 'Gửi thử' }).click();
        await expect(row.getByText('1 lần thử')).toBeVisible();
        await expect(row.getByText('Đang chờ')).toBeVisible();
        await row.getByText('Chi tiết').click();
        await expect(row.getByText('cơ sở dữ liệu bận')).toBeVisible();
      });

      await test.step('after the last attempt it is given up, and counted as such', async () => {
        const { tenant } = await askAs<{ tenant: components['schemas']['Tenant'] }>(page, company, [
          'GET',
          '/api/tenant',
        ]);
        await passToLastAttempt(tenant.id, endpoint_id);
        await expect(row.getByText('Không giao được')).toBeVisible();
        await expect(page.getByRole('button', { name: 'Gửi lại tất cả' })).toBeVisible();
      });

      await test.step('sent again, it arrives under the id it had, signed with the secret', async () => {
        erp.answers(takes);
        await row.getByRole('button', { name: 'Gửi lại' }).click();
        await expect(row.getByText('Đã giao')).toBeVisible();
        await expect(page.getByRole('button', { name: 'Gửi lại tất cả' })).toHaveCount(0);
      });
      expect(erp.got).toHaveLength(3);
      expect(new Set(erp.got.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
      expect(erp.got.every((got) => isGenuine(got, secret))).toBe(true);
    } finally {
      await erp.close();
    }
  },
);
