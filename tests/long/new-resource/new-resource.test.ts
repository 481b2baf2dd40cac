import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tryApi } from './desk.ts';
import { startServer, type RunningServer } from './running-server.ts';
import { openBrowser, tourAsViewer, tourScreens } from './screens.ts';
import { openWorkshop, type Workshop } from './workshop.ts';

// The guide is the script: what it says is done in a copy of this repository, in its order.
let workshop: Workshop;
beforeAll(() => {
  workshop = openWorkshop();
});
afterAll(() => workshop.close());

describe('a resource of one YAML file', () => {
  let server: RunningServer;
  let browser: Browser;
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  test('is made by one command, typechecks, and its contract tests are green', async () => {
    await workshop.follow('Describe it');
    const ran = await workshop.follow('Make the rest');
    expect(ran.find(({ command }) => command === 'npm run generate')?.said).toMatch(
      /wrote server\/db\/migrations\/\d+-suppliers\.sql/,
    );
    expect(ran.at(-1)?.said).toMatch(/Tests .*\d+ passed/);
    expect((await workshop.run('npm run generate -- --check')).said).toContain(
      'generated/ agrees with openapi/',
    );
  });

  test('is served with import, export, bulk changes, permissions and history', async () => {
    expect((await workshop.run('node_modules/.bin/vite build')).ok).toBe(true);
    server = await startServer(workshop.folder);
    await tryApi(server);
  });

  test('has its entry, list, filters, form, import and export in the browser', async () => {
    browser = await openBrowser();
    await tourScreens(browser, server);
    await tourAsViewer(browser, server);
  });

  test('takes an overlay that is typed by its fields', async () => {
    await workshop.follow('Say what differs');
    const { ok, said } = await workshop.run('npm run typecheck');
    expect(ok, said).toBe(true);
  });

  test('keeps what a renamed field holds, and an overlay with the old name does not compile', async () => {
    const ran = await workshop.follow('Rename a field');
    const said = (command: string): string => ran.find((one) => one.command === command)?.said ?? '';
    const explained = said('npm run generate -- --explain');
    expect(explained).toContain('phone_number -> hotline');
    expect(explained).toMatch(/suppliers-overlay\.ts: names phone_number, now hotline/);
    expect(explained).toContain('rename column "phone_number" to "hotline"');
    const migration = /server\/db\/migrations\/\d+-suppliers\.sql/.exec(said('npm run generate'))?.[0];
    expect(workshop.read(migration ?? '')).toContain('rename column "phone_number" to "hotline";');
    expect(said('npm run typecheck')).toMatch(/suppliers-overlay\.ts.*phone_number/);
  });
});
