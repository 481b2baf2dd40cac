import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { codesOf, resourceYaml } from './resource-yaml.ts';

const permissions = readFileSync('openapi/common/permissions.yaml', 'utf8');
const words = { label: 'Nhà cung cấp', one: 'nhà cung cấp', group: 'catalogue', order: 50 };
const yamlOf = (kind: string): string =>
  resourceYaml({ name: 'suppliers', one_name: 'supplier', ...words, codes: codesOf(kind, permissions) });
const asked = (kind: string): Record<string, string> =>
  Object.fromEntries(
    [...yamlOf(kind).matchAll(/operationId: (\w+)\n[^#]*?security: \[\{ bearer: \[(\w+)\] \}\]/g)].map(
      ([, operation = '', code = '']) => [operation, code],
    ),
  );

test('each act of a new resource asks for a code of its own: a reader may not export', () => {
  expect(asked('products')).toEqual({
    listSuppliers: 'read_products',
    createSupplier: 'create_products',
    getSupplier: 'read_products',
    updateSupplier: 'update_products',
    deleteSupplier: 'delete_products',
  });
  expect(yamlOf('products')).toContain('x-export: { permission: export_products }');
  expect(yamlOf('products')).toContain('x-import: { permission: import_products, key: code }');
});

test('an act without a code of its own asks for that of changing, never for that of reading', () => {
  expect(yamlOf('templates')).toContain('x-export: { permission: update_templates }');
  expect(yamlOf('templates')).toContain('x-import: { permission: update_templates, key: code }');
});
