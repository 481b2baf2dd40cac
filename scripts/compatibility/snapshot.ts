import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { byVersion, DESCRIPTION, releasesIn, VERSION } from './releases.ts';

/**
 * Writes releases/<version>/ from generated/ (the description, compressed) and starts an empty list of acknowledgements: what was
 * meant is now what is promised. Throws for a version that is malformed or not newer.
 */
export function takeSnapshot(generated: string, releases: string, version: string): void {
  if (!VERSION.test(version)) throw new Error(`${version} is not a version: write 1.2.3`);
  const last = releasesIn(releases).at(-1);
  if (last !== undefined && byVersion(version, last) <= 0)
    throw new Error(`${version} is not newer than ${last}`);
  const folder = join(releases, version);
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, DESCRIPTION),
    gzipSync(readFileSync(join(generated, 'openapi.json')), { level: 9 }),
  );
  writeFileSync(join(releases, 'acknowledged.json'), '[]\n');
}
