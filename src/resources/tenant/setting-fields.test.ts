import { expect, test } from 'vitest';
import { defaultKeys, settingUpdates, settingValues } from './setting-fields.ts';
import type { TenantSetting } from './setting-fields.ts';
import { utcText } from './setting-inputs.tsx';

const settings: TenantSetting[] = [
  {
    setting_key: 'setting_invoice',
    configs: [
      { config_key: 'price_includes_tax', config_value: 'false', is_default: true },
      { config_key: 'invoice_type', config_value: 'INVOICE_WITH_CODE', is_default: false },
    ],
  },
  {
    setting_key: 'setting_timezone',
    configs: [{ config_key: 'timezone', config_value: 'Asia/Ho_Chi_Minh', is_default: true }],
  },
];

test('only what is changed is sent, in one call for its group: a default that nobody touched stays one', () => {
  expect(settingUpdates(settings, { ...settingValues(settings), price_includes_tax: 'true' })).toEqual([
    {
      setting_key: 'setting_invoice',
      configs: [{ config_key: 'price_includes_tax', config_value: 'true' }],
    },
  ]);
  expect(settingUpdates(settings, settingValues(settings))).toEqual([]);
});

test('what nobody has chosen is known', () => {
  expect([...defaultKeys(settings)]).toEqual(['price_includes_tax', 'timezone']);
});

test.each([
  [420, 'UTC+07:00'],
  [-210, 'UTC−03:30'],
  [0, 'UTC+00:00'],
])('%i minutes from UTC is %s', (diff, text) => expect(utcText(diff)).toBe(text));
