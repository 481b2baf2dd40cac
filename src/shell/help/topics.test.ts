import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { routes } from '#src/routes.ts';
import { keyAt, topicOf } from './topics.table.ts';

test('every page has help, but the one that denies access', () => {
  const without = Object.keys(routes).filter((key) => !topicOf(key));
  expect(without).toEqual(['accessdenied']);
});

test('every topic has a title and at least one section with a text', () => {
  for (const key of Object.keys(routes)) {
    const topic = topicOf(key);
    if (!topic) continue;
    expect(topic.title, key).not.toBe('');
    expect(topic.sections.length, key).toBeGreaterThan(0);
    for (const { title, text } of topic.sections) expect([title, text], key).not.toContain('');
  }
});

test('a text that names keys says the same without them, for where there is no keyboard', () => {
  for (const key of Object.keys(routes))
    for (const { title, text, touch } of topicOf(key)?.sections ?? []) {
      expect(touch !== undefined, title).toBe(text.includes('[['));
      expect(touch ?? '-', title).not.toMatch(/\[\[|^$/);
    }
});

test('a page is known by its address, one of a record by digits', () => {
  expect(keyAt('/admin/invoices')).toBe('invoices');
  expect(keyAt('/admin/invoices/12')).toBe('invoices.one');
  expect(keyAt('/admin/invoices/create')).toBe('invoices.create');
  expect(keyAt('/admin/adjusted-invoices/statement/7')).toBe('adjusted_invoices.statement');
  expect(keyAt('/admin/invoices/1x')).toBeNull();
  expect(keyAt('/admin/khong-co')).toBeNull();
});

test.each(['light', 'dark'])(
  'every topic has its picture in the %s look, and no picture is left over',
  (look) => {
    const topics = Object.keys(routes).flatMap((key) => topicOf(key)?.name ?? []);
    expect(readdirSync(`public/help/${look}`).sort()).toEqual(
      [...new Set(topics)].map((name) => `${name}.webp`).sort(),
    );
  },
);
