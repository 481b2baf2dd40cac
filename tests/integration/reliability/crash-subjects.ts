import { expect, vi } from 'vitest';
import type { components } from '#generated/types.ts';
import { PATIENCE } from '#tests/setup/patience.ts';
import { HEAD } from '../registrations/declaration-head.ts';
import type { Clerk } from './clerk.ts';

type Schemas = components['schemas'];

export type Made = { id: number; lock_version: number };

/** A kind of document as its user sees it: how one is made and submitted, and how its end is read. */
export type CrashSubject = {
  /** Null where nothing goes to the authority. */
  message_type: string | null;
  /** What the authority says of its message in the end. */
  verdict: 'coded' | 'accepted';
  /** What its history holds exactly once, in this order. */
  once_each: readonly string[];
  make(owner: Clerk): Promise<Made>;
  submit(owner: Clerk, made: Made, key: string): Promise<{ status: number }>;
  /** Follows it to its end; its number, where the kind has one. */
  ends(owner: Clerk, id: number): Promise<number | null>;
  history(owner: Clerk, id: number): Promise<string[]>;
};

const SIGNED_ONCE = ['sealed', 'signature_requested', 'signed'];

export const CRASH_SUBJECTS = {
  invoice: {
    message_type: '200',
    verdict: 'coded',
    once_each: ['publication_asked', 'number_reserved', ...SIGNED_ONCE, 'code_issued'],
    make: (owner) => owner.draft(),
    submit: (owner, made, key) => owner.publish(made, key),
    ends: async (owner, id) => (await owner.reaches(id, 'code_issued')).number,
    history: (owner, id) => owner.history(id),
  },
  declaration: {
    message_type: '100',
    verdict: 'accepted',
    once_each: ['publication_asked', ...SIGNED_ONCE, 'technically_accepted', 'received', 'accepted'],
    make: declarationDraft,
    submit: submitDeclaration,
    ends: declarationAccepted,
    history: async ({ call }, id) => {
      const { body } = await call<{ registration_events: Schemas['DocumentEvent'][] }>(
        'GET',
        `/api/registrations/${id}/history`,
      );
      return body.registration_events.map(({ kind }) => kind).reverse();
    },
  },
  invoice_cash_register: {
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
    message_type: '200',
    verdict: 'coded',
    // The last is of the invoice that it adjusts.
    once_each: ['publication_asked', 'number_reserved', ...SIGNED_ONCE, 'code_issued', 'adjusted'],
    make: adjustingDraft,
    submit: (owner, made, key) => owner.publish(made, key),
    ends: async (owner, id) => (await owner.reaches(id, 'code_issued')).number,
    history: async (owner, id) => {
      const { body } = await owner.call<{ remedies: Schemas['InvoiceRemedies'] }>(
        'GET',
        `/api/invoices/${id}/remedies`,
      );
      const target = body.remedies.family[0]?.id ?? 0;
      const corrected = (await owner.history(target)).filter((kind) => kind === 'adjusted');
      return [...(await owner.history(id)), ...corrected];
    },
  },
  invoice_mistake: {
    message_type: '300',
    verdict: 'accepted',
    once_each: ['publication_asked', ...SIGNED_ONCE, 'technically_accepted', 'received'],
    make: noticeDraft,
    submit: ({ call }, { id, lock_version }, key) =>
      call(
        'POST',
        `/api/invoice_mistakes/${id}/submit`,
        { invoice_mistake: { lock_version } },
        { 'idempotency-key': key },
      ),
    ends: async ({ call }, id) => {
      await vi.waitFor(async () => {
        const { body } = await call<{ invoice_mistake: Schemas['InvoiceMistake'] }>(
          'GET',
          `/api/invoice_mistakes/${id}`,
        );
        expect(body.invoice_mistake).toMatchObject({ status: 'tax_authority_received', refused_count: 0 });
      }, PATIENCE);
      return null;
    },
    history: async ({ call }, id) => {
      const { body } = await call<{ invoice_mistake_events: Schemas['DocumentEvent'][] }>(
        'GET',
        `/api/invoice_mistakes/${id}/history`,
      );
      return body.invoice_mistake_events.map(({ kind }) => kind).reverse();
    },
  },
  statement: {
    message_type: null,
    verdict: 'accepted',
    once_each: ['publication_asked', ...SIGNED_ONCE],
    make: statementDraft,
    submit: ({ call }, { id, lock_version }, key) =>
      call(
        'POST',
        `/api/statements/${id}/submit`,
        { statement: { lock_version } },
        { 'idempotency-key': key },
      ),
    ends: async ({ call }, id) => {
      await vi.waitFor(async () => {
        const { body } = await call<{ statement: Schemas['Statement'] }>('GET', `/api/statements/${id}`);
        expect(body.statement).toMatchObject({ state: 'waiting_buyer' });
      }, PATIENCE);
      return null;
    },
    history: async ({ call }, id) => {
      const { body } = await call<{ statement_events: Schemas['DocumentEvent'][] }>(
        'GET',
        `/api/statements/${id}/history`,
      );
      return body.statement_events.map(({ kind }) => kind).reverse();
    },
  },
} satisfies Record<string, CrashSubject>;

