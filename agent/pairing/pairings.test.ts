import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openPairedSites } from './paired-sites.ts';
import type { PairedSites } from './paired-sites.ts';
import { openPairings } from './pairings.ts';

const SITE = 'https://hoadon.example';
const clock = { ms: 0 };
let folder: string;
let sites: PairedSites;

beforeEach(() => {
  clock.ms = Date.parse('2026-11-20T01:00:00Z');
  folder = mkdtempSync(join(tmpdir(), 'hoadon-test-pairings-'));
  sites = openPairedSites(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

function desk() {
  const pairings = openPairings(sites, () => clock.ms);
  const begin = (origin = SITE) => {
    const id = pairings.begin(origin)?.id ?? '';
    const code = pairings.waiting().find((one) => one.id === id)?.code ?? '';
    return { id, code, wrong: code === '000000' ? '000001' : '000000' };
  };
  return { pairings, begin };
}

describe('a code', () => {
  test('pairs the site it was made for, and no other', () => {
    const { pairings, begin } = desk();
    const { id, code } = begin();
    expect(pairings.confirm('https://khac.example', id, code)).toEqual({ refusal: 'code_ended' });
    expect(pairings.confirm(SITE, id, code)).toEqual({ token: expect.any(String) });
    expect(sites.hasOrigin(SITE)).toBe(true);
    expect(sites.hasOrigin('https://khac.example')).toBe(false);
  });

  test('ends after three minutes', () => {
    const { pairings, begin } = desk();
    const { id, code } = begin();
    clock.ms += 180_000;
    expect(pairings.waiting()).toEqual([]);
    expect(pairings.confirm(SITE, id, code)).toEqual({ refusal: 'code_ended' });
  });

  test('takes three tries', () => {
    const { pairings, begin } = desk();
    const { id, code, wrong } = begin();
    expect(pairings.confirm(SITE, id, wrong)).toEqual({ refusal: 'wrong_code' });
    expect(pairings.confirm(SITE, id, wrong)).toEqual({ refusal: 'wrong_code' });
    expect(pairings.confirm(SITE, id, wrong)).toEqual({ refusal: 'code_ended' });
    expect(pairings.confirm(SITE, id, code)).toEqual({ refusal: 'code_ended' });
  });

  test('gives way to a newer one of the same site', () => {
    const { pairings, begin } = desk();
    const old = begin();
    begin();
    expect(pairings.waiting()).toHaveLength(1);
    expect(pairings.confirm(SITE, old.id, old.code)).toEqual({ refusal: 'code_ended' });
  });
});

test('ten wrong codes close pairing for all sites, until the user reopens it', () => {
  const { pairings, begin } = desk();
  const waiting = begin('https://cho.example');
  for (let tries = 0; tries < 10; tries += 1) {
    const { id, wrong } = begin(`https://x${tries}.example`);
    pairings.confirm(`https://x${tries}.example`, id, wrong);
  }
  expect(pairings.isClosed()).toBe(true);
  expect(pairings.begin(SITE)).toBeNull();
  expect(pairings.confirm('https://cho.example', waiting.id, waiting.code)).toEqual({
    refusal: 'pairing_closed',
  });
  pairings.reopen();
  const { id, code } = begin();
  expect(pairings.confirm(SITE, id, code)).toHaveProperty('token');
});

test('five sites wait at most: the oldest gives way', () => {
  const { pairings, begin } = desk();
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) begin(`https://${name}.example`);
  expect(pairings.waiting().map(({ origin }) => origin)).toEqual(
    ['b', 'c', 'd', 'e', 'f'].map((name) => `https://${name}.example`),
  );
});

test('a token is known by the site it was given to, after a restart too, until it is removed', () => {
  const token = sites.add(SITE, '2026-11-20T01:00:00.000Z');
  const again = openPairedSites(folder);
  const site = again.find(SITE, token);
  expect(site?.origin).toBe(SITE);
  expect(again.find('https://khac.example', token)).toBeUndefined();
  expect(again.find(SITE, `${token}x`)).toBeUndefined();
  again.remove(site?.id ?? '');
  expect(openPairedSites(folder).find(SITE, token)).toBeUndefined();
});
