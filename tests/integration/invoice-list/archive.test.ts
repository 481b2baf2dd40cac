import { buffer } from 'node:stream/consumers';
import { beforeAll, expect, test } from 'vitest';
import { collectAnswers } from '#server/modules/documents/index.ts';
import { Archive, zipDirectory } from '#server/platform/sheets/read/archive.ts';
import { judged } from '#tests/contract/injection.ts';
import { withTestApp } from '#tests/setup/test-app.ts';
import { deskOf, TENANT } from '../signing/desk.ts';

const server = withTestApp();
let token = '';
let issued = 0;
let draft = 0;
beforeAll(async () => {
  const desk = await deskOf(server.current);
  token = await server.current.signIn('owner@demo.vn');
  const first = await desk.draft({ buyer_name: 'Công ty "Bao Bì", Sáng' });
  expect((await desk.publish(first)).status).toBe(202);
  await desk.work([first.id]);
  await collectAnswers(server.current.publishing, TENANT);
  issued = first.id;
  draft = (await desk.draft()).id;
});

type Unpacked = Readonly<Record<string, Buffer>>;

async function archiveOf(
  query: Record<string, string>,
  as = token,
): Promise<{ files: Unpacked; total: unknown }> {
  const { status, bytes, text, headers } = await judged(server.current, 'exportInvoices', {
    query,
    token: as,
  });
  expect(status, text).toBe(200);
  const archive = new Archive(bytes, { unpacked_bytes: 50_000_000, ratio: 1_000 } as ConstructorParameters<
    typeof Archive
  >[1]);
  const files: Record<string, Buffer> = {};
  for (const name of zipDirectory(bytes).keys()) files[name] = await buffer(archive.unpack(name));
  return { files, total: headers['x-total-count'] };
}

test('the XMLs of a list are the signed bytes; a draft has none, and the list of the archive says why', async () => {
  const { files, total } = await archiveOf({ format: 'xml', ids: `${issued},${draft}` });
  expect(total).toBe('2');
  const [name, ...others] = Object.keys(files).filter((one) => one.endsWith('.xml'));
  expect(others).toEqual([]);
  const own = await judged(server.current, 'getInvoiceXml', { id: issued, token });
  expect(files[name ?? '']?.equals(own.bytes)).toBe(true);
  const rows = String(files['danh-sach.csv']).trim().split('\r\n').slice(1);
  expect(rows).toHaveLength(2);
  expect(rows.find((row) => row.toLowerCase().includes(name ?? '-'))).toContain('"Công ty ""Bao Bì"", Sáng"');
  expect(rows.find((row) => !row.includes('.xml'))).toContain('chưa được ký nên chưa có tệp XML');
});

test('the PDFs of a list are those of its invoices, drafts too', async () => {
  const { files } = await archiveOf({ format: 'pdf', ids: `${issued},${draft}` });
  const prints = Object.entries(files).filter(([name]) => name.endsWith('.pdf'));
  expect(prints).toHaveLength(2);
  const own = await judged(server.current, 'getInvoicePdf', { id: issued, token });
  expect(prints.some(([, bytes]) => bytes.equals(own.bytes))).toBe(true);
});

test('holds nothing of another company, and what the filter leaves out', async () => {
  const stranger = await server.current.signIn('owner@demo2.vn');
  expect(Object.keys((await archiveOf({ format: 'xml', ids: String(issued) }, stranger)).files)).toEqual([
    'danh-sach.csv',
  ]);
  const { files } = await archiveOf({ format: 'pdf', status: 'draft' });
  expect(Object.keys(files).filter((name) => name.endsWith('.pdf'))).toHaveLength(1);
});
