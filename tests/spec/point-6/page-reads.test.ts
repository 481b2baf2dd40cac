import { describe, expect, test } from 'vitest';
import { allows } from '#domain/access/permissions.ts';
import { operations } from '#generated/operations.ts';
import { routes } from '#src/routes.ts';
import { PAGE_READS } from './page-reads.table.ts';

const alternatives = Object.entries(routes).flatMap(([page, { access }]) =>
  access.map((codes) => ({ page, codes: [...codes] })),
);

describe('an account with the codes that a page asks for, and no others, can use it', () => {
  test.each(alternatives)('$page with $codes [6.routes.any 6.routes.all]', ({ page, codes }) => {
    const refused = (PAGE_READS[page] ?? []).filter((name) => {
      const { auth, access } = operations[name];
      return auth === 'bearer' && !allows(codes, access);
    });
    expect(refused).toEqual([]);
  });

  test('each page is written down, and reads alone', () => {
    expect(Object.keys(PAGE_READS).toSorted()).toEqual(Object.keys(routes).toSorted());
    const changing = Object.values(PAGE_READS)
      .flat()
      .filter((name) => operations[name].method !== 'GET');
    expect(changing).toEqual([]);
  });
});
