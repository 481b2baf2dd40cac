import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { acknowledgementsIn, verdictOn } from './acknowledged.ts';
import { changesOf } from './changes-of.ts';
import type { Json } from './json.ts';
import { descriptionOf, newestRelease, readJson } from './releases.ts';
import { reportOf } from './report.ts';

/**
 * `npm run compatibility`: what generated/openapi.json breaks for a client of the last release. Exit 1 on a breaking change that
 * releases/acknowledged.json does not answer for. `--all` lists the safe changes too.
 */
const root = join(import.meta.dirname, '../..');
const folder = join(root, 'releases');
const acknowledged = join(folder, 'acknowledged.json');

try {
  const version = newestRelease(folder);
  const today = readJson(join(root, 'generated/openapi.json')) as Json;
  const changes = changesOf(descriptionOf(folder, version), today);
  const answers = existsSync(acknowledged) ? acknowledgementsIn(readJson(acknowledged)) : [];
  const verdict = verdictOn(changes, answers);
  console.log(reportOf(version, changes, verdict, process.argv.includes('--all')));
  process.exitCode = verdict.refused.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
