import { changeAt, type Change, type Direction } from './change.ts';
import { objectOf, resolved, type Json } from './json.ts';
import type { Content } from './operations.ts';
import { schemaChanges, type Comparison } from './schema-changes.ts';

/** Media types of a body or an answer that came or went, and their schemas. */
export function* contentChanges(
  comparison: Comparison,
  where: string,
  before: Content,
  after: Content,
): Generator<Change> {
  const { direction } = comparison;
  for (const [media, schema] of before) {
    const place = `${where} ${media}`;
    if (!after.has(media)) yield changeAt(`${direction}-media-removed`, place, 'is no longer spoken');
    else yield* bodyChanges(comparison, `${place} `, schema ?? {}, after.get(media) ?? {});
  }
  for (const media of after.keys())
    if (!before.has(media)) yield changeAt(`${direction}-media-added`, `${where} ${media}`, 'is spoken too');
}

/** A record travels in one named key: when that key changes, the record within it is compared all the same. */
function* bodyChanges(
  comparison: Comparison,
  place: string,
  before: unknown,
  after: unknown,
): Generator<Change> {
  const was = envelopeOf(comparison.before, before);
  const is = envelopeOf(comparison.after, after);
  if (was === null || is === null || was.key === is.key) {
    yield* schemaChanges(comparison, place, before, after);
    return;
  }
  yield changeAt(
    envelopeCode[comparison.direction],
    place.trimEnd(),
    `the record is in ${is.key}, not in ${was.key}`,
  );
  yield* schemaChanges(comparison, `${place}${is.key}`, was.schema, is.schema);
}

const envelopeCode = {
  request: 'request-envelope-changed',
  response: 'response-envelope-changed',
} as const satisfies Record<Direction, string>;

function envelopeOf(document: Json, schema: unknown): { key: string; schema: unknown } | null {
  const properties = Object.entries(objectOf(resolved(document, schema)['properties']));
  const [first] = properties;
  return first === undefined || properties.length > 1 ? null : { key: first[0], schema: first[1] };
}
