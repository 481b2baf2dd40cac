/** Vietnamese is what the code says; English is laid over it where somebody chose it. */
export type Language = 'vi' | 'en';

/** Words by name: texts, sentences with gaps, lists, and groups of them. */
type Words = {
  readonly [name: string]: Words | string | readonly string[] | ((...gaps: never[]) => unknown);
};

/** The same names with any words: what a translation has to give. */
export type Worded<T> = T extends string
  ? string
  : T extends (...gaps: infer Gaps) => string
    ? (...gaps: Gaps) => string
    : T extends (...gaps: never[]) => unknown
      ? T
      : T extends readonly string[]
        ? readonly string[]
        : { readonly [Name in keyof T]: Worded<T[Name]> };

export type Translations = { readonly [set: string]: unknown };

let translations: Translations = {};
let language: Language = 'vi';

/** From here on every set of words named in it is read in that language; before the first page is drawn. */
export function speak(words: Translations, spoken: Language = 'en'): void {
  translations = words;
  language = spoken;
}

export function spokenLanguage(): Language {
  return language;
}

/** A label of the description or of the law in the current language: the set `labels` gives English by Vietnamese. */
export function label(vietnamese: string): string {
  return (translations['labels'] as Readonly<Record<string, string>> | undefined)?.[vietnamese] ?? vietnamese;
}

/** Labels by their key (`STATUS_LABELS`), each read in the current language. */
export function labelled<T extends Readonly<Record<string, string>>>(
  labels: T,
): Readonly<Record<keyof T, string>> {
  const read: [string, string][] = Object.entries(labels).map(([name, vietnamese]) => [
    name,
    label(vietnamese),
  ]);
  return Object.fromEntries(read) as Record<keyof T, string>;
}

/**
 * A set of words. They are looked up when they are read, so what is drawn after speak() is in the language spoken; a name that was
 * not translated stays Vietnamese.
 */
export function worded<const T extends Words>(set: string, vietnamese: T): Worded<T> {
  return overlaid(vietnamese, () => translations[set]) as Worded<T>;
}

function overlaid(words: Words, other: () => unknown): object {
  const read = {};
  for (const [name, said] of Object.entries(words)) {
    const translated = (): unknown => (other() as Translations | undefined)?.[name];
    const isGroup = typeof said === 'object' && !Array.isArray(said);
    Object.defineProperty(read, name, {
      enumerable: true,
      ...(isGroup ? { value: overlaid(said as Words, translated) } : { get: () => translated() ?? said }),
    });
  }
  return read;
}
