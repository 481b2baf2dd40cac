import { today } from '../api.ts';
import { expect } from '../fixtures.ts';
import type { Page } from '../fixtures.ts';

/** Publishes the draft on the page, as a person does. */
export async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ký và phát hành' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ký và phát hành' }).click();
  await expect(page.getByText('Đã cấp mã').first()).toBeVisible();
}

/** The agreement with the buyer, which a business buyer needs; it cannot be older than the wrong invoice. */
export async function agree(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: /^Số văn bản/ }).fill('BB-2026-014');
  await page
    .getByRole('group', { name: /^Ngày văn bản/ })
    .getByRole('spinbutton')
    .first()
    .click();
  await page.keyboard.type(today().split('-').reverse().join(''));
}

/** The statement that is open is signed by the seller; answers its id and the key of the buyer's link. */
export async function signStatement(page: Page): Promise<{ statement_id: number; key: string }> {
  await page.getByRole('button', { name: 'Ký và gửi người mua' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ký và gửi' }).click();
  await expect(page.getByText('Đang chờ người mua.')).toBeVisible();
  const link = page.getByRole('textbox', { name: 'Liên kết' });
  await expect(link).toHaveValue(/key=/);
  const key = new URL(await link.inputValue()).searchParams.get('key') ?? '';
  return { statement_id: Number(/\d+$/.exec(new URL(page.url()).pathname)?.[0]), key };
}
