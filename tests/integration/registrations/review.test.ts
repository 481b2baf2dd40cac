import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { components } from '#generated/types.ts';
import { carryDocument, collectAnswers, documentOf } from '#server/modules/documents/index.ts';
import { declarationKind } from '#server/modules/registrations/index.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { judged, type Answered, type ErrorBody } from '#tests/contract/injection.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { authority } from '../reliability/authority.ts';
import { HEAD } from './declaration-head.ts';

type Schemas = components['schemas'];
type Registration = Schemas['Registration'];
type Step = Partial<Schemas['RegistrationReviewInput']>;

const server = withTestApp();
const TENANT = 1;
// Friday; Tuesday 24/11/2026 is a holiday.
const TODAY = '2026-11-20';
let owner = '';
beforeAll(async () => {
  owner = await server.current.signIn('owner@demo.vn');
});
beforeEach(async () => authority(server.current.sandbox.url).clear());

const registrationIn = ({ body, text }: Answered): Registration => {
  expect(body, text).toHaveProperty('registration');
  return (body as { registration: Registration }).registration;
};
const codeIn = ({ status, body }: Answered) => [status, (body as ErrorBody).errors[0]?.code];

const read = async (id: number) =>
  registrationIn(await judged(server.current, 'getRegistration', { token: owner, id }));

const note = (id: number, step: Step, token = owner) =>
  judged(server.current, 'setRegistrationReview', {
    token,
    id,
    body: { registration_review: { happened_on: TODAY, note: null, ...step } },
  });
const takeBack = (id: number) => judged(server.current, 'removeRegistrationReview', { token: owner, id });

const answers = () => collectAnswers(server.current.publishing, TENANT);

const history = async (id: number): Promise<Schemas['DocumentEvent'][]> => {
  const { body } = await judged(server.current, 'listRegistrationHistory', { token: owner, id });
  return (body as { registration_events: Schemas['DocumentEvent'][] }).registration_events;
};

/** One that the authority has received (102) and not decided: it waits for the representative. */
async function received(): Promise<Registration> {
  await authority(server.current.sandbox.url).fault({ kind: 'confirm' });
  const asked = await judged(server.current, 'getRegistrationProposal', { token: owner });
  const { registration } = (asked.body as { registration_proposal: Schemas['RegistrationProposal'] })
    .registration_proposal;
  const body = { registration: { ...registration, ...HEAD } };
  const { id, lock_version } = registrationIn(
    await judged(server.current, 'createRegistration', { token: owner, body }),
  );
  const submitted = await judged(server.current, 'submitRegistration', {
    token: owner,
    id,
    headers: { 'idempotency-key': randomUUID() },
    body: { registration: { lock_version, acknowledged: ['signer_not_listed'] } },
  });
  expect(submitted.status, submitted.text).toBe(202);
  const { publishing } = server.current;
  const document = await inTenant(publishing.db, TENANT, (tx) => documentOf(tx, 'declaration', id));
  await carryDocument(publishing, { tenant_id: TENANT, document_id: document?.id ?? 0 });
  await answers();
  const waiting = await read(id);
  expect(waiting).toMatchObject({
    status: 'tax_authority_received',
    review: 'comparing',
    review_noted_on: null,
  });
  return waiting;
}

const decide = async (id: number): Promise<void> => {
  const { sandbox } = server.current;
  const { messages } = (await (await fetch(`${sandbox.url}/admin/messages`)).json()) as {
    messages: { message_id: string; verdict: string | null }[];
  };
  const message_id = messages.find(({ verdict }) => verdict === 'waiting')?.message_id;
  const reply = await fetch(`${sandbox.url}/admin/messages/${message_id ?? ''}/decision`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ reasons: [] }),
  });
  expect(reply.status).toBe(204);
  await answers();
  expect(await read(id)).toMatchObject({ status: 'tax_authority_accepted' });
};

