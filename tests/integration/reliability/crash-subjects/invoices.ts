import { buyerCertificate, signedByBuyer } from '#tests/integration/statements/buyer-file.ts';
import { TEST_NOW } from '#tests/setup/test-app.ts';
import type { Clerk } from '../clerk.ts';
import { listDraft, signedBySeller } from './statements.ts';
import { issuedInvoice, madeBy, SIGNED_ONCE, type CrashSubject, type Made, type Schemas } from './subject.ts';

const CODED = {
  kind: 'invoice',
  verdict: 'coded',
  submit: (owner: Clerk, made: Made, key: string) => owner.publish(made, key),
  ends: async (owner: Clerk, id: number) => (await owner.reaches(id, 'code_issued')).number,
} as const;

export const INVOICES = {
  invoice: {
    ...CODED,
    message_type: '200',
    once_each: ['publication_asked', 'number_reserved', ...SIGNED_ONCE, 'code_issued'],
    make: (owner) => owner.draft(),
    history: (owner, id) => owner.history(id),
  },
  invoice_of_cash_register: {
    kind: 'invoice_cash_register',
    message_type: '206',
    verdict: 'accepted',
    once_each: ['publication_asked', 'number_reserved', 'code_given', 'sealed', 'packed', 'reported'],
    make: soldInvoice,
    // The package of what waits: the invoice, in force already.
    submit: ({ call }, _made, key) =>
      call('POST', '/api/invoices/calculating_machine/publish', {}, { 'idempotency-key': key }),
    ends: async (owner, id) => (await owner.reaches(id, 'valid_invoice')).number,
    history: (owner, id) => owner.history(id),
  },
  adjusting_invoice: {
    ...CODED,
    message_type: '200',
    // The last is of the invoice that it adjusts.
    once_each: ['publication_asked', 'number_reserved', ...SIGNED_ONCE, 'code_issued', 'adjusted'],
    make: adjustingDraft,
    history: (owner, id) => withCorrected(owner, id, 'adjusted'),
  },
  invoice_of_list: {
    ...CODED,
    message_type: '208',
    // The last two are of the invoices that it replaces.
    once_each: [
      'publication_asked',
      'number_reserved',
      ...SIGNED_ONCE,
      'code_issued',
      'replaced',
      'replaced',
    ],
    make: replacingDraft,
    history: (owner, id) => withCorrected(owner, id, 'replaced'),
  },
} satisfies Record<string, CrashSubject>;

/** Its history, and the events of this kind in those of the invoices of its family that it corrects. */
async function withCorrected(owner: Clerk, id: number, event: string): Promise<string[]> {
  const { body } = await owner.call<{ remedies: Schemas['InvoiceRemedies'] }>(
    'GET',
    `/api/invoices/${id}/remedies`,
  );
  const others = body.remedies.family.flatMap((one) => (one.id === null || one.id === id ? [] : [one.id]));
  const theirs = await Promise.all(others.map((other) => owner.history(other)));
  return [...(await owner.history(id)), ...theirs.flat().filter((kind) => kind === event)];
}

async function adjustingDraft(owner: Clerk): Promise<Made> {
  const { id, lines } = await issuedInvoice(owner);
  const less = lines.map(({ vat_amount: _computed, ...line }) => ({ ...line, quantity: '-1' }));
  const correction = {
    matter: 'main_content',
    agreement_no: 'BB-01',
    agreement_on: '2026-11-20',
    lines: less,
  };
  return (await madeBy<{ invoice: Made }>(owner, `/api/invoices/${id}/adjustments`, { correction })).invoice;
}

/** Of two invoices with a list 01/BK-ĐCTT that both sides have signed. */
async function replacingDraft(owner: Clerk): Promise<Made> {
  const [first, second] = [await issuedInvoice(owner), await issuedInvoice(owner)];
  const { id: statement_id, key } = await signedBySeller(owner, await listDraft(owner, first, second));
  const file = await owner.file('POST', '/api/statement_links/xml', { statement_link: { key } });
  const now_ms = Date.parse(TEST_NOW);
  const signed = signedByBuyer(file, statement_id, buyerCertificate('0000000017', now_ms), now_ms);
  const answered = await owner.call('POST', '/api/statement_links/files', {
    statement_file: { key, file_base64: signed.toString('base64') },
  });
  if (answered.status !== 200) throw new Error(`the buyer's file: ${JSON.stringify(answered.body)}`);
  const correction = { matter: 'main_content', statement_id };
  const path = `/api/invoices/${first.id}/replacements`;
  return (await madeBy<{ invoice: Made }>(owner, path, { correction })).invoice;
}

/** Of a cash register: issued, and not sent. */
async function soldInvoice(owner: Clerk): Promise<Made> {
  const { body } = await owner.call<{ templates: Schemas['Template'][] }>('GET', '/api/templates');
  const register = body.templates.find(({ symbol }) => symbol.charAt(3) === 'M');
  const draft = await owner.draft({ template_id: register?.id ?? null });
  await owner.publish(draft);
  await owner.reaches(draft.id, 'to_package');
  return draft;
}
