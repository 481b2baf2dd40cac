import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { installedChromium } from './scripts/test/chromium.ts';
import { freePort } from './scripts/test/free-port.ts';
import { useMemoryForTemporaryFiles } from './scripts/test/memory-folder.ts';

useMemoryForTemporaryFiles();

// The workers read this file again and inherit the environment: the first reader chooses the port for all.
// E2E_BASE_URL: try a server that runs already; its E2E_DATA_DIR, E2E_MAIL_DIR, E2E_SANDBOX_PORT and E2E_SIGNER_PORT then have to be told too.
const running = process.env['E2E_BASE_URL'];
process.env['E2E_PORT'] ??= String(await freePort());
process.env['E2E_SANDBOX_PORT'] ??= String(await freePort());
process.env['E2E_SIGNER_PORT'] ??= String(await freePort());
process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), `hoadon-test-${process.pid}-`));
process.env['E2E_MAIL_DIR'] ??= mkdtempSync(join(tmpdir(), `hoadon-test-${process.pid}-mail-`));
// The tests of a worker share one page, emptied between them (storage, cookies, routes, scripts, sizes): in a warm process the
// application opens in 0.5 s of a core, in a new page in 1.1 s.
process.env['PW_TEST_REUSE_CONTEXT'] ??= '1';
const base_url = running ?? `http://127.0.0.1:${process.env['E2E_PORT']}`;

// Chromium goes by the last list alone: first what Playwright switches off itself, then the pages that the full browser (not the
// headless shell) loads behind every window for an address bar that is never used, which cost a third of each page opened.
const features_off = [
  'AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable',
  'LensOverlay,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin,OptimizationHints,NetworkTimeServiceQuerying,AimEnabled,PreconnectToSearch',
  'WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup',
  'IsolateOrigins,site-per-process',
];

const executable = installedChromium();
const args = [
  `--disable-features=${features_off.join(',')}`,
  '--disable-background-networking',
  // One process for all pages of a browser: the shared page keeps its own, and what that has compiled, when it is emptied.
  '--disable-site-isolation-trials',
  '--renderer-process-limit=1',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  // A page of a test lives for seconds: compilers for code that runs for long cost it a tenth more than they save.
  '--js-flags=--no-opt --no-maglev',
  // The wall behind the fixtures that tell of foreign requests: nothing resolves but our own. Passkeys need a name.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

const chains = /(remote-signing|usb-publish|usb-signing)\.spec\.ts$/;

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: process.env['CI'] === 'true',
  retries: 0,
  // Tests of this tag are in the long run only.
  ...(process.env['LONG'] === '1' ? {} : { grepInvert: /@long/ }),
  // Two leave a quarter of two cores idle: tests wait for pauses that the product makes.
  workers: 3,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: base_url,
    actionTimeout: 30_000,
    browserName: 'chromium',
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    viewport: { width: 1440, height: 900 },
    // Nothing is tried half-way through a movement, and nothing waits for its end.
    contextOptions: { reducedMotion: 'reduce' },
    // To record every moment of every test takes a third of the time. A failure is looked into with `--trace retain-on-failure`.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { args, ...(executable ? { executablePath: executable } : {}) },
  },
  projects: [
    // Each of these is one chain that mostly waits for a person, an agent or a service: begun first, others fill its pauses.
    { name: 'signing', testMatch: chains },
    { name: 'house', testIgnore: [chains, /(authority|kit(-sizes)?|public-looks)\.spec\.ts$/] },
    // Every piece of the kit and every public page in every state: slow, in the long run only.
    ...(process.env['LONG'] === '1'
      ? [{ name: 'kit', testMatch: /(kit(-sizes)?|public-looks)\.spec\.ts$/ }]
      : []),
    // What goes wrong at the authority goes wrong for everybody: these run when nobody else publishes.
    { name: 'authority', testMatch: /authority\.spec\.ts$/, dependencies: ['signing', 'house'] },
  ],
  ...(running
    ? {}
    : {
        webServer: {
          command: `"${process.execPath}" tests/setup/e2e-server.ts`,
          url: `${base_url}/openapi.json`,
          timeout: 300_000,
          gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
          stdout: 'ignore',
          stderr: 'pipe',
        },
      }),
});
