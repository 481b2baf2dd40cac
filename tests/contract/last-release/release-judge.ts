import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import { wireFormats } from '#server/formats.ts';
import { addFormats } from '#server/platform/http/validation.ts';
import type { Exchange } from './release-client.ts';
import { promisedAs } from './release.ts';

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormatsModule.default(ajv);
addFormats(ajv, wireFormats);

/** Everything in which an answer of today breaks what the release promised of it; properties the release did not know are none. */
export function brokenPromises({ operation, status, headers, body }: Exchange): string[] {
  const { status: promised_status, answer } = promisedAs(operation);
  if (status !== promised_status)
    return [`${operation} answers ${status}, not ${promised_status}: ${JSON.stringify(body)}`];
  const problems = Object.keys(answer.headers ?? {})
    .filter((name) => !headers.has(name))
    .map((name) => `${name} is missing`);
  const [media, content] = Object.entries(answer.content ?? {})[0] ?? [];
  const type = headers.get('content-type') ?? '';
  if (media !== undefined && !type.startsWith(media)) problems.push(`is ${type}, not ${media}`);
  if (content === undefined || media !== 'application/json') return problems;
  const check = ajv.compile(opened(content.schema) as object);
  if (check(body) === true) return problems;
  return [...problems, ...(check.errors ?? []).map((error) => `${error.instancePath} ${error.message}`)];
}

/** The schema with its closed objects opened: a client of the release looks past properties that came later. */
function opened(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(opened);
  if (typeof schema !== 'object' || schema === null) return schema;
  const entries = Object.entries(schema)
    .filter(([key, value]) => key !== 'additionalProperties' || value !== false)
    .map(([key, value]) => [key, key === 'example' ? value : opened(value)] as const);
  return Object.fromEntries(entries);
}
