import { operationsOf, type Document } from '../document.ts';
import { fieldProblems } from './field-problems.ts';

/** What every list takes; the others are filters, drawn from the record's own property or from what they say themselves. */
const OF_EVERY_LIST = ['page', 'limit', 'sort', 'query', 'ids', 'after'] as const;

export function filterProblems(document: Document): string[] {
  const records = Object.values(document.components.schemas).filter(
    (schema) => schema['x-resource'] !== undefined,
  );
  return records.flatMap(({ properties, ...schema }) => {
    const path = `/api/${schema['x-resource']?.name ?? ''}`;
    const listing = operationsOf(document).find((at) => at.path === path && at.method === 'get');
    return (listing?.parameters ?? [])
      .filter(({ name }) => !(OF_EVERY_LIST as readonly string[]).includes(name))
      .filter(
        (one) => one.in === 'query' && properties?.[one.name.replace(/(On)?(Min|Max)$/, '')] === undefined,
      )
      .flatMap((one) => {
        const pointer = `GET ${path} ?${one.name}`;
        return fieldProblems(document, one.schema, { pointer, depth: 0 }).problems;
      });
  });
}
