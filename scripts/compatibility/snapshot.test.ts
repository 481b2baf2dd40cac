import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { newestRelease, releasesIn } from './releases.ts';
import { takeSnapshot } from './snapshot.ts';

let generated = '';
let releases = '';

beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'hoadon-releases-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  [generated, releases] = [join(folder, 'generated'), join(folder, 'releases')];
  mkdirSync(join(generated, 'client'), { recursive: true });
  for (const name of ['openapi.json', 'types.ts', 'operations.ts', 'vocabulary.ts', 'client/http.ts'])
    writeFileSync(join(generated, name), name);
});

describe('a snapshot', () => {
  test('holds the description and what a client is built from, nothing else', () => {
    takeSnapshot(generated, releases, '1.0.0');
    const holds = (name: string): boolean => existsSync(join(releases, '1.0.0', name));
    expect(['openapi.json', 'types.ts', 'operations.ts', 'client/http.ts'].every(holds)).toBe(true);
    expect(holds('vocabulary.ts')).toBe(false);
  });

  test('leaves older releases their description only', () => {
    takeSnapshot(generated, releases, '1.0.0');
    takeSnapshot(generated, releases, '1.1.0');
    expect(existsSync(join(releases, '1.0.0', 'openapi.json'))).toBe(true);
    expect(existsSync(join(releases, '1.0.0', 'client'))).toBe(false);
    expect(existsSync(join(releases, '1.1.0', 'client'))).toBe(true);
  });

  test('forgets what was acknowledged against the release before', () => {
    mkdirSync(releases);
    writeFileSync(join(releases, 'acknowledged.json'), '[{}]');
    takeSnapshot(generated, releases, '1.0.0');
    expect(readFileSync(join(releases, 'acknowledged.json'), 'utf8')).toBe('[]\n');
  });

  test.each(['1.0', 'v1.0.0', '../1.0.0', ''])('is not taken of a version written %j', (version) => {
    expect(() => takeSnapshot(generated, releases, version)).toThrow(/not a version/);
  });

  test.each(['0.9.0', '0.10.0'])('is not taken of %s after 0.10.0', (version) => {
    takeSnapshot(generated, releases, '0.10.0');
    expect(() => takeSnapshot(generated, releases, version)).toThrow(/not newer/);
  });
});

describe('releases', () => {
  test('are ordered by number, whatever else lies beside them', () => {
    for (const name of ['0.10.0', '0.9.0', 'drafts']) mkdirSync(join(releases, name), { recursive: true });
    expect(releasesIn(releases)).toEqual(['0.9.0', '0.10.0']);
    expect(newestRelease(releases)).toBe('0.10.0');
  });

  test('must be: without one the gate has nothing to compare with', () => {
    expect(() => newestRelease(releases)).toThrow(/no release/);
  });
});