test('between receipt and decision a person writes down each step, takes the last one back, and the decision ends it', async () => {
  const { id } = await received();

  const wanted = registrationIn(
    await note(id, { event: 'want_explanation', note: 'Công văn số 12 gửi bằng giấy' }),
  );
  expect(wanted).toMatchObject({
    status: 'tax_authority_received',
    review: 'explanation_wanted',
    review_since: TODAY,
    // Three working days of TT 91/2026 Điều 6.2.c.
    review_due_on: '2026-11-26',
    review_noted_on: server.current.clock.now(),
    review_note: 'Công văn số 12 gửi bằng giấy',
  });
  expect(wanted.review_noted_by).toBe('Trần Thu Hương');
  const explained = registrationIn(await note(id, { event: 'explain' }));
  expect(explained).toMatchObject({ review: 'explained', review_due_on: '2026-11-23', review_note: null });

  // Back to the step before, with its day and its note; then to what the authority itself has said.
  expect(registrationIn(await takeBack(id))).toMatchObject({
    review: 'explanation_wanted',
    review_due_on: '2026-11-26',
    review_note: 'Công văn số 12 gửi bằng giấy',
  });
  expect(registrationIn(await takeBack(id))).toMatchObject({ review: 'comparing', review_noted_on: null });
  expect(codeIn(await takeBack(id))).toEqual([409, 'review_not_noted']);

  expect(registrationIn(await note(id, { event: 'confirm' }))).toMatchObject({ review: 'confirmed' });
  const [newest] = await history(id);
  expect(newest).toMatchObject({
    title: 'Người dùng ghi nhận: người đại diện đã xác nhận',
    detail: 'Xảy ra ngày 20/11/2026',
    actor_name: 'Trần Thu Hương',
    transmission_id: null,
  });

  await decide(id);
  expect(await read(id)).toMatchObject({ review: null, review_due_on: null, review_noted_on: null });
  expect(codeIn(await note(id, { event: 'confirm' }))).toEqual([409, 'review_over']);
});

test('what the authority then says itself is no note any more, and is not taken back', async () => {
  const { id } = await received();
  const noted = registrationIn(await note(id, { event: 'want_explanation', note: 'Nghe qua điện thoại' }));
  expect(noted.review_noted_on).not.toBeNull();
  const { publishing, clock } = server.current;
  // As its message 107 is applied.
  await inTenant(publishing.db, TENANT, async (tx) => {
    const document = await documentOf(tx, 'declaration', id);
    if (document === null) throw new Error('a sent declaration has a document');
    await declarationKind.onMoved(
      tx,
      [{ document, before: document, facts: { review: 'want_explanation' } }],
      clock.now(),
    );
  });
  expect(await read(id)).toMatchObject({
    review: 'explanation_wanted',
    review_due_on: noted.review_due_on,
    review_noted_on: null,
    review_note: null,
  });
  expect(codeIn(await takeBack(id))).toEqual([409, 'review_not_noted']);
  await decide(id);
});

test('each step stands in the audit log with its states before and after', async () => {
  const { id } = await received();
  await note(id, { event: 'want_confirmation', note: 'Gọi điện' });
  const query = { resource: 'registrations', record_id: String(id) };
  const { body } = await judged(server.current, 'listAuditLog', { token: owner, query });
  const [entry] = (body as { audit_log: Schemas['AuditLogEntry'][] }).audit_log;
  expect(entry?.changes).toEqual(
    expect.arrayContaining([
      { field: 'review', before: '"comparing"', after: '"confirmation_wanted"' },
      { field: 'review_note', before: null, after: '"Gọi điện"' },
    ]),
  );
  await decide(id);
});

test('a step that cannot follow, a day out of range, an account without the right and a draft are refused', async () => {
  const { id } = await received();
  expect(codeIn(await note(id, { event: 'explain' }))).toEqual([409, 'review_step_impossible']);
  expect(codeIn(await note(id, { event: 'confirm', happened_on: '2026-11-21' }))).toEqual([
    422,
    'day_in_the_future',
  ]);
  expect(codeIn(await note(id, { event: 'confirm', happened_on: '2026-11-19' }))).toEqual([
    422,
    'day_before_step',
  ]);
  const reader = await server.current.signIn('xem@demo.vn');
  expect((await note(id, { event: 'confirm' }, reader)).status).toBe(403);
  expect(await read(id)).toMatchObject({ review: 'comparing' });
  await decide(id);
});
