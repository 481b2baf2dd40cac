import { answers, put, sheetContent, type Origin } from './derived.ts';

const UNASKED = ['page', 'limit', 'after'];

/** x-export: everything the list's filters leave, as a file that is written while it is read. */
export function deriveExport(origin: Origin, { permission }: { permission: string }): void {
  const { document, path, name, title, label, list } = origin;
  const parameters = (list.parameters ?? []).filter(({ $ref, name: own }) => {
    const called = own ?? $ref?.split('/').at(-1);
    return !UNASKED.includes(called);
  });
  put(document, `${path}/export`, {
    get: {
      operationId: `export${title}`,
      tags: [name],
      summary: `Xuất danh sách: ${label}`,
      security: [{ bearer: [permission] }],
      parameters: [
        ...parameters,
        {
          name: 'format',
          in: 'query',
          schema: { title: 'Dạng tệp', default: 'xlsx', oneOf: [{ const: 'xlsx' }, { const: 'csv' }] },
        },
      ],
      responses: answers(list, '200', {
        description: 'Tệp, kèm tổng số dòng',
        headers: { 'X-Total-Count': list.responses['200']?.headers?.['X-Total-Count'] },
        content: sheetContent({ csv: true }),
      }),
    },
  });
}
