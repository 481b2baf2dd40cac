import {
  decodePDFRawStream,
  EncryptedPDFError,
  ParseSpeeds,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFRawStream,
  PDFStream,
  PDFString,
  type PDFObject,
} from '@cantoo/pdf-lib';

/** A file inside a PDF; `bytes` are null where it is larger than asked for. */
export type EmbeddedFile = { readonly file_name: string; readonly bytes: Uint8Array | null };

export type PdfProblem = 'encrypted' | 'damaged';

/** Why a PDF is not opened. */
export class PdfError extends Error {
  readonly problem: PdfProblem;

  constructor(problem: PdfProblem, options?: ErrorOptions) {
    super(`a PDF that is ${problem}`, options);
    this.name = 'PdfError';
    this.problem = problem;
  }
}

/**
 * The files inside a PDF (ISO 32000-2, 7.11.4), wherever their specifications hang: in the tree of names, as associated files (/AF) of the
 * document or a page, or on an annotation. Throws PdfError. It may take as much memory as what is packed in it: for strangers' files it
 * is called in a process of its own (pdf-opener.ts).
 */
export async function embeddedFiles(pdf: Uint8Array, max_bytes: number): Promise<EmbeddedFile[]> {
  const { context } = await opened(pdf);
  const streams = new Map<PDFStream, string>();
  for (const [, object] of context.enumerateIndirectObjects())
    for (const specification of specificationsIn(object)) {
      const files = specification.lookupMaybe(PDFName.of('EF'), PDFDict);
      const stream = files?.lookup(PDFName.of('UF')) ?? files?.lookup(PDFName.of('F'));
      if (stream instanceof PDFStream) streams.set(stream, nameOf(specification));
    }
  return [...streams].map(([stream, file_name]) => {
    const bytes = contentsOf(stream);
    return { file_name, bytes: bytes.length > max_bytes ? null : bytes };
  });
}

async function opened(pdf: Uint8Array): Promise<PDFDocument> {
  try {
    // Many prints are encrypted against changes alone: those open with an empty password.
    return await PDFDocument.load(pdf, {
      password: '',
      updateMetadata: false,
      parseSpeed: ParseSpeeds.Fastest,
    });
  } catch (error) {
    const is_encrypted = error instanceof EncryptedPDFError || /password|encrypt/i.test(String(error));
    throw new PdfError(is_encrypted ? 'encrypted' : 'damaged', { cause: error });
  }
}

/** Dictionaries with an /EF, in an object and in what is written inside it; not in what it refers to. */
function* specificationsIn(object: PDFObject): Generator<PDFDict> {
  const waiting: PDFObject[] = [object];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next instanceof PDFDict) {
      if (next.has(PDFName.of('EF'))) yield next;
      waiting.push(...next.values());
    } else if (next instanceof PDFArray) waiting.push(...next.asArray());
  }
}

function nameOf(specification: PDFDict): string {
  const name = specification.lookup(PDFName.of('UF')) ?? specification.lookup(PDFName.of('F'));
  return name instanceof PDFString || name instanceof PDFHexString ? name.decodeText() : '';
}

function contentsOf(stream: PDFStream): Uint8Array {
  try {
    return stream instanceof PDFRawStream ? decodePDFRawStream(stream).decode() : stream.getContents();
  } catch (error) {
    throw new PdfError('damaged', { cause: error });
  }
}
