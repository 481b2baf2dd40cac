import { expect, vi } from 'vitest';
import { PATIENCE } from '#tests/setup/patience.ts';
import { HEAD } from '../../registrations/declaration-head.ts';
import type { Clerk } from '../clerk.ts';
import {
  historyAt,
  madeBy,
  SIGNED_ONCE,
  type CrashSubject,
  type Made,
  type Office,
  type Schemas,
} from './subject.ts';

type Registration = Schemas['Registration'];

const historyOfDeclaration = (owner: Clerk, id: number) =>
  historyAt(owner, `/api/registrations/${id}/history`, 'registration_events');

export const DECLARATIONS = {
  declaration: {
    kind: 'declaration',
    message_type: '100',
    verdict: 'accepted',
    once_each: ['publication_asked', ...SIGNED_ONCE, 'technically_accepted', 'received', 'accepted'],
    make: declarationDraft,
    submit: submitDeclaration,
    ends: declarationAccepted,
    history: historyOfDeclaration,
  },
  explanation: {
    kind: 'explanation',
    message_type: '113',
    verdict: 'accepted',
    // Of the declaration that it explains.
    once_each: ['explanation_wanted', 'accepted'],
    make: explanationDraft,
    submit: ({ call }, { id, lock_version }, key) =>
      call(
        'POST',
        `/api/registrations/${id}/explanation/submit`,
        { explanation: { lock_version } },
        { 'idempotency-key': key },
      ),
    ends: async (owner, id, office) => {
      await vi.waitFor(async () => {
        const { body } = await owner.call<{ explanation: Schemas['Explanation'] }>(
          'GET',
          `/api/registrations/${id}/explanation`,
        );
        expect(body.explanation).toMatchObject({ status: 'tax_authority_received', status_error: false });
      }, PATIENCE);
      await office.decide();
      return declarationAccepted(owner, id);
    },
    history: historyOfDeclaration,
  },
} satisfies Record<string, CrashSubject>;

/** One that changes what is in force, so that there is something to declare. */
async function declarationDraft(owner: Clerk): Promise<Registration> {
  const { body } = await owner.call<{ registration_proposal: Schemas['RegistrationProposal'] }>(
    'GET',
    '/api/registrations/proposal',
  );
  const { registration } = body.registration_proposal;
  const { invoice_types } = registration;
  const changed = {
    ...registration,
    ...HEAD,
    invoice_types: { ...invoice_types, commercial: !invoice_types.commercial },
  };
  const path = '/api/registrations';
  return (await madeBy<{ registration: Registration }>(owner, path, { registration: changed })).registration;
}

function submitDeclaration({ call }: Clerk, { id, lock_version }: Made, key: string) {
  return call(
    'POST',
    `/api/registrations/${id}/submit`,
    { registration: { lock_version, acknowledged: [] } },
    { 'idempotency-key': key },
  );
}

async function declarationAccepted(owner: Clerk, id: number): Promise<null> {
  await declarationIs(owner, id, { status: 'tax_authority_accepted', final: true });
  return null;
}

const declarationIs = ({ call }: Clerk, id: number, expected: Partial<Registration>): Promise<void> =>
  vi.waitFor(async () => {
    const { body } = await call<{ registration: Registration }>('GET', `/api/registrations/${id}`);
    expect(body.registration).toMatchObject(expected);
  }, PATIENCE);

/** The answer to a request to explain (107), written; its id is that of the declaration. */
async function explanationDraft(owner: Clerk, office: Office): Promise<Made> {
  const declaration = await declarationDraft(owner);
  const { id } = declaration;
  await office.fault({ kind: 'explain' });
  expect((await submitDeclaration(owner, declaration, `to-explain-${id}`)).status).toBe(202);
  await declarationIs(owner, id, { review: 'explanation_wanted' });
  const { status, body } = await owner.call<{ explanation: Schemas['Explanation'] }>(
    'PUT',
    `/api/registrations/${id}/explanation`,
    { explanation: { text: 'Trụ sở thuê theo hợp đồng 12/2026.', lock_version: 0 } },
  );
  expect(status, JSON.stringify(body)).toBe(200);
  return { id, lock_version: body.explanation.lock_version };
}
