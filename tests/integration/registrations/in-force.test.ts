import { beforeAll, describe, expect, test } from 'vitest';
import type { DeclarationContent } from '#domain/registration/content.ts';
import { BLANK_DECLARATION } from '#domain/registration/content.ts';
import { DAY_MS } from '#domain/vietnam-time.ts';
import type { components } from '#generated/types.ts';
import { createDemoCompany, DEMO_COMPANIES } from '#server/db/seed/demo-companies.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { judged, type ErrorBody } from '#tests/contract/injection.ts';
import { keepDeclared } from '#tests/setup/declare.ts';
import { everyStatementNamesItsTenant } from '#tests/setup/statements/named-statements.ts';
import { TEST_NOW, withTestApp } from '#tests/setup/test-app.ts';

type Schemas = components['schemas'];

const server = withTestApp();
everyStatementNamesItsTenant(server);
const [FIRST, SECOND] = [1, 2];
const { invoice_modes, invoice_types } = BLANK_DECLARATION;
const DEMO_DECLARED = '2026-06-23';
const TODAY = TEST_NOW.slice(0, 10);

let token = '';
let other = '';
let serial = '';
beforeAll(async () => {
  const { signIn, publishing } = server.current;
  token = await signIn('owner@demo.vn');
  other = await signIn('owner@demo2.vn');
  const found = await inTenant(publishing.db, FIRST, (tx) =>
    tx.selectFrom('certificates').select('serial').executeTakeFirstOrThrow(),
  );
  ({ serial } = found);
});

const accepted = (change: Partial<DeclarationContent>, tenant_id = FIRST, at = TEST_NOW): Promise<void> =>
  keepDeclared(server.current.publishing.db, tenant_id, serial, at, change);

async function read<Body>(operation: string, by = token): Promise<Body> {
  const { status, body } = await judged(server.current, operation, { token: by });
  expect(status).toBe(200);
  return body as Body;
}

const certificate = (action: 'add' | 'stop') => ({
  issuer_name: 'CA thử nghiệm',
  serial,
  valid_from: '2020-01-01T00:00:00.000Z',
  valid_to: '2039-12-31T00:00:00.000Z',
  action,
});

test('what is in force of series is read by everybody who is signed in, day by day', async () => {
  const clerk = await server.current.signIn('xem@demo.vn');
  type Uses = { registration_uses: Schemas['RegistrationUse'][] };
  const before = await read<Uses>('getRegistrationUses', clerk);
  expect(before.registration_uses).toMatchObject([
    { since: DEMO_DECLARED, invoice_modes: { coded: true, coded_cash_register: true, uncoded: false } },
  ]);
  await accepted({ invoice_modes: { ...invoice_modes, uncoded: true } }, SECOND);
  const after = await read<Uses>('getRegistrationUses', other);
  expect(after.registration_uses.map(({ since }) => since)).toEqual([DEMO_DECLARED, TODAY]);
  expect(after.registration_uses[1]).toMatchObject({ invoice_modes: { coded: false, uncoded: true } });
  expect(await read<Uses>('getRegistrationUses', clerk)).toEqual(before);
});

test.each([
  'draft',
  'sent',
  'tax_authority_received',
  'tax_authority_not_received',
  'tax_authority_not_accepted',
])('a declaration that is %s puts nothing into force', async (status) => {
  type Uses = { registration_uses: Schemas['RegistrationUse'][] };
  const before = await read<Uses>('getRegistrationUses');
  const yesterday = new Date(Date.parse(TEST_NOW) - DAY_MS).toISOString();
  await accepted({ invoice_modes: { ...invoice_modes, uncoded: true } }, FIRST, yesterday);
  await inTenant(server.current.publishing.db, FIRST, async (tx) => {
    const { id } = await tx
      .selectFrom('registrations')
      .select(({ fn }) => fn.max('id').as('id'))
      .executeTakeFirstOrThrow();
    await tx.updateTable('registrations').set({ status }).where('id', '=', id).execute();
  });
  expect(await read<Uses>('getRegistrationUses')).toEqual(before);
});

