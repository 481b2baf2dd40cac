import { beforeAll, describe, expect, test } from 'vitest';
import { TENANT_SETTINGS } from '#domain/settings/tenant-settings.table.ts';
import type { components } from '#generated/types.ts';
import { judged, type Answered, type ErrorBody } from '#tests/contract/injection.ts';
import { withTestApp } from '#tests/setup/test-app.ts';

type Setting = components['schemas']['TenantSetting'];
type Entry = { config_key: string; config_value: string };

const server = withTestApp();

let owner = '';
let other = '';
beforeAll(async () => {
  owner = await server.current.signIn('owner@demo.vn');
  other = await server.current.signIn('owner@demo2.vn');
});

async function read(setting_key: string, token = owner): Promise<Setting> {
  const { body } = await judged(server.current, 'getTenantSetting', { token, query: { setting_key } });
  return (body as { tenant_setting: Setting }).tenant_setting;
}

function put(setting_key: string, configs: Entry[], token = owner): Promise<Answered> {
  return judged(server.current, 'updateTenantSettings', { token, body: { setting_key, configs } });
}

const errorsOf = ({ body }: Answered): ErrorBody['errors'] => (body as ErrorBody).errors;

describe('while nobody has chosen', () => {
  test('every setting says its default, and that it is one', async () => {
    const { body } = await judged(server.current, 'listTenantSettings', { token: other });
    const { tenant_settings } = body as { tenant_settings: Setting[] };
    expect(tenant_settings).toEqual([
      {
        setting_key: 'setting_invoice',
        configs: [
          { config_key: 'method_of_tax_calculation', config_value: 'VAT', is_default: true },
          { config_key: 'price_includes_tax', config_value: 'false', is_default: true },
          { config_key: 'tax_rounding', config_value: 'per_rate', is_default: true },
          { config_key: 'invoice_type', config_value: 'INVOICE_WITH_CODE', is_default: true },
          { config_key: 'tax_return_period', config_value: 'month', is_default: true },
        ],
      },
      {
        setting_key: 'setting_package',
        configs: [
          { config_key: 'package_warning_invoices', config_value: 'tenth', is_default: true },
          { config_key: 'package_warning_days', config_value: '30', is_default: true },
        ],
      },
      {
        setting_key: 'setting_timezone',
        configs: [{ config_key: 'timezone', config_value: 'Asia/Ho_Chi_Minh', is_default: true }],
      },
      {
        setting_key: 'setting_number',
        configs: [{ config_key: 'number_style', config_value: 'vietnamese', is_default: true }],
      },
    ]);
  });

  test('setting_invoice has a path of its own, with the same answer', async () => {
    const { body } = await judged(server.current, 'getTenantSettingInvoice', { token: other });
    expect(body).toEqual({ tenant_setting_invoice: await read('setting_invoice', other) });
  });
});

describe('a change', () => {
  test.each(
    TENANT_SETTINGS.flatMap(({ key, setting_key, values }) =>
      (values === 'timezones' ? ['Asia/Tokyo', 'Asia/Ho_Chi_Minh'] : values.map(({ value }) => value)).map(
        (value) => [key, value, setting_key] as const,
      ),
    ),
  )(
    '%s takes %s [1.does.tenant-settings 3.settings.method-of-tax-calculation 3.settings.price-includes-tax 3.settings.invoice-type]',
    async (config_key, config_value, setting_key) => {
      const { status, body } = await put(setting_key, [{ config_key, config_value }]);
      expect(status).toBe(200);
      const kept = { config_key, config_value, is_default: false };
      expect((body as { tenant_setting: Setting }).tenant_setting.configs).toContainEqual(kept);
      expect((await read(setting_key)).configs).toContainEqual(kept);
    },
  );

  test('leaves the entries alone that it does not name', async () => {
    await put('setting_invoice', [{ config_key: 'price_includes_tax', config_value: 'true' }]);
    await put('setting_invoice', [{ config_key: 'invoice_type', config_value: 'INVOICE_WITHOUT_CODE' }]);
    const { configs } = await read('setting_invoice');
    const chosen = new Map(configs.map(({ config_key, config_value }) => [config_key, config_value]));
    expect(chosen.get('price_includes_tax')).toBe('true');
    expect(chosen.get('invoice_type')).toBe('INVOICE_WITHOUT_CODE');
  });

  test('is of one company alone', async () => {
    await put('setting_timezone', [{ config_key: 'timezone', config_value: 'Asia/Seoul' }]);
    expect((await read('setting_timezone', other)).configs[0]?.config_value).toBe('Asia/Ho_Chi_Minh');
  });

  test('asks for tenant_settings; reading asks for nothing but an account', async () => {
    const token = await server.current.signIn('xem@demo.vn');
    const entry = { config_key: 'price_includes_tax', config_value: 'true' };
    expect((await put('setting_invoice', [entry], token)).status).toBe(403);
    expect((await read('setting_invoice', token)).configs).toHaveLength(5);
  });

  test('the style of numbers comes with the company as it is loaded, and its change stands in the log', async () => {
    const style = async (): Promise<unknown> =>
      (
        (await judged(server.current, 'getTenant', { token: owner })).body as {
          tenant: components['schemas']['Tenant'];
        }
      ).tenant.number_style;
    await put('setting_number', [{ config_key: 'number_style', config_value: 'vietnamese' }]);
    expect(await style()).toBe('vietnamese');
    await put('setting_number', [{ config_key: 'number_style', config_value: 'international' }]);
    expect(await style()).toBe('international');
    const query = { resource: 'tenant_settings', sort: '-seq', limit: '1' };
    const { body } = await judged(server.current, 'listAuditLog', { token: owner, query });
    expect((body as { audit_log: components['schemas']['AuditLogEntry'][] }).audit_log[0]).toMatchObject({
      record_label: 'Kiểu số',
      changes: [{ field: 'number_style', before: '"vietnamese"', after: '"international"' }],
    });
  });

  test('stands in the log with what was and what is; one that changes nothing does not', async () => {
    const change = (config_value: string): Promise<Answered> =>
      put('setting_timezone', [{ config_key: 'timezone', config_value }]);
    await change('Asia/Tokyo');
    await change('Asia/Dhaka');
    await change('Asia/Dhaka');
    const query = { resource: 'tenant_settings', sort: '-seq', limit: '2' };
    const { body } = await judged(server.current, 'listAuditLog', { token: owner, query });
    const [last, before] = (body as { audit_log: components['schemas']['AuditLogEntry'][] }).audit_log;
    expect(last).toMatchObject({
      action: 'update',
      record_label: 'Múi giờ',
      changes: [{ field: 'timezone', before: '"Asia/Tokyo"', after: '"Asia/Dhaka"' }],
    });
    expect(before?.changes[0]?.after).toBe('"Asia/Tokyo"');
  });
});

