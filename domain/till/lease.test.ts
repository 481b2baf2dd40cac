import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countOf, isToRenew, leasedTo, leftFrom, LEASE_SIZE, unusedOf, type Lease } from './lease.ts';

const LEASES: readonly Lease[] = [
  { first_number: 5, first_count: 101, size: 3 },
  { first_number: 8, first_count: 900, size: 2 },
];

describe('numbers that are set aside for a device', () => {
  test('each number goes with one count of its own range, and one that is not set aside with none', () => {
    expect([4, 5, 7, 8, 9, 10].map((number) => countOf(LEASES, number))).toEqual([
      null,
      101,
      103,
      900,
      901,
      null,
    ]);
    expect([leasedTo(LEASES), leasedTo([])]).toEqual([9, 0]);
  });

  test('what is left is counted from the next number, and none is less than none', () => {
    expect([5, 8, 10, 11].map((next) => leftFrom(LEASES, next))).toEqual([5, 2, 0, 0]);
  });

  test('more is set aside once less than half a range is left', () => {
    const leases = [{ first_number: 1, first_count: 1, size: LEASE_SIZE }];
    expect([1, LEASE_SIZE / 2 + 1, LEASE_SIZE / 2 + 2].map((next) => isToRenew(leases, next))).toEqual([
      false,
      false,
      true,
    ]);
    expect(isToRenew([], 1)).toBe(true);
  });

  test('used and unused of all ranges make up what was set aside', () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 50 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(sizes, fc.nat(), (all, picked) => {
        const total = all.reduce((sum, size) => sum + size, 0);
        let first_number = 1;
        const leases = all.map((size) => {
          const lease = { first_number, first_count: first_number * 1000, size };
          first_number += size;
          return lease;
        });
        const sold = picked % (total + 1);
        const unused = leases.reduce((sum, lease) => sum + unusedOf(lease, sold + 1), 0);
        expect(sold + unused).toBe(total);
      }),
    );
  });
});
