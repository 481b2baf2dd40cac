import { defineConfig } from 'vitest/config';
import type { ProjectConfig } from 'vitest/node';
import { ByEnvironment } from './scripts/test/by-environment.ts';
import { useMemoryForTemporaryFiles } from './scripts/test/memory-folder.ts';

useMemoryForTemporaryFiles();

/** Draw pages, which Vite translates; all else runs as Node reads it. */
const of_pages = ['src', 'tests/spec'];
const of_programs = [
  ...['domain', 'agent', 'server', 'scripts', 'tests/setup'],
  ...['contract', 'architecture', 'golden', 'integration'].map((room) => `tests/${room}`),
];
const testsIn = (folder: string): string => `${folder}/**/*.test.{ts,tsx,mjs}`;
// Limits are there to end what hangs: a crowded machine is slow, not wrong.
const limit_ms = { usual: 180_000, long: 600_000, poll: 60_000 };

const project = (name: string, folders: readonly string[], test: Partial<ProjectConfig> = {}) => ({
  extends: true as const,
  test: {
    name,
    include: folders.map(testsIn),
    // Files of a worker share the modules it has read and its environment, which saves reading the same modules hundreds of times.
    isolate: false,
    setupFiles: ['tests/setup/each-file.ts'],
    testTimeout: limit_ms.usual,
    hookTimeout: limit_ms.usual,
    expect: { poll: { timeout: limit_ms.poll } },
    ...test,
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
      project('pages', of_pages),
      project('programs', of_programs, { experimental: { viteModuleRunner: false } }),
      // These write into the repository's files and keep a module registry a file.
      ...(process.env['LONG'] === '1'
        ? [
            project('long', ['tests/long'], {
              isolate: true,
              setupFiles: [],
              testTimeout: limit_ms.long,
            }),
          ]
        : []),
    ],
  },
});
