import { expect, test } from 'vitest';
import { importedBy } from './needless-preloads.ts';

test('what a chunk imports is there before it runs, and what these import; what is loaded later is not', () => {
  const files = {
    'core.js': { imports: ['react.js', 'packages.js'] },
    'packages.js': { imports: ['react.js', 'core.js', 'dates.js'] },
    'page.js': { imports: ['core.js', 'grid.js'] },
  };
  expect([...importedBy('core.js', files)].toSorted()).toEqual([
    'core.js',
    'dates.js',
    'packages.js',
    'react.js',
  ]);
});
