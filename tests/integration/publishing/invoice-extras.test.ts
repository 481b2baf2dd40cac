import { beforeAll, expect, test } from 'vitest';
import type { components } from '#generated/types.ts';
import { judged } from '#tests/contract/injection.ts';
import { deskOf, TENANT, type Desk } from '#tests/integration/signing/desk.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { SAMPLE } from '../reliability/clerk.ts';
import { drawnPrints } from './drawn-prints.ts';

type Schemas = components['schemas'];

const { invoice_printer, printed } = drawnPrints();
const server = withTestApp(undefined, { invoice_printer });
const EXTRAS = [
  { name: 'Số PO', type: 'string', value: '4500 <A&B>' },
  { name: 'Số kiện', type: 'numeric', value: '12.5' },
  { name: 'Ngày giao', type: 'date', value: '2026-12-01' },
] satisfies Schemas['InvoiceExtra'][];

let owner: Desk;
let token = '';
beforeAll(async () => {
  token = await server.current.signIn('owner@demo.vn');
  owner = await deskOf(server.current);
});

test('fields of the company’s own are in the draft, in the signed file and in the print', async () => {
  const draft = await owner.draft({ extras: EXTRAS });
  expect(await owner.invoice(draft.id)).toMatchObject({ extras: EXTRAS });
  expect((await owner.publish(draft)).status).toBe(202);
  await server.current.publishNow(TENANT, draft.id);
  expect(await owner.publication(draft.id)).toMatchObject({ status: 'code_issued' });
  const { text } = await judged(server.current, 'getInvoiceXml', { token, id: draft.id });
  expect(text.replace(/>\s+</g, '><')).toContain(
    '<TTKhac><TTin><TTruong>Số PO</TTruong><KDLieu>string</KDLieu><DLieu>4500 &lt;A&amp;B&gt;</DLieu></TTin>' +
      '<TTin><TTruong>Số kiện</TTruong><KDLieu>numeric</KDLieu><DLieu>12.5</DLieu></TTin>' +
      '<TTin><TTruong>Ngày giao</TTruong><KDLieu>date</KDLieu><DLieu>2026-12-01</DLieu></TTin></TTKhac>',
  );
  expect(await printed(server.current, token, draft.id)).toMatchObject({ extras: EXTRAS });
});

test('a value that is not what its field holds is refused at its place', async () => {
  const extras = [...EXTRAS, { name: 'Ngày hẹn', type: 'date', value: '2026-11-31' } as const];
  const { status, body } = await owner.post('/api/invoices', { invoice: { ...SAMPLE, extras } });
  expect([status, body]).toEqual([
    422,
    { errors: [expect.objectContaining({ code: 'extra_date_malformed', fields: ['extras.3.value'] })] },
  ]);
});

test('a template names the fields that its invoices ask for, each once', async () => {
  const { body } = await judged(server.current, 'listTemplates', { token });
  const [template] = (body as { templates: Schemas['Template'][] }).templates;
  if (template === undefined) throw new Error('the demo company has templates');
  const { id, lock_version, name, form_no, symbol, layout, accent_color, is_default, status } = template;
  const save = (extra_fields: object[]) =>
    judged(server.current, 'updateTemplate', {
      token,
      id,
      body: {
        template: {
          ...{ lock_version, name, form_no, symbol, layout, accent_color, is_default, status },
          design: { ...template.design, extra_fields },
        },
      },
    });
  const field = { name: 'Số PO', type: 'string' };
  const twice = await save([field, { name: 'Số PO ', type: 'numeric' }]);
  expect([twice.status, twice.body]).toMatchObject([422, { errors: [{ code: 'extra_field_twice' }] }]);
  const saved = await save([field]);
  expect(saved.status, saved.text).toBe(200);
  expect(saved.body).toMatchObject({ template: { design: { extra_fields: [field] } } });
});

test('letters of a field of the company’s own that no font has are asked about before publishing', async () => {
  const draft = await owner.draft({ extras: [{ name: 'Số PO', type: 'string', value: '\u{13080}' }] });
  const { status, body } = await owner.publish(draft);
  expect([status, body]).toEqual([
    422,
    { errors: [expect.objectContaining({ code: 'letters_unprintable' })] },
  ]);
});
