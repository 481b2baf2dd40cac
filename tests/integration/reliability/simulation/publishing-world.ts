import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { components } from '#generated/types.ts';
import { httpProvider } from '#server/gateways/provider/http-provider.ts';
import type { FaultOrder } from '#server/gateways/provider/sandbox/scenarios/faults.ts';
import type { Provider } from '#server/gateways/provider/provider.ts';
import { collectAnswers, sweep, type DocumentDeps, type StepName } from '#server/modules/documents/index.ts';
import { carryInvoice } from '#server/modules/publishing/index.ts';
import { vietnamDate } from '#server/platform/clock.ts';
import type { TestApp } from '#tests/setup/test-app.ts';
import { authority } from '../authority.ts';
import { clerk, type Draft } from '../clerk.ts';

type Batch = components['schemas']['InvoicePublishes'];

/** Where a process dies: around a step, or between us and the provider. */
export type Death =
  | `${'before' | 'after'} ${StepName}`
  | 'before the message leaves'
  | 'message taken'
  | 'answers fetched';

const TENANT = 1;
/** How long an answer of the provider is waited for: the sandbox is in this process. */
const TIMEOUT_MS = 150;

class Killed extends Error {}

/** The clerks, workers and the provider of one simulation, over the product's real code, database and sandbox. */
export function publishingWorld(app: TestApp, token: string) {
  const owner = clerk(app.url, token);
  const office = authority(app.sandbox.url);
  const line = httpProvider({ base_url: app.sandbox.url, api_key: '', timeout_ms: TIMEOUT_MS });
  /** What was said to the provider of each message, in order; `gone`: a look-up that found nothing. */
  const said = new Map<string, ('sent' | 'gone')[]>();
  const batches: { id: number; total: number }[] = [];

  const heard = (message_id: string, what: 'sent' | 'gone'): void =>
    void said.set(message_id, [...(said.get(message_id) ?? []), what]);

  /** A worker that dies at that moment, once. */
  function worker(death: Death | null): DocumentDeps {
    let due = death;
    const dieAt = (moment: Death): void => {
      if (due !== moment) return;
      due = null;
      throw new Killed();
    };
    const provider: Provider = {
      ...line,
      submit: async (message) => {
        dieAt('before the message leaves');
        heard(message.message_id, 'sent');
        const result = await line.submit(message);
        dieAt('message taken');
        return result;
      },
      lookUp: async (message_id) => {
        const found = await line.lookUp(message_id);
        if (found === 'not_found') heard(message_id, 'gone');
        return found;
      },
      fetchAnswers: async (request) => {
        const answers = await line.fetchAnswers(request);
        dieAt('answers fetched');
        return answers;
      },
    };
    return {
      ...app.publishing,
      provider,
      on_step: async (name, moment) => dieAt(`${moment} ${name}`),
    };
  }

  /** A killed process is no failure; anything else it throws is. */
  async function work(tasks: readonly Promise<unknown>[]): Promise<void> {
    for (const end of await Promise.allSettled(tasks))
      if (end.status === 'rejected' && !(end.reason instanceof Killed)) throw end.reason;
  }

  return {
    said,
    batches,
    draft: (): Promise<Draft> => owner.draft({ issued_on: vietnamDate(app.clock.epoch_ms()) }),
    /** Clerks ask for the same publication at once, each as often as given, with a key each. */
    publish: async (drafts: readonly Draft[], repeats: readonly number[]): Promise<void> => {
      const asked = repeats.flatMap((times) => {
        const key = randomUUID();
        return Array.from({ length: times }, () => owner.publishMany(drafts, key));
      });
      const ids = new Set<number>();
      for (const { status, body } of await Promise.all(asked)) {
        expect(status, JSON.stringify(body)).toBe(202);
        ids.add(body.bulk_publication.id);
      }
      for (const id of ids) batches.push({ id, total: drafts.length });
    },
    /** As it is now, after a refusal. */
    publishAgain: async (drafts: readonly Draft[]): Promise<void> => {
      for (const { id } of drafts) expect((await owner.publish(await owner.invoice(id))).status).toBe(202);
    },
    /** What is on its way is no longer changed; what the authority has refused may be put right. */
    edit: async (draft: Draft): Promise<void> => {
      if ((await owner.publication(draft.id)).error) return;
      expect((await owner.put(draft)).status).toBe(409);
    },
    carry: (ids: readonly number[], death: Death | null) => {
      const deps = worker(death);
      return work(ids.map((invoice_id) => carryInvoice(deps, { tenant_id: TENANT, invoice_id })));
    },
    collect: (death: Death | null) => work([collectAnswers(worker(death), TENANT)]),
    sweep: () => work([sweep(app.publishing, 0)]),
    fault: (fault: FaultOrder['fault']) => office.fault(fault),
    outage: (on: boolean) => office.outage(on),
    pass: (ms: number) => app.clock.advance(ms),
    calm: async (): Promise<void> => {
      await office.clear();
      await office.outage(false);
    },
    batch: async (id: number): Promise<Batch> =>
      (await owner.call<{ invoice_publishes: Batch }>('GET', `/api/invoices/bulk_publish/${id}`)).body
        .invoice_publishes,
  };
}

export type PublishingWorld = ReturnType<typeof publishingWorld>;
