import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Json } from '#server/platform/http/description.ts';
import { describedAs } from '#tests/contract/described.ts';

type Schema = { properties: Record<string, { type?: string; items?: { type?: string } }> };

const { components } = JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as {
  components: { schemas: Record<string, Schema> };
};
const fieldsOf = (name: string): string[] => Object.keys(components.schemas[name]?.properties ?? {});

describe('fields on the wire', () => {
  test.each([
    ['Timezone', ['id', 'timezone', 'timezone_iana', 'display_name', 'diff'], '[3.timezone.fields]'],
    ['User', ['full_name', 'permissions'], '[3.account.fields]'],
    ['DecimalConfiguration', ['config_key', 'config_value'], '[3.decimals.keys]'],
    ['TenantSetting', ['setting_key'], '[3.settings.setting-key]'],
    ['TenantConfig', ['config_key', 'config_value'], '[3.settings.setting-key]'],
    ['SavedSearch', ['id', 'type'], '[3.saved-search.fields]'],
  ])('%s has %j %s', (name, fields) => {
    expect(fieldsOf(name)).toEqual(expect.arrayContaining(fields));
  });

  test('permissions of the account are a list of strings [3.account.fields 6.strings]', () => {
    const permissions = components.schemas['User']?.properties['permissions'];
    expect(permissions?.type).toBe('array');
    // A list of codes, which are strings: the codes stand in one place.
    expect(JSON.stringify(permissions?.items)).toContain('PermissionCode');
    const code = components.schemas['PermissionCode'] as unknown as { oneOf: { const: unknown }[] };
    expect(code.oneOf.every((one) => typeof one.const === 'string')).toBe(true);
  });

  test('type filters the saved searches [3.saved-search.fields]', () => {
    const { parameters } = describedAs('listSavedSearches');
    expect(parameters.map(({ name }) => name)).toContain('type');
  });

  test.each([
    ['searchTaxAuthorities', 'tax_authorities', 'array'],
    ['countTaxAuthorities', 'count', 'integer'],
  ])('tax authorities: %s gives %s [3.tax-authorities]', (id, key, type) => {
    const schema = describedAs(id).responses['200']?.content?.['application/json']?.schema as Json;
    const properties = schema['properties'] as Record<string, { type: string }>;
    expect(properties[key]?.type).toBe(type);
  });
});
