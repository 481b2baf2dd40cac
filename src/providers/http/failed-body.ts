import { serverSaid } from '#src/wording/desk/server-said.ts';

export type FailedItem = { message: string; code: string; fields: string[] };
type FailedBody = { format: 'string' | 'list' | 'map'; items: FailedItem[] };

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
/** In the language of the page. */
const item = (said: string, code = '', fields: string[] = []): FailedItem => ({
  message: serverSaid.of(said),
  code,
  fields,
});

function listItem(entry: unknown): FailedItem[] {
  if (typeof entry === 'string') return [item(entry)];
  if (!isObject(entry)) return [];
  const message = textOf(entry['message']);
  const fields = Array.isArray(entry['fields'])
    ? entry['fields'].filter((field) => typeof field === 'string')
    : [];
  return message === null ? [] : [item(message, textOf(entry['code']) ?? '', fields)];
}

function mapItem([key, value]: [string, unknown]): FailedItem[] {
  const message = textOf(Array.isArray(value) ? value[0] : value);
  if (message === null) return [];
  return [item(key === '' ? message : `${key}: ${message}`, '', key === '' ? [] : [key])];
}

/**
 * What a failed body says and how it says it, by the four shapes of spec point 8: `error` with `error_description`, `error`,
 * `errors` as a list, `errors` as a map. No items where it is none of them.
 */
export function readFailedBody(body: unknown): FailedBody {
  if (!isObject(body)) return { format: 'string', items: [] };
  const error = textOf(body['error']);
  const description = textOf(body['error_description']);
  if (description !== null)
    return {
      format: 'string',
      items: [item(error === null ? description : `${error}: ${description}`, error ?? '')],
    };
  if (error !== null) return { format: 'string', items: [item(error, error)] };
  const errors = body['errors'];
  if (Array.isArray(errors)) return { format: 'list', items: errors.flatMap(listItem) };
  return isObject(errors)
    ? { format: 'map', items: Object.entries(errors).flatMap(mapItem) }
    : { format: 'string', items: [] };
}
