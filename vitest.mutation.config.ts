import { matchesGlob, relative } from 'node:path';
import { defineConfig } from 'vitest/config';
import type { TestSpecification } from 'vitest/node';
import { BaseSequencer } from 'vitest/node';
import { mutatedRoom, TESTS_OF_ROOMS } from './scripts/mutation/rooms.table.ts';

const tests: readonly string[] = TESTS_OF_ROOMS[mutatedRoom(process.env['MUTATED_ROOM'])];

/** The first test that fails ends the run of a mutant: the quick files come first. */
class AsListed extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) =>
      tests.findIndex((glob) => matchesGlob(relative(this.ctx.config.root, moduleId), glob));
    return Promise.resolve(files.toSorted((a, b) => place(a) - place(b)));
  }
}

// The tests that hold one room of the law: no database and no page, so that they can run once a mutant.
export default defineConfig({
  test: {
    environment: 'node',
    include: [...tests],
    sequence: { sequencer: AsListed },
    isolate: false,
    testTimeout: 60_000,
    maxWorkers: 1,
  },
});
