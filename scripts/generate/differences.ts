import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Names of the files that two folders do not share byte for byte. */
export function differences(left: string, right: string): string[] {
  const names = new Set([...filesOf(left), ...filesOf(right)]);
  return [...names].sort().filter((name) => contents(join(left, name)) !== contents(join(right, name)));
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

function contents(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
