import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { chromium, type Browser, type Response } from '@playwright/test';
import { build } from 'vite';
import { installedChromium } from '../../../scripts/test/chromium.ts';
import { openBenchDatabase } from '../bench-database.ts';
import { startBenchServer, type BenchServer } from '../bench-server.ts';
import { outputOf } from '../child-process.ts';
import type { Measured } from '../measure.ts';
import type { BenchOptions } from '../options.ts';
import type { Outcome } from '../report.ts';

/** Targets of 85 and 300 KB, as ratios to the 67 KB of React that they were set beside. */
const LOGIN_TARGET = 85 / 67;
const LIST_TARGET = 300 / 67;
const REACT_ALONE = fileURLToPath(new URL('bundle-reference.ts', import.meta.url));

type Weight = { scripts: number; transferred: number };

/** The gzipped scripts that the login page and the list of invoices load, against React alone. */
export async function benchBundle(options: BenchOptions): Promise<Outcome> {
  await outputOf(process.execPath, ['scripts/bootstrap/build.mjs']);
  const reference = await reactAlone();
  const database = await openBenchDatabase({ invoices: 25, lines: false }, options.data_dir);
  let stop = async (): Promise<void> => undefined;
  try {
    const server = await startBenchServer(database.url, database.data_dir);
    stop = server.stop;
    const executablePath = installedChromium();
    const browser = await chromium.launch({
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
      ...(executablePath === null ? {} : { executablePath }),
    });
    try {
      const login = await weightOf(browser, server, '/admin/authorization/login', null);
      const list = await weightOf(browser, server, '/admin/invoices', server.token);
      return {
        bench: 'bundle',
        what: 'scripts that a page loads into an empty cache, each gzipped',
        lower_is_better: true,
        reference: measured('React and react-dom', reference),
        ours: [
          { measured: measured('login page', login.scripts), target: LOGIN_TARGET },
          { measured: measured('list of invoices', list.scripts), target: LIST_TARGET },
        ],
        notes: [
          `over the wire, with styles, fonts, pages and data, as the server compresses them: login ${kilobytes(login.transferred)} KB, list ${kilobytes(list.transferred)} KB`,
        ],
      };
    } finally {
      await browser.close();
    }
  } finally {
    await stop();
    await database.close();
  }
}

/** What a page loads until its heading is there and the network is idle, in bytes. */
async function weightOf(
  browser: Browser,
  server: BenchServer,
  path: string,
  token: string | null,
): Promise<Weight> {
  const context = await browser.newContext({ locale: 'vi-VN' });
  if (token !== null)
    await context.addInitScript((value) => localStorage.setItem('access_token', value), token);
  const page = await context.newPage();
  const replies: Response[] = [];
  page.on('response', (reply) => void replies.push(reply));
  await page.goto(`${server.url}${path}`, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  const bytes = await Promise.all(
    replies.map(async (reply) => ({
      script: reply.request().resourceType() === 'script' ? gzipSync(await reply.body()).length : 0,
      transferred: (await reply.request().sizes()).responseBodySize,
    })),
  );
  await context.close();
  return {
    scripts: bytes.reduce((sum, { script }) => sum + script, 0),
    transferred: bytes.reduce((sum, { transferred }) => sum + transferred, 0),
  };
}

/** Bytes of gzipped script of a page that has React and nothing else. */
async function reactAlone(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-bundle-'));
  try {
    await build({
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      // A test's process is no production, and React would come with its warnings.
      mode: 'production',
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: folder,
        rolldownOptions: { input: REACT_ALONE, output: { entryFileNames: 'reference.js' } },
      },
    });
    return gzipSync(await readFile(join(folder, 'reference.js'))).length;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The build is the same each time: one figure, not a median of several. */
function measured(name: string, bytes: number): Measured {
  return { name, unit: 'KB', median: bytes / 1000, all: [bytes] };
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(0);
}
