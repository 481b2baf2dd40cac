import { embeddedFiles, PdfError, type EmbeddedFile, type PdfProblem } from './embedded-files.ts';

export type PdfTask = { readonly pdf: Uint8Array; readonly max_bytes: number };

/** A PdfError does not survive the way between processes: its problem goes as a value. */
export type PdfAnswer = { readonly problem: PdfProblem } | { readonly files: EmbeddedFile[] };

/** The module of the child. */
export const start = () => answer;

async function answer({ pdf, max_bytes }: PdfTask): Promise<PdfAnswer> {
  try {
    return { files: await embeddedFiles(pdf, max_bytes) };
  } catch (error) {
    if (error instanceof PdfError) return { problem: error.problem };
    throw error;
  }
}
