import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { components } from '#generated/types.ts';
import { carryDocument, collectAnswers, documentOf, storedFile } from '#server/modules/documents/index.ts';
import { explanationKind } from '#server/modules/explanations/index.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { judged, type Answered, type ErrorBody } from '#tests/contract/injection.ts';
import { hasXmlsec, verifiedByXmlsec } from '#tests/golden/documents/xmlsec.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { authority } from '../reliability/authority.ts';
import { HEAD } from './declaration-head.ts';

type Schemas = components['schemas'];
type Explanation = Schemas['Explanation'];

const server = withTestApp();
const TENANT = 1;
let token = '';
beforeAll(async () => {
  token = await server.current.signIn('owner@demo.vn');
});
beforeEach(async () => authority(server.current.sandbox.url).clear());

const ask = (operation: string, sent: Parameters<typeof judged>[2] = {}) =>
  judged(server.current, operation, { token, ...sent });
const registrationIn = ({ body, text }: Answered): Schemas['Registration'] => {
  expect(body, text).toHaveProperty('registration');
  return (body as { registration: Schemas['Registration'] }).registration;
};
const explanationIn = ({ body, text }: Answered): Explanation => {
  expect(body, text).toHaveProperty('explanation');
  return (body as { explanation: Explanation }).explanation;
};
const codeIn = ({ status, body }: Answered) => [status, (body as ErrorBody).errors[0]?.code];
const submit = (operation: string, id: number, body: object) =>
  ask(operation, { id, headers: { 'idempotency-key': randomUUID() }, body });

/** Its job, once, and what the authority has answered by then. */
async function carried(kind: string, id: number): Promise<void> {
  const { publishing } = server.current;
  const document = await inTenant(publishing.db, TENANT, (tx) => documentOf(tx, kind, id));
  await carryDocument(publishing, { tenant_id: TENANT, document_id: document?.id ?? 0 });
  await collectAnswers(publishing, TENANT);
}

/** A declaration that the authority wants to be explained (107). */
async function wanted(): Promise<number> {
  const { body } = await ask('getRegistrationProposal');
  const { registration } = (body as { registration_proposal: Schemas['RegistrationProposal'] })
    .registration_proposal;
  const made = registrationIn(
    await ask('createRegistration', { body: { registration: { ...registration, ...HEAD } } }),
  );
  const { id, lock_version } = made;
  expect(
    codeIn(
      await ask('setExplanation', { id, body: { explanation: { text: 'Chưa ai hỏi', lock_version: 0 } } }),
    ),
  ).toEqual([409, 'explanation_not_wanted']);
  await authority(server.current.sandbox.url).fault({ kind: 'explain' });
  await submit('submitRegistration', id, {
    registration: { lock_version, acknowledged: ['signer_not_listed'] },
  });
  await carried('declaration', id);
  return id;
}

test('a request to explain is answered: written, signed, sent as 113 and received, and the declaration waits for its decision', async () => {
  const id = await wanted();
  const drafted = explanationIn(
    await ask('setExplanation', {
      id,
      body: { explanation: { text: 'Trụ sở thuê theo hợp đồng 12/2026.', lock_version: 0 } },
    }),
  );
  // Three working days of TT 91/2026 Điều 6.2.c: Tuesday 24/11/2026 is a holiday.
  expect(drafted).toMatchObject({ status: 'draft', due_on: '2026-11-26', received_on: null });
  const { lock_version } = drafted;
  const sent = await submit('submitExplanation', id, { explanation: { lock_version } });
  expect(sent.status, sent.text).toBe(202);
  // A second press changes nothing, and what is on its way is not changed.
  expect((await submit('submitExplanation', id, { explanation: { lock_version } })).status).toBe(202);
  expect(
    codeIn(await ask('setExplanation', { id, body: { explanation: { text: 'Khác', lock_version: 1 } } })),
  ).toEqual([409, 'not_editable']);
  await carried('explanation', drafted.id);

  const received = explanationIn(await ask('getExplanation', { id }));
  expect(received).toMatchObject({ status: 'tax_authority_received', status_error: false });
  expect(received.received_on).not.toBeNull();
  // The authority decides on the next working day.
  expect(registrationIn(await ask('getRegistration', { id }))).toMatchObject({
    review: 'explained',
    review_due_on: '2026-11-23',
  });
  const [message] = await authority(server.current.sandbox.url).messagesOfType('113');
  expect(message).toMatchObject({ verdict: 'accepted' });
  const file = await inTenant(server.current.publishing.db, TENANT, (tx) =>
    storedFile(tx, explanationKind, drafted.id, 'signed'),
  );
  expect(Buffer.from(file ?? []).toString()).toMatch(/<MGDDTu>V\d{10}[0-9A-F]{32}<\/MGDDTu>/);
  if (hasXmlsec)
    expect(verifiedByXmlsec([file ?? new Uint8Array()], undefined, server.current.root_pem)).toEqual({
      status: 0,
      taken: 1,
    });
});
