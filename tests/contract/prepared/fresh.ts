import { CURRENCIES } from '#domain/fields/currencies.table.ts';
import { operations } from '#generated/operations.ts';
import type { Json } from '#server/platform/http/description.ts';
import { recordSchema, type Described } from '../described.ts';
import { SHIFTED } from '../exceptions.table.ts';

const FOREIGN = [...CURRENCIES].filter((code) => code !== 'VND');

const WEEK_S = 7 * 86_400;

// No two runs against one server may meet in a value.
let serial = Math.floor(Math.random() * 36 ** 5) * 36;

/** Fields that no two records share, as the description marks them. */
export function uniqueFields(one: Described): string[] {
  const properties = (recordSchema(one)?.['properties'] ?? {}) as Record<string, Json>;
  return Object.entries(properties)
    .filter(([, schema]) => (schema['x-field'] as { unique?: boolean } | undefined)?.unique === true)
    .map(([name]) => name);
}

/** The example of a body, its unique fields and moments with values that no record has. */
export function freshExample(one: Described): unknown {
  if (one.body === null || one.body.media === 'application/octet-stream') return one.body?.example;
  const key = operations[one.id].request_key;
  const example = one.body.example as Record<string, unknown>;
  const record = { ...((key === null ? example : example[key]) as Record<string, unknown>) };
  const properties = (recordSchema(one)?.['properties'] ?? {}) as Record<string, Json>;
  for (const name of [...uniqueFields(one), ...(SHIFTED[one.id] ?? [])]) {
    const value = record[name];
    if (typeof value === 'string') record[name] = freshText(value, properties[name] ?? {});
  }
  return key === null ? record : { ...example, [key]: record };
}

function freshText(example: string, schema: Json): string {
  serial += 1;
  const mark = serial.toString(36).toUpperCase();
  if (schema['format'] === 'date-time')
    return new Date(Date.parse(example) - (serial % WEEK_S) * 1000).toISOString();
  if (schema['format'] === 'email' || schema['format'] === 'emails')
    return `${mark.toLowerCase()}.${example}`.slice(-Number(schema['maxLength'] ?? 254));
  // A personal number (twelve digits) has no check digit.
  if (schema['format'] === 'tax-code') return String(serial).padStart(12, '0');
  if (schema['maxLength'] === 3 && CURRENCIES.has(example))
    return FOREIGN[serial % FOREIGN.length] ?? example;
  if (typeof schema['pattern'] !== 'string')
    return `${example}-${mark}`.slice(-Number(schema['maxLength'] ?? 50));
  // As long as the example, its last letters others: a pattern rarely fixes those. Never A: the series of the demo end with AA.
  const letters = [serial, Math.floor(serial / 25)].map((part) => String.fromCharCode(66 + (part % 25)));
  const changed = example.slice(0, -2) + letters.join('');
  return new RegExp(schema['pattern']).test(changed) ? changed : example;
}
