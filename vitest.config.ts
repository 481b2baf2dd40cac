import { defineConfig } from 'vitest/config';
import { ByEnvironment } from './scripts/test/by-environment.ts';

const beside_code = ['domain', 'agent', 'server', 'src', 'scripts', 'tests/setup', 'tests/kit'];
const rooms_of_tests = ['contract', 'spec', 'architecture', 'golden', 'integration'];
// Slow suites, in the test run only when asked for (npm run test:long).
const all_rooms = process.env['LONG'] === '1' ? [...rooms_of_tests, 'long'] : rooms_of_tests;

// Slow suites that write into the repository's files keep a module registry a file; all others share one a worker, which saves
// reading the same modules hundreds of times.
const alone = ['long'];

// Limits are there to end what hangs: a crowded machine is slow, not wrong.
const limit_ms = { usual: 180_000, long: 600_000, poll: 60_000 };

// Those with tests that draw pages.
const drawing = ['unit', 'spec'];

const project = (name: string, include: string[]) => ({
  extends: true as const,
  test: {
    name,
    include,
    isolate: alone.includes(name),
    setupFiles: drawing.includes(name) ? ['tests/setup/patient-queries.ts'] : [],
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
      project(
        'unit',
        beside_code.map((room) => `${room}/**/*.test.{ts,tsx,mjs}`),
      ),
      ...all_rooms.map((room) => project(room, [`tests/${room}/**/*.test.{ts,tsx}`])),
    ],
  },
});
