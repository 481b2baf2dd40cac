import { beforeAll, expect, test } from 'vitest';
import type { components } from '#generated/types.ts';
import { judged } from '#tests/contract/injection.ts';
import { deskOf, TENANT, type Desk } from '#tests/integration/signing/desk.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { SAMPLE } from '../reliability/clerk.ts';
import { drawnPrints } from './drawn-prints.ts';

type Template = components['schemas']['Template'];

const { invoice_printer, printed } = drawnPrints();
const server = withTestApp(undefined, { invoice_printer });
const PLACE = {
  location_code: '00012',
  location_name: 'Cửa hàng Chợ Mới',
  location_address: 'Số 5 đường Chợ Mới, Đà Nẵng',
};

let owner: Desk;
let token = '';
beforeAll(async () => {
  token = await server.current.signIn('owner@demo.vn');
  owner = await deskOf(server.current);
});

const templateOf = async (id: number): Promise<Template> =>
  ((await judged(server.current, 'getTemplate', { token, id })).body as { template: Template }).template;

/** The template as it is, with another place. */
async function placed(id: number, place: Partial<Template>) {
  const { last_number: _last, created_on: _created, id: _id, ...template } = await templateOf(id);
  return judged(server.current, 'updateTemplate', {
    token,
    id,
    body: { template: { ...template, ...place } },
  });
}

const xmlOf = async (id: number) =>
  (await judged(server.current, 'getInvoiceXml', { token, id })).text.replace(/>\s+</g, '><');

test('invoices of a series name the place of business that its template states, and keep it when that changes', async () => {
  const draft = await owner.draft(SAMPLE);
  expect((await placed(draft.template_id, PLACE)).status).toBe(200);
  expect((await printed(server.current, token, draft.id)).seller.location).toBe(
    'Cửa hàng Chợ Mới – Số 5 đường Chợ Mới, Đà Nẵng – mã 00012',
  );
  expect((await owner.publish(draft)).status).toBe(202);
  await server.current.publishNow(TENANT, draft.id);
  expect(await owner.publication(draft.id)).toMatchObject({ status: 'code_issued' });
  const file = await xmlOf(draft.id);
  expect(file).toContain(
    '<MDDKDoanh>00012</MDDKDoanh><TDDKDoanh>Cửa hàng Chợ Mới</TDDKDoanh><DCDDKDoanh>Số 5 đường Chợ Mới, Đà Nẵng</DCDDKDoanh>',
  );
  const none = { location_code: null, location_name: null, location_address: null };
  expect((await placed(draft.template_id, none)).status).toBe(200);
  expect((await printed(server.current, token, draft.id)).seller.location).toContain('mã 00012');
  expect(await xmlOf(draft.id)).toBe(file);
});

test('a place without its code or its address is refused at the fields that lack it', async () => {
  const { template_id } = await owner.draft(SAMPLE);
  for (const [given, missing] of [
    [{ location_name: 'Chợ Mới' }, ['location_code', 'location_address']],
    [{ location_code: '00012' }, ['location_address']],
    [{ location_address: 'Đà Nẵng' }, ['location_code']],
  ] as const) {
    const { status, body } = await placed(template_id, given);
    const [error] = (body as { errors: { code: string; fields: string[] }[] }).errors;
    expect([status, error?.code, error?.fields]).toEqual([422, 'location_incomplete', missing]);
  }
});
