import type { components } from '#generated/types.ts';
import { enter, expect, test, type Page } from '../fixtures.ts';
import { violations } from '../looks.ts';

type Day = components['schemas']['Reconciliation'];
type Difference = components['schemas']['ReconciliationDifference'];

const PAGE = '/admin/transmission-history/reconciliations';

const day = (id: number, changes: Partial<Day>): Day => ({
  ...{ id, day: `2026-11-${20 - id}`, state: 'done', next_on: null, asked_on: '2026-11-20T02:00:00.000Z' },
  ...{ received_count: 12, agreed_count: 12, difference_count: 0, unasked_count: 0, differs_since: null },
  ...changes,
});

const DAYS = [
  day(1, { difference_count: 2, agreed_count: 10, differs_since: '2026-11-20T02:00:00.000Z' }),
  day(2, { difference_count: 1, agreed_count: 11 }),
  day(3, { unasked_count: 4, agreed_count: 8, received_count: 8 }),
];

const difference = (id: number, changes: Partial<Difference>): Difference => ({
  ...{
    id,
    kind: 'total_differs',
    message_id: `V0012345672${id}`,
    form_no: '1',
    symbol: 'C26TAA',
    number: id,
  },
  ...{ transmission_id: 1, invoice_id: 1, total_sent: '1100000', total_received: '1000000' },
  ...{ state_sent: 'accepted', state_received: 'accepted', next_step: 'reconcile' },
  ...changes,
});

const DIFFERENCES: Readonly<Record<string, Difference[]>> = {
  1: [
    difference(7, {}),
    difference(8, {
      ...{ kind: 'not_sent_here', transmission_id: null, invoice_id: null },
      ...{ total_sent: null, state_sent: null },
    }),
  ],
  2: [
    difference(9, {
      ...{ kind: 'answer_missing', state_sent: 'arrived', next_step: 'request_answers' },
    }),
  ],
};

/** The answers about differences that only the authority could bring about, each list at once. */
async function answerWith(page: Page, days: () => readonly Day[]): Promise<void> {
  await page.route(/\/api\/reconciliations\?/, (route) =>
    route.fulfill({
      headers: { 'x-total-count': String(days().length) },
      json: { reconciliations: days() },
    }),
  );
  await page.route(/\/api\/reconciliations\/\d+\/differences/, (route) => {
    const [, id = ''] = /reconciliations\/(\d+)/.exec(route.request().url()) ?? [];
    const found = DIFFERENCES[id] ?? [];
    return route.fulfill({
      headers: { 'x-total-count': String(found.length) },
      json: { reconciliation_differences: found },
    });
  });
}

test('a day of the demo company agrees, and is compared again', async ({ page }) => {
  await enter(page, 'owner@demo.vn', PAGE);
  const day = page.locator('.reconciliations tbody tr').filter({ hasText: 'Khớp' }).last();
  await day.getByRole('button').click();
  await expect(page).toHaveURL(/\?ngay=\d{4}-\d{2}-\d{2}$/);
  const agree = page.getByText(/hóa đơn khớp cả số tiền và kết quả/);
  await expect(agree).toBeVisible();
  await page.getByRole('button', { name: 'Đối chiếu lại' }).click();
  await expect(page.getByText('Đang đối chiếu lại')).toBeVisible();
  await expect(day).toHaveAttribute('aria-current', 'true');
  await expect(agree).toBeVisible();
});

test('what differs is named with both sides, its cause and what to do; without a day it says when the first comes', async ({
  page,
}) => {
  let days: readonly Day[] = DAYS;
  await answerWith(page, () => days);
  await enter(page, 'owner@demo.vn', PAGE);
  for (const result of ['Có chênh lệch', 'Đang cập nhật', 'Chưa so hết'])
    await expect(page.locator('.k-badge', { hasText: result })).toBeVisible();

  const total = page.locator('.reconciliations__difference').filter({ hasText: 'Lệch số tiền' });
  await expect(total).toContainText(/1C26TAA số 00000007[^]*1\.100\.000[^]*1\.000\.000/);
  await expect(total).toContainText('trước khi kê khai');
  await expect(total.getByRole('link', { name: 'Xem hóa đơn' })).toBeVisible();
  await expect(total.getByRole('button', { name: 'Đối chiếu lại' })).toBeVisible();
  const foreign = page.locator('.reconciliations__difference').filter({ hasText: 'Không gửi từ đây' });
  await expect(foreign).toContainText('báo cơ quan thuế quản lý');
  await expect(foreign.getByRole('button', { name: 'Chép mã thông điệp' })).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Xem ngày 18/11/2026' }).click();
  await expect(page.getByText('Hệ thống đang tự tra cứu và lấy lại phản hồi')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Yêu cầu gửi lại phản hồi' })).toBeVisible();

  await page.getByRole('button', { name: 'Xem ngày 17/11/2026' }).click();
  await expect(page.getByText('4 hóa đơn đã gửi qua nơi truyền nhận dùng trước đây')).toBeVisible();
  await expect(page.getByText('8 hóa đơn khớp cả số tiền và kết quả.')).toBeVisible();

  days = [];
  await page.reload();
  await expect(page.getByText('Chưa có ngày nào')).toBeVisible();
});
