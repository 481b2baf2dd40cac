import { changeAt, type Change } from './change.ts';
import { objectOf, resolved, sameJson, textsOf, type Json } from './json.ts';
import { schemaChanges, type Comparison } from './schema-changes.ts';

type Property = { name: string; schema: unknown; required: boolean; hints: Json };

/** Properties that came, went, were renamed or became required; then each that stayed. */
export function* objectChanges(
  comparison: Comparison,
  where: string,
  before: Json,
  after: Json,
): Generator<Change> {
  const was = propertiesOf(comparison.before, before);
  const is = propertiesOf(comparison.after, after);
  const renamed = new Map(
    [...is.values()].flatMap((one) => {
      const old = one.hints['x-was'];
      return typeof old === 'string' && was.has(old) && !is.has(old) && !was.has(one.name)
        ? [[one.name, old]]
        : [];
    }),
  );
  const gone_by_name = new Set(renamed.values());
  for (const one of is.values()) {
    const place = inside(where, one.name);
    const old_name = renamed.get(one.name);
    const old = was.get(old_name ?? one.name);
    if (old_name !== undefined)
      yield changeAt(
        `${comparison.direction}-property-renamed`,
        inside(where, old_name),
        `renamed to ${one.name}`,
      );
    if (old === undefined) yield added(comparison, place, one);
    else yield* kept(comparison, place, old, one);
  }
  for (const one of was.values())
    if (!is.has(one.name) && !gone_by_name.has(one.name))
      yield removed(comparison, inside(where, one.name), after['additionalProperties']);
  yield* openness(comparison, where, before, after);
}

function propertiesOf(document: Json, schema: Json): Map<string, Property> {
  const required = new Set(textsOf(schema['required']));
  return new Map(
    Object.entries(objectOf(schema['properties'])).map(([name, one]) => [
      name,
      { name, schema: one, required: required.has(name), hints: resolved(document, one) },
    ]),
  );
}

/** `request CustomerInput.code`, but `createCustomer body application/json customer`. */
function inside(where: string, name: string): string {
  return /[\w\]*]$/.test(where) ? `${where}.${name}` : `${where}${name}`;
}

function added({ direction }: Comparison, place: string, { required }: Property): Change {
  if (direction === 'response') return changeAt('response-property-added', place, 'is answered now');
  return required
    ? changeAt('request-property-added-required', place, 'must be sent now')
    : changeAt('request-property-added', place, 'may be sent now');
}

function removed({ direction }: Comparison, place: string, additional: unknown): Change {
  if (direction === 'response') return changeAt('response-property-removed', place, 'is no longer answered');
  return additional === undefined || additional === true
    ? changeAt('request-property-ignored', place, 'is no longer read')
    : changeAt('request-property-removed', place, 'is refused now');
}

function* kept(comparison: Comparison, place: string, was: Property, is: Property): Generator<Change> {
  const { direction } = comparison;
  if (was.required !== is.required)
    yield changeAt(
      `${direction}-property-${is.required ? 'required' : 'optional'}`,
      place,
      is.required ? 'is always there now' : 'may be missing now',
    );
  if (direction === 'request' && turnedOn('readOnly', was, is))
    yield changeAt('request-property-read-only', place, 'what is sent is no longer kept');
  if (direction === 'response' && turnedOn('writeOnly', was, is))
    yield changeAt('response-property-write-only', place, 'is no longer answered');
  yield* schemaChanges(comparison, place, was.schema, is.schema);
}

function turnedOn(keyword: string, was: Property, is: Property): boolean {
  return was.hints[keyword] !== true && is.hints[keyword] === true;
}

function* openness(comparison: Comparison, where: string, before: Json, after: Json): Generator<Change> {
  const [was, is] = [before['additionalProperties'] ?? true, after['additionalProperties'] ?? true];
  if (sameJson(was, is)) return;
  const { direction } = comparison;
  if (is === false)
    yield changeAt(`${direction}-closed`, where, 'no property but the listed ones passes now');
  else if (was === false)
    yield changeAt(`${direction}-opened`, where, 'other properties may stand there now');
  else yield* schemaChanges(comparison, `${where}.*`, was === true ? {} : was, is === true ? {} : is);
}
