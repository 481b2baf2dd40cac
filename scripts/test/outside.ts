import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { browserRuns, installedChromium } from './chromium.ts';

/** Programs written by others that judge our documents, with the Debian package of each. */
export const JUDGES = {
  xmlsec1: 'xmlsec1',
  xmllint: 'libxml2-utils',
  pdftotext: 'poppler-utils',
  zbarimg: 'zbar-tools',
  // Not a judge but a USB token made of files.
  'softhsm2-util': 'softhsm2',
  // A mail server that is read; outside the PATH of most users.
  '/usr/sbin/dovecot': 'dovecot-imapd',
  // A pooler of connections before the database.
  '/usr/sbin/pgbouncer': 'pgbouncer',
} as const;

const may_apt = process.getuid?.() === 0 && existsSync('/etc/debian_version');

function isThere(program: string): boolean {
  return spawnSync('/bin/sh', ['-c', 'command -v "$0"', program], { stdio: 'ignore' }).status === 0;
}

function apt(packages: readonly string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = ['install', '-y', '--no-install-recommends', ...packages];
  const run = (args: string[]): boolean =>
    spawnSync('apt-get', ['-qq', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
  if (!run(install)) {
    run(['update']);
    run(install);
  }
}

/** Installs the missing judges where it may; answers what to say about those still missing, or null. */
export function ensureJudges(): string | null {
  const missing = (): string[] =>
    Object.entries(JUDGES).flatMap(([program, name]) => (isThere(program) ? [] : [name]));
  if (may_apt && missing().length > 0) apt(missing());
  const left = missing();
  return left.length > 0
    ? `Tests that need them are skipped. To install them: sudo apt-get install ${left.join(' ')}`
    : null;
}

/**
 * A browser for the end-to-end tests: the headless shell where it may be installed, which takes a fifth less of the processors than
 * the full browser; else what is there, Playwright's download, Debian's package.
 */
export function ensureChromium(): string | null {
  if (may_apt && isThere('chromium') && !isThere('chromium-headless-shell')) apt(['chromium-headless-shell']);
  const own = (): boolean => existsSync(chromium.executablePath()) && browserRuns(chromium.executablePath());
  if (installedChromium() || own()) return null;
  spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], {
    stdio: 'inherit',
    // A closed network refuses at once; one that swallows packets must not hold the tests up for ever.
    timeout: 300_000,
  });
  if (own()) return null;
  if (may_apt) apt(['chromium-headless-shell']);
  if (may_apt && !installedChromium()) apt(['chromium']);
  return installedChromium()
    ? null
    : 'No Chromium: sudo apt-get install chromium-headless-shell, or set CHROMIUM_PATH.';
}
