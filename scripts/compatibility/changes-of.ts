import { answerChanges } from './answer-changes.ts';
import { changeAt, gathered, type Change } from './change.ts';
import { contentChanges } from './content-changes.ts';
import type { Json } from './json.ts';
import { operationsOf, type Operation } from './operations.ts';
import { parameterChanges } from './parameter-changes.ts';
import type { Comparisons } from './schema-changes.ts';
import { schemeChanges, securityChanges } from './security-changes.ts';

/**
 * What changed between two bundled OpenAPI 3.1 descriptions (local $refs only, allOf already flattened), as a client of the first
 * would meet it; breaking changes first. A change within a named schema is told once for each direction, with the operations it
 * reaches. Throws when a $ref leads nowhere.
 */
export function changesOf(before: Json, after: Json): Change[] {
  return gathered(allChanges(before, after));
}

function* allChanges(before: Json, after: Json): Generator<Change> {
  const [was, is] = [operationsOf(before), operationsOf(after)];
  const comparisons: Comparisons = {
    request: { before, after, direction: 'request', known: new Map() },
    response: { before, after, direction: 'response', known: new Map() },
  };
  const paths = new Set(is.map(({ path }) => wirePath(path)));
  const matched = new Set<Operation>();
  for (const one of was) {
    const same_place = is.find((other) => address(other) === address(one));
    const twin = same_place ?? is.find((other) => other.id === one.id);
    if (twin !== undefined) matched.add(twin);
    for (const change of oneOperation(comparisons, one, twin, paths))
      yield { ...change, operations: [one.id] };
  }
  for (const one of is)
    if (!matched.has(one))
      yield { ...changeAt('operation-added', one.id, 'can be called now'), operations: [one.id] };
  yield* schemeChanges(before, after);
}

/** `/api/customers/{id}` whatever its parameter is called: only its place goes over the wire. */
const wirePath = (path: string): string => path.replaceAll(/\{[^}]+\}/g, '{}');
const address = ({ method, path }: Operation): string => `${method} ${wirePath(path)}`;

function* oneOperation(
  comparisons: Comparisons,
  was: Operation,
  is: Operation | undefined,
  paths: ReadonlySet<string>,
): Generator<Change> {
  const { id, method, path } = was;
  if (is === undefined) {
    yield changeAt('operation-removed', id, `${method} ${path} is no longer served`);
    if (!paths.has(wirePath(path))) yield changeAt('path-removed', path, 'no operation is left there');
    return;
  }
  if (address(was) !== address(is))
    yield changeAt('operation-moved', id, `${method} ${path} is ${is.method} ${is.path} now`);
  else if (id !== is.id)
    yield changeAt('operation-id-changed', id, `the function of the generated client is called ${is.id} now`);
  yield* securityChanges(id, was, is);
  yield* parameterChanges(comparisons, id, was, is);
  yield* requestBodyChanges(comparisons, `${id} body`, was.body, is.body);
  yield* answerChanges(comparisons, id, was, is);
}

function* requestBodyChanges(
  comparisons: Comparisons,
  where: string,
  was: Operation['body'],
  is: Operation['body'],
): Generator<Change> {
  if (was === null && is === null) return;
  if (was === null) {
    if (is?.required === true) yield changeAt('request-body-added-required', where, 'must be sent now');
    else yield changeAt('request-body-added', where, 'may be sent now');
    return;
  }
  if (is === null) {
    yield changeAt('request-body-removed', where, 'is no longer read');
    return;
  }
  if (!was.required && is.required) yield changeAt('request-body-required', where, 'must be sent now');
  if (was.required && !is.required) yield changeAt('request-body-optional', where, 'need not be sent now');
  const comparison = comparisons.request;
  yield* contentChanges(comparison, where, was.content, is.content);
}
