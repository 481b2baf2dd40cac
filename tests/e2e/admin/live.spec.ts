import { randomUUID } from 'node:crypto';
import { makeAccount } from '../accounts.ts';
import { makeDraft } from '../api.ts';
import { enter, expect, open, settled, test } from '../fixtures.ts';
import type { Page } from '../fixtures.ts';
import { enterReadyCompany, makeOwnDraft } from '../signing-company.ts';

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

/** Has each document that loads from now on note what the tab with the stream says to the others. */
async function noteWords(page: Page): Promise<() => Promise<string[]>> {
  const channel = await page.evaluate(async () => {
    const { held = [] } = await navigator.locks.query();
    return held.map(({ name }) => name ?? '').find((name) => name.startsWith('hoadon-changes')) ?? '';
  });
  await page.addInitScript((name) => {
    const words: string[] = [];
    new BroadcastChannel(name).addEventListener('message', ({ data }: MessageEvent<{ is: string }>) => {
      words.push(data.is);
      document.documentElement.dataset['words'] = words.join(' ');
    });
  }, channel);
  return async () => (await page.locator('html').getAttribute('data-words'))?.split(' ') ?? [];
}

test('a page that has just loaded asks for its record once, though the stream of changes opens after it', async ({
  page,
}) => {
  // A company of its own: no other test changes anything in it.
  const company = await enterReadyCompany(page, '/admin/invoices');
  const { id } = await makeOwnDraft(page, company);
  // The server has been listening since before the page is loaded.
  await page.mouse.move(300, 300);
  await expect.poll(() => tabs(page), { timeout: 20_000 }).toEqual([1, 0]);
  const words = await noteWords(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(`/api/invoices/${id}`)) asked.push(request.method());
  });
  await open(page, `/admin/invoices/${id}`);
  await page.mouse.move(300, 300);
  await expect.poll(words, { timeout: 20_000 }).toContain('alive');
  await settled(page);
  expect(asked).toEqual(['GET']);
});
