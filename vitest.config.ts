import { defineConfig } from 'vitest/config';
import { ByEnvironment } from './scripts/test/by-environment.ts';
import { useMemoryForTemporaryFiles } from './scripts/test/memory-folder.ts';

useMemoryForTemporaryFiles();

const beside_code = ['domain', 'agent', 'server', 'src', 'scripts', 'tests/setup', 'tests/kit'];
const rooms_of_tests = ['contract', 'spec', 'architecture', 'golden', 'integration'];
// Limits are there to end what hangs: a crowded machine is slow, not wrong.
const limit_ms = { usual: 180_000, long: 600_000, poll: 60_000 };

const project = (name: string, include: string[]) => ({
  extends: true as const,
  test: {
    name,
    include,
    // The slow suites write into the repository's files and keep a module registry a file. All others share one a worker and
    // environment, which saves reading the same modules hundreds of times.
    isolate: name === 'long',
    setupFiles: name === 'long' ? [] : ['tests/setup/each-file.ts'],
    testTimeout: name === 'long' ? limit_ms.long : limit_ms.usual,
    hookTimeout: limit_ms.usual,
    expect: { poll: { timeout: limit_ms.poll } },
  },
});

export default defineConfig({
  test: {
    environment: 'node',
    globalSetup: ['tests/setup/global-setup.ts'],
    sequence: { sequencer: ByEnvironment },
    // Two cores, shared with PostgreSQL.
    maxWorkers: 2,
    passWithNoTests: true,
    projects: [
      project('usual', [
        ...beside_code.map((room) => `${room}/**/*.test.{ts,tsx,mjs}`),
        ...rooms_of_tests.map((room) => `tests/${room}/**/*.test.{ts,tsx}`),
      ]),
      ...(process.env['LONG'] === '1' ? [project('long', ['tests/long/**/*.test.{ts,tsx}'])] : []),
    ],
  },
});
