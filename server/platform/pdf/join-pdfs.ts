import { pdfObjects, type PdfObjects } from './pdf-objects.ts';

/** Objects of the joined file that stand at its end, where all pages are known. */
const CATALOG = 1;
const PAGES = 2;
const FIRST_FREE = 3;

const REFERENCE = /(\d+) 0 R\b/g;

/**
 * One PDF of the pages of many, in their order, written while they come: one file at a time is held, and of those written a number for
 * each object. The files are prints of ours (see pdfObjects). Their titles and authors are left out.
 */
export async function* joinPdfs(files: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  const offsets: number[] = [];
  const kids: number[] = [];
  let written = 0;
  let pages = 0;
  let free = FIRST_FREE;
  const put = (...parts: readonly (string | Buffer)[]): Buffer => {
    const bytes = Buffer.concat(
      parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)),
    );
    written += bytes.length;
    return bytes;
  };
  const begun = (number: number): string => {
    offsets[number] = written;
    return `${number} 0 obj\n`;
  };

  yield put('%PDF-1.3\n%\xff\xff\xff\xff\n');
  for await (const file of files) {
    const read = pdfObjects(file);
    const moved = new Map([...read.objects.keys()].map((number, at) => [number, free + at]));
    free += moved.size;
    const chunks: Buffer[] = [];
    for (const [number, { stream }] of read.objects) {
      const own = moved.get(number) ?? free;
      const head = headOf(read, number, moved);
      chunks.push(
        stream === null
          ? put(begun(own), head, '\nendobj\n')
          : put(begun(own), head, '\nstream\n', stream, '\nendstream\nendobj\n'),
      );
      if (number === read.pages) kids.push(own);
    }
    pages += read.page_count;
    yield Buffer.concat(chunks);
  }
  yield put(begun(CATALOG), `<< /Type /Catalog /Pages ${PAGES} 0 R /Lang (vi) >>\nendobj\n`);
  yield put(
    begun(PAGES),
    `<< /Type /Pages /Count ${pages} /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] >>\nendobj\n`,
  );
  yield put(...tableOf(offsets, free, written));
}

/** An object under its new number; the root of a file's pages becomes a branch of all pages. */
function headOf({ objects, pages }: PdfObjects, number: number, moved: ReadonlyMap<number, number>): string {
  const head = objects.get(number)?.head ?? 'null';
  const renumbered = head.replaceAll(REFERENCE, (whole, old: string) => {
    const own = moved.get(Number(old));
    return own === undefined ? whole : `${own} 0 R`;
  });
  return number === pages ? renumbered.replace('<<', `<<\n/Parent ${PAGES} 0 R`) : renumbered;
}

function tableOf(offsets: readonly number[], size: number, table_at: number): string[] {
  const rows = Array.from({ length: size - 1 }, (_, at) => {
    const offset = String(offsets[at + 1] ?? 0).padStart(10, '0');
    return `${offset} 00000 n \n`;
  });
  return [
    `xref\n0 ${size}\n0000000000 65535 f \n`,
    ...rows,
    `trailer\n<< /Size ${size} /Root ${CATALOG} 0 R >>\nstartxref\n${table_at}\n%%EOF\n`,
  ];
}
