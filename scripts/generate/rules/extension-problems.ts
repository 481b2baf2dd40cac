import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Document } from '../document.ts';

export type Extensions = { properties: Record<string, object> };

// It remembers the schemas it has compiled.
const ajv = new Ajv2020({ strict: false });

/** Keys that are not ours, values that ours may not have, and a type where it would harm. */
export function extensionProblems(document: Document, extensions: Extensions): string[] {
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
    if ('allOf' in value)
      problems.push(`${where}: an allOf that nobody flattens; write it as a schema with a name of its own`);
    if (losesItsChoices(value))
      problems.push(`${where}: no type beside oneOf or anyOf, it loses the enum in the generated types`);
  };
  walk(document.paths, '#/paths');
  walk(document.components.schemas, '#/components/schemas');
  return problems;
}

function losesItsChoices(value: object): boolean {
  return (
    !Array.isArray(value) &&
    'type' in value &&
    ('oneOf' in value || 'anyOf' in value) &&
    !('properties' in value)
  );
}
