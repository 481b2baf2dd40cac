import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastify } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LOGIN_PATHS, PUBLIC_PREFIXES } from '#server/http/page-paths.table.ts';
import { serveWebPages } from '#server/http/web-pages.ts';
import { publicPageOf } from '#src/public/pages.ts';
import { OUR_PUBLIC_PATHS, PUBLIC_PATHS } from './routes.table.ts';

const folder = mkdtempSync(join(tmpdir(), 'hoadon-entries-'));
const app = fastify();

beforeAll(async () => {
  for (const entry of ['index', 'login', 'public']) writeFileSync(join(folder, `${entry}.html`), entry);
  await serveWebPages(app, folder);
});

afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const { login, forgot_password, ...without_login } = PUBLIC_PATHS;
const entryAt = async (path: string) => (await app.inject({ url: path.replace(/{\w+}/, 'k1') })).body;

describe('what is served without the admin', () => {
  test.each([login, forgot_password])(
    '%s: the page of logging in, with a slash behind it too',
    async (path) => {
      expect(await entryAt(path)).toBe('login');
      expect(await entryAt(`${path}/`)).toBe('login');
    },
  );

  test.each(Object.values({ ...without_login, ...OUR_PUBLIC_PATHS }))(
    '%s: the public pages [2.route.confirm-statement]',
    async (path) => expect(await entryAt(path)).toBe('public'),
  );

  test('no other path is', () => {
    const paths = Object.values({ ...without_login, ...OUR_PUBLIC_PATHS });
    expect([...LOGIN_PATHS].toSorted()).toEqual([forgot_password, login].toSorted());
    expect([...PUBLIC_PREFIXES].toSorted()).toEqual(
      paths.map((path) => path.replace(/\/{\w+}$/, '')).toSorted(),
    );
  });

  // A key of a forgotten password (/s/{key}) is put aside and its path becomes /invitation before a page is chosen.
  test.each(PUBLIC_PREFIXES.filter((prefix) => prefix !== '/s'))('%s has a page there', (prefix) =>
    expect(publicPageOf(prefix)).not.toBeNull(),
  );
});
