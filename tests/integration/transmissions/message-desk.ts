import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { components } from '#generated/types.ts';
import type { Provider } from '#server/gateways/provider/provider.ts';
import { carryDocument, collectAnswers, documentOf } from '#server/modules/documents/index.ts';
import { inTenant } from '#server/platform/db/tenancy.ts';
import { judged, type Answered, type ErrorBody } from '#tests/contract/injection.ts';
import type { TestApp } from '#tests/setup/test-app.ts';
import { HEAD } from '../registrations/declaration-head.ts';
import { authority } from '../reliability/authority.ts';
import { clerk } from '../reliability/clerk.ts';

type Schemas = components['schemas'];
type Message = Schemas['Transmission'];

export const TENANT = 1;

/** Status of a document whose whole way went well. */
export const LAST = { invoice: 'code_issued', declaration: 'tax_authority_accepted' } as const;
export const KINDS = ['invoice', 'declaration'] as const;

/** A document that was submitted: how its messages are listed, and how it stands. */
export type Submitted = { kind: 'invoice' | 'declaration'; id: number };

type Question = 'lookUpTransmission' | 'requestAnswers';
export const refusalIn = ({ status, body }: Answered) => [status, (body as ErrorBody).errors[0]?.code];
export const outcomeIn = ({ status, body, text }: Answered): string => {
  expect(status, text).toBe(200);
  return (body as { answer_request: Schemas['AnswerRequest'] }).answer_request.outcome;
};

/** Documents on their way, and what a person asks about their messages. `owner` is the token of the first company's owner. */
export function messageDesk(app: TestApp, owner: string) {
  const office = authority(app.sandbox.url);
  async function submittedInvoice(): Promise<Submitted> {
    const { draft, publish } = clerk(app.url, owner);
    const made = await draft({ issued_on: app.clock.today() });
    expect((await publish(made)).status).toBe(202);
    return { kind: 'invoice', id: made.id };
  }

  async function submittedDeclaration(): Promise<Submitted> {
    const asked = await judged(app, 'getRegistrationProposal', { token: owner });
    const { registration } = (asked.body as { registration_proposal: Schemas['RegistrationProposal'] })
      .registration_proposal;
    const body = { registration: { ...registration, ...HEAD } };
    const made = await judged(app, 'createRegistration', { token: owner, body });
    const { id, lock_version } = (made.body as { registration: Schemas['Registration'] }).registration;
    const effects = await judged(app, 'getRegistrationEffects', { token: owner, id });
    const { warnings } = (effects.body as { registration_effects: Schemas['RegistrationEffects'] })
      .registration_effects;
    const acknowledged = warnings.map(({ code }) => code);
    const sent = await judged(app, 'submitRegistration', {
      token: owner,
      id,
      headers: { 'idempotency-key': randomUUID() },
      body: { registration: { lock_version, acknowledged } },
    });
    expect(sent.status, sent.text).toBe(202);
    return { kind: 'declaration', id };
  }

  const SUBMITTED = { invoice: submittedInvoice, declaration: submittedDeclaration };

  async function documentIdOf({ kind, id }: Submitted): Promise<number> {
    const { publishing } = app;
    return (await inTenant(publishing.db, TENANT, (tx) => documentOf(tx, kind, id)))?.id ?? 0;
  }

  /** What the worker would do with its job; it asks the provider this way. */
  async function carry(
    subject: Submitted,
    provider: Partial<Provider> = {},
  ): ReturnType<typeof carryDocument> {
    const { publishing } = app;
    const deps = { ...publishing, provider: { ...publishing.provider, ...provider } };
    return carryDocument(deps, { tenant_id: TENANT, document_id: await documentIdOf(subject) });
  }

  const collect = (): Promise<unknown> => collectAnswers(app.publishing, TENANT);

  async function statusOf({ kind, id }: Submitted): Promise<string> {
    const { publishing } = app;
    return (await inTenant(publishing.db, TENANT, (tx) => documentOf(tx, kind, id)))?.status ?? '';
  }

  /** Oldest first, with who did what. */
  async function history({ kind, id }: Submitted): Promise<Schemas['DocumentEvent'][]> {
    const operation = kind === 'invoice' ? 'listInvoiceHistory' : 'listRegistrationHistory';
    const { body } = await judged(app, operation, { token: owner, id });
    return Object.values(body as Record<string, Schemas['DocumentEvent'][]>)
      .flat()
      .toReversed();
  }

  async function messages({ kind, id }: Submitted): Promise<Message[]> {
    const about = kind === 'invoice' ? 'invoice_id' : 'registration_id';
    const query = { [about]: String(id), sort: 'created_on' };
    const { body } = await judged(app, 'listTransmissions', { token: owner, query });
    return (body as { transmissions: Message[] }).transmissions;
  }

  async function sentMessage(subject: Submitted): Promise<Message> {
    const [message] = (await messages(subject)).filter(({ direction }) => direction === 'out');
    if (message === undefined) throw new Error('nothing was sent');
    return message;
  }

  const ask = (operation: Question, id: number, token = owner): Promise<Answered> =>
    judged(app, operation, { id, token, body: {} });

  /** Its hand-over arrived and had no answer; neither has the first look-up. */
  async function lost(kind: Submitted['kind']): Promise<Submitted> {
    const subject = await SUBMITTED[kind]();
    const { provider } = app.publishing;
    const silent: Partial<Provider> = {
      submit: async (message) => {
        await provider.submit(message);
        return { outcome: 'unknown', cause: 'timeout' };
      },
      lookUp: async () => {
        expect(await sentMessage(subject)).toMatchObject({ status: 'unknown' });
        return 'unknown';
      },
    };
    expect(await carry(subject, silent)).toBe('later');
    expect(await statusOf(subject)).toBe('unknown');
    return subject;
  }

  /** Its answers came, and none of them can be read. */
  async function garbled(kind: Submitted['kind']): Promise<Submitted> {
    await office.fault({ kind: 'garble_answers' });
    const subject = await SUBMITTED[kind]();
    await carry(subject);
    await collect();
    expect(await statusOf(subject)).toBe('sent_tvan');
    return subject;
  }

  const unreadable = async (subject: Submitted): Promise<Message[]> =>
    (await messages(subject)).filter(({ status }) => status === 'response_in_incorrect_format');

  return {
    submitted: SUBMITTED,
    documentIdOf,
    carry,
    collect,
    statusOf,
    history,
    messages,
    sentMessage,
    ask,
    lost,
    garbled,
    unreadable,
  };
}
