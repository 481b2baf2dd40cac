import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ErrorObject } from 'ajv/dist/2020.js';
import addFormatsModule from 'ajv-formats';
import type { Document, Schema } from '../document.ts';

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormatsModule.default(ajv);
// Formats the server judges by the law; here they are only known.
for (const format of ['tax-code', 'decimal', 'vat-rate', 'color', 'binary', 'emails'])
  ajv.addFormat(format, true);

/** What a schema of the description has against a value: `/lines/0/name must be string`; empty when nothing. */
export function complaintsOf(document: Document, schema: Schema, value: unknown): string[] {
  const validate = ajv.compile({ ...schema, components: { schemas: reachedFrom(document, schema) } });
  if (validate(value) === true) return [];
  return (validate.errors ?? []).map((error) => `${error.instancePath} ${complaintOf(error)}`);
}

/** What the validator says, with the property that it leaves out of its sentence. */
function complaintOf({ keyword, params, message = '' }: ErrorObject): string {
  if (keyword !== 'additionalProperties') return message;
  const { additionalProperty } = params as { additionalProperty: string };
  return `has the property '${additionalProperty}', which the schema does not know: was it renamed or removed?`;
}

/** The schemas that one refers to, and those in turn: the validator walks all it is given, for every value. */
function reachedFrom(document: Document, schema: Schema): Record<string, Schema> {
  const found: Record<string, Schema> = {};
  const walk = (value: unknown): void => {
    for (const [, name] of JSON.stringify(value).matchAll(/"\$ref":"#\/components\/schemas\/([^"/]+)/g)) {
      const target = name === undefined ? undefined : document.components.schemas[name];
      if (name === undefined || target === undefined || name in found) continue;
      found[name] = target;
      walk(target);
    }
  };
  walk(schema);
  return found;
}
