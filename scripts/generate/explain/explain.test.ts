import { describe, expect, test } from 'vitest';
import type { Document, Schema } from '../document.ts';
import { planTables } from '../plain/plan.ts';
import { descriptorsOf } from '../write-resources.ts';
import { explain } from './explain.ts';
import type { Source } from './touched-files.ts';

const text = (title: string, more: Schema = {}): Schema => ({
  type: 'string',
  maxLength: 50,
  title,
  ...more,
});
const code = text('Mã', { 'x-field': { unique: true } });

/** Suppliers of these fields, to be listed and made; without fields, no suppliers at all. */
function described(properties: Record<string, Schema> | null): Document {
  if (properties === null) return { paths: {}, components: { schemas: {} } };
  const input: Schema = { type: 'object', required: ['code'], properties };
  const hints = { name: 'suppliers', label: 'Nhà cung cấp', one: 'nhà cung cấp', represent: 'code' };
  const within = (key: string, schema: Schema) => ({
    'application/json': { schema: { type: 'object', required: [key], properties: { [key]: schema } } },
  });
  const one: Schema = { $ref: '#/components/schemas/Supplier' };
  const about = { tags: ['suppliers'], summary: '' };
  return {
    paths: {
      '/api/suppliers': {
        get: {
          ...about,
          operationId: 'listSuppliers',
          responses: {
            '200': { description: '', content: within('suppliers', { type: 'array', items: one }) },
          },
        },
        post: {
          ...about,
          operationId: 'createSupplier',
          requestBody: { content: within('supplier', input) },
          responses: { '201': { description: '', content: within('supplier', one) } },
        },
      },
      '/api/suppliers/{id}': {
        get: {
          ...about,
          operationId: 'getSupplier',
          responses: { '200': { description: '', content: within('supplier', one) } },
        },
      },
    },
    components: {
      schemas: {
        Supplier: { ...input, 'x-resource': { ...hints, group: 'catalogue', order: 1, plain: true } },
      },
    },
  };
}

const overlay: Source = {
  path: 'src/resources/suppliers/suppliers-overlay.ts',
  text: 'export const suppliersOverlay = { columns: { code: { width: 140 } } };',
};
const test_of_list: Source = { path: 'tests/e2e/suppliers.spec.ts', text: `page.goto('/admin/suppliers')` };
const test_of_others: Source = { path: 'tests/e2e/other.spec.ts', text: `page.goto('/admin/customers')` };

function explained(
  before: Record<string, Schema> | null,
  after: Record<string, Schema> | null,
  sources: Source[] = [],
): string {
  const from = described(before);
  const { tables } = planTables({}, descriptorsOf(from));
  return explain({ before: from, after: described(after), tables, sources });
}

describe('npm run generate -- --explain says', () => {
  test('a new resource: its fields, operations, table and pages', () => {
    const said = explained(null, { code });
    expect(said).toContain('+ suppliers\n      + code: text, "Mã"');
    expect(said).toContain('+ createSupplier: POST /api/suppliers');
    expect(said).toContain('create table "suppliers"');
    expect(said).toContain('pages touched:\n  /admin/suppliers\n  /admin/suppliers/create');
  });

  test('a field added and a field removed, with what becomes of its column', () => {
    const said = explained({ code, fax: text('Fax') }, { code, note: text('Ghi chú') });
    expect(said).toContain('~ suppliers\n      + note: text, "Ghi chú"\n      - fax');
    expect(said).toContain('add column "note" text;');
    expect(said).toContain('note: suppliers.fax: removed from the description; the column');
  });

  test('a field renamed by x-was: as a rename, in the migration too', () => {
    const said = explained({ code }, { supplier_no: { ...code, 'x-was': 'code' } });
    expect(said).toContain('~ suppliers\n      code -> supplier_no');
    expect(said).toContain('rename column "code" to "supplier_no";');
    expect(said).not.toContain('- code');
  });

  test('what stops the migration, instead of failing', () => {
    expect(
      explained({ code: { ...code, type: 'integer' } }, { code: { ...code, format: 'date' } }),
    ).toContain('suppliers.code: bigint cannot become date by itself');
  });

  test('an overlay that names a field that is gone, and what it is called now', () => {
    const renamed = { supplier_no: { ...code, 'x-was': 'code' } };
    expect(explained({ code }, renamed, [overlay])).toContain(`${overlay.path}: names code, now supplier_no`);
    expect(explained({ code }, { bank: code }, [overlay])).toContain(
      `${overlay.path}: names code, which is gone`,
    );
    expect(explained({ code }, { code, bank: text('NH') }, [overlay])).not.toContain('overlays to mend');
  });

  test('a dead overlay and the operations that go with its resource', () => {
    const said = explained({ code }, null, [overlay]);
    expect(said).toContain(`${overlay.path}: dead, suppliers is no longer described`);
    expect(said).toContain('- listSuppliers: GET /api/suppliers');
    expect(said).toContain('its table and what it holds are kept');
  });

  test('the tests that name what is touched, and no others', () => {
    const said = explained({ code }, { code, bank: text('NH') }, [test_of_list, test_of_others]);
    expect(said).toContain(`tests that name what is touched:\n  ${test_of_list.path}`);
    expect(said).not.toContain(test_of_others.path);
  });

  test('that there is nothing to do', () => {
    expect(explained({ code }, { code }, [overlay, test_of_list])).toBe(
      'nothing to do: generated/ says what openapi/ says',
    );
  });
});
