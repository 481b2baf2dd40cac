import type { Locator } from '@playwright/test';
import { callApi, line, makeDraft } from '../api.ts';
import type { Invoice } from '../api.ts';
import { enter, expect, test, type Page } from '../fixtures.ts';
import { enterCell, expectInCell, fillCell, lineCell } from '../line-cells.ts';

// A picture of five thousand inputs at every step would be most of what is measured.
test.use({ trace: 'off' });

const most = 500;
const past_the_edge = 60;
/** px */
const row_height = 34;

/** How far the page scrolled for a key that moves the focus to a cell, in px. */
async function scrolledBy(page: Page, key: string, cell: Locator): Promise<number> {
  const from = await page.evaluate(() => window.scrollY);
  await page.keyboard.press(key);
  await expect(cell).toBeFocused();
  return page.evaluate((before) => Math.abs(window.scrollY - before), from);
}

test('an invoice of 500 lines opens, is typed in past the edge of the window, and is saved', async ({
  page,
}) => {
  const lines = Array.from({ length: most }, (_, at) => ({ ...line, name: `Hàng số ${at + 1}` }));
  const { id } = await makeDraft(page.request, { lines });
  await enter(page, 'owner@demo.vn', `/admin/invoices/${id}`);
  // Lines far from the screen are not drawn.
  await expect(lineCell(page, 'Số lượng', 1)).toBeVisible();
  // The first way to a line that is not drawn draws it and gives it the focus; from there back to the buyer.
  await page.keyboard.press('Alt+l');
  await expect(page.getByLabel(`Tên hàng hóa, dịch vụ, dòng ${most + 1}`, { exact: true })).toBeFocused();
  // Past all of them to the note.
  await page.keyboard.press('Alt+n');
  await expect(page.getByLabel('Ghi chú nội bộ')).toBeFocused();
  await page.keyboard.press('Alt+m');
  // Down past the edge of the window and the lines drawn beyond it: each is typed into in its turn.
  await enterCell(page, 'Số lượng', 1);
  const scrolled: number[] = [];
  for (let at = 2; at <= past_the_edge; at += 1)
    scrolled.push(await scrolledBy(page, 'Enter', lineCell(page, 'Số lượng', at)));
  // A line at a time: the line above stays in view, and no key draws a whole screen.
  expect(Math.max(...scrolled)).toBeLessThan(3 * row_height);
  expect(scrolled.reduce((sum, by) => sum + by, 0)).toBeGreaterThan(20 * row_height);
  await page.keyboard.type('7');
  await page.mouse.wheel(0, most * 100);
  await fillCell(page, 'Số lượng', most, '12');
  await expectInCell(page, 'Tên hàng hóa, dịch vụ', most, `Hàng số ${most}`);
  const unsaved = page.getByRole('region', { name: 'Thay đổi chưa lưu' });
  await expect(unsaved).toBeVisible();
  // A crowded machine draws five hundred lines for longer than a message stands: the answer is waited for.
  const saved = page.waitForResponse(
    (reply) => reply.url().endsWith(`/api/invoices/${id}`) && reply.request().method() === 'PUT',
    {
      timeout: 0,
    },
  );
  await page.keyboard.press('Control+s');
  expect((await saved).status()).toBe(200);
  await expect(unsaved).toBeHidden();
  const { invoice } = await callApi<{ invoice: Invoice }>(page.request, 'owner@demo.vn', [
    'GET',
    `/api/invoices/${id}`,
  ]);
  expect(invoice.lines).toHaveLength(most);
  expect(invoice.lines.at(-1)?.quantity).toBe('12');
  expect(invoice.lines[past_the_edge - 1]?.quantity).toBe('7');
});
