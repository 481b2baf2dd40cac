import type { Json } from '#server/platform/http/description.ts';
import { isRecord } from './prepared/follow.ts';

/** A value on one side of a limit of the description. */
export type Edge = {
  /** The limit, as JSON Schema names it. */
  rule: string;
  /** Where: keys of records and places in lists. */
  place: readonly (string | number)[];
  /** The value; undefined leaves the place out. */
  value: unknown;
  /** Within the limit, or just beyond it. */
  within: boolean;
};

/** Values at and beyond the limits of a schema, for all that an example of it reaches. */
export function edgesOf(schema: Json, example: unknown, place: Edge['place'] = []): Edge[] {
  const properties = Object.entries((schema['properties'] ?? {}) as Record<string, Json>);
  const required = (schema['required'] ?? []) as string[];
  const record = isRecord(example) ? example : {};
  const inside = properties.flatMap(([name, child]) => {
    const at = [...place, name];
    const missing = required.includes(name) ? [beyond('required', at, undefined)] : [];
    return [...missing, ...limitsOf(child, at), ...edgesOf(child, record[name], at)];
  });
  const closed = schema['additionalProperties'] === false && isRecord(example);
  const unknown = closed ? [beyond('additionalProperties', [...place, 'khong_co_truong_nay'], 1)] : [];
  const items =
    Array.isArray(example) && example.length > 0 ? (schema['items'] as Json | undefined) : undefined;
  const listed =
    items === undefined
      ? []
      : [
          ...edgesOf(items, (example as unknown[])[0], [...place, 0]),
          ...(typeof schema['maxItems'] === 'number'
            ? [
                beyond(
                  'maxItems',
                  place,
                  Array<unknown>(schema['maxItems'] + 1).fill((example as unknown[])[0]),
                ),
              ]
            : []),
        ];
  return [...inside, ...unknown, ...listed];
}

/** Values at and beyond the limits of one value. */
export function limitsOf(schema: Json, place: Edge['place']): Edge[] {
  const types = [schema['type'] ?? []].flat() as string[];
  const { minLength, maxLength, minimum, maximum, pattern, format, oneOf } = schema as Record<
    string,
    number | undefined
  >;
  const plain = pattern === undefined && format === undefined;
  const edges = [types.includes('object') ? beyond('type', place, 'x') : beyond('type', place, { khong: 1 })];
  if (oneOf !== undefined) return [...edges, beyond('oneOf', place, 'không có giá trị này')];
  if (types.includes('string')) {
    if (maxLength !== undefined) edges.push(beyond('maxLength', place, 'a'.repeat(maxLength + 1)));
    if (maxLength !== undefined && plain) edges.push(within('maxLength', place, 'a'.repeat(maxLength)));
    if (minLength !== undefined && minLength > 0) edges.push(beyond('minLength', place, ''));
  }
  if (minimum !== undefined)
    edges.push(within('minimum', place, minimum), beyond('minimum', place, minimum - 1));
  if (maximum !== undefined)
    edges.push(within('maximum', place, maximum), beyond('maximum', place, maximum + 1));
  return edges;
}

/** The example with the value of an edge in its place. */
export function withEdge(example: unknown, { place, value }: Pick<Edge, 'place' | 'value'>): unknown {
  const [head, ...rest] = place;
  if (head === undefined) return value;
  const child = (example as Record<string | number, unknown> | undefined)?.[head];
  const changed = withEdge(child, { place: rest, value });
  if (Array.isArray(example)) return example.map((item: unknown, at) => (at === head ? changed : item));
  return { ...(example as Record<string, unknown> | undefined), [head]: changed };
}

function beyond(rule: string, place: Edge['place'], value: unknown): Edge {
  return { rule, place, value, within: false };
}

function within(rule: string, place: Edge['place'], value: unknown): Edge {
  return { rule, place, value, within: true };
}
