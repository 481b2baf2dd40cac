import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { english } from './english.ts';
import { publicEnglish } from './public/public.ts';

type Said = Words | string | readonly string[] | ((...gaps: unknown[]) => unknown);
type Words = { readonly [name: string]: Said };

/** Every set of words in src, as Vietnamese has it: nothing here speaks English. */
async function vietnameseSets(): Promise<[string, Words][]> {
  const files = globSync('src/**/*.ts').filter((file) => !file.endsWith('.test.ts'));
  const found = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^export const (\w+) = worded\('(\w+)'/gm)].map(
      ([, constant = '', set = '']) => ({ file, constant, set }),
    ),
  );
  return Promise.all(
    found.map(async ({ file, constant, set }): Promise<[string, Words]> => {
      const module = (await import(resolve(file))) as Record<string, Words>;
      return [set, module[constant] ?? {}];
    }),
  );
}

const isGroup = (said: Said): said is Words => typeof said === 'object' && !Array.isArray(said);

const leaves = (words: Words, path = ''): [string, Exclude<Said, Words>][] =>
  Object.entries(words).flatMap(([name, said]) =>
    isGroup(said) ? leaves(said, `${path}${name}.`) : [[`${path}${name}`, said]],
  );

const sets = await vietnameseSets();
const vietnamese = new Map(sets.flatMap(([set, words]) => leaves(words, `${set}.`)));
const { labels, ...englishSets } = english;
const translated = new Map(leaves(englishSets as Words));

/** Values by name, whatever the name. */
const anyValues = new Proxy<Record<string, string>>({}, { get: (_, name) => `gap_${String(name)}` });

/** What might stand in a gap: a text, a number, several texts, values by name. */
const fillings: readonly ((at: number) => unknown)[] = [
  (at) => `gap${at}`,
  (at) => 41 + at,
  (at) => [`gap${at}`],
  () => anyValues,
];
const mark = /gap\d|gap_[a-z_]+|4[1-4]/g;

/** What a sentence says with one filling in all its gaps; null where it takes something else. */
function filled(said: Said | undefined, filling: (at: number) => unknown): string | null {
  if (typeof said !== 'function') return null;
  try {
    const text = said(...[0, 1, 2, 3].map(filling));
    return typeof text === 'string' ? text : null;
  } catch {
    return null;
  }
}

const marks = (text: string | null) => [...new Set(text?.toLowerCase().match(mark))].sort();

describe('English', () => {
  test('has every set of words with its names, and no other', () => {
    expect(vietnamese.size).toBeGreaterThan(500);
    expect([...translated.keys()].sort()).toEqual([...vietnamese.keys()].sort());
  });

  test('is as the Vietnamese is: a text, a list as long, or a sentence with gaps', () => {
    const shape = (said: Said | undefined) => (Array.isArray(said) ? said.length : typeof said);
    const strange = [...vietnamese].filter(([name, said]) => shape(said) !== shape(translated.get(name)));
    expect(strange.map(([name]) => name)).toEqual([]);
  });

  test('says in every sentence what the Vietnamese says in its gaps', () => {
    const sentences = [...vietnamese].filter(([, said]) => typeof said === 'function');
    const unsaid = sentences.filter(([name, said]) => {
      const pairs = fillings
        .map((filling) => [filled(said, filling), filled(translated.get(name), filling)] as const)
        .filter((pair) => !pair.includes(null));
      return pairs.length === 0 || pairs.some(([wanted, got]) => marks(wanted).join() !== marks(got).join());
    });
    expect(unsaid.map(([name]) => name)).toEqual([]);
  });

  /** Names, and the sign of the currency. */
  const names =
    /Hóa Đơn Số|01\/ĐKTĐ-HĐĐT|04\/SS-HĐĐT|01\/TB-(RSĐT|HĐSS)|01\/TH-HĐĐT|01\/BK-ĐCTT|\(đ\)|Tiếng Việt|São Paulo, Brasília/g;
  const vietnameseLetter = /[àáạảãâầấậẩẫăằắặẳẵèéẹẻẽêềếệểễìíịỉĩòóọỏõôồốộổỗơờớợởỡùúụủũưừứựửữỳýỵỷỹđ]/i;

  test('has no Vietnamese left in it', () => {
    const texts = [...translated].flatMap(([name, said]) => {
      const all =
        typeof said === 'function' ? fillings.map((filling) => filled(said, filling)) : [said].flat();
      return all.map((text): [string, string] => [name, text ?? '']);
    });
    const left = [...texts, ...Object.entries(labels)].filter(([, text]) =>
      vietnameseLetter.test(text.replaceAll(names, '')),
    );
    expect(left).toEqual([]);
  });

  /** Texts that are the same in both languages: names, addresses, codes and signs. */
  const ALIKE = [
    '%{name}',
    '%{name} %{recordRepresentation}',
    'CSV (.csv)',
    'Email',
    'Excel',
    'Excel (.xlsx)',
    'USB token',
    'VNPT SmartCA',
    'Viettel MySign',
  ];

  test('is laid over Vietnamese: no text of the interface is English without it [1.interface.vietnamese]', () => {
    const same = [...vietnamese].flatMap(([name, said]) => {
      const english_said = translated.get(name);
      const pairs =
        typeof said === 'function'
          ? fillings.map((filling) => [filled(said, filling), filled(english_said, filling)])
          : [said].flat().map((text, at) => [text, [english_said].flat()[at]]);
      return pairs.flatMap(([text, other]) =>
        typeof text === 'string' &&
        text === other &&
        /\p{L}{3}/u.test(text.toLowerCase().replaceAll(mark, ''))
          ? [text]
          : [],
      );
    });
    expect([...new Set(same)].sort()).toEqual(ALIKE);
  });

  test('of the pages before signing in is the same', () => {
    // What the server says to visitors is a part of what it says.
    const { serverSaid: _said, ...same } = publicEnglish;
    for (const [set, words] of Object.entries(same))
      expect(words, set).toBe(englishSets[set as keyof typeof same]);
  });
});
