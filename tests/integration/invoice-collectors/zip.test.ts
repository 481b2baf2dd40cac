import { afterAll, expect, test } from 'vitest';
import { silentLog } from '#server/platform/log.ts';
import { openPdfsInChildProcesses } from '#server/platform/pdf/pdf-opener.ts';
import { writeZip } from '#server/platform/zip/write-zip.ts';
import { root } from '#tests/golden/sealed-sample.ts';
import { judgeHere } from '#tests/setup/judge-here.ts';
import { pdfWith } from '#tests/setup/outside/pdf-attachments.ts';
import { withCollector } from './collector-desk.ts';

const pdf_opener = openPdfsInChildProcesses(silentLog, { limit_ms: 120_000 });
afterAll(() => pdf_opener.close());
const roots = [root.certificate_pem];
const desk = withCollector(judgeHere({ everybody: roots, authority: roots }), { pdf_opener });

async function zipOf(files: Readonly<Record<string, Buffer | string>>): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  const zip = writeZip(async (bytes) => void pieces.push(bytes.slice()));
  for (const [name, bytes] of Object.entries(files)) await zip.add(name, Buffer.from(bytes));
  await zip.finish();
  return Buffer.concat(pieces);
}

const outcomes = async (files: Readonly<Record<string, Buffer | string>>) =>
  (await desk.collected(await zipOf(files), 'thang-11.zip')).map(
    ({ file_name, outcome }) => `${file_name} ${outcome}`,
  );

test('every file of a ZIP is taken or named: XML, PDFs with XML inside, and what is neither', async () => {
  const files = {
    'a.xml': desk.coded(),
    'sub/b.pdf': await pdfWith({ 'b-trong.xml': desk.coded() }),
    'in.pdf': await pdfWith({}),
    'thang-10.zip': 'PK',
    'thư.docx': 'x',
  };
  const found = await desk.collected(await zipOf(files), 'thang-11.zip');
  expect(found.map(({ file_name, outcome }) => [file_name, outcome])).toEqual([
    ['a.xml', 'collected'],
    ['b-trong.xml', 'collected'],
    ['in.pdf', 'refused'],
    ['thang-10.zip', 'refused'],
    ['thư.docx', 'refused'],
  ]);
  expect(found.slice(2).map(({ message }) => message)).toEqual([
    expect.stringContaining('chỉ là bản in'),
    expect.stringContaining('Giải nén rồi tải tệp này lên riêng'),
    expect.stringContaining('Không phải tệp XML hoặc PDF'),
  ]);
});

test('the print of an XML that is beside it under the same name, and what systems add, are nothing to speak of', async () => {
  expect(
    await outcomes({
      'hd/1.xml': desk.coded(),
      'hd/1.pdf': await pdfWith({}),
      'hd/1.html': 'x',
      '__MACOSX/hd/._1.xml': 'x',
      'hd/.DS_Store': 'x',
      'Thumbs.db': 'x',
    }),
  ).toEqual(['1.xml collected']);
});

test('beyond twenty the other files are counted', async () => {
  const others = Object.fromEntries(Array.from({ length: 25 }, (_none, at) => [`${at}.txt`, 'x']));
  const found = await desk.collected(await zipOf({ 'z.xml': desk.coded(), ...others }), 'nhieu.zip');
  expect(found).toHaveLength(22);
  expect(found.at(-1)?.message).toContain('Còn 4 tệp khác cũng vậy');
});
