import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { components } from '#generated/types.ts';
import type { InvoicePrint } from '#server/gateways/print/invoice-print.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { judged } from '#tests/contract/injection.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { SAMPLE } from '../reliability/clerk.ts';

type Schemas = components['schemas'];

let drawn: InvoicePrint[] = [];
const server = withTestApp(undefined, {
  invoice_printer: {
    print: async (_tenant_id, view) => {
      if ('number_style' in view) drawn.push(view);
      return new Uint8Array(Buffer.from('%PDF-1.7\n'));
    },
    close: async () => undefined,
  },
});
let token = '';
beforeAll(async () => {
  token = await server.current.signIn('owner@demo.vn');
});
beforeEach(() => {
  drawn = [];
});

const lookUp = (invoice: Schemas['InvoiceInput'], query = {}) =>
  judged(server.current, 'lookUpInvoice', { token, body: { invoice }, query });
const stored = () =>
  inTenant(server.current.publishing.db, 1, (tx) =>
    tx
      .selectFrom('invoices')
      .select((rows) => rows.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow(),
  );

describe('the print of an invoice that is not saved', () => {
  test('is that of the draft it would be, and stores nothing [7.call.post-invoices-look_up] [3.template-look-up]', async () => {
    const before = await stored();
    const { status, body, text } = await lookUp(SAMPLE);
    expect(status, text).toBe(200);
    const { template } = body as { template: Schemas['LookUpTemplate'] };
    expect(Buffer.from(template.pdf_base64, 'base64').toString()).toBe('%PDF-1.7\n');
    expect(await stored()).toEqual(before);

    const made = await judged(server.current, 'createInvoice', { token, body: { invoice: SAMPLE } });
    const { id, template_id } = (made.body as { invoice: Schemas['Invoice'] }).invoice;
    await judged(server.current, 'getInvoicePdf', { token, id });
    expect(template.template_id).toBe(template_id);
    expect(drawn[0]).toMatchObject({ mark: { kind: 'draft' }, number: null, symbol: template.symbol });
    expect(drawn[0]).toEqual(drawn[1]);
  });

  test('is refused in the words of saving it', async () => {
    const { status, body } = await lookUp({ ...SAMPLE, template_id: 999_999 });
    expect([status, (body as Schemas['Errors']).errors[0]?.fields]).toEqual([422, ['template_id']]);
    expect(drawn).toEqual([]);
  });

  test('of a draft that is not there is not found', async () => {
    expect((await lookUp(SAMPLE, { invoice_id: 999_999 })).status).toBe(404);
  });
});
