import { beforeAll, beforeEach, expect, test } from 'vitest';
import { DEFAULT_DESIGN } from '#domain/print/design.ts';
import type { components } from '#generated/types.ts';
import { carryInvoice } from '#server/modules/publishing/index.ts';
import { judged } from '#tests/contract/injection.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { authority } from '../reliability/authority.ts';
import { clerk, type Clerk } from '../reliability/clerk.ts';
import { drawnPrints } from './drawn-prints.ts';

type Schemas = components['schemas'];

const { invoice_printer, printed: printedIn } = drawnPrints();
const server = withTestApp(undefined, { invoice_printer });
const TENANT = 1;
let owner: Clerk;
let token = '';
let office: ReturnType<typeof authority>;
beforeAll(async () => {
  const { url, signIn, sandbox } = server.current;
  token = await signIn('owner@demo.vn');
  owner = clerk(url, token);
  office = authority(sandbox.url);
});
beforeEach(() => office.clear());

const printed = (id: number) => printedIn(server.current, token, id);

async function published(): Promise<number> {
  const draft = await owner.draft();
  expect((await owner.publish(draft)).status).toBe(202);
  await server.current.publishNow(TENANT, draft.id);
  expect(await owner.publication(draft.id)).toMatchObject({ status: 'code_issued' });
  return draft.id;
}

/** Another address, another layout and colour, the other style of numbers. */
async function changeEverything(template_id: number): Promise<void> {
  const { body } = await judged(server.current, 'getTenant', { token });
  const { tenant } = body as { tenant: Schemas['Tenant'] };
  const { name, tax_code, industry, email, phone_number, lock_version } = tenant;
  const profile = { name, tax_code, industry, email, phone_number, lock_version, address: 'Số 1, phố Khác' };
  const moved = await judged(server.current, 'updateTenant', { token, body: { tenant: profile } });
  expect(moved.status, moved.text).toBe(200);
  const found = await judged(server.current, 'getTemplate', { token, id: template_id });
  const { template } = found.body as { template: Schemas['Template'] };
  const layout = template.layout === 'modern' ? 'classic' : 'modern';
  const { name: template_name, form_no, symbol, is_default, status, lock_version: seen } = template;
  const rest = { name: template_name, form_no, symbol, is_default, status, lock_version: seen };
  const design = {
    ...template.design,
    language: 'vi_en',
    columns: [{ key: 'code', shown: true, label: 'Mã' }],
  };
  const drawnAnew = { ...rest, layout, accent_color: '#123456', design };
  const changed = await judged(server.current, 'updateTemplate', {
    token,
    id: template_id,
    body: { template: drawnAnew },
  });
  expect(changed.status, changed.text).toBe(200);
  const configs = [{ config_key: 'number_style', config_value: 'international' }];
  const style = await judged(server.current, 'updateTenantSettings', {
    token,
    body: { setting_key: 'setting_number', configs },
  });
  expect(style.status, style.text).toBe(200);
}

test('what was issued is printed as it was issued, whatever the company, the template and the settings are since', async () => {
  const id = await published();
  const before = await printed(id);
  expect(before).toMatchObject({ mark: null, number_style: 'vietnamese', design: DEFAULT_DESIGN });
  const site = expect.stringMatching(/^[^/]+\/tra-cuu$/) as string;
  expect(before.lookup).toEqual({ site, code: expect.stringMatching(/^[0-9A-Z-]{16,}$/) as string });
  const { template_id } = await owner.invoice(id);
  await changeEverything(template_id);
  expect(await printed(id)).toEqual(before);
  const draft = await owner.draft();
  expect(await printed(draft.id)).toMatchObject({
    mark: { kind: 'draft' },
    accent_color: '#123456',
    design: { language: 'vi_en' },
    lookup: null,
    number_style: 'international',
    seller: { address: 'Số 1, phố Khác' },
  });
});

test('a correction that is not signed is marked as a draft and carries no old signature', async () => {
  await office.fault({ kind: 'refuse', reasons: [{ code: '20014', text: 'Sai.', remedy: null }] });
  const draft = await owner.draft();
  await owner.publish(draft);
  await server.current.publishNow(TENANT, draft.id);
  const denied = await owner.publication(draft.id);
  expect(denied).toMatchObject({ status: 'denial_of_code_issuance' });
  const unsigned = {
    mark: { kind: 'draft' },
    seller_signature: null,
    authority_signature: null,
    qr_code: null,
  };
  const corrected = await owner.put(
    { id: draft.id, lock_version: denied.lock_version },
    { buyer_name: 'Người mua đã sửa' },
  );
  expect(await printed(draft.id)).toMatchObject({ ...unsigned, buyer_name: 'Người mua đã sửa' });
  expect((await owner.publish(corrected.body.invoice)).status).toBe(202);
  // On its way, and not signed yet.
  expect(await printed(draft.id)).toMatchObject(unsigned);
  await carryInvoice(server.current.publishing, { tenant_id: TENANT, invoice_id: draft.id });
  expect(await printed(draft.id)).toMatchObject({ mark: null, authority_signature: null });
});
