import type { Document, Operation, Parameter, Schema, XImport } from '../document.ts';
import { answers, envelope, jsonAnswer, put, schemaRef, sheetContent, type Origin } from './derived.ts';

const ID = { $ref: '#/components/parameters/id' } as never as Parameter;
const ROW: Parameter = {
  name: 'row',
  in: 'path',
  required: true,
  // As far as integers of the database go.
  schema: { type: 'integer', minimum: 1, maximum: 2_147_483_647, title: 'Dòng trong tệp' },
};
const KEY_REQUIRED = { $ref: '#/components/parameters/idempotency_key_required' } as never as Parameter;
const FILE: Schema = { type: 'string', format: 'binary' };

/**
 * x-import: a file is uploaded, its columns are matched with fields, each row is judged, wrong cells are put right, and
 * the rows are imported, each as a whole.
 */
export function deriveImport(origin: Origin, create: Operation, { permission, row }: XImport): void {
  const { document, path, name, title, label, list } = origin;
  const ref = (schema: string): Schema => schemaRef(document, schema);
  const common = { tags: [name], security: [{ bearer: [permission] }] };
  const changes = { 'x-invalidates': [] as string[] };
  const cells = exampleCells(row === undefined ? createdRecord(create) : rowExample(document, row));
  const one = (description: string): Operation['responses'] =>
    answers(list, '200', jsonAnswer(description, envelope('import', ref('Import'))));
  const file = (description: string, options: { csv: boolean }): Operation['responses'] =>
    answers(list, '200', { description, content: sheetContent(options) });

  put(document, `${path}/import_template`, {
    get: {
      ...common,
      operationId: `get${title}ImportTemplate`,
      summary: `Tệp mẫu để nhập: ${label}`,
      parameters: [
        {
          name: 'format',
          in: 'query',
          schema: { default: 'xlsx', oneOf: [{ const: 'xlsx' }, { const: 'csv' }] },
        },
      ],
      responses: file('Tệp mẫu', { csv: true }),
    },
  });
  put(document, `${path}/imports`, {
    get: {
      ...common,
      operationId: `list${title}Imports`,
      summary: `Các lần nhập: ${label}`,
      description: 'The newest 20 of the company.',
      responses: answers(
        list,
        '200',
        jsonAnswer('Danh sách', envelope('imports', { type: 'array', items: ref('Import') })),
      ),
    },
    post: {
      ...common,
      ...changes,
      operationId: `create${title}Import`,
      summary: `Tải tệp lên để nhập: ${label}`,
      parameters: [
        {
          name: 'file_name',
          in: 'query',
          required: true,
          schema: { type: 'string', minLength: 1, maxLength: 200, title: 'Tên tệp' },
          example: 'danh-sach.csv',
        },
        KEY_REQUIRED,
      ],
      requestBody: {
        required: true,
        content: {
          'application/octet-stream': { schema: FILE, example: exampleFile(cells) },
        },
      },
      responses: {
        ...answers(list, '201', {
          ...jsonAnswer('Đã nhận tệp', envelope('import', ref('Import'))),
          links: {
            get: { operationId: `get${title}Import`, parameters: { id: '$response.body#/import/id' } },
          },
        }),
      },
    },
  });
  put(document, `${path}/imports/{id}`, {
    parameters: [ID],
    get: {
      ...common,
      operationId: `get${title}Import`,
      summary: `Một lần nhập: ${label}`,
      responses: one('Tình trạng'),
    },
    put: {
      ...common,
      ...changes,
      operationId: `update${title}Import`,
      summary: `Ghép cột và kiểm tra: ${label}`,
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: envelope('import', ref('ImportUpdate')),
            example: {
              import: { columns: cells.map(([field], index) => ({ index, field })), on_existing: 'skip' },
            },
          },
        },
      },
      responses: one('Đang kiểm tra'),
    },
  });
  put(document, `${path}/imports/{id}/rows`, {
    parameters: [ID],
    get: {
      ...common,
      operationId: `list${title}ImportRows`,
      summary: `Các dòng của lần nhập: ${label}`,
      parameters: [
        { $ref: '#/components/parameters/page' } as never,
        { $ref: '#/components/parameters/limit' } as never,
        { name: 'state', in: 'query', schema: ref('ImportRowState') },
      ],
      responses: answers(list, '200', {
        ...jsonAnswer('Các dòng', envelope('import_rows', { type: 'array', items: ref('ImportRow') })),
        headers: list.responses['200']?.headers ?? {},
      }),
    },
  });
  put(document, `${path}/imports/{id}/rows/{row}`, {
    parameters: [ID, ROW],
    put: {
      ...common,
      ...changes,
      operationId: `update${title}ImportRow`,
      summary: `Sửa một dòng: ${label}`,
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: envelope('import_row', ref('ImportRowUpdate')),
            example: { import_row: { cells: [{ index: 0, text: cells[0]?.[1] ?? '' }] } },
          },
        },
      },
      responses: answers(
        list,
        '200',
        jsonAnswer('Dòng sau khi sửa', envelope('import_row', ref('ImportRow'))),
      ),
    },
  });
  put(document, `${path}/imports/{id}/run`, {
    parameters: [ID],
    post: {
      ...common,
      operationId: `run${title}Import`,
      summary: `Nhập các dòng đúng: ${label}`,
      'x-invalidates': create['x-invalidates'] ?? [],
      parameters: [KEY_REQUIRED],
      requestBody: {
        content: {
          'application/json': {
            schema: { type: 'object', additionalProperties: false, properties: {} },
            example: {},
          },
        },
      },
      responses: answers(list, '202', jsonAnswer('Đang nhập', envelope('import', ref('Import')))),
    },
  });
  put(document, `${path}/imports/{id}/file`, {
    parameters: [ID],
    get: {
      ...common,
      operationId: `get${title}ImportFile`,
      summary: `Tệp với ô sai tô đỏ: ${label}`,
      responses: file('Tệp có ghi chú', { csv: false }),
    },
  });
}

type Cell = readonly [field: string, text: string];

function createdRecord(create: Operation): object {
  const example = create.requestBody?.content['application/json']?.example as
    | Record<string, object>
    | undefined;
  return Object.values(example ?? {})[0] ?? {};
}

function rowExample(document: Document, name: string): object {
  const example = document.components.schemas[name]?.example;
  if (typeof example !== 'object' || example === null)
    throw new Error(`${name}: no example; write a row of a file`);
  return example;
}

/** What a row of a file holds of an example: lists and records fit no cell. */
function exampleCells(record: object): Cell[] {
  return Object.entries(record).flatMap(([name, value]): Cell[] =>
    typeof value === 'object' ? [] : [[name, String(value)]],
  );
}

/** A file of one row, whose headings are the names of its fields. */
function exampleFile(cells: readonly Cell[]): string {
  const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
  const headings = cells.map(([field]) => quoted(field));
  const row = cells.map(([, text]) => quoted(text));
  return [headings, row].map((line) => line.join()).join('\r\n');
}
