import { afterAll, beforeAll, expect, test } from 'vitest';
import { printInChildProcesses } from '#server/gateways/print/print-in-child-processes.ts';
import { printInvoice } from '#server/gateways/print/print-invoice.ts';
import type { InvoicePrinter } from '#server/gateways/print/printer.ts';
import { SAMPLE_PRINT } from '#server/gateways/print/sample-print.ts';
import { silentLog } from '#server/platform/log.ts';
import { TaskGivenUp, type TaskProblem } from '#server/platform/child-processes/task-given-up.ts';
import { openPkcs12InChildProcesses, type Pkcs12Opener } from '#server/platform/xmldsig/pkcs12-opener.ts';
import { describedAs } from '#tests/contract/described.ts';
import { inject, judged, type ErrorBody } from '#tests/contract/injection.ts';
import { pkcs12AskingInside } from './hostile-pkcs12.ts';
import { longestHold } from '#tests/setup/longest-hold.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { clerk } from '../reliability/clerk.ts';

/** Longer than any drawing takes on a crowded machine. */
const PATIENT_MS = 120_000;

const processes = printInChildProcesses(silentLog, { limit_ms: PATIENT_MS });
const narrow = printInChildProcesses(silentLog, { limit_ms: PATIENT_MS, heap_mb: 24 });
afterAll(async () => {
  await processes.close();
  await narrow.close();
});

let instead: TaskProblem | 'broken' | null = null;
const asked: number[] = [];
const printer: InvoicePrinter = {
  print: async (tenant_id, view) => {
    asked.push(tenant_id);
    if (instead === 'broken') throw new Error('a process died');
    if (instead !== null) throw new TaskGivenUp(instead);
    return processes.print(tenant_id, view);
  },
  close: async () => undefined,
};

/** Two billion rounds never end: the limit may be short. */
const pkcs12_processes = openPkcs12InChildProcesses(silentLog, { limit_ms: 3_000 });
afterAll(() => pkcs12_processes.close());
let opening = (): void => undefined;
const opener: Pkcs12Opener = {
  open: (...sent) => {
    opening();
    if (instead !== null && instead !== 'broken') throw new TaskGivenUp(instead);
    return pkcs12_processes.open(...sent);
  },
  close: async () => undefined,
};

const server = withTestApp(undefined, { invoice_printer: printer, pkcs12_opener: opener });

const drafts = new Map<string, { id: number; token: string }>();
beforeAll(async () => {
  for (const email of ['owner@demo.vn', 'owner@demo2.vn']) {
    const token = await server.current.signIn(email);
    const { id } = await clerk(server.current.url, token).draft();
    drafts.set(email, { id, token });
  }
});

const pdf = (email = 'owner@demo.vn') => judged(server.current, 'getInvoicePdf', drafts.get(email));

const LINES = Array.from({ length: 100 }, (_, index) => ({
  ...SAMPLE_PRINT.lines[0],
  kind: 'goods' as const,
  name: `Hàng hóa ${index}`,
}));
const heavy = { ...SAMPLE_PRINT, lines: LINES } as typeof SAMPLE_PRINT;

test('others are served while a heavy PDF is drawn', async () => {
  await processes.print(1, SAMPLE_PRINT);
  await printInvoice(SAMPLE_PRINT);
  const held_here = await longestHold(() => printInvoice(heavy));
  const held = await longestHold(() => processes.print(1, heavy));
  expect(held).toBeLessThan(held_here / 4);
});

test('a PDF that takes too much memory ends its process alone: the next is drawn', async () => {
  const gave_up = await narrow.print(1, heavy).catch((error: unknown) => error);
  expect(gave_up).toMatchObject({ problem: 'too_much_memory' });
  const drawn = await processes.print(1, SAMPLE_PRINT);
  expect(Buffer.from(drawn).equals(Buffer.from(await printInvoice(SAMPLE_PRINT)))).toBe(true);
});

test('every PDF of an invoice is drawn there, in the lane of its company', async () => {
  instead = null;
  asked.length = 0;
  for (const email of drafts.keys()) expect((await pdf(email)).status).toBe(200);
  expect(new Set(asked).size).toBe(2);
});

test.each([
  ['too_long', 422, 'pdf_too_long', 'quá nặng nên máy chủ đã dừng vẽ. Tệp XML vẫn tải được', undefined],
  ['too_much_memory', 422, 'pdf_too_much_memory', 'quá nhiều bộ nhớ', undefined],
  ['queue_full', 503, 'pdf_busy', 'Hãy đợi vài giây rồi tải lại', '10'],
  ['closed', 503, 'server_stopping', 'đang khởi động lại', '10'],
  ['broken', 500, 'internal_error', 'lỗi kỹ thuật', undefined],
] as const)('%s is answered in words: %i %s', async (why, status, code, words, retry_after) => {
  instead = why;
  const reply = await pdf();
  const [error] = (reply.body as ErrorBody).errors;
  expect([reply.status, error?.code, reply.headers['retry-after']]).toEqual([status, code, retry_after]);
  expect(error?.message).toContain(words);
});

const upload = (body: object) =>
  judged(server.current, 'createCertificate', {
    token: drafts.get('owner@demo.vn')?.token ?? null,
    body: { tenant_certificate: body },
  });
const errorOf = (reply: { body: unknown }) => (reply.body as ErrorBody).errors[0];

test('a PKCS#12 file with its rounds hidden inside is refused, and others are answered meanwhile', async () => {
  instead = null;
  const opened = new Promise<void>((resolve) => (opening = resolve));
  const order: string[] = [];
  const bytes = pkcs12AskingInside(2_000_000_000, 'matkhau');
  expect(bytes.length).toBeLessThan(300);
  const refused = upload({ pkcs12_base64: bytes.toString('base64'), password: 'matkhau' }).finally(() =>
    order.push('refused'),
  );
  await opened;
  await inject(server.current, 'getHealth').finally(() => order.push('health'));
  const reply = await refused;
  expect(order).toEqual(['health', 'refused']);
  expect(reply.status, reply.text).toBe(422);
  expect(errorOf(reply)).toMatchObject({
    code: 'certificate_too_long',
    fields: ['pkcs12_base64'],
    message: expect.stringContaining('Hãy xuất lại chứng thư với thiết lập mặc định'),
  });
});

test('the usual PKCS#12 file opens in the process; what is wrong with one is told as ever', async () => {
  instead = null;
  const { tenant_certificate: usual } = describedAs('createCertificate').body?.example as {
    tenant_certificate: { password: string };
  };
  expect((await upload({ ...usual, password: 'sai' })).text).toContain('wrong_password');
  expect((await upload(usual)).status).toBe(201);
});

test.each([
  ['too_much_memory', 422, 'certificate_too_much_memory'],
  ['queue_full', 503, 'certificate_busy'],
  ['closed', 503, 'server_stopping'],
] as const)('a PKCS#12 file not opened for %s: %i %s', async (why, status, code) => {
  instead = why;
  const reply = await upload({ pkcs12_base64: 'AAAA', password: 'p' });
  expect([reply.status, errorOf(reply)?.code]).toEqual([status, code]);
});
