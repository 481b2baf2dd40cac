import { ApiFailure } from '#generated/client/http.ts';
import type { ApiErrorItem } from '#generated/client/http.ts';

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const item = (message: string, code = '', fields: string[] = []): ApiErrorItem => ({ message, code, fields });

function listItem(entry: unknown): ApiErrorItem[] {
  if (typeof entry === 'string') return [item(entry)];
  if (!isObject(entry)) return [];
  const message = textOf(entry['message']);
  const fields = Array.isArray(entry['fields'])
    ? entry['fields'].filter((field) => typeof field === 'string')
    : [];
  return message === null ? [] : [item(message, textOf(entry['code']) ?? '', fields)];
}

function mapItem([key, value]: [string, unknown]): ApiErrorItem[] {
  const message = textOf(Array.isArray(value) ? value[0] : value);
  if (message === null) return [];
  return [item(key === '' ? message : `${key}: ${message}`, '', key === '' ? [] : [key])];
}

function itemsOf(body: unknown): ApiErrorItem[] {
  if (!isObject(body)) return [];
  const error = textOf(body['error']);
  const description = textOf(body['error_description']);
  if (description !== null)
    return [item(error === null ? description : `${error}: ${description}`, error ?? '')];
  if (error !== null) return [item(error, error)];
  const errors = body['errors'];
  if (Array.isArray(errors)) return errors.flatMap(listItem);
  return isObject(errors) ? Object.entries(errors).flatMap(mapItem) : [];
}

/**
 * A reply that is not 2xx in the one shape the screens read. The four shapes of a failed body (spec point 8):
 * `error` with `error_description`, `error`, `errors` as a list, `errors` as a map; anything else says its status.
 */
export function normaliseError(status: number, body: unknown): ApiFailure {
  const items = itemsOf(body);
  return new ApiFailure(status, body, items.length > 0 ? items : [item(`${status} status response error`)]);
}
