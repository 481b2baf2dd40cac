import { expect, test } from 'vitest';
import type { Document } from './document.ts';
import { flattenAllOf } from './flatten.ts';

const form = { $ref: '#/components/schemas/Form' };
const described: Document = {
  paths: {},
  components: {
    schemas: {
      Form: {
        type: 'object',
        required: ['code'],
        properties: {
          code: { type: 'string' },
          note: { type: ['string', 'null'] },
          lines: { type: 'array' },
        },
      },
      Update: { allOf: [form] },
      Answer: {
        'x-resource': {
          name: 'customers',
          label: 'Khách hàng',
          one: 'khách hàng',
          represent: 'code',
          sort: 'code',
        },
        allOf: [form, { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } }],
      },
    },
  },
};

test('an answer of a record has the fields that its form may leave empty; the form itself may leave them out', () => {
  const { schemas } = flattenAllOf(described).components;
  expect(schemas.Answer?.required).toEqual(['code', 'id', 'note']);
  expect(schemas.Update?.required).toEqual(['code']);
});
