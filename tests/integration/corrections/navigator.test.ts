import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { components } from '#generated/types.ts';
import { judged } from '#tests/contract/injection.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { authority } from '../reliability/authority.ts';
import { actionsFor, AGREED, codesIn, correctionsDesk, draftIn } from './corrections-desk.ts';

type Schemas = components['schemas'];
type Invoice = Schemas['Invoice'];

const server = withTestApp();
let at: Awaited<ReturnType<typeof correctionsDesk>>;
beforeAll(async () => {
  at = await correctionsDesk(server.current);
});
beforeEach(async () => authority(server.current.sandbox.url).clear());

const adjust = (id: number, more: Partial<Schemas['AdjustmentInput']>) =>
  at.call('createAdjustment', { id, body: { correction: { ...AGREED, ...more } } });
const remediesOf = async (id: number, sale: Schemas['InvoiceSale']) => {
  const { body } = await at.call('getInvoiceRemedies', { id, query: { sale } });
  return (body as { remedies: Schemas['InvoiceRemedies'] }).remedies;
};
const lessOf = (invoice: Invoice, quantity: string): Schemas['InvoiceLineInput'][] => {
  const [first] = invoice.lines;
  if (first === undefined) throw new Error('no line');
  const { vat_amount: _computed, ...line } = first;
  return [{ ...line, quantity, amount: null }];
};

describe('how it was sold decides with the rest', () => {
  test('goods with a registered title are only replaced, but adjusted when they come back', async () => {
    const original = await at.issued();
    const titled = await remediesOf(original.id, 'titled_goods');
    expect(actionsFor(titled, 'main_content')).toEqual(['replace']);
    expect(actionsFor(titled, 'goods_returned')).toEqual(['adjust', 'buyer_invoices']);
    const sale = 'titled_goods' as const;
    expect(codesIn(await adjust(original.id, { sale, lines: lessOf(original, '-1') }))).toEqual([
      422,
      ['correction_not_allowed'],
    ]);
  });

  test('a sale on a platform needs no agreement, also when it is published', async () => {
    const original = await at.issued();
    const bare = { agreement_no: null, agreement_on: null, lines: lessOf(original, '-1') };
    expect(codesIn(await adjust(original.id, bare))).toEqual([422, ['agreement_missing']]);
    await at.coded(draftIn(await adjust(original.id, { ...bare, sale: 'platform' })));
  });

  test('what is known is said: the code, the buyer, the method of the first time, the law in words', async () => {
    const original = await at.issued();
    await at.coded(draftIn(await adjust(original.id, { lines: lessOf(original, '-1') })));
    const remedies = await at.remediesOf(original.id);
    expect(remedies).toMatchObject({ accepted: true, buyer: 'organisation', corrected_before: 'adjust' });
    const main = remedies.matters.find(({ matter }) => matter === 'main_content');
    expect(main?.remedies[0]?.law).toContain('lần sau phải theo cách của lần đầu');
  });
});

describe('the value in force', () => {
  test('a second adjustment begins with what the first one left', async () => {
    const original = await at.issued();
    const issued = Number(original.lines[0]?.quantity);
    await at.coded(draftIn(await adjust(original.id, { lines: lessOf(original, '-1') })));
    const { lines_in_force, lines_apart } = await at.remediesOf(original.id);
    expect([Number(lines_in_force[0]?.quantity), lines_apart]).toEqual([issued - 1, 0]);
  });

  test('below zero is confirmed before publishing', async () => {
    const original = await at.issued();
    const draft = draftIn(await adjust(original.id, { lines: lessOf(original, '-99999') }));
    const { invoice } = (await at.call('getInvoice', { id: draft.id })).body as { invoice: Invoice };
    const { lock_version } = invoice;
    const publish = (acknowledged: readonly string[]) =>
      at.call('publishInvoice', { id: draft.id, body: { invoice: { lock_version, acknowledged } } });
    expect(codesIn(await publish([]))).toEqual([422, ['value_below_zero']]);
    expect((await publish(['value_below_zero'])).status).toBe(202);
  });
});

test('a draft that adjusts is changed, deleted and published by who may adjust alone', async () => {
  const original = await at.issued();
  const draft = draftIn(await adjust(original.id, { lines: lessOf(original, '-1') }));
  const permissions = ['read_invoices', 'update_invoices', 'delete_invoices', 'publish_invoices'];
  const made = await at.call('createApiToken', {
    body: { api_token: { name: 'Không được điều chỉnh', permissions, expires_on: null } },
  });
  const { secret: token } = (made.body as { api_token: { secret: string } }).api_token;
  const { invoice } = (await at.call('getInvoice', { id: draft.id })).body as { invoice: Invoice };
  const { lock_version, issued_on, payment_method, currency } = invoice;
  const input = { lock_version, issued_on, payment_method, currency, lines: lessOf(original, '-2') };
  const refused = [
    await judged(server.current, 'updateInvoice', { token, id: draft.id, body: { invoice: input } }),
    await judged(server.current, 'publishInvoice', {
      token,
      id: draft.id,
      body: { invoice: { lock_version } },
    }),
    await judged(server.current, 'deleteInvoice', { token, id: draft.id }),
  ];
  expect(refused.map(codesIn)).toEqual(refused.map(() => [403, ['forbidden']]));
  expect((await at.call('deleteInvoice', { id: draft.id })).status).toBe(200);
});

test('a wrong rate is adjusted by the tax alone, and the next adjustment begins with the right one', async () => {
  const original = await at.issued();
  const [back] = lessOf(original, '-10');
  const [anew] = lessOf(original, '10');
  if (back === undefined || anew === undefined) throw new Error('no line');
  const draft = draftIn(await adjust(original.id, { lines: [back, { ...anew, vat_rate: '8%' }] }));
  expect(draft).toMatchObject({ total_before_vat: '0', total_vat: '-2300', total: '-2300' });
  await at.coded(draft);
  const { lines_in_force, lines_apart, value_in_force } = await at.remediesOf(original.id);
  expect(lines_in_force).toMatchObject([{ quantity: '10', vat_rate: '8%' }]);
  expect([lines_apart, value_in_force]).toEqual([0, String(Number(original.total) - 2300)]);
});
