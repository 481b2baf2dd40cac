import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { installedChromium } from '../../../scripts/test/chromium.ts';
import type { BenchServer } from '../bench-server.ts';

export type BenchPages = { ours: Page; reference: Page; close(): Promise<void> };

type Wanted = {
  /** The path of the product's page. */
  path: string;
  /** The file beside this one that draws the page it is held against. */
  reference: string;
};

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const REFERENCE_PATH = '/bench-reference';
/** High and wide enough that the grid of MUI X, which draws only what is seen, draws all rows and columns too. */
const VIEWPORT = { width: 1600, height: 1400 };
const SLOW_DOWN = 4;

/** The admin, signed in, and a page of MUI X beside it at the same address, both with a processor four times slower. */
export async function openPages(server: BenchServer, { path, reference }: Wanted): Promise<BenchPages> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-pages-'));
  const executablePath = installedChromium();
  const browser = await chromium.launch({
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    ...(executablePath === null ? {} : { executablePath }),
  });
  const close = async (): Promise<void> => {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await buildReference(fileURLToPath(new URL(reference, import.meta.url)), folder);
    const context = await browser.newContext({
      viewport: VIEWPORT,
      locale: 'vi-VN',
      reducedMotion: 'reduce',
    });
    await context.addInitScript((token) => localStorage.setItem('access_token', token), server.token);
    await context.route(`${server.url}${REFERENCE_PATH}*`, async (route) => {
      const script = new URL(route.request().url()).pathname.endsWith('.js');
      await route.fulfill(
        script
          ? { contentType: 'text/javascript', body: await readFile(join(folder, 'reference.js'), 'utf8') }
          : {
              contentType: 'text/html',
              body: `<!doctype html><html lang="vi"><meta charset="utf-8"><body><div id="root"></div><script type="module" src="${REFERENCE_PATH}.js"></script></body></html>`,
            },
      );
    });
    const open = async (address: string): Promise<Page> => {
      const page = await context.newPage();
      await page.goto(`${server.url}${address}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      const devtools = await context.newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
      return page;
    };
    return { ours: await open(path), reference: await open(REFERENCE_PATH), close };
  } catch (error) {
    await close();
    throw error;
  }
}

function buildReference(input: string, folder: string): Promise<unknown> {
  return build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [react()],
    build: {
      outDir: folder,
      rolldownOptions: { input, output: { entryFileNames: 'reference.js' } },
    },
  });
}
