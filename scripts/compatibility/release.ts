import { join } from 'node:path';
import { takeSnapshot } from './snapshot.ts';

/** `npm run release -- 1.2.3`: keeps what generated/ promises today as the release the gate compares with from now on. */
const root = join(import.meta.dirname, '../..');
const version = process.argv[2] ?? '';

try {
  takeSnapshot(join(root, 'generated'), join(root, 'releases'), version);
  console.log(`releases/${version}/ written: commit it with the version in package.json`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
