import { MAX_MESSAGE_BYTES } from '#domain/documents/format/problems.ts';
import { refuseGivenUp } from '#server/platform/child-processes/task-given-up.ts';
import { failure } from '#server/platform/http/failure.ts';
import { PdfError, type EmbeddedFile } from '#server/platform/pdf/embedded-files.ts';
import type { PdfOpener } from '#server/platform/pdf/pdf-opener.ts';
import { baseName, TOO_LARGE, type UploadedFile } from './open-upload.ts';

/** A print with its XML inside has some hundred kilobytes. */
export const MAX_PDF_BYTES = 10 * 1024 * 1024;
/** An invoice has one XML; a print of several has one for each. */
const MAX_XML_FILES = 20;

/**
 * The XML files inside a PDF (PDF/A-3 and other attachments); its other files are left alone. Failures: 422 for a PDF without one, and one
 * that is not to be opened; 503 when too many wait.
 */
export async function filesInPdf(
  opener: PdfOpener,
  tenant_id: number,
  pdf: Buffer,
): Promise<[UploadedFile, ...UploadedFile[]]> {
  if (pdf.length > MAX_PDF_BYTES) throw PDF_TOO_LARGE;
  const embedded = await opener.open(tenant_id, pdf, MAX_MESSAGE_BYTES).catch(refuse);
  const [first, ...others] = embedded.filter(isXml).map(asUploaded);
  if (first === undefined) throw PDF_WITHOUT_XML;
  if (others.length >= MAX_XML_FILES) throw PDF_TOO_MANY;
  return [first, ...others];
}

/** By its name, or by how it begins: some programs name it otherwise. */
function isXml({ file_name, bytes }: EmbeddedFile): boolean {
  if (/\.xml$/i.test(file_name)) return true;
  return bytes !== null && /^(\xEF\xBB\xBF)?\s*<(\?xml|HDon|TDiep)/.test(beginning(bytes));
}

const beginning = (bytes: Uint8Array): string => Buffer.from(bytes.subarray(0, 200)).toString('latin1');

function asUploaded({ file_name, bytes }: EmbeddedFile): UploadedFile {
  return bytes === null
    ? { file_name: baseName(file_name), bytes: Buffer.alloc(0), refusal: TOO_LARGE }
    : { file_name: baseName(file_name), bytes: Buffer.from(bytes), refusal: null };
}

const PDF_WITHOUT_XML = failure(
  422,
  'pdf_without_xml',
  'Tệp PDF này chỉ là bản in, bên trong không có tệp XML của hóa đơn. Hãy xin người bán tệp XML.',
);
export const PDF_TOO_LARGE = failure(
  422,
  'pdf_too_large',
  'Tệp PDF lớn hơn 10 MB nên không được mở. Hãy xin người bán tệp XML.',
);
const PDF_TOO_MANY = failure(
  422,
  'pdf_too_many',
  `Tệp PDF có hơn ${MAX_XML_FILES} tệp XML bên trong. Hãy xin người bán từng tệp XML, hoặc nén chúng thành ZIP.`,
);

const PROBLEMS = {
  encrypted: failure(
    422,
    'pdf_encrypted',
    'Tệp PDF có mật khẩu nên không đọc được tệp XML bên trong. Hãy xin người bán tệp XML.',
  ),
  damaged: failure(
    422,
    'pdf_damaged',
    'Tệp PDF bị hỏng nên không đọc được tệp XML bên trong. Tải lại tệp, hoặc xin người bán tệp XML.',
  ),
} as const;

const givenUp = refuseGivenUp({
  code: 'pdf',
  too_long: 'Việc mở tệp PDF này mất quá lâu nên đã dừng lại. Hãy xin người bán tệp XML.',
  too_much_memory: 'Việc mở tệp PDF này cần quá nhiều bộ nhớ nên đã dừng lại. Hãy xin người bán tệp XML.',
  queue_full: 'Máy chủ đang mở nhiều tệp PDF khác nên chưa nhận tệp này. Hãy đợi vài giây rồi thử lại.',
  closed: 'Máy chủ đang khởi động lại nên chưa mở xong tệp PDF này. Hãy đợi vài giây rồi thử lại.',
});

function refuse(error: unknown): never {
  if (error instanceof PdfError) throw PROBLEMS[error.problem];
  return givenUp(error);
}
