/** Numbers of a series and counts of codes that are set aside for one device: number `first_number + i` goes with count `first_count + i`. */
export type Lease = { first_number: number; first_count: number; size: number };

/** How many are set aside at once. */
export const LEASE_SIZE = 200;

/** Days that a device may sell from what was set aside without having reached the server. */
export const LEASE_DAYS = 3;

/** With fewer left than this the device says so. */
export const NEARLY_USED = 20;

/** The count that goes with a number; null where the number is not set aside. */
export function countOf(leases: readonly Lease[], number: number): number | null {
  const lease = leases.find(
    ({ first_number, size }) => number >= first_number && number < first_number + size,
  );
  return lease === undefined ? null : lease.first_count + number - lease.first_number;
}

/** The last number that is set aside; 0 where none is. */
export function leasedTo(leases: readonly Lease[]): number {
  return Math.max(0, ...leases.map(({ first_number, size }) => first_number + size - 1));
}

/** How many numbers are left from the next one on. */
export function leftFrom(leases: readonly Lease[], next_number: number): number {
  return Math.max(0, leasedTo(leases) - next_number + 1);
}

/** More is set aside once less than half a range is left. */
export function isToRenew(leases: readonly Lease[], next_number: number): boolean {
  return leftFrom(leases, next_number) * 2 < LEASE_SIZE;
}

/** How many at the end of a lease were never used when the device was over with this as its next number. */
export function unusedOf({ first_number, size }: Lease, next_number: number): number {
  return Math.min(size, Math.max(0, first_number + size - next_number));
}
