import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import { operationsOf, resolve, type Document, type OperationAt } from './document.ts';

/** The rules of the description that OpenAPI itself does not know. Each line names the place and what to write there. */
export function problemsOf(document: Document, extensions: { properties: Record<string, object> }): string[] {
  return [
    ...extensionProblems(document, extensions),
    ...operationsOf(document).flatMap((at) => operationProblems(document, at)),
  ];
}

function operationProblems(document: Document, at: OperationAt): string[] {
  const { operation, method, path } = at;
  const where = `${method.toUpperCase()} ${path}`;
  const problems: string[] = [];
  if (operation.security === undefined)
    problems.push(`${where}: say its security; an open operation says security: []`);
  if (operation.requestBody === undefined) {
    if (method === 'post' || method === 'put') problems.push(`${where}: a ${method} needs a requestBody`);
  }
  const failures = ['4XX', '5XX', '503'].some((code) => operation.responses[code] !== undefined);
  if (!failures) problems.push(`${where}: document its errors (4XX, 5XX)`);
  if (method !== 'get' && path.startsWith('/api/') && operation['x-invalidates'] === undefined)
    problems.push(`${where}: x-invalidates is missing; name the kinds of records that change`);
  for (const [type, media] of Object.entries(operation.requestBody?.content ?? {})) {
    if (media.example === undefined)
      problems.push(`${where}: ${type} needs an example that a fresh demo accepts`);
    else problems.push(...exampleProblems(document, where, media.schema, media.example));
  }
  return problems;
}

function exampleProblems(document: Document, where: string, schema: object, example: unknown): string[] {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormatsModule.default(ajv);
  for (const format of ['tax-code', 'decimal', 'vat-rate', 'binary']) ajv.addFormat(format, true);
  const validate = ajv.compile({ ...schema, components: document.components });
  if (validate(example) === true) return [];
  return (validate.errors ?? []).map(
    (error) => `${where}: example${error.instancePath} ${error.message ?? ''}`,
  );
}

function extensionProblems(document: Document, extensions: { properties: Record<string, object> }): string[] {
  const ajv = new Ajv2020({ strict: false });
  const validators = new Map(
    Object.entries(extensions.properties).map(([key, schema]) => [key, ajv.compile(schema)]),
  );
  const problems: string[] = [];
  const walk = (value: unknown, where: string): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, child] of Object.entries(value)) {
      const here = `${where}/${key}`;
      if (key.startsWith('x-')) {
        const validate = validators.get(key);
        if (validate === undefined)
          problems.push(`${here}: unknown extension; openapi/extensions.schema.json lists ours`);
        else if (!validate(child)) problems.push(`${here}: ${ajv.errorsText(validate.errors)}`);
      } else if (key !== 'example') walk(child, here);
    }
    if (
      !Array.isArray(value) &&
      'type' in value &&
      ('oneOf' in value || 'anyOf' in value) &&
      'properties' in value === false
    )
      problems.push(`${where}: no type beside oneOf or anyOf, it loses the enum in the generated types`);
  };
  walk(document.paths, '#/paths');
  walk(document.components.schemas, '#/components/schemas');
  return problems;
}

/** The schema an operation wraps in one key: `{customer: {...}}` gives ['customer', Customer]. */
export function envelopeOf(document: Document, schema: import('./document.ts').Schema | undefined) {
  if (schema === undefined) return null;
  const object = resolve(document, schema);
  const keys = Object.keys(object.properties ?? {});
  const key = keys[0];
  const inner = key === undefined ? undefined : object.properties?.[key];
  return keys.length === 1 && key !== undefined && inner !== undefined ? { key, schema: inner } : null;
}
