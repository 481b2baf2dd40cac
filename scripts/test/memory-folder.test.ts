import { afterEach, expect, test, vi } from 'vitest';
import { useMemoryForTemporaryFiles } from './memory-folder.ts';

afterEach(() => vi.unstubAllEnvs());

test('TMPDIR that is set is kept', () => {
  vi.stubEnv('TMPDIR', '/somewhere');
  useMemoryForTemporaryFiles();
  expect(process.env['TMPDIR']).toBe('/somewhere');
});