test('a certificate says since when it is declared, and that it is not once it was stopped', async () => {
  type Certificates = { tenant_certificates: Schemas['TenantCertificate'][] };
  const own = async (): Promise<Schemas['TenantCertificate'] | undefined> =>
    (await read<Certificates>('listCertificates')).tenant_certificates.find((one) => one.serial === serial);
  const at = (days: number): string => new Date(Date.parse(TEST_NOW) - days * DAY_MS).toISOString();
  expect(await own()).toMatchObject({ declared: true, declared_since: DEMO_DECLARED });
  await accepted({ certificates: [certificate('stop')] }, FIRST, at(3));
  expect(await own()).toMatchObject({ declared: false, declared_since: null });
  await accepted({ certificates: [certificate('add')] }, FIRST, at(2));
  expect(await own()).toMatchObject({ declared: true, declared_since: '2026-11-18' });
  await accepted({ certificates: [{ ...certificate('add'), valid_to: TEST_NOW.replace('02:', '01:') }] });
  expect(await own()).toMatchObject({ declared: false, declared_since: null });
});

describe('a template in use has a series that is in force', () => {
  const template = (changes: Partial<Schemas['TemplateInput']>) => ({
    name: 'Mẫu thử',
    form_no: '1',
    symbol: 'C26TWW',
    layout: 'modern',
    accent_color: null,
    is_default: false,
    status: 'active',
    ...changes,
  });
  const save = async (changes: Partial<Schemas['TemplateInput']>) => {
    const { status, body } = await judged(server.current, 'createTemplate', {
      token,
      body: { template: template(changes) },
    });
    const { errors = [] } = body as Partial<ErrorBody>;
    return { status, told: errors.map(({ code, fields }) => [code, fields]), body };
  };

  test('of a form that is not declared it is refused, but may be prepared, and taken into use later', async () => {
    await accepted({ invoice_types: { ...invoice_types, vat: true } });
    const refused = await save({ form_no: '2' });
    expect([refused.status, refused.told]).toEqual([422, [['series_type_not_declared', ['form_no']]]]);
    expect((refused.body as ErrorBody).errors[0]?.message).toContain('nộp tờ khai thay đổi');

    const prepared = await save({ form_no: '2', status: 'inactive' });
    expect(prepared.status).toBe(201);
    const { id, lock_version } = (prepared.body as { template: Schemas['Template'] }).template;
    const activate = () =>
      judged(server.current, 'updateTemplate', {
        token,
        id,
        body: { template: { ...template({ form_no: '2' }), lock_version } },
      });
    expect((await activate()).status).toBe(422);
    await accepted({});
    expect((await activate()).status).toBe(200);
  });

  test('with a code, where only invoices without one are declared, it is refused', async () => {
    await accepted({ invoice_modes: { ...invoice_modes, uncoded: true } });
    expect((await save({ symbol: 'C26TXX' })).told).toEqual([['series_mode_not_declared', ['symbol']]]);
    await accepted({});
    expect((await save({ symbol: 'C26TXX' })).status).toBe(201);
  });

  test('whatever else of it changes, one that fell out of force is saved', async () => {
    const made = await save({ symbol: 'C26TYY' });
    const { id, lock_version } = (made.body as { template: Schemas['Template'] }).template;
    await accepted({ invoice_modes: { ...invoice_modes, uncoded: true } });
    const renamed = { ...template({ symbol: 'C26TYY' }), name: 'Tên khác', lock_version };
    const { status } = await judged(server.current, 'updateTemplate', {
      token,
      id,
      body: { template: renamed },
    });
    expect(status).toBe(200);
    await accepted({});
  });
});

