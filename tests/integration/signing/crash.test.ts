import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DocumentDeps } from '#server/modules/documents/index.ts';
import { sweep } from '#server/modules/documents/index.ts';
import { storedBytes } from '#server/modules/documents/collect-answers.ts';
import { carryInvoice } from '#server/modules/publishing/index.ts';
import type { OrderStep } from '#server/modules/signing/index.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { asOwner, deskOf, TENANT, type Desk } from './desk.ts';
import { scriptedService } from './scripted-service.ts';

const service = scriptedService();
const server = withTestApp(undefined, { remote_signer: service.signer });
let desk: Desk;

beforeAll(async () => {
  desk = await deskOf(server.current);
  await desk.addCertificate(
    {
      kind: 'remote',
      service: 'csc_v2',
      account: service.account,
      account_secret: service.secret,
      credential: 'khoa-1',
      is_default: true,
    },
    service.key,
  );
}, 60_000);
beforeEach(async () => {
  service.forget();
  desk = await deskOf(server.current);
});

const KILLED = new Error('killed here');

/** A process that is killed at this point of a step. */
const killedAt = (step: OrderStep, at: 'before' | 'after'): DocumentDeps => ({
  ...server.current.publishing,
  on_order_step: async (name, moment) => {
    if (name === step && moment === at) throw KILLED;
  },
});

async function carriedToTheEnd(request_id: number): Promise<void> {
  for (let tries = 0; tries < 6; tries += 1) if ((await desk.carry(request_id)) === 'wait') return;
  throw new Error('it does not end');
}

describe('a process killed while a person signs', () => {
  it.each<[OrderStep, 'before' | 'after', number]>([
    ['start-order', 'before', 0],
    ['start-order', 'after', 1],
    ['look-at-order', 'before', 1],
    ['look-at-order', 'after', 1],
  ])('%s, %s: the next one ends it, and the service got one order', async (step, moment, sent) => {
    service.says('pending', 'pending', 'signed');
    const { ids, request } = await desk.publishTogether(2);
    if (step === 'look-at-order') await desk.carry(request.id);
    await expect(desk.carry(request.id, killedAt(step, moment))).rejects.toThrow(KILLED);
    expect(service.orders).toHaveLength(sent);
    await carriedToTheEnd(request.id);
    expect(service.orders).toHaveLength(1);
    for (const id of ids) {
      expect(await desk.publication(id)).toMatchObject({ status: 'signed' });
      expect((await desk.history(id)).filter((kind) => kind === 'signed')).toHaveLength(1);
    }
  });

  it('after the order left and before its answer was kept: it is looked up, not sent again', async () => {
    const { ids, request } = await desk.publishTogether(1);
    const dying = {
      ...service.signer,
      start: async (order: Parameters<typeof service.signer.start>[0]) => {
        await service.signer.start(order);
        throw KILLED;
      },
    };
    const deps = { ...server.current.publishing, remote_signer: dying };
    await expect(desk.carry(request.id, deps)).rejects.toThrow(KILLED);
    expect(await desk.request(request.id)).toMatchObject({ state: 'starting' });
    service.says('signed');
    expect(await desk.carry(request.id)).toBe('wait');
    expect(service.orders).toHaveLength(1);
    expect(service.looked).toEqual([service.orders[0]?.request_id]);
    expect(await desk.publication(ids[0] ?? 0)).toMatchObject({ status: 'signed' });
  });

  it('while the signatures are put in: all invoices are signed or none', async () => {
    service.says('pending', 'signed', 'signed');
    const { ids, request } = await desk.publishTogether(3);
    await desk.carry(request.id);
    const [, second = 0] = ids;
    // The message of the second invoice cannot be laid into the outbox: its id is taken.
    const blocker = await asOwner(server.current, async (tx) => {
      const { message_id } = await tx
        .selectFrom('document_versions')
        .innerJoin('documents', 'documents.id', 'document_versions.document_id')
        .select('message_id')
        .where('subject_id', '=', second)
        .executeTakeFirstOrThrow();
      const message = { direction: 'out', message_type: '200', message_id, status: 'signed' };
      return tx
        .insertInto('transmissions')
        .values({
          tenant_id: TENANT,
          ...message,
          ...storedBytes(Buffer.alloc(1)),
          created_on: server.current.clock.now(),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
    });
    await expect(desk.carry(request.id)).rejects.toThrow(/unique/);
    expect(await desk.request(request.id)).toMatchObject({ state: 'waiting_for_confirmation' });
    for (const id of ids) expect(await desk.publication(id)).toMatchObject({ status: 'signing' });
    await asOwner(server.current, (tx) =>
      tx.deleteFrom('transmissions').where('id', '=', blocker.id).execute(),
    );
    expect(await desk.carry(request.id)).toBe('wait');
    for (const id of ids) expect(await desk.publication(id)).toMatchObject({ status: 'signed' });
  });

  it.each(['seal-and-sign'] as const)('after %s: the invoice is asked for once', async (step) => {
    const draft = await desk.draft();
    expect((await desk.publish(draft)).status).toBe(202);
    const deps: DocumentDeps = {
      ...server.current.publishing,
      on_step: async (name, moment) => {
        if (name === step && moment === 'after') throw KILLED;
      },
    };
    const job = { tenant_id: TENANT, invoice_id: draft.id };
    await expect(carryInvoice(deps, job)).rejects.toThrow(KILLED);
    await desk.work([draft.id]);
    await desk.work([draft.id]);
    const open = (await desk.openRequests()).filter(({ documents }) =>
      documents.some(({ subject_id }) => subject_id === draft.id),
    );
    expect(open).toHaveLength(1);
    await desk.cancel(open[0]?.id ?? 0);
  });

  it('its requests get a fresh job from the sweep', async () => {
    const { request } = await desk.publishTogether(1);
    const { db } = server.current.publishing;
    const key = `sign:${TENANT}:${request.id}`;
    await sql`delete from graphile_worker._private_jobs`.execute(db);
    await sweep(server.current.publishing, 0);
    const { rows } = await sql`select key from graphile_worker.jobs where key = ${key}`.execute(db);
    expect(rows).toEqual([{ key }]);
    await desk.cancel(request.id);
  });
});
