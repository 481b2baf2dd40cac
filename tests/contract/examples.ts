import type { OperationId } from '#generated/operations.ts';
import type { Exchange } from './api-client.ts';
import { described, describedAs, linksTo, takesId, type Described, type Link } from './described.ts';

export type Prepared = { id: number; body: unknown; source: Exchange | null };

type Exercise = (operation: OperationId) => Promise<Exchange>;

/**
 * What an operation is called with, from the description alone: the example of its body, over it what a link supplies, and its id
 * from that link or, for records that come by themselves, from the first of their list.
 */
export async function prepare(operation: OperationId, exercise: Exercise): Promise<Prepared> {
  const one = describedAs(operation);
  const [way] = linksTo(operation);
  if (way !== undefined) {
    const source = await exercise(way.from.id);
    const { id, body } = followed(way.link, source.body, one.body?.example);
    return { id, body, source };
  }
  if (!takesId(one)) return { id: 0, body: one.body?.example, source: null };
  const source = await exercise(listFor(one).id);
  return { id: firstId(source.value), body: one.body?.example, source };
}

/** `$response.body#/customer/id` replaced by what stands there; the rest of the example stays as it is. */
function followed(link: Link, response: unknown, example: unknown): { id: number; body: unknown } {
  const id = resolved(link.parameters?.['id'] ?? '', response);
  return { id: typeof id === 'number' ? id : 0, body: merged(example, resolved(link.requestBody, response)) };
}

function resolved(value: unknown, response: unknown): unknown {
  if (typeof value === 'string' && value.startsWith('$response.body#/')) {
    const parts = value.slice('$response.body#/'.length).split('/');
    return parts.reduce<unknown>(
      (here, part) => (here as Record<string, unknown> | undefined)?.[part],
      response,
    );
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, resolved(child, response)]));
}

function merged(under: unknown, over: unknown): unknown {
  if (over === undefined) return under;
  if (!isRecord(under) || !isRecord(over)) return over;
  const keys = new Set([...Object.keys(under), ...Object.keys(over)]);
  return Object.fromEntries([...keys].map((key) => [key, merged(under[key], over[key])]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function listFor(one: Described): Described {
  const path = one.path.slice(0, one.path.indexOf('/{id}'));
  const list = described.find((other) => other.path === path && other.method === 'GET');
  if (list === undefined) throw new Error(`${one.id}: neither a link nor a list supplies its id`);
  return list;
}

function firstId(records: unknown): number {
  const [first] = records as { id: number }[];
  if (first === undefined) throw new Error('the list is empty');
  return first.id;
}
