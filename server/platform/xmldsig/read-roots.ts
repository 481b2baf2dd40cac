import { readFileSync } from 'node:fs';

const CERTIFICATE = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g;

/** The certificates of a PEM file, one after another as authorities publish them. Throws when there is none. */
export function readRoots(file: string): string[] {
  const found = readFileSync(file, 'utf8').match(CERTIFICATE);
  if (found === null) throw new Error(`${file}: no certificate (PEM)`);
  return found;
}