/** With its code, sold to a business. */
async function issuedInvoice(owner: Clerk): Promise<Schemas['Invoice']> {
  const draft = await owner.draft({ buyer_tax_code: '0000000017', buyer_email: 'mua@khach.vn' });
  expect((await owner.publish(draft)).status).toBe(202);
  await owner.reaches(draft.id, 'code_issued');
  return owner.invoice(draft.id);
}

async function adjustingDraft(owner: Clerk): Promise<Made> {
  const { id, lines } = await issuedInvoice(owner);
  const less = lines.map(({ vat_amount: _computed, ...line }) => ({ ...line, quantity: '-1' }));
  const agreed = { matter: 'main_content', agreement_no: 'BB-01', agreement_on: '2026-11-20' };
  const { status, body } = await owner.call<{ invoice: Schemas['Invoice'] }>(
    'POST',
    `/api/invoices/${id}/adjustments`,
    { correction: { ...agreed, lines: less } },
  );
  expect(status, JSON.stringify(body)).toBe(201);
  return body.invoice;
}

async function noticeDraft(owner: Clerk): Promise<Made> {
  const { id, form_no, symbol, number, issued_on, tax_authority_code } = await issuedInvoice(owner);
  const line = {
    ...{ invoice_id: id, form_no, symbol, issued_on, number: String(number) },
    ...{ authority_code: tax_authority_code, decree: '1', nature: 'explain', reason: 'Sai địa chỉ' },
  };
  const invoice_mistake = { origin: 'own', review_no: null, review_on: null, invoices: [line] };
  const { status, body } = await owner.call<{ invoice_mistake: Schemas['InvoiceMistake'] }>(
    'POST',
    '/api/invoice_mistakes',
    { invoice_mistake },
  );
  expect(status, JSON.stringify(body)).toBe(201);
  return body.invoice_mistake;
}

async function statementDraft(owner: Clerk): Promise<Made> {
  const { id, lines } = await issuedInvoice(owner);
  const right_lines = lines.map(({ quantity }) => ({ quantity, unit_price: '11000' }));
  const statement = { nature: 'adjust', matter: 'main_content', reason: 'Ghi sai đơn giá.', right_lines };
  const { status, body } = await owner.call<{ statement: Schemas['Statement'] }>(
    'POST',
    `/api/invoices/${id}/statements`,
    { statement },
  );
  expect(status, JSON.stringify(body)).toBe(201);
  return body.statement;
}

/** Of a cash register: issued, and not sent. */
async function soldInvoice(owner: Clerk): Promise<Made> {
  const { body } = await owner.call<{ templates: Schemas['Template'][] }>('GET', '/api/templates');
  const register = body.templates.find(({ symbol }) => symbol.charAt(3) === 'M');
  const draft = await owner.draft({ template_id: register?.id ?? null });
  expect((await owner.publish(draft)).status).toBe(202);
  await owner.reaches(draft.id, 'to_package');
  return draft;
}

type Registration = Schemas['Registration'];

/** One that changes what is in force, so that there is something to declare. */
async function declarationDraft({ call }: Clerk): Promise<Made> {
  const { body } = await call<{ registration_proposal: Schemas['RegistrationProposal'] }>(
    'GET',
    '/api/registrations/proposal',
  );
  const { registration } = body.registration_proposal;
  const invoice_types = {
    ...registration.invoice_types,
    commercial: !registration.invoice_types.commercial,
  };
  const created = await call<{ registration: Registration }>('POST', '/api/registrations', {
    registration: { ...registration, ...HEAD, invoice_types },
  });
  expect(created.status, JSON.stringify(created.body)).toBe(201);
  return created.body.registration;
}

function submitDeclaration({ call }: Clerk, { id, lock_version }: Made, key: string) {
  return call(
    'POST',
    `/api/registrations/${id}/submit`,
    { registration: { lock_version, acknowledged: [] } },
    { 'idempotency-key': key },
  );
}

async function declarationAccepted({ call }: Clerk, id: number): Promise<null> {
  await vi.waitFor(async () => {
    const { body } = await call<{ registration: Registration }>('GET', `/api/registrations/${id}`);
    expect(body.registration).toMatchObject({ status: 'tax_authority_accepted', final: true });
  }, PATIENCE);
  return null;
}
