import { mutatedRoom, reportOf } from './scripts/mutation/rooms.table.ts';

const room = mutatedRoom(process.env.MUTATED_ROOM);

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  mutate: [`domain/${room}/**/*.ts`, '!**/*.test.ts', '!**/*.table.ts'],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  // To end what hangs: on a crowded machine a run of the tests may take ten times longer than the first one did.
  timeoutMS: 60_000,
  ignorePatterns: ['/dist', '/data', '/releases', '/test-results'],
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: reportOf(room) },
};
