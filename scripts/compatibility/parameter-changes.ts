import { changeAt, type Change } from './change.ts';
import { sameJson, type Json } from './json.ts';
import { parameterKey, type Operation, type Parameter } from './operations.ts';
import { schemaChanges, type Comparisons } from './schema-changes.ts';

/** Parameters of an operation that came, went or ask for something else. Those of the path go by position: their names stay at home. */
export function* parameterChanges(
  comparisons: Comparisons,
  where: string,
  before: Operation,
  after: Operation,
): Generator<Change> {
  const was = keyed(before);
  const is = keyed(after);
  const renamed = new Map(
    [...is].flatMap(([key, { definition }]) => {
      const old = [...was.entries()].find(
        ([, one]) => one.name === definition['x-was'] && !is.has(parameterKey(one)),
      );
      return old === undefined || was.has(key) ? [] : [[key, old[0]]];
    }),
  );
  const gone_by_name = new Set(renamed.values());
  for (const [key, one] of is) {
    const old = was.get(renamed.get(key) ?? key);
    if (old === undefined) {
      yield added(`${where} ${parameterKey(one)}`, one);
      continue;
    }
    const place = `${where} ${parameterKey(old)}`;
    if (renamed.has(key)) yield changeAt('parameter-renamed', place, `renamed to ${one.name}`);
    yield* kept(comparisons, place, old, one);
  }
  for (const [key, one] of was)
    if (!is.has(key) && !gone_by_name.has(key))
      yield changeAt(
        'parameter-removed',
        `${where} ${parameterKey(one)}`,
        'is refused now, or no longer read',
      );
}

function keyed({ path, parameters }: Operation): Map<string, Parameter> {
  const places = [...path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name);
  return new Map(
    parameters.map((one) => [
      one.in === 'path' ? `path ${places.indexOf(one.name)}` : parameterKey(one),
      one,
    ]),
  );
}

const isIdempotencyKey = (one: Parameter): boolean => parameterKey(one) === 'header idempotency-key';

function added(place: string, one: Parameter): Change {
  if (!one.required) return changeAt('parameter-added', place, 'may be sent now');
  return changeAt(
    isIdempotencyKey(one) ? 'idempotency-key-required' : 'parameter-added-required',
    place,
    'must be sent now',
  );
}

function* kept(comparisons: Comparisons, place: string, was: Parameter, is: Parameter): Generator<Change> {
  if (!was.required && is.required)
    yield changeAt(
      isIdempotencyKey(is) ? 'idempotency-key-required' : 'parameter-required',
      place,
      'must be sent now',
    );
  if (was.required && !is.required) yield changeAt('parameter-optional', place, 'need not be sent now');
  const [old_style, style] = [styleOf(was), styleOf(is)];
  if (!sameJson(old_style, style))
    yield changeAt('parameter-style-changed', place, `is written in another way: ${JSON.stringify(style)}`);
  const comparison = comparisons.request;
  yield* schemaChanges(comparison, place, was.definition['schema'] ?? {}, is.definition['schema'] ?? {});
}

/** How several values are written, with what OpenAPI takes when nothing is said. */
function styleOf({ definition, in: place }: Parameter): Json {
  const style = definition['style'] ?? (place === 'query' || place === 'cookie' ? 'form' : 'simple');
  return {
    style,
    explode: definition['explode'] ?? style === 'form',
    allowReserved: definition['allowReserved'] ?? false,
    content: definition['content'] ?? null,
  };
}
