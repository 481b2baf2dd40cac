import { beforeAll, expect, test } from 'vitest';
import type { components } from '#generated/types.ts';
import { judged } from '#tests/contract/injection.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { clerk, type Clerk } from '../reliability/clerk.ts';

type Schemas = components['schemas'];
type Attachment = Schemas['InvoiceAttachment'];

const server = withTestApp();
const TENANT = 1;
const PDF = '%PDF-1.4\n%%EOF\n';
let owner: Clerk;
let token = '';
beforeAll(async () => {
  token = await server.current.signIn('owner@demo.vn');
  owner = clerk(server.current.url, token);
});

const attach = (id: number, body: string, file_name = 'hop-dong.pdf') =>
  judged(server.current, 'createInvoiceAttachment', { token, id, query: { file_name }, body });
async function attached(id: number, body = PDF, file_name?: string): Promise<Attachment> {
  const answered = await attach(id, body, file_name);
  expect(answered.status, answered.text).toBe(201);
  return (answered.body as { invoice_attachment: Attachment }).invoice_attachment;
}
async function filesOf(id: number): Promise<Attachment[]> {
  const { body } = await judged(server.current, 'listInvoiceAttachments', { token, id });
  return (body as { invoice_attachments: Attachment[] }).invoice_attachments;
}
const share = ({ id, lock_version }: Attachment, shared: boolean) =>
  judged(server.current, 'updateInvoiceAttachment', {
    token,
    id,
    body: { invoice_attachment: { shared, lock_version } },
  });
const remove = (id: number) => judged(server.current, 'deleteInvoiceAttachment', { token, id });
const codeOf = ({ body }: { body: unknown }) => (body as Partial<Schemas['Errors']>).errors?.[0]?.code;
async function history(id: number): Promise<(string | null)[][]> {
  const { body } = await judged(server.current, 'listInvoiceHistory', { token, id });
  return (body as { invoice_events: Schemas['DocumentEvent'][] }).invoice_events
    .filter(({ kind }) => kind.startsWith('file_'))
    .map(({ title, detail }) => [title, detail]);
}

test('a file of a draft is kept as it came, listed, saved by its name, and taken away again', async () => {
  const { id } = await owner.draft();
  const made = await attached(id);
  expect(made).toMatchObject({
    file_name: 'hop-dong.pdf',
    media_type: 'application/pdf',
    size_bytes: PDF.length,
    shared: false,
  });
  expect(await filesOf(id)).toEqual([made]);
  const file = await judged(server.current, 'getInvoiceAttachmentFile', { token, id: made.id });
  expect(Buffer.from(file.bytes).toString()).toBe(PDF);
  expect(file.headers['content-type']).toBe('application/octet-stream');
  expect(file.headers['content-disposition']).toContain('hop-dong.pdf');
  expect((await remove(made.id)).status).toBe(200);
  expect(await filesOf(id)).toEqual([]);
  expect((await remove(made.id)).status).toBe(404);
});

test('the same bytes again are the file that is there', async () => {
  const { id } = await owner.draft();
  const made = await attached(id);
  expect(await attached(id, PDF, 'ten-khac.pdf')).toEqual(made);
});

test('an invoice takes ten files and 10 MB, whoever counts at the same moment', async () => {
  const { id } = await owner.draft();
  for (let at = 0; at < 9; at += 1) await attached(id, `${PDF}${at}`);
  const both = await Promise.all(['a', 'b'].map((text) => attach(id, PDF + text)));
  expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
  expect(both.map(codeOf)).toContain('too_many_files');
  const other = await owner.draft();
  for (const text of ['a', 'b']) await attached(other.id, PDF + text.repeat(5 * 1024 * 1024 - PDF.length));
  expect(codeOf(await attach(other.id, PDF))).toBe('files_too_large');
});

test('with its draft a file goes too', async () => {
  const { id } = await owner.draft();
  const { id: file } = await attached(id);
  expect((await judged(server.current, 'deleteInvoice', { token, id })).status).toBe(200);
  expect((await judged(server.current, 'getInvoiceAttachmentFile', { token, id: file })).status).toBe(404);
});

test('of an issued invoice files stay; what is added or marked is a line of its history', async () => {
  const draft = await owner.draft();
  const before = await attached(draft.id);
  expect((await owner.publish(draft)).status).toBe(202);
  await server.current.publishNow(TENANT, draft.id);
  const refused = await remove(before.id);
  expect([refused.status, codeOf(refused)]).toEqual([409, 'attachment_kept']);
  await attached(draft.id, `${PDF}sau`, 'phieu-xuat.pdf');
  expect((await share(before, true)).status).toBe(200);
  const stale = await share(before, false);
  expect([stale.status, codeOf(stale)]).toEqual([409, 'stale_record']);
  expect(await history(draft.id)).toEqual([
    ['Chọn gửi người mua một tệp', 'hop-dong.pdf'],
    ['Đính kèm tệp', 'phieu-xuat.pdf'],
  ]);
});
