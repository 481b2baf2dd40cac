import type { Document } from './document.ts';
import { optionsOf } from './options.ts';

/** generated/vocabulary.ts: the closed lists of the description (permissions, statuses), as const arrays with their union types. */
export function writeVocabulary(document: Document): string {
  const parts = Object.entries(document.components.schemas).flatMap(([name, schema]) => {
    const options = optionsOf(schema);
    if (options === null) return [];
    const constant = name
      .replace(/[A-Z]/g, (letter, at: number) => `${at === 0 ? '' : '_'}${letter}`)
      .toUpperCase();
    const labels = options.filter((one) => one.label !== one.value);
    return [
      `export const ${constant} = ${JSON.stringify(
        options.map((one) => one.value),
        null,
        2,
      )} as const;`,
      `export type ${name} = (typeof ${constant})[number];`,
      ...(labels.length === 0
        ? []
        : [
            `export const ${constant}_LABELS: Readonly<Record<${name}, string>> = ${JSON.stringify(Object.fromEntries(options.map((one) => [one.value, one.label])), null, 2)};`,
          ]),
      ...(options.some((one) => one.tone !== null)
        ? [
            `export const ${constant}_TONES = ${JSON.stringify(Object.fromEntries(options.map((one) => [one.value, one.tone])), null, 2)} as const satisfies Readonly<Record<${name}, string | null>>;`,
          ]
        : []),
      '',
    ];
  });
  return parts.join('\n');
}
