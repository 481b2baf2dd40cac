import { describe, expect, test } from 'vitest';
import { TENANT_SETTINGS } from '#domain/settings/tenant-settings.table.ts';
import { settingRefusal, settingsOf, TENANT_SETTING_KEYS } from '#domain/settings/tenant-settings.ts';
import { describedAs } from '#tests/contract/described.ts';

const valuesOf = (key: string): string[] => {
  const row = TENANT_SETTINGS.find((one) => one.key === key);
  return row === undefined || row.values === 'timezones' ? [] : row.values.map(({ value }) => value);
};

describe('tenant configuration entries', () => {
  test.each([
    ['method_of_tax_calculation', ['VAT', 'PERCENTAGE_ON_REVENUE'], '[3.settings.method-of-tax-calculation]'],
    ['price_includes_tax', ['true', 'false'], '[3.settings.price-includes-tax]'],
    ['invoice_type', ['INVOICE_WITH_CODE', 'INVOICE_WITHOUT_CODE'], '[3.settings.invoice-type]'],
  ] as const)('%s takes %j and nothing else %s', (...[key, values]) => {
    expect(valuesOf(key).toSorted()).toEqual([...values].toSorted());
    for (const value of values) expect(settingRefusal('setting_invoice', key, value)).toBeNull();
    for (const value of ['', ' ', values[0].toLowerCase() + 'x', 'constructor'])
      expect(settingRefusal('setting_invoice', key, value)).toMatch(/\.$/);
  });

  test('are written as config_key and config_value', () => {
    const { example } = describedAs('updateTenantSettings').body ?? {};
    expect(example).toEqual({
      setting_key: 'setting_invoice',
      configs: [{ config_key: 'price_includes_tax', config_value: 'false' }],
    });
  });

  test.each(TENANT_SETTINGS)(
    'the default of $key is a value it takes',
    ({ key, setting_key, default_value }) => {
      expect(settingRefusal(setting_key, key, default_value)).toBeNull();
    },
  );
});

test('tenant settings each have a setting_key [3.settings.setting-key]', () => {
  expect(TENANT_SETTING_KEYS).toEqual([
    ...['setting_invoice', 'setting_package', 'setting_timezone', 'setting_number'],
  ]);
  const keys = TENANT_SETTING_KEYS.flatMap((setting_key) => settingsOf(setting_key).map(({ key }) => key));
  expect(keys).toEqual(TENANT_SETTINGS.map(({ key }) => key));
});
