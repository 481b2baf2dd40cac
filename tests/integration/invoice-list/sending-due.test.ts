import { expect, test } from 'vitest';
import { BLANK_DECLARATION } from '#domain/registration/content.ts';
import { judged } from '#tests/contract/injection.ts';
import { deskOf } from '#tests/integration/plain/plain-desk.ts';
import { keepDeclared } from '#tests/setup/declare.ts';
import { withTestApp } from '#tests/setup/test-app.ts';

const server = withTestApp();

const due = async (token: string, of = 'invoices') =>
  (await judged(server.current, 'getSendingDue', { token, query: { of } })).body;

test('the days of late invoices follow the law, the list, and the incidents of the company', async () => {
  server.current.clock.set('2026-11-26T02:00:00.000Z');
  const token = await server.current.signIn('owner@demo.vn');
  expect(await due(token)).toEqual({
    sending_due: { over_until: '2026-11-24', today_from: '2026-11-25', today_to: '2026-11-25' },
  });
  expect(await due(token, 'invoice_calculating_machines')).toEqual({
    sending_due: { over_until: '2026-11-25', today_from: '2026-11-26', today_to: '2026-11-26' },
  });
  const desk = await deskOf(server.current, 'owner@demo.vn');
  const incident = { kind: 'force_majeure', started_on: '2026-11-25', name: 'Mất điện cả khu' };
  await desk.make('/api/incidents', { incident });
  // The 24th is a holiday: of the 23rd on, all was due on the 25th or later, and is stopped.
  expect(await due(token)).toEqual({
    sending_due: { over_until: '2026-11-22', today_from: null, today_to: null },
  });
  const other = await server.current.signIn('owner@demo2.vn');
  expect(await due(other)).toMatchObject({ sending_due: { over_until: '2026-11-24' } });
});

test('nothing is late of a company that reports by summary table: only what has a code is', async () => {
  const { clock, publishing, signIn } = server.current;
  clock.set('2026-11-26T03:00:00.000Z');
  const token = await signIn('owner@demo2.vn');
  const { invoice_modes, transfer } = BLANK_DECLARATION;
  const SECOND = 2;
  const declare = (coded: boolean, full_content: boolean) =>
    keepDeclared(publishing.db, SECOND, '5401', clock.now(), {
      invoice_modes: { ...invoice_modes, coded, uncoded: true },
      transfer: { ...transfer, summary_table: true, full_content },
    });
  await declare(false, true);
  expect(await due(token)).toMatchObject({ sending_due: { over_until: '2026-11-24' } });
  await declare(false, false);
  expect(await due(token)).toEqual({ sending_due: { over_until: null, today_from: null, today_to: null } });
  await declare(true, false);
  expect(await due(token)).toMatchObject({ sending_due: { over_until: '2026-11-24' } });
});
