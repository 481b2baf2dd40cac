import { readFileSync } from 'node:fs';

/** The closed list of x- keys, as it is checked in. */
export const extensions = JSON.parse(readFileSync('openapi/extensions.schema.json', 'utf8')) as {
  properties: Record<'x-field', { properties: Record<string, object> }>;
};
