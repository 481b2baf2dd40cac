import { afterAll, expect, test } from 'vitest';
import { MAX_MESSAGE_BYTES } from '#domain/documents/format/problems.ts';
import { silentLog } from '#server/platform/log.ts';
import { openPdfsInChildProcesses } from '#server/platform/pdf/pdf-opener.ts';
import { root } from '#tests/golden/sealed-sample.ts';
import { judgeHere } from '#tests/setup/judge-here.ts';
import { pdfWith, pdfWithAssociated } from '#tests/setup/outside/pdf-attachments.ts';
import { withCollector } from './collector-desk.ts';

const pdf_opener = openPdfsInChildProcesses(silentLog, { limit_ms: 120_000 });
afterAll(() => pdf_opener.close());
const roots = [root.certificate_pem];
const desk = withCollector(judgeHere({ everybody: roots, authority: roots }), { pdf_opener });

const MB = 1024 * 1024;

test('the XML inside a PDF is the invoice, kept byte for byte; the print around it is not', async () => {
  const xml = desk.coded();
  const pdf = await pdfWith({ 'ban-in.txt': 'bản in', 'hóa đơn.xml': xml });
  const [one] = await desk.collected(pdf, 'hoa-don.pdf');
  expect(one).toMatchObject({ outcome: 'collected', file_name: 'hóa đơn.xml' });
  const kept = await desk.app.app.inject({
    url: `/api/invoice_collectors/${one?.invoice_collector?.id ?? 0}/xml`,
    headers: { authorization: `Bearer ${desk.token}` },
  });
  expect(kept.rawPayload.equals(xml)).toBe(true);
  const [again] = await desk.collected(xml);
  expect(again).toMatchObject({ outcome: 'duplicate' });
});

test('one that is only an associated file of the document is found, whatever its name', async () => {
  const [one] = await desk.collected(await pdfWithAssociated('data.bin', desk.coded()), 'hoa-don.pdf');
  expect(one).toMatchObject({ outcome: 'collected', file_name: 'data.bin' });
});

test('a print that is locked against changes alone is read', async () => {
  const [one] = await desk.collected(
    await pdfWith({ 'a.xml': desk.coded() }, { ownerPassword: 'chu' }),
    'a.pdf',
  );
  expect(one).toMatchObject({ outcome: 'collected' });
});

test('of several in one PDF each has its own outcome', async () => {
  const pdf = await pdfWith({ 'a.xml': desk.coded(), 'b.xml': '<a/>', 'c.xml': Buffer.alloc(3 * MB, ' ') });
  const found = await desk.collected(pdf, 'nhieu.pdf');
  expect(found.map(({ file_name, outcome }) => [file_name, outcome])).toEqual([
    ['a.xml', 'collected'],
    ['b.xml', 'refused'],
    ['c.xml', 'refused'],
  ]);
});

test.each<[what: string, file: () => Promise<Buffer> | Buffer, code: string, words: string]>([
  ['a PDF that is a print alone', () => pdfWith({}), 'pdf_without_xml', 'Hãy xin người bán tệp XML'],
  [
    'one with other files inside',
    () => pdfWith({ 'a.txt': 'x' }),
    'pdf_without_xml',
    'Hãy xin người bán tệp XML',
  ],
  ['the beginning of one', () => Buffer.from('%PDF-1.7\n%âãÏÓ'), 'pdf_', 'XML'],
  [
    'one with a password',
    () => pdfWith({ 'a.xml': '<a/>' }, { userPassword: 'x' }),
    'pdf_encrypted',
    'mật khẩu',
  ],
  [
    'more than 10 MB',
    () => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(11 * MB, 1)]),
    'pdf_too_large',
    '10 MB',
  ],
  ['an XML that is no invoice', () => pdfWith({ 'a.xml': '<html/>' }), 'no_invoice', 'không có hóa đơn nào'],
  [
    'an XML larger than an invoice',
    () => pdfWith({ 'a.xml': Buffer.alloc(MAX_MESSAGE_BYTES + 1, ' ') }),
    'file_too_large',
    '2 MB',
  ],
  [
    'an entity inside',
    () => pdfWith({ 'a.xml': '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>' }),
    'document_type',
    'DOCTYPE',
  ],
  [
    'twenty-one XML files',
    () => pdfWith(Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`${at}.xml`, '<a/>']))),
    'pdf_too_many',
    '20 tệp XML',
  ],
])('%s is refused in words', async (_what, file, code, words) => {
  const { status, ...answered } = await desk.refused(await file(), 'hoa-don.pdf');
  expect(status, answered.message).toBe(422);
  expect(answered.code).toContain(code);
  expect(answered.message).toContain(words);
});
