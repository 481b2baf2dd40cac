import { defineConfig } from 'vitest/config';

const beside_code = ['domain', 'server', 'src', 'scripts', 'tests/setup', 'tests/kit'];
const rooms_of_tests = ['contract', 'spec', 'architecture', 'golden', 'integration'];
// Slow suites, in the test run only when asked for (npm run test:long).
const all_rooms = process.env['LONG'] === '1' ? [...rooms_of_tests, 'long'] : rooms_of_tests;

const project = (name: string, include: string[], testTimeout: number) => ({
  extends: true as const,
  test: { name, include, testTimeout, hookTimeout: 60_000 },
});

export default defineConfig({
  test: {
    environment: 'node',
    globalSetup: ['tests/setup/global-setup.ts'],
    // Two cores, shared with PostgreSQL.
    maxWorkers: 2,
    passWithNoTests: true,
    projects: [
      project(
        'unit',
        beside_code.map((room) => `${room}/**/*.test.{ts,tsx,mjs}`),
        10_000,
      ),
      ...all_rooms.map((room) =>
        project(room, [`tests/${room}/**/*.test.{ts,tsx}`], room === 'long' ? 600_000 : 60_000),
      ),
    ],
  },
});
