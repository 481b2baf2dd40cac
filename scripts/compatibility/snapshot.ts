import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { byVersion, releasesIn, VERSION } from './releases.ts';

/** What a client of a release is built from. */
const CODE = ['client', 'types.ts', 'operations.ts'];

/**
 * Writes releases/<version>/ from generated/ and starts an empty list of acknowledgements: what was meant is now what is promised.
 * Only the newest release keeps its code, older ones their description. Throws for a version that is malformed or not newer.
 */
export function takeSnapshot(generated: string, releases: string, version: string): void {
  if (!VERSION.test(version)) throw new Error(`${version} is not a version: write 1.2.3`);
  const older = releasesIn(releases);
  const last = older.at(-1);
  if (last !== undefined && byVersion(version, last) <= 0)
    throw new Error(`${version} is not newer than ${last}`);
  const folder = join(releases, version);
  mkdirSync(folder, { recursive: true });
  for (const name of ['openapi.json', ...CODE])
    cpSync(join(generated, name), join(folder, name), { recursive: true });
  for (const release of older)
    for (const name of CODE)
      if (existsSync(join(releases, release, name)))
        rmSync(join(releases, release, name), { recursive: true });
  writeFileSync(join(releases, 'acknowledged.json'), '[]\n');
}
