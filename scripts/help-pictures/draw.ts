/**
 * Draws the pictures of the help (public/help) from the demo company of a server that runs: `npm run help-pictures -- --base-url
 * http://127.0.0.1:3000`. With `--only topic,topic` some of them.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { installedChromium } from '../test/chromium.ts';
import { PICTURES, type Subject } from './pictures.table.ts';

/** Of the page, in CSS pixels, and of the file; the panel shows it 332 pixels wide. */
const CLIP = { width: 460, height: 233 };
const FILE = { width: 664, height: 336 };
const QUALITY = 0.82;
/** Around the element, in CSS pixels. */
const MARGIN = 14;

const { values: options } = parseArgs({
  options: {
    'base-url': { type: 'string', default: 'http://127.0.0.1:3000' },
    only: { type: 'string' },
  },
});
const only = options.only?.split(',');

const executable = installedChromium();
const browser = await chromium.launch({
  ...(executable === null ? {} : { executablePath: executable }),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
const page = await browser.newPage({
  baseURL: options['base-url'],
  locale: 'vi-VN',
  timezoneId: 'Asia/Ho_Chi_Minh',
  viewport: { width: 1180, height: 900 },
  deviceScaleFactor: 2,
  reducedMotion: 'reduce',
});
await signIn(page);
for (const look of ['light', 'dark'] as const) {
  const folder = `public/help/${look}`;
  await mkdir(folder, { recursive: true });
  await page.emulateMedia({ colorScheme: look });
  for (const [name, subject] of Object.entries(PICTURES)) {
    if (only && !only.includes(name)) continue;
    await writeFile(`${folder}/${name}.webp`, await picture(page, subject));
    console.log(`${folder}/${name}.webp`);
  }
}
await browser.close();

async function signIn(page: Page): Promise<void> {
  await page.goto('/admin/invoices');
  await page.getByLabel('Email').fill('owner@demo.vn');
  await page.getByLabel(/^Mật khẩu/).fill('hoadon-demo');
  await page.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
  await page.getByRole('navigation').first().waitFor();
}

async function picture(page: Page, { path, at, by = [0, 0] }: Subject): Promise<Buffer> {
  await page.goto(await addressOf(page, path));
  await page.locator('main h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  const [x, y] = await cornerOf(page, at);
  const clip = { x: Math.max(0, x + by[0]), y: Math.max(0, y + by[1]), ...CLIP };
  return smaller(page, await page.screenshot({ clip }));
}

/** The upper left corner of an element and a little around it; of the page's content where none is named. */
async function cornerOf(page: Page, at: string | undefined): Promise<[x: number, y: number]> {
  const element = await page
    .locator(at ?? 'main h1')
    .first()
    .boundingBox();
  const main = await page.locator('main').boundingBox();
  if (element === null || main === null) throw new Error(`nothing at ${at ?? 'main h1'} in ${page.url()}`);
  return [at === undefined ? main.x + 10 : element.x - MARGIN, element.y - MARGIN];
}

/** `{invoices?status=draft}` is the id of the first of them. */
async function addressOf(page: Page, path: string): Promise<string> {
  const wanted = /\{(\w+)(.*?)\}/.exec(path);
  if (wanted === null) return path;
  const [whole, key = '', query = ''] = wanted;
  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  const reply = await page.request.get(`/api/${key}${query}${query === '' ? '?' : '&'}limit=1`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const found = (await reply.json()) as Record<string, { id: number }[]>;
  const [first] = found[key] ?? [];
  if (first === undefined) throw new Error(`the demo company has none of ${whole}`);
  return path.replace(whole, String(first.id));
}

/** The picture as WebP in the size of the file; the browser has the encoder. */
async function smaller(page: Page, png: Buffer): Promise<Buffer> {
  const text = await page.evaluate(
    async ([source, { width, height }, quality]) => {
      const bytes = Uint8Array.from(atob(source), (letter) => letter.charCodeAt(0));
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext('2d');
      if (context === null) throw new Error('no canvas');
      context.imageSmoothingQuality = 'high';
      context.drawImage(await createImageBitmap(new Blob([bytes])), 0, 0, width, height);
      const file = await canvas.convertToBlob({ type: 'image/webp', quality });
      const made = new Uint8Array(await file.arrayBuffer());
      return btoa(Array.from(made, (byte) => String.fromCharCode(byte)).join(''));
    },
    [png.toString('base64'), FILE, QUALITY] as const,
  );
  return Buffer.from(text, 'base64');
}
