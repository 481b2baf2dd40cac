import type { Link } from '../described.ts';

const BODY = '$response.body#/';
const PATH = '$request.path.';

/** A call that links lead on from: what its path named, and the body of its answer. */
type Step = { path?: Readonly<Record<string, unknown>>; body: unknown };

/** What a link says of the next call: values of its path and query by name, and what its body has at least. */
export function followed(link: Link, step: Step): { named: Record<string, unknown>; body: unknown } {
  return {
    named: resolved(link.parameters ?? {}, step) as Record<string, unknown>,
    body: resolved(link.requestBody, step),
  };
}

/** `$response.body#/customer/id` and `$request.path.id` replaced by what stands there, however deep; all else as it is. */
function resolved(value: unknown, step: Step): unknown {
  if (typeof value === 'string') {
    if (value.startsWith(PATH)) return step.path?.[value.slice(PATH.length)];
    return value.startsWith(BODY) ? valueAt(step.body, value.slice(BODY.length)) : value;
  }
  if (Array.isArray(value)) return value.map((item) => resolved(item, step));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, resolved(child, step)]));
}

function valueAt(response: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .reduce<unknown>((here, part) => (here as Record<string, unknown> | null | undefined)?.[part], response);
}

/** One body over another: records are joined key by key, anything else is replaced. */
export function merged(under: unknown, over: unknown): unknown {
  if (over === undefined) return under;
  if (!isRecord(under) || !isRecord(over)) return over;
  const keys = new Set([...Object.keys(under), ...Object.keys(over)]);
  return Object.fromEntries([...keys].map((key) => [key, merged(under[key], over[key])]));
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