describe('a new draft', () => {
  const line = {
    kind: 'goods',
    name: 'Bút',
    unit: 'Cây',
    quantity: '1',
    unit_price: '9000',
    vat_rate: '10%',
  };
  const series = async (): Promise<string> => {
    const buyer = { buyer_name: 'Khách', payment_method: 'TM/CK', currency: 'VND' };
    const invoice = { issued_on: TODAY, ...buyer, lines: [line] };
    const { body } = await judged(server.current, 'createInvoice', { token, body: { invoice } });
    const { form_no, symbol } = (body as { invoice: Schemas['Invoice'] }).invoice;
    return form_no + symbol;
  };

  test('takes the default series while it is in force, another one when it is not', async () => {
    expect(await series()).toBe('1C26TAA');
    await accepted({ invoice_types: { ...invoice_types, sales: true } });
    expect(await series()).toBe('2C26TWW');
    await accepted({});
    expect(await series()).toBe('1C26TAA');
  });
});

test('settings that nobody has chosen are what is declared; what was chosen stays as it was chosen', async () => {
  const chosen = async () => {
    const { tenant_setting_invoice: setting } = await read<{
      tenant_setting_invoice: Schemas['TenantSetting'];
    }>('getTenantSettingInvoice');
    return Object.fromEntries(
      setting.configs.map(({ config_key, config_value }) => [config_key, config_value]),
    );
  };
  const sales = { ...invoice_types, sales: true };
  expect(await chosen()).toMatchObject({
    invoice_type: 'INVOICE_WITH_CODE',
    method_of_tax_calculation: 'VAT',
  });
  await accepted({ invoice_modes: { ...invoice_modes, uncoded: true }, invoice_types: sales });
  expect(await chosen()).toMatchObject({
    invoice_type: 'INVOICE_WITHOUT_CODE',
    method_of_tax_calculation: 'PERCENTAGE_ON_REVENUE',
  });
  const body = {
    setting_key: 'setting_invoice',
    configs: [{ config_key: 'invoice_type', config_value: 'INVOICE_WITH_CODE' }],
  };
  const { status } = await judged(server.current, 'updateTenantSettings', { token, body });
  expect(status).toBe(200);
  expect(await chosen()).toMatchObject({ invoice_type: 'INVOICE_WITH_CODE' });
});

test('while nothing is accepted, a template may be made and the first declaration is as the settings say', async () => {
  const { publishing, signIn } = server.current;
  const profile = { ...DEMO_COMPANIES.first.profile, name: 'Công ty Mới', tax_code: '0011223344' };
  const users = [{ email: 'owner@moi.vn', full_name: 'Người Mới', role: 'Chủ doanh nghiệp' as const }];
  await createDemoCompany(publishing.db, { profile, users, password: 'hoadon-demo' }, TEST_NOW);
  const by = await signIn('owner@moi.vn');
  const begun = async () => {
    type Proposal = { registration_proposal: Schemas['RegistrationProposal'] };
    const { registration } = (await read<Proposal>('getRegistrationProposal', by)).registration_proposal;
    const ticked = (boxes: Readonly<Record<string, boolean>>) =>
      Object.keys(boxes).filter((one) => boxes[one]);
    return [...ticked(registration.invoice_modes), ...ticked(registration.invoice_types)];
  };
  expect(await begun()).toEqual(['coded', 'vat']);
  const configs = [
    { config_key: 'invoice_type', config_value: 'INVOICE_WITHOUT_CODE' },
    { config_key: 'method_of_tax_calculation', config_value: 'PERCENTAGE_ON_REVENUE' },
  ];
  const body = { setting_key: 'setting_invoice', configs };
  expect((await judged(server.current, 'updateTenantSettings', { token: by, body })).status).toBe(200);
  expect(await begun()).toEqual(['uncoded', 'sales']);
  const template = {
    name: 'Mẫu đầu tiên',
    form_no: '2',
    symbol: 'C26TAA',
    layout: 'modern',
    accent_color: null,
    is_default: true,
    status: 'active',
  };
  const made = await judged(server.current, 'createTemplate', { token: by, body: { template } });
  expect(made.status).toBe(201);
});
