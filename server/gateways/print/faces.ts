import { readFileSync } from 'node:fs';

export type Face =
  | 'inter-400'
  | 'inter-500'
  | 'inter-600'
  | 'inter-700'
  | 'source-serif-4-400'
  | 'source-serif-4-700'
  | 'source-serif-4-400-italic'
  | 'source-serif-4-700-italic';

const loaded = new Map<Face, Buffer>();

/** The TrueType bytes of a face, read once per process. */
export function faceBytes(face: Face): Buffer {
  const known = loaded.get(face);
  if (known) return known;
  const bytes = readFileSync(new URL(`./fonts/${face}.ttf`, import.meta.url));
  loaded.set(face, bytes);
  return bytes;
}
