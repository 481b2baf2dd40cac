import { sql } from 'kysely';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { collectAnswers } from '#server/modules/documents/index.ts';
import { PATIENCE } from '#tests/setup/patience.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { testWorker } from '../reliability/test-worker.ts';
import { asOwner, deskOf, TENANT, type Desk } from '../signing/desk.ts';

const server = withTestApp();
let desk: Desk;
beforeAll(async () => {
  desk = await deskOf(server.current);
});

test('however many mails wait, and though the mail server never answers, invoices are published', async () => {
  const mailed = await desk.draft({ buyer_email: 'mua@khach.vn' });
  expect((await desk.publish(mailed)).status).toBe(202);
  await desk.work([mailed.id]);
  await collectAnswers(server.current.publishing, TENANT);
  const recipients = Array.from({ length: 8 }, (_, at) => `mua${at}@khach.vn`);
  const { status } = await desk.call('POST', '/api/send_email', {
    mail_sender: { invoice_ids: [mailed.id], recipients, subject: null, message: null },
  });
  expect(status).toBe(202);

  // Each behind the one before of its company, and all of them due.
  const { rows } = await asOwner(server.current, (tx) =>
    sql<{
      behind: number;
      due: boolean;
    }>`select round(extract(epoch from run_at - min(run_at) over ()))::integer as behind, run_at < now() as due
      from graphile_worker.jobs where task_identifier = 'mail-invoice' order by id`.execute(tx),
  );
  expect(rows).toEqual(recipients.map((_to, at) => ({ behind: 2 * at, due: true })));

  let taken = 0;
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  const send = () => ((taken += 1), ended);
  await testWorker({
    ...server.current,
    mail: { ...server.current.mail, mailer: { ...server.current.mail.mailer, send } },
  });
  // Before the worker is stopped.
  onTestFinished(() => end());
  await vi.waitFor(() => expect(taken).toBe(2), PATIENCE);

  const draft = await desk.draft();
  expect((await desk.publish(draft)).status).toBe(202);
  const issued = async () => expect((await desk.publication(draft.id)).status).toBe('code_issued');
  await vi.waitFor(issued, PATIENCE);
  expect(taken).toBe(2);
});
