import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Document, Operation } from '../../scripts/generate/document.ts';
import { fieldOf } from '../../scripts/generate/fields.ts';
import { flattenAllOf } from '../../scripts/generate/flatten.ts';
import { problemsOf } from '../../scripts/generate/rules.ts';
import { description } from './description.ts';

const extensions = JSON.parse(readFileSync('openapi/extensions.schema.json', 'utf8')) as {
  properties: Record<string, object>;
};

const NOTE = {
  type: 'object',
  required: ['text'],
  additionalProperties: false,
  properties: { text: { type: 'string', maxLength: 5 } },
};

const GOOD: Operation = {
  operationId: 'createNote',
  summary: 'Thêm ghi chú',
  tags: ['notes'],
  security: [{ bearer: ['create_notes'] }],
  requestBody: { content: { 'application/json': { schema: NOTE, example: { text: 'chào' } } } },
  responses: { '201': { description: 'Đã thêm' }, '4XX': { description: 'Lỗi' } },
  'x-invalidates': ['note'],
};

const documentOf = (operation: Operation): Document => ({
  paths: { '/api/notes': { post: operation } },
  components: {
    schemas: {
      PermissionCode: { oneOf: [{ const: 'create_notes' }] },
      ResourceKind: { oneOf: [{ const: 'note' }] },
    },
  },
});
const without = (key: keyof Operation): Operation => {
  const { [key]: _gone, ...rest } = GOOD;
  return rest as Operation;
};
const problems = (operation: Operation) => problemsOf(documentOf(operation), extensions);
const bodied = (example: unknown): Operation => ({
  ...GOOD,
  requestBody: { content: { 'application/json': { schema: NOTE, example } } },
});

describe('the generator refuses a description', () => {
  test('but not a good one', () => {
    expect(problems(GOOD)).toEqual([]);
    expect(problemsOf(description, extensions)).toEqual([]);
  });

  test.each<[what: string, operation: Operation, says: RegExp]>([
    ['without security', without('security'), /say its security/],
    [
      'that lets an API token in by one alternative alone',
      { ...GOOD, security: [{ bearer: ['create_notes'] }, { session: [] }] },
      /name session in all or none/,
    ],
    ['without a body for a post', without('requestBody'), /needs a requestBody/],
    [
      'without its errors',
      { ...GOOD, responses: { '201': { description: 'Đã thêm' } } },
      /document its errors/,
    ],
    ['without the records that change', without('x-invalidates'), /x-invalidates is missing/],
    ['without an example', bodied(undefined), /needs an example/],
    [
      'with an example its own schema refuses',
      bodied({ text: 'quá dài' }),
      /example\/text must NOT have more/,
    ],
    ['with an example that lacks a field', bodied({}), /required property 'text'/],
    [
      'with an example of an unknown field',
      bodied({ text: 'chào', other: 1 }),
      /has the property 'other', which the schema does not know/,
    ],
  ])('%s', (_what, operation, says) => {
    expect(problems(operation)).toEqual([expect.stringMatching(says)]);
  });

  test('with an extension it does not know', () => {
    const odd = { ...GOOD, 'x-odd': true } as Operation;
    expect(problemsOf(documentOf(odd), extensions)).toEqual([
      expect.stringMatching(/x-odd: unknown extension/),
    ]);
  });

  test('with a hint of a kind that is not in the closed list', () => {
    const document = documentOf(GOOD);
    document.components.schemas['Note'] = {
      properties: { text: { type: 'string', 'x-field': { kind: 'rainbow' } } },
    };
    expect(problemsOf(document, extensions)).toEqual([expect.stringMatching(/x-field/)]);
  });

  test('with a type beside oneOf, which would lose the enum', () => {
    const document = documentOf(GOOD);
    document.components.schemas['Kind'] = { type: 'string', oneOf: [{ const: 'a' }] };
    expect(problemsOf(document, extensions)).toEqual([expect.stringMatching(/no type beside oneOf/)]);
  });

  test('with a field whose kind nobody can draw, naming the place', () => {
    const odd = { type: 'object', properties: {} };
    expect(() => fieldOf(description, 'Note', 'where', odd, false)).toThrow(/Note\.where: no field kind/);
  });
});

test('branches of allOf become one closed object: JSON Schema would judge each of them alone', () => {
  const document = documentOf(GOOD);
  document.components.schemas['Both'] = {
    allOf: [NOTE, { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } }],
  };
  expect(flattenAllOf(document).components.schemas['Both']).toEqual({
    type: 'object',
    additionalProperties: false,
    required: ['text', 'id'],
    properties: { ...NOTE.properties, id: { type: 'integer' } },
  });
});
