import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Source } from './touched-files.ts';

/** The TypeScript of the screens and the tests, by its path in the repository. */
export function readSources(root: string): Source[] {
  return ['src', 'tests'].flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .sort()
      .map((name) => ({
        path: `${room}/${name.replaceAll('\\', '/')}`,
        text: readFileSync(join(root, room, name), 'utf8'),
      })),
  );
}
