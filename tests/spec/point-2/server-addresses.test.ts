import { expect, test } from 'vitest';
import { LOGIN_PATHS, PUBLIC_PREFIXES } from '#server/http/page-paths.table.ts';
import { redirectRoutes } from '#src/routes/redirects.table.ts';
import { routes } from '#src/routes.ts';
import { filesMatching } from '#tests/architecture/source-files.ts';

/** What follows the address of the installation, and every path of the admin. */
const WRITTEN = /(?:public_url\}|['"`](?=\/admin\/))((?:\/(?:[\w-]+|\$\{[^}]*\}))+)/g;
const PUT_IN = /\$\{[^}]*\}/g;

const files = filesMatching('server/modules/**/*.ts').filter(({ path }) => !path.includes('.test.'));

const found = files.flatMap(({ path, text }) =>
  [...text.matchAll(WRITTEN)].map(([, address = '']) => ({ address, path })),
);

const pages = [
  ...Object.values({ ...routes, ...redirectRoutes }).map(({ path }) => path),
  ...LOGIN_PATHS,
  ...PUBLIC_PREFIXES,
];

/** What is put in is an id, a key, or the path of a resource. */
function isPage(address: string): boolean {
  if (PUBLIC_PREFIXES.some((prefix) => address.startsWith(`${prefix}/`))) return true;
  const written = new RegExp(`^${address.replaceAll(PUT_IN, '.+')}$`);
  return pages.some((page) => written.test(page));
}

test('the addresses that mails and notices name are found in the source', () => {
  const named = found.map(({ address }) => address);
  for (const one of ['/admin/settings/accounts/create', '/admin/service-packages', '/confirm/statement'])
    expect(named).toContain(one);
});

test.each(found)('$address, named by $path, is a page', ({ address }) => {
  expect(isPage(address)).toBe(true);
});
