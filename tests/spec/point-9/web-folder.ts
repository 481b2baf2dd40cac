import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A built front end in small: its pages and one asset. */
export function webFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hoadon-web-'));
  mkdirSync(join(folder, 'assets'));
  for (const page of ['index.html', 'login.html', 'public.html'])
    writeFileSync(join(folder, page), '<!doctype html>');
  writeFileSync(join(folder, 'assets', 'app.js'), '');
  return folder;
}
