import { randomUUID } from 'node:crypto';
import { makeAccount } from '../accounts.ts';
import { makeDraft } from '../api.ts';
import { enter, expect, open, test } from '../fixtures.ts';
import type { Page } from '../fixtures.ts';

/** How many tabs hold the stream, and how many wait to take it over. */
const tabs = (page: Page) =>
  page.evaluate(async () => {
    const { held = [], pending = [] } = await navigator.locks.query();
    const ofStream = ({ name }: LockInfo) => name?.startsWith('hoadon-changes') === true;
    return [held.filter(ofStream).length, pending.filter(ofStream).length];
  });

test('what another person changes shows in two tabs over one stream, and in the second when the first is closed', async ({
  page,
}) => {
  const email = await makeAccount(page.request, ['read_invoices']);
  const streams: string[] = [];
  page.context().on('response', (reply) => {
    if (reply.url().endsWith('/api/changes')) streams.push(`${reply.status()}`);
  });
  await enter(page, email, '/admin/invoices');
  const second = await page.context().newPage();
  await open(second, '/admin/invoices');
  // The stream comes with the bell, which a moved pointer brings at once. The first tab has it before the second wants it.
  await page.mouse.move(300, 300);
  await expect.poll(() => tabs(page), { timeout: 20_000 }).toEqual([1, 0]);
  await second.mouse.move(300, 300);
  await expect.poll(() => tabs(second), { timeout: 20_000 }).toEqual([1, 1]);
  await expect.poll(() => streams).toEqual(['200']);

  const buyer_name = `Công ty ${randomUUID()}`;
  await makeDraft(page.request, { buyer_name });
  for (const tab of [page, second]) await expect(tab.getByText(buyer_name).first()).toBeVisible();
  expect(streams).toEqual(['200']);

  await page.goto('/favicon.svg');
  await expect.poll(() => streams).toEqual(['200', '200']);
  const later = `Công ty ${randomUUID()}`;
  await makeDraft(page.request, { buyer_name: later });
  await expect(second.getByText(later).first()).toBeVisible();
  await second.close();
});
