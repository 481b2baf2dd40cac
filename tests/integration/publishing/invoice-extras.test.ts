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

test('of a line they are in the draft, in the signed file and in the print, and a line without them has none', async () => {
  const [line] = SAMPLE.lines;
  if (line === undefined) throw new Error('the sample has lines');
  const lines = [
    { ...line, extras: EXTRAS.slice(0, 2) },
    { ...line, extras: [] },
  ];
  const draft = await owner.draft({ lines });
  const kept = [{ extras: EXTRAS.slice(0, 2) }, { extras: [] }];
  expect((await owner.invoice(draft.id)).lines).toMatchObject(kept);
  expect((await owner.publish(draft)).status).toBe(202);
  await server.current.publishNow(TENANT, draft.id);
  const { text } = await judged(server.current, 'getInvoiceXml', { token, id: draft.id });
  const [first = '', second = ''] = text.replace(/>\s+</g, '><').split('</HHDVu>');
  expect(first).toContain(
    '<TTKhac><TTin><TTruong>Số PO</TTruong><KDLieu>string</KDLieu><DLieu>4500 &lt;A&amp;B&gt;</DLieu></TTin>' +
      '<TTin><TTruong>Số kiện</TTruong><KDLieu>numeric</KDLieu><DLieu>12.5</DLieu></TTin></TTKhac>',
  );
  expect(second).not.toContain('TTKhac');
  expect(await printed(server.current, token, draft.id)).toMatchObject({ lines: kept });
});

test('a value that is not what its field holds is refused at its place', async () => {
  const extras = [...EXTRAS, { name: 'Ngày hẹn', type: 'date', value: '2026-11-31' } as const];
  const { status, body } = await owner.post('/api/invoices', { invoice: { ...SAMPLE, extras } });
  expect([status, body]).toEqual([
    422,
    { errors: [expect.objectContaining({ code: 'extra_date_malformed', fields: ['extras.3.value'] })] },
  ]);
  const [line] = SAMPLE.lines;
  const of_line = await owner.post('/api/invoices', {
    invoice: { ...SAMPLE, lines: [line, { ...line, extras: [extras[3]] }] },
  });
  expect([of_line.status, of_line.body]).toEqual([
    422,
    {
      errors: [expect.objectContaining({ code: 'extra_date_malformed', fields: ['lines.1.extras.0.value'] })],
    },
  ]);
});

test('a template names the fields that its invoices ask for, each once', async () => {
  const { body } = await judged(server.current, 'listTemplates', { token });
  const [template] = (body as { templates: Schemas['Template'][] }).templates;
  if (template === undefined) throw new Error('the demo company has templates');
  const { id, lock_version, name, form_no, symbol, layout, accent_color, is_default, status } = template;
  const save = (extra_fields: object[], line_fields: object[] = []) =>
    judged(server.current, 'updateTemplate', {
      token,
      id,
      body: {
        template: {
          ...{ lock_version, name, form_no, symbol, layout, accent_color, is_default, status },
          design: { ...template.design, extra_fields, line_fields },
        },
      },
    });
  const field = { name: 'Số PO', type: 'string' };
  const twice = await save([field, { name: 'Số PO ', type: 'numeric' }]);
  expect([twice.status, twice.body]).toMatchObject([422, { errors: [{ code: 'extra_field_twice' }] }]);
  const twice_in_lines = await save([field], [field, field]);
  expect(twice_in_lines.body).toMatchObject({
    errors: [{ code: 'extra_field_twice', fields: ['design.line_fields'] }],
  });
  const saved = await save([field], [field]);
  expect(saved.status, saved.text).toBe(200);
  expect(saved.body).toMatchObject({
    template: { design: { extra_fields: [field], line_fields: [field] } },
  });
});

test('letters of a field of the company’s own that no font has are asked about before publishing', async () => {
  const extras = [{ name: 'Số PO', type: 'string', value: '\u{13080}' } as const];
  const [line] = SAMPLE.lines;
  if (line === undefined) throw new Error('the sample has lines');
  const of_line = await owner.publish(await owner.draft({ lines: [{ ...line, extras }] }));
  expect(of_line.body).toMatchObject({ errors: [{ code: 'letters_unprintable' }] });
  const { status, body } = await owner.publish(await owner.draft({ extras }));
  expect([status, body]).toEqual([
    422,
    { errors: [expect.objectContaining({ code: 'letters_unprintable' })] },
  ]);
});
