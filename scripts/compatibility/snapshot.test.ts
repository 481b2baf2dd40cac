import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { DESCRIPTION, descriptionOf, newestRelease, releasesIn } from './releases.ts';
import { takeSnapshot } from './snapshot.ts';

let generated = '';
let releases = '';

beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'hoadon-releases-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  [generated, releases] = [join(folder, 'generated'), join(folder, 'releases')];
  mkdirSync(generated);
  writeFileSync(join(generated, 'openapi.json'), '{"openapi":"3.1.0"}');
});

describe('a snapshot', () => {
  test('is the description, which is read back as it was', () => {
    takeSnapshot(generated, releases, '1.0.0');
    expect(readdirSync(join(releases, '1.0.0'))).toEqual([DESCRIPTION]);
    expect(descriptionOf(releases, '1.0.0')).toEqual({ openapi: '3.1.0' });
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
