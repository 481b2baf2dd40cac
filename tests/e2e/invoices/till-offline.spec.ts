import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext } from '@playwright/test';
import { expect, LONG, test, type Page } from '../fixtures.ts';
import { callApi, signedIn } from '../api.ts';
import type { components } from '#generated/types.ts';

type Schemas = components['schemas'];

const owner = 'owner@demo.vn';
const TILL = '/admin/invoice-calculating-machines/till';
const EACH = 15;

/** What this browser keeps, and the till in it; opened again after its browser was closed. */
async function browserIn(
  folder: string,
  { offline, baseURL = '' }: { offline: boolean; baseURL?: string | undefined },
): Promise<{ context: BrowserContext; page: Page }> {
  const { launchOptions, viewport, locale, timezoneId } = test.info().project.use;
  const context = await chromium.launchPersistentContext(folder, {
    ...launchOptions,
    ...{ baseURL, offline, locale, timezoneId, viewport: viewport ?? null, reducedMotion: 'reduce' },
  });
  return { context, page: context.pages()[0] ?? (await context.newPage()) };
}

/** Ends the browser over the folder with all its processes at once, as a power cut does; where there is no /proc it is closed. */
async function killBrowser(context: BrowserContext, folder: string): Promise<void> {
  if (process.platform !== 'linux') return context.close();
  const gone = context.waitForEvent('close');
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const commands = await Promise.all(
    ids.map((id) => readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '')),
  );
  const killed = ids.filter((_id, at) => commands[at]?.includes(`--user-data-dir=${folder}`));
  expect(killed).not.toEqual([]);
  for (const id of killed) process.kill(Number(id), 'SIGKILL');
  await gone;
}

/** One sale by the keyboard; answers the number and the code on the screen. */
async function sellOne(page: Page, product_code: string): Promise<string> {
  await page.keyboard.type(product_code);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Hàng trong đơn' }).getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('F2');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Đã bán, chờ gửi')).toBeVisible();
  const code = await page.getByText(/^M1-\d{2}-[A-Z0-9]{5}-\d{11}$/).innerText();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('textbox', { name: 'Quét mã hoặc gõ tên hàng' })).toBeFocused();
  return code;
}

test(
  'thirty sales without a network, the browser killed in between and at the end, are thirty invoices once there is one [1.does.cash-register]',
  LONG,
  async ({ request, baseURL }) => {
    const symbol = `C26M${randomUUID()
      .replaceAll(/[^a-f]/g, '')
      .toUpperCase()
      .slice(0, 2)
      .padEnd(2, 'Z')}`;
    const { template } = await callApi<{ template: Schemas['Template'] }>(
      request,
      owner,
      ['POST', '/api/templates'],
      {
        template: {
          name: `Quầy ${symbol}`,
          form_no: '1',
          symbol,
          is_default: false,
          status: 'active',
          layout: 'modern',
        },
      },
    );
    const { products } = await callApi<{ products: Schemas['Product'][] }>(request, owner, [
      'GET',
      '/api/products?status=active&limit=1&sort=code',
    ]);
    const product = products[0]?.code ?? '';
    const { user } = await callApi<{ user: Schemas['User'] }>(request, owner, ['GET', '/api/users/profile']);
    const folder = await mkdtemp(join(tmpdir(), 'hoadon-till-'));

    const first = await browserIn(folder, { offline: false, baseURL });
    await first.page.goto('/favicon.svg');
    await first.page.evaluate(
      ({ access_token, refresh_token }) => {
        localStorage.setItem('access_token', access_token);
        localStorage.setItem('refresh_token', refresh_token);
      },
      await signedIn(request, owner),
    );
    await first.page.goto(TILL);
    await first.page.getByRole('button', { name: 'Bán khi mất mạng' }).click();
    const dialog = first.page.getByRole('dialog');
    await dialog.getByLabel('Tên máy').fill('Quầy 30');
    await dialog.getByLabel('Ký hiệu').selectOption({ label: `1${symbol}` });
    await dialog.getByRole('button', { name: 'Đăng ký máy này' }).click();
    await expect(dialog.getByText(`Máy “Quầy 30” đang giữ ký hiệu 1${symbol}.`)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Trả ký hiệu' })).not.toHaveAttribute('aria-busy');
    await first.page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    // The page, its scripts and the answers it is drawn from are kept.
    await first.page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
    await expect
      .poll(() =>
        first.page.evaluate(
          (name) =>
            new Promise((resolve) => {
              const asked = indexedDB.open(name);
              asked.addEventListener('success', () => {
                const store = asked.result.transaction('copies').objectStore('copies');
                const keys = store.getAllKeys();
                keys.addEventListener('success', () => resolve(keys.result));
              });
            }),
          `hoadon-till-${user.id}`,
        ),
      )
      .toEqual(['customers', 'products', 'queries']);

    await first.context.setOffline(true);
    await expect(first.page.getByText('Mất mạng: vẫn bán được.')).toBeVisible();
    const printed: string[] = [];
    for (let at = 0; at < EACH; at += 1) printed.push(await sellOne(first.page, product));
    await killBrowser(first.context, folder);

    const second = await browserIn(folder, { offline: true, baseURL });
    await second.page.goto(TILL);
    await expect(second.page.getByText(`${EACH} đơn chờ gửi, tự gửi khi có mạng.`)).toBeVisible();
    for (let at = 0; at < EACH; at += 1) printed.push(await sellOne(second.page, product));
    await killBrowser(second.context, folder);

    // Opened without a network once more, after a page that could not fetch anything again.
    const third = await browserIn(folder, { offline: true, baseURL });
    await third.page.goto(TILL);
    await expect(third.page.getByText(`${2 * EACH} đơn chờ gửi, tự gửi khi có mạng.`)).toBeVisible();
    await third.context.setOffline(false);
    const invoices = async () =>
      (
        await callApi<{ invoice_calculating_machines: Schemas['InvoiceCalculatingMachine'][] }>(
          request,
          owner,
          ['GET', `/api/invoice_calculating_machines?template_id=${template.id}&limit=100`],
        )
      ).invoice_calculating_machines.sort((one, other) => (one.number ?? 0) - (other.number ?? 0));
    await expect
      .poll(async () => (await invoices()).map(({ status }) => status))
      .toEqual(printed.map(() => 'to_package'));
    const made = await invoices();
    expect(made.map(({ number }) => number)).toEqual(printed.map((_code, at) => at + 1));
    expect(made.map(({ tax_authority_code }) => tax_authority_code)).toEqual(printed);
    expect(new Set(printed).size).toBe(2 * EACH);

    await callApi(request, owner, ['POST', '/api/invoices/calculating_machine/publish'], {});
    await expect
      .poll(async () => new Set((await invoices()).map(({ status }) => status)), { timeout: 60_000 })
      .toEqual(new Set(['valid_invoice']));
    await third.context.close();
    await rm(folder, { recursive: true });
  },
);
