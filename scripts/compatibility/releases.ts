import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Json } from './json.ts';

/** `1.2.3`: the only form a release is named in. */
export const VERSION = /^(\d+)\.(\d+)\.(\d+)$/;

/** The file that a release is kept in: its generated/openapi.json. */
export const DESCRIPTION = 'openapi.json.gz';

/** Versions that have a snapshot, oldest first, by number: 0.10.0 comes after 0.9.0. */
export function releasesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => VERSION.test(name))
    .sort(byVersion);
}

/** The last release's version; throws when there is none, for then nothing is compared with anything. */
export function newestRelease(folder: string): string {
  const newest = releasesIn(folder).at(-1);
  if (newest === undefined) throw new Error(`${folder}/ holds no release: npm run release -- <version>`);
  return newest;
}

/** The description a release promised. */
export function descriptionOf(folder: string, version: string): Json {
  return JSON.parse(gunzipSync(readFileSync(join(folder, version, DESCRIPTION))).toString()) as Json;
}

export function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** Negative when `one` is the older version. */
export function byVersion(one: string, other: string): number {
  const [left, right] = [one, other].map((version) => version.split('.').map(Number));
  const at = (left ?? []).findIndex((number, index) => number !== right?.[index]);
  return at < 0 ? 0 : (left?.[at] ?? 0) - (right?.[at] ?? 0);
}
