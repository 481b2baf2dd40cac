import { expect, vi } from 'vitest';
import type { components } from '#generated/types.ts';
import { PATIENCE } from '#tests/setup/patience.ts';
import { HEAD } from '../registrations/declaration-head.ts';
import type { Clerk } from './clerk.ts';

type Schemas = components['schemas'];

export type Made = { id: number; lock_version: number };

/** A kind of document as its user sees it: how one is made and submitted, and how its end is read. */
export type CrashSubject = {
  message_type: string;
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
} satisfies Record<string, CrashSubject>;

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
