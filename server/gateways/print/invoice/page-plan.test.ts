import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { planBlocks, planPages } from './page-plan.ts';

const room = { first_room: 100, next_room: 200, tail: 60, carry: 10 };
const rows = (count: number, height = 10) => Array.from({ length: count }, () => height);

describe('rows over pages', () => {
  test('all on one where totals fit under them', () =>
    expect(planPages({ ...room, rows: rows(4) })).toEqual([4]));

  test('the last page has three rows at least beside the totals', () =>
    expect(planPages({ ...room, rows: rows(10) })).toEqual([7, 3]));

  test('a row higher than a page has one of its own', () =>
    expect(planPages({ ...room, rows: [10, 400, 10] })).toEqual([1, 1, 1]));

  test('every row is on one page, and none reaches over its foot', () => {
    const heights = fc.array(fc.integer({ min: 5, max: 40 }), { minLength: 1, maxLength: 200 });
    fc.assert(
      fc.property(heights, (all) => {
        const pages = planPages({ ...room, rows: all });
        expect(pages.reduce((sum, count) => sum + count, 0)).toBe(all.length);
        let at = 0;
        pages.forEach((count, page) => {
          const isLast = page === pages.length - 1;
          const height = all.slice(at, at + count).reduce((sum, one) => sum + one, 0);
          const space = page === 0 ? room.first_room : room.next_room - room.carry;
          expect(count).toBeGreaterThan(0);
          expect(height + (isLast ? room.tail : room.carry)).toBeLessThanOrEqual(space);
          at += count;
        });
      }),
    );
  });
});

describe('totals and signatures under the last row', () => {
  test('stay on its page where they have the room', () =>
    expect(planBlocks([60, 40], 100, 300)).toEqual([2]));

  test('go on to the next page where they would reach over the foot', () => {
    expect(planBlocks([60, 40], 90, 300)).toEqual([1, 1]);
    expect(planBlocks([60, 40], 50, 300)).toEqual([0, 2]);
  });

  test('one that is higher than a page has one of its own', () =>
    expect(planBlocks([60, 400, 40], 90, 300)).toEqual([1, 1, 1]));
});
