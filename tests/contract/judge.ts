import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import type { OperationId } from '#generated/operations.ts';
import { wireFormats } from '#server/formats.ts';
import { addFormats } from '#server/platform/http/validation.ts';
import type { Json } from '#server/platform/http/description.ts';
import { describedAs } from './described.ts';

type Answer = { status: number; content_type: string; total: string | null; body: unknown };

/** Our own keys in schemas; any other unknown word in one stops the tests. */
const EXTENSIONS = Object.keys(
  (JSON.parse(readFileSync('openapi/extensions.schema.json', 'utf8')) as { properties: object }).properties,
);

const ajv = new Ajv2020({
  ...{ strict: true, allowUnionTypes: true, strictRequired: false, allErrors: true },
  code: { optimize: false },
});
ajv.addVocabulary([...EXTENSIONS, 'example', 'xml']);
addFormatsModule.default(ajv);
addFormats(ajv, wireFormats);

/** Everything in which an answer differs from what the description says of it; empty when it keeps its word. */
export function problemsOf(operation: OperationId, answer: Answer): string[] {
  const { responses } = describedAs(operation);
  const { status } = answer;
  const documented = responses[String(status)] ?? responses[`${String(status)[0]}XX`];
  if (documented === undefined) return [`${operation} answers ${status}, which is not documented`];
  const contents = Object.entries(documented.content ?? {});
  const [media, content] = contents.find(([one]) => answer.content_type.startsWith(one)) ?? [];
  const problems: string[] = [];
  if (media === undefined) {
    const known = contents.map(([one]) => one).join(' or ');
    problems.push(`${status} is ${answer.content_type}, documented as ${known}`);
  }
  if (documented.headers?.['X-Total-Count'] !== undefined && !/^\d+$/.test(answer.total ?? ''))
    problems.push(`X-Total-Count is ${answer.total}`);
  if (content !== undefined && media === 'application/json')
    problems.push(...breaches(content.schema, answer.body));
  return problems;
}

function breaches(schema: Json, value: unknown): string[] {
  const check = ajv.compile(schema);
  if (check(value) === true) return [];
  return (check.errors ?? []).map(
    (error) => `${error.instancePath} ${error.message}: ${JSON.stringify(error.params)}`,
  );
}
