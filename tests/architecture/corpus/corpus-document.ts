import type { Document, Operation, Schema } from '../../../scripts/generate/document.ts';
import { shapes } from './shapes.ts';

/** What openapi-typescript wants to see around paths and schemas. */
export type WholeDocument = Document & { openapi: string; info: { title: string; version: string } };

/** Schemas that shapes refer to. */
const SHARED: Record<string, Schema> = {
  PermissionCode: { title: 'Quyền', oneOf: [{ const: 'full', title: 'Toàn quyền' }] },
  ResourceKind: { title: 'Loại dữ liệu', oneOf: [{ const: 'dashboard', title: 'Tổng quan' }] },
  Decimal: {
    type: 'string',
    format: 'decimal',
    pattern: String.raw`^-?\d{1,15}(\.\d{1,6})?$`,
    maxLength: 23,
  },
  VatRate: { title: 'Thuế suất', type: 'string', format: 'vat-rate', maxLength: 11 },
  ActiveStatus: {
    title: 'Trạng thái',
    oneOf: [
      { const: 'active', title: 'Đang hoạt động', 'x-tone': 'success' },
      { const: 'inactive', title: 'Ngừng hoạt động', 'x-tone': 'default' },
    ],
  },
  Place: {
    ...closed({
      city: { type: 'string', minLength: 1, maxLength: 100, title: 'Tỉnh, thành phố' },
      street: { type: 'string', maxLength: 200, title: 'Đường' },
    }),
    required: ['city', 'street'],
    title: 'Nơi chốn',
  },
};

/** One resource whose form holds all shapes, and a schema for each shape alone, to be asked for its type. */
export function corpusDocument(): WholeDocument {
  const properties = Object.fromEntries(shapes.map(({ name, property }) => [name, property]));
  const required = shapes.filter(({ optional }) => optional !== true).map(({ name }) => name);
  return documentOf({ ...closed(properties), required }, aloneSchemas());
}

/** A resource with the form given; copies, so that flattening one document leaves the next as it was. */
export function documentOf(form: Schema, others: Record<string, Schema> = {}): WholeDocument {
  const names = Object.keys(form.properties ?? {});
  return structuredClone({
    openapi: '3.1.0',
    info: { title: 'Corpus', version: '1' },
    paths: {
      '/api/things': { get: listing, post: changing('createThing', 'ThingInput', '201', names) },
      '/api/things/{id}': {
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
        get: { ...changing('getThing', 'ThingInput', '200', names), requestBody: undefined },
        put: changing('updateThing', 'ThingUpdate', '200', names),
      },
    },
    components: {
      schemas: {
        ...SHARED,
        ThingInput: { 'x-groups': { identity: 'Thông tin chung', price: 'Giá' }, ...form },
        ThingUpdate: {
          allOf: [
            { $ref: refTo('ThingInput') },
            part({ lock_version: { type: 'integer', title: 'Phiên bản' } }),
          ],
        },
        Thing: {
          'x-resource': { name: 'things', label: 'Các mục', one: 'mục', represent: 'id', sort: '-id' },
          allOf: [
            { $ref: refTo('ThingUpdate') },
            part({ id: { type: 'integer', title: 'Mã số', readOnly: true } }),
          ],
        },
        ...others,
      },
    },
  });
}

/** The schema of one shape alone, in PascalCase: both generators keep such a name as it is. */
export function aloneName(name: string): string {
  return `Alone${name.replace(/(^|_)([a-z])/g, (_all, _bar, letter: string) => letter.toUpperCase())}`;
}

export function closed(properties: Record<string, Schema>): Schema {
  return { type: 'object', additionalProperties: false, properties };
}

function part(properties: Record<string, Schema>): Schema {
  return { type: 'object', required: Object.keys(properties), properties };
}

function aloneSchemas(): Record<string, Schema> {
  return Object.fromEntries(
    shapes.map(({ name, property, optional }) => [
      aloneName(name),
      { ...closed({ value: property }), required: optional === true ? [] : ['value'] },
    ]),
  );
}

function refTo(name: string): string {
  return `#/components/schemas/${name}`;
}

const failures = { '4XX': { description: 'Lỗi' }, '5XX': { description: 'Lỗi' } };

const listing: Operation = {
  operationId: 'listThings',
  summary: 'Danh sách',
  tags: ['things'],
  security: [{ bearer: ['full'] }],
  responses: {
    '200': {
      description: 'Danh sách',
      content: {
        'application/json': {
          schema: {
            ...closed({ things: { type: 'array', items: { $ref: refTo('Thing') } } }),
            required: ['things'],
          },
        },
      },
    },
    ...failures,
  },
};

function changing(operationId: string, input: string, code: string, names: readonly string[]): Operation {
  const wrapped = (name: string): Schema => ({
    ...closed({ thing: { $ref: refTo(name) } }),
    required: ['thing'],
  });
  return {
    operationId,
    summary: operationId,
    tags: ['things'],
    security: [{ bearer: ['full'] }],
    'x-invalidates': ['thing', 'dashboard'],
    requestBody: {
      content: { 'application/json': { schema: wrapped(input), example: exampleOf(input, names) } },
    },
    responses: {
      [code]: { description: 'Bản ghi', content: { 'application/json': { schema: wrapped('Thing') } } },
      ...failures,
    },
  };
}

/** The first valid value of each shape that the form has: an example that it must take. */
function exampleOf(input: string, names: readonly string[]): object {
  const written = shapes.filter(({ name }) => names.includes(name));
  const thing = Object.fromEntries(written.map(({ name, valid }) => [name, valid[0]]));
  return { thing: input === 'ThingUpdate' ? { ...thing, lock_version: 1 } : thing };
}
