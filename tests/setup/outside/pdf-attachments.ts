import { PDFDocument as Editable, PDFName, PDFString } from '@cantoo/pdf-lib';
import PDFDocument from 'pdfkit';

type Options = NonNullable<ConstructorParameters<typeof PDFDocument>[0]>;

/** A PDF of one page with files inside, in its tree of names. */
export function pdfWith(
  files: Readonly<Record<string, string | Buffer>>,
  options: Options = {},
): Promise<Buffer> {
  const doc = new PDFDocument(options);
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  for (const [name, bytes] of Object.entries(files)) doc.file(Buffer.from(bytes), { name });
  doc.text('Bản thể hiện của hóa đơn điện tử');
  doc.end();
  return new Promise((resolve) => doc.on('end', () => resolve(Buffer.concat(chunks))));
}

/** With compressed objects, and one file that is associated with the document (/AF) and in no tree of names. */
export async function pdfWithAssociated(name: string, bytes: Uint8Array): Promise<Buffer> {
  const doc = await Editable.create();
  doc.addPage();
  const { context } = doc;
  const stream = context.register(context.flateStream(bytes, { Type: 'EmbeddedFile' }));
  const file = context.register(
    context.obj({ Type: 'Filespec', F: PDFString.of(name), AFRelationship: 'Data', EF: { F: stream } }),
  );
  doc.catalog.set(PDFName.of('AF'), context.obj([file]));
  return Buffer.from(await doc.save({ useObjectStreams: true }));
}
