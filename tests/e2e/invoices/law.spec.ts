import type { components } from '#generated/types.ts';
import { callApi, makeDraft, today, typedDate } from '../api.ts';
import { endingRate } from '../ending-rate.ts';
import { LONG, enter, expect, open, settled, test } from '../fixtures.ts';
import type { Page } from '../fixtures.ts';
import { checkLooks, checkWidths } from '../looks.ts';
import { askAs, enterOwnCompany } from '../own-company.ts';

const owner = 'owner@demo.vn';

test(
  'the end of a rate is told above the invoices, leads to the drafts it touches, and stays away once put away',
  LONG,
  async ({ page }) => {
    await page.route('**/api/law_changes', (route) => route.fulfill({ json: { law_changes: [endingRate] } }));
    await enterOwnCompany(page, '/admin/invoices');
    const banner = page.getByRole('status').filter({ hasText: 'thuế suất 8% hết hiệu lực' });
    await expect(banner).toContainText('3 hóa đơn nháp ghi ngày từ hôm đó cần sửa thuế suất.');
    await checkLooks(page);
    await checkWidths(page);

    await banner.getByRole('link', { name: 'Xem hóa đơn nháp' }).click();
    const asked = () => JSON.parse(new URL(page.url()).searchParams.get('filter') ?? '{}') as unknown;
    await expect.poll(asked).toEqual({
      status: 'draft',
      issued_onOnMin: endingRate.drafts_from,
      issued_onOnMax: endingRate.drafts_to,
    });

    await settled(page);
    const kept = page.waitForResponse(
      (reply) =>
        reply.url().endsWith('/api/column_settings/law_changes') &&
        reply.request().method() === 'PUT' &&
        reply.ok(),
    );
    await banner.getByRole('button', { name: /^Không nhắc lại/ }).click();
    await expect(banner).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await kept;
    const remembered = page.waitForResponse('**/api/column_settings/law_changes');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await remembered;
    await expect(banner).toBeHidden();
  },
);

test(
  'with nothing to do about a change of the law nothing is said; a draft tells until when it must be signed and sent',
  LONG,
  async ({ page }) => {
    await test.step('with nothing to do about it nothing is said', async () => {
      const quiet = { ...endingRate, kind: 'day_off', ends: false, drafts: 0 };
      await page.route('**/api/law_changes', (route) => route.fulfill({ json: { law_changes: [quiet] } }));
      const answered = page.waitForResponse('**/api/law_changes');
      await enter(page, owner, '/admin/invoices');
      await answered;
      await expect(page.getByRole('button', { name: /^Không nhắc lại/ })).toHaveCount(0);
    });
    await test.step('a draft tells until when it must be signed and sent', async () => {
      const { id } = await makeDraft(page.request, { issued_on: today(-40) });
      await open(page, `/admin/invoices/${id}`);
      await expect(page.locator('header').getByText(/^Quá hạn ký và gửi: \d\d\/\d\d\/\d{4}$/)).toBeVisible();
      await callApi(page.request, owner, ['DELETE', `/api/invoices/${id}`]);
    });
  },
);

async function typeDate(page: Page, label: string, date: string): Promise<void> {
  const field = page.getByRole('group', { name: new RegExp(`^${label}`) });
  await field.getByRole('spinbutton').first().click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type(typedDate(date).replaceAll('/', ''));
  await expect(field).toContainText(typedDate(date));
}

test(
  'an incident that is written down moves the deadline of a draft, and stops it while it lasts',
  LONG,
  async ({ page }) => {
    const company = await enterOwnCompany(page, '/admin/settings/incidents');
    await page
      .getByRole('link', { name: /Thêm sự cố/ })
      .first()
      .click();
    await page.getByLabel(/^Nội dung sự cố/).fill('Lũ lụt, mất điện toàn xã');
    await page.getByRole('radio', { name: /^Bất khả kháng/ }).check();
    await typeDate(page, 'Từ ngày', today(-1));
    await typeDate(page, 'Đến ngày', today(-3));
    await page.keyboard.press('Control+S');
    await expect(page.getByText('Ngày hết sự cố phải từ ngày bắt đầu trở đi.')).toBeVisible();
    await page
      .getByRole('group', { name: /^Đến ngày/ })
      .getByRole('spinbutton')
      .first()
      .click();
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Delete');
    await page.keyboard.press('Control+S');
    await expect(page).toHaveURL(/\/incidents\/\d+$/);
    await checkLooks(page);
    await open(page, '/admin/invoices/create');
    const header = page.locator('header');
    await expect(header.getByText('Chưa tính hạn ký và gửi: sự cố chưa hết')).toBeVisible();
    const { incidents } = await askAs<{ incidents: components['schemas']['Incident'][] }>(page, company, [
      'GET',
      '/api/incidents',
    ]);
    const [incident] = incidents;
    if (incident === undefined) throw new Error('the incident was not kept');
    const { name, kind, started_on, lock_version } = incident;
    const ended = { name, kind, started_on, lock_version, ended_on: today() };
    await askAs(page, company, ['PUT', `/api/incidents/${incident.id}`], { incident: ended });
    await page.reload();
    await expect(
      header.getByText(/^Hạn ký và gửi(?: \(dự kiến\))?: \d\d\/\d\d\/\d{4} \(có tính sự cố\)$/),
    ).toBeVisible();
  },
);