describe('is refused with the place and a sentence', () => {
  test.each([
    ['setting_invoice', 'method_of_tax_calculation', 'vat'],
    ['setting_invoice', 'price_includes_tax', '1'],
    ['setting_invoice', 'tax_rounding', 'per_invoice'],
    ['setting_invoice', 'invoice_type', 'INVOICE'],
    ['setting_timezone', 'timezone', 'Asia/Saigon_'],
    ['setting_number', 'number_style', 'vi'],
    ['setting_timezone', 'price_includes_tax', 'true'],
    ['setting_invoice', 'timezone', 'Asia/Tokyo'],
  ])('%s: %s = %s', async (setting_key, config_key, config_value) => {
    const before = await read('setting_invoice');
    const good = { config_key: 'invoice_type', config_value: 'INVOICE_WITH_CODE' };
    const at = config_key === 'invoice_type' || setting_key !== 'setting_invoice' ? 0 : 1;
    const wrong = { config_key, config_value };
    const answered = await put(setting_key, at === 0 ? [wrong] : [good, wrong]);
    expect(answered.status).toBe(422);
    const [error] = errorsOf(answered);
    expect(error?.fields).toEqual([`configs.${at}.config_value`]);
    expect(error?.message).toMatch(/\.$/);
    expect(await read('setting_invoice')).toEqual(before);
  });

  test('a key that comes twice', async () => {
    const twice = ['true', 'false'].map((config_value) => ({
      config_key: 'price_includes_tax',
      config_value,
    }));
    const answered = await put('setting_invoice', twice);
    expect([answered.status, errorsOf(answered)[0]?.fields]).toEqual([422, ['configs.1.config_key']]);
  });

  test('a value that is too long, at the same place', async () => {
    const long = { config_key: 'timezone', config_value: 'A'.repeat(61) };
    const answered = await put('setting_timezone', [long]);
    expect([answered.status, errorsOf(answered)[0]?.fields]).toEqual([422, ['configs.0.config_value']]);
  });
});

test('two changes at the same moment both stand, each in the log once', async () => {
  const values = ['Asia/Tokyo', 'Asia/Seoul', 'Asia/Taipei', 'Asia/Dubai', 'Asia/Kolkata'];
  const answers = await Promise.all(
    values.map((config_value) => put('setting_timezone', [{ config_key: 'timezone', config_value }])),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  const query = { resource: 'tenant_settings', sort: '-seq', limit: '5' };
  const { body } = await judged(server.current, 'listAuditLog', { token: owner, query });
  const log = (body as { audit_log: components['schemas']['AuditLogEntry'][] }).audit_log;
  // Each goes on from what the one before has left.
  const steps = log.map(({ changes }) => changes[0]);
  for (const [at, step] of steps.slice(0, -1).entries()) expect(step?.before).toBe(steps[at + 1]?.after);
});

test('the outside pages this installation was started with are for everybody to know', async () => {
  const { body } = await judged(server.current, 'getSite');
  expect(body).toMatchObject({
    site: { support_url: 'https://support.test', terms_url: null, privacy_url: null },
  });
});

test('a website of the company that is no web address is refused at its field', async () => {
  const { body } = await judged(server.current, 'getTenant', { token: owner });
  const { tenant } = body as { tenant: components['schemas']['Tenant'] };
  const { name, tax_code, address, lock_version } = tenant;
  const answered = await judged(server.current, 'updateTenant', {
    token: owner,
    body: { tenant: { name, tax_code, address, lock_version, website: 'javascript:alert(1)' } },
  });
  expect(answered.status).toBe(422);
  expect(errorsOf(answered).map(({ fields }) => fields)).toEqual([['website']]);
});
