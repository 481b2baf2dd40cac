import english from 'ra-language-english';
import { expect, test } from 'vitest';
import { vi } from './vi.ts';

type Messages = { [key: string]: Messages | string | undefined };

const leaves = (messages: Messages, path = ''): string[] =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'object' ? leaves(value, `${path}${key}.`) : [`${path}${key}`],
  );

const textAt = (messages: Messages, path: string): string =>
  path
    .split('.')
    .reduce<Messages | string>(
      (at, key) => (typeof at === 'object' ? (at[key] ?? '') : at),
      messages,
    ) as string;

const placeholders = (text: string) => new Set(text.match(/%\{\w+\}/g) ?? []);

test('the Vietnamese words stand for every message of react-admin, and for no other', () => {
  expect(leaves(vi).sort()).toEqual(leaves(english).sort());
});

test('no message asks for a value react-admin does not give it', () => {
  const strange = leaves(vi).filter((path) => {
    const given = placeholders(textAt(english, path));
    return [...placeholders(textAt(vi, path))].some((name) => !given.has(name));
  });
  expect(strange).toEqual([]);
});
