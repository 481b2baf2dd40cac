import PDFDocument from 'pdfkit';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { joinPdfs } from './join-pdfs.ts';
import { pdfObjects } from './pdf-objects.ts';

/** A PDF of one text a page, with the words of a reference in its title. */
function written(...pages: readonly string[]): Promise<Uint8Array> {
  const doc = new PDFDocument({ autoFirstPage: false, info: { Title: 'See 3 0 R' } });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  for (const text of pages) doc.addPage().text(text);
  doc.end();
  return new Promise((resolve) => doc.on('end', () => resolve(Buffer.concat(chunks))));
}

async function* each(files: readonly Promise<Uint8Array>[]): AsyncGenerator<Uint8Array> {
  for (const file of files) yield await file;
}

async function textsOf(files: readonly Promise<Uint8Array>[]): Promise<string[]> {
  const chunks: Buffer[] = [];
  for await (const chunk of joinPdfs(each(files))) chunks.push(chunk);
  const opened = await getDocument({
    data: new Uint8Array(Buffer.concat(chunks)),
    stopAtErrors: true,
    verbosity: 0,
  }).promise;
  const texts: string[] = [];
  for (let number = 1; number <= opened.numPages; number += 1) {
    const page = await opened.getPage(number);
    const { items } = await page.getTextContent();
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(''));
  }
  return texts;
}

test('the pages of all files follow each other, each with its own text', async () => {
  expect(await textsOf([written('one'), written('two', 'three'), written('stream endobj 5 0 R')])).toEqual([
    'one',
    'two',
    'three',
    'stream endobj 5 0 R',
  ]);
});

test('a hundred files are one', async () => {
  const files = Array.from({ length: 100 }, (_, at) => written(`file ${at}`));
  const texts = await textsOf(files);
  expect(texts).toHaveLength(100);
  expect(texts[99]).toBe('file 99');
});

test('it is written while files come: the first is out before the second is read', async () => {
  const joined = joinPdfs(
    (async function* () {
      yield await written('one');
      throw new Error('the second cannot be read');
    })(),
  );
  await joined.next();
  expect(((await joined.next()).value as Buffer).length).toBeGreaterThan(100);
  await expect(joined.next()).rejects.toThrow('the second cannot be read');
});

test.each(['', 'no PDF', '%PDF-1.7\nstartxref\n0\n%%EOF'])('%j is refused', (text) =>
  expect(() => pdfObjects(Buffer.from(text))).toThrow(),
);
