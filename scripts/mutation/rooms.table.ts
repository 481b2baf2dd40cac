/** Rooms of the law whose tests are tried by breaking the code, and the tests that hold each: the quickest first. */
export const TESTS_OF_ROOMS = {
  money: [
    'domain/money/**/*.test.ts',
    'tests/golden/money/golden.test.ts',
    'tests/golden/money/metamorphic.test.ts',
    'tests/golden/money/explained.test.ts',
  ],
  signing: [
    'domain/signing/**/*.test.ts',
    'tests/golden/signatures.test.ts',
    'tests/golden/verification/stored-files.test.ts',
    'tests/golden/verification/anyones-files.test.ts',
  ],
} as const satisfies Record<string, readonly string[]>;

export type MutatedRoom = keyof typeof TESTS_OF_ROOMS;

/** The room named in MUTATED_ROOM; a RangeError where it names none. */
export function mutatedRoom(named: string | undefined): MutatedRoom {
  if (named === 'money' || named === 'signing') return named;
  throw new RangeError(`MUTATED_ROOM names no room: ${named}`);
}

/** Where Stryker writes what became of each mutant. */
export function reportOf(room: MutatedRoom): string {
  return `dist/mutation/${room}.json`;
}
