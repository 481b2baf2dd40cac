import type { Exchange } from './release-client.ts';
import { promised, promisedAs, type Link, type Promised } from './release.ts';

/** What an operation is called with, and the answer it was taken from. */
export type Prepared = { ids: number[]; body: unknown; source: Exchange | null };

/**
 * From the release's description alone: the example of its body, over it what a link supplies, and its id from that link or, for
 * records that come by themselves, from the first of their list.
 */
export async function prepare(
  operation: string,
  exercise: (operation: string) => Promise<Exchange>,
): Promise<Prepared> {
  const one = promisedAs(operation);
  const [way] = waysTo(operation);
  if (way !== undefined) {
    const source = await exercise(way.from);
    const body = merged(one.example, resolved(way.link.requestBody, source.body));
    return { ids: idsOf(one, way.link, source.body), body, source };
  }
  if (!one.path.includes('{')) return { ids: [], body: one.example, source: null };
  const source = await exercise(listFor(one).id);
  return { ids: [firstId(source)], body: one.example, source };
}

function waysTo(operation: string): { from: string; link: Link }[] {
  return promised.flatMap(({ id, answer }) =>
    Object.values(answer.links ?? {})
      .filter((link) => link.operationId === operation)
      .map((link) => ({ from: id, link })),
  );
}

/** `$response.body#/customer/id` for each place of the path. */
function idsOf({ path }: Promised, link: Link, response: unknown): number[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => {
    const id = resolved(link.parameters?.[name], response);
    return typeof id === 'number' ? id : 0;
  });
}

function resolved(value: unknown, response: unknown): unknown {
  if (typeof value === 'string' && value.startsWith('$response.body#/')) {
    const parts = value.slice('$response.body#/'.length).split('/');
    return parts.reduce<unknown>((here, part) => (isRecord(here) ? here[part] : undefined), response);
  }
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, resolved(child, response)]));
}

function merged(under: unknown, over: unknown): unknown {
  if (over === undefined) return under;
  if (!isRecord(under) || !isRecord(over)) return over;
  const keys = new Set([...Object.keys(under), ...Object.keys(over)]);
  return Object.fromEntries([...keys].map((key) => [key, merged(under[key], over[key])]));
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function listFor(one: Promised): Promised {
  const path = one.path.slice(0, one.path.indexOf('/{'));
  const list = promised.find((other) => other.path === path && other.method === 'GET');
  if (list === undefined) throw new Error(`${one.id}: neither a link nor a list supplies its id`);
  return list;
}

function firstId({ operation, body }: Exchange): number {
  const [records] = isRecord(body) ? Object.values(body) : [];
  const [first] = Array.isArray(records) ? (records as unknown[]) : [];
  if (!isRecord(first) || typeof first['id'] !== 'number') throw new Error(`${operation} lists nothing`);
  return first['id'];
}
