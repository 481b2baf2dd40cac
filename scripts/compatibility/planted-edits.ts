import type { Code } from './codes.table.ts';

/** A description that is being edited. */
export type Draft = { [key: string]: unknown };

export type PlantedEdit = {
  /** The edit in words. */
  name: string;
  /** The real description of release 0.1.0, or a small one with what that lacks. */
  on: 'release' | 'small';
  /** What the gate must call it; null for an edit that changes nothing for anybody. */
  code: Code | null;
  edit: (draft: Draft) => void;
};

/** The object at a place of a draft, to be edited. Throws when nothing is there, so that no edit is planted in vain. */
export function within(draft: Draft, ...path: string[]): Draft {
  return path.reduce<Draft>((here, key) => {
    const next = here[key];
    if (typeof next !== 'object' || next === null) throw new Error(`nothing at ${path.join(' > ')}`);
    return next as Draft;
  }, draft);
}

/** Takes a key away, and answers what stood there. */
export function take(holder: Draft, key: string): unknown {
  if (!(key in holder)) throw new Error(`no ${key} to take away`);
  const { [key]: taken } = holder;
  delete holder[key];
  return taken;
}

export function rename(holder: Draft, key: string, name: string): void {
  holder[name] = take(holder, key);
}

export const schemaNamed = (draft: Draft, name: string): Draft =>
  within(draft, 'components', 'schemas', name);

export const propertyOf = (draft: Draft, schema: string, name: string): Draft =>
  within(schemaNamed(draft, schema), 'properties', name);

/** A list within a draft, to be edited in place. */
export function listAt<T>(holder: Draft, key: string): T[] {
  const list = holder[key];
  if (!Array.isArray(list)) throw new Error(`${key} is no list`);
  return list as T[];
}

export function withoutOne(holder: Draft, key: string, value: string): void {
  const list = listAt<string>(holder, key);
  if (!list.includes(value)) throw new Error(`${key} has no ${value}`);
  holder[key] = list.filter((one) => one !== value);
}

const METHODS = ['get', 'post', 'put', 'delete'];

/** The operation with an id, with the path item that holds it. */
export function operationIn(
  draft: Draft,
  id: string,
): { own: Draft; item: Draft; method: string; path: string } {
  for (const [path, item] of Object.entries(within(draft, 'paths')))
    for (const method of METHODS) {
      const own = (item as Draft)[method] as Draft | undefined;
      if (own?.['operationId'] === id) return { own, item: item as Draft, method, path };
    }
  throw new Error(`no operation ${id}`);
}

/** The schema of an answer of an operation. */
export const answerIn = (draft: Draft, id: string, status: string): Draft =>
  within(operationIn(draft, id).own, 'responses', status);

export const bodySchemaIn = (draft: Draft, id: string): Draft =>
  within(operationIn(draft, id).own, 'requestBody', 'content', 'application/json', 'schema');

export const answerSchemaIn = (draft: Draft, id: string, status: string): Draft =>
  within(answerIn(draft, id, status), 'content', 'application/json', 'schema');

/** A parameter that an operation says in place. */
export function parameterIn(draft: Draft, id: string, name: string): Draft {
  const found = listAt<Draft>(operationIn(draft, id).own, 'parameters').find((one) => one['name'] === name);
  if (found === undefined) throw new Error(`${id} has no parameter ${name}`);
  return found;
}

/** Keywords laid over a property of a named schema; undefined takes a keyword away. */
export function keywords(schema: string, property: string, values: Draft): (draft: Draft) => void {
  return (draft) => {
    const target = propertyOf(draft, schema, property);
    for (const [key, value] of Object.entries(values))
      if (value === undefined) take(target, key);
      else target[key] = value;
  };
}

/** What stands at a property of a named schema, whole. */
export function property(schema: string, name: string, value: unknown): (draft: Draft) => void {
  return (draft) => {
    within(schemaNamed(draft, schema), 'properties')[name] = value;
  };
}
