/** An object of a file as it is written between `N 0 obj` and `endobj`: everything before a stream as text, and the bytes of the stream. */
type PdfObject = { readonly head: string; readonly stream: Buffer | null };

export type PdfObjects = {
  readonly objects: ReadonlyMap<number, PdfObject>;
  /** The root of its tree of pages. */
  readonly pages: number;
  readonly page_count: number;
};

const HEAD = /^\s*\d+ 0 obj\s*/;
const ENTRY = /^(\d{10}) \d{5} (n|f)/;
/** The longest dictionary or array of a print; beyond it the file is none of ours. */
const MAX_HEAD_BYTES = 1_000_000;

/**
 * The objects of a PDF that pdfkit wrote: one table of references, no compressed objects, lengths of streams written out. Throws for
 * any other.
 */
export function pdfObjects(file: Uint8Array): PdfObjects {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const end = bytes.subarray(-1_024).toString('latin1');
  const table_at = Number(/startxref\s+(\d+)/.exec(end)?.[1] ?? Number.NaN);
  const table = bytes.subarray(table_at).toString('latin1');
  if (!table.startsWith('xref')) throw new Error('a PDF without a table of references');
  const objects = new Map<number, PdfObject>();
  offsetsIn(table).forEach((offset, number) => {
    if (offset !== null) objects.set(number, objectAt(bytes, offset));
  });
  const root = objects.get(referenceIn(table, 'Root'))?.head ?? '';
  const pages = referenceIn(root, 'Pages');
  const count = /\/Count (\d+)/.exec(objects.get(pages)?.head ?? '')?.[1];
  if (count === undefined) throw new Error('a PDF without pages');
  return { objects, pages, page_count: Number(count) };
}

/** Where each object begins, by its number; null for one that is free. */
function offsetsIn(table: string): (number | null)[] {
  const [, , ...lines] = table.split('\n');
  const entries = lines.map((line) => ENTRY.exec(line));
  const after = entries.findIndex((entry) => entry === null);
  return entries.slice(0, after).map((entry) => (entry?.[2] === 'n' ? Number(entry[1]) : null));
}

function referenceIn(text: string, name: string): number {
  const number = new RegExp(`/${name} (\\d+) 0 R`).exec(text)?.[1];
  if (number === undefined) throw new Error(`a PDF without ${name}`);
  return Number(number);
}

function objectAt(bytes: Buffer, offset: number): PdfObject {
  const stream_at = bytes.indexOf('stream\n', offset, 'latin1');
  const end_at = bytes.indexOf('endobj', offset, 'latin1');
  const has_stream = stream_at !== -1 && stream_at < end_at;
  const until = has_stream ? stream_at : end_at;
  if (until === -1 || until - offset > MAX_HEAD_BYTES) throw new Error('a PDF object without an end');
  const head = bytes.subarray(offset, until).toString('latin1').replace(HEAD, '').trimEnd();
  if (!has_stream) return { head, stream: null };
  const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? Number.NaN);
  const from = stream_at + 'stream\n'.length;
  if (!(from + length < bytes.length)) throw new Error('a PDF stream without its length');
  return { head, stream: bytes.subarray(from, from + length) };
}
