import { expect, test } from 'vitest';
import { filesMatching, placesOf } from './source-files.ts';

/** The one file that goes through companies, and a command that only reads them for its list. */
const ALLOWED = /^server\/(platform\/db\/for-each-company|modules\/payments\/operator-refunds)\.ts:/;

test('no module loops over companies itself: one in which something fails would keep all after it waiting', () => {
  const files = filesMatching('server/**/*.ts').filter(({ path }) => !path.endsWith('.test.ts'));
  const loops = placesOf(files, /\bfor \(const (tenant_id of|\{ tenant_id \} of)/);
  expect(loops.filter((place) => !ALLOWED.test(place))).toEqual([]);
  expect(loops.length).toBeGreaterThan(0);
});
