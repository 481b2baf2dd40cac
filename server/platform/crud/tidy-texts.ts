import { oneLine, seenText } from '#domain/fields/text.ts';
import type { Values } from './crud-context.ts';
import { writableFields, type CrudDescriptor } from './crud-descriptor.ts';

/**
 * Texts as a record keeps them. A text that tells records apart is kept as it is seen (composed, without invisible characters or blanks
 * around it), so that no two look alike; any other of one line without line ends. One that is as it was is left so: a row from
 * before this can be saved.
 */
export function tidyTexts(descriptor: CrudDescriptor): (sent: Values, current: Values | null) => Values {
  const texts = writableFields(descriptor).filter(({ kind }) => kind === 'text');
  return (sent, current) => {
    const tidied = texts.flatMap(({ source, unique }) => {
      const value = sent[source];
      if (typeof value !== 'string' || value === current?.[source]) return [];
      return [[source, unique ? seenText(oneLine(value)) : oneLine(value)] as const];
    });
    return { ...sent, ...Object.fromEntries(tidied) };
  };
}
