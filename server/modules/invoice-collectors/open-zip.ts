import { MAX_MESSAGE_BYTES } from '#domain/documents/format/problems.ts';
import { Failure, failure } from '#server/platform/http/failure.ts';
import type { PdfOpener } from '#server/platform/pdf/pdf-opener.ts';
import { SheetFailure } from '#server/platform/sheets/failure.ts';
import { Archive, zipDirectory } from '#server/platform/sheets/read/archive.ts';
import { READ_LIMITS } from '#server/platform/sheets/read/limits.ts';
import { filesInPdf, MAX_PDF_BYTES, PDF_TOO_LARGE } from './open-pdf.ts';
import { baseName, MAX_FILES, TOO_LARGE, type UploadedFile } from './open-upload.ts';

/** What comes out of one ZIP: as many invoices as people send in a month, and not a hundred times as much. */
/** Room for prints among the files, which are larger. */
const PRINTS_BYTES = 500_000_000;
const ZIP_LIMITS = { ...READ_LIMITS, unpacked_bytes: MAX_FILES * MAX_MESSAGE_BYTES + PRINTS_BYTES };

/** Other files that are named one by one; the rest are counted. */
const MAX_NAMED = 20;

/**
 * The XML files of a ZIP, and those inside its PDFs, one after another. Whatever else is in it is named as not taken, but for the print or
 * the view of an XML under the same name. Failures: 422 for an archive that is not to be opened, 503 when too many PDFs wait.
 */
export async function* zippedFiles(
  opener: PdfOpener,
  tenant_id: number,
  bytes: Buffer,
): AsyncGenerator<UploadedFile> {
  const { archive, invoices, others } = opened(bytes);
  for (const name of invoices) {
    const file_name = baseName(name);
    try {
      if (isXmlName(name)) yield await zippedXml(archive, name);
      else yield* await zippedPdf(archive, name, opener, tenant_id);
    } catch (error) {
      // A bomb ends the whole archive, a busy server the whole upload; one damaged file leaves the others.
      if (error instanceof SheetFailure && error.code !== 'unsafe')
        yield notTaken(file_name, refusedFor(error));
      else if (error instanceof Failure && error.status === 422) yield notTaken(file_name, error);
      else throw error instanceof SheetFailure ? refusedFor(error) : error;
    }
  }
  for (const name of others.slice(0, MAX_NAMED)) yield notTaken(baseName(name), refusalOfOther(name));
  const [next, ...rest] = others.slice(MAX_NAMED);
  if (next !== undefined) yield notTaken(baseName(next), othersToo(rest.length));
}

function notTaken(file_name: string, refusal: Failure): UploadedFile {
  return { file_name, bytes: Buffer.alloc(0), refusal };
}

const isXmlName = (name: string): boolean => name.endsWith('.xml');

async function zippedXml(archive: Archive, name: string): Promise<UploadedFile> {
  const bytes = await unpacked(archive, name, MAX_MESSAGE_BYTES);
  if (bytes === null) return notTaken(baseName(name), TOO_LARGE);
  return { file_name: baseName(name), bytes, refusal: bytes.length === 0 ? EMPTY : null };
}

/** Its files under its own name, which is the one that people know. */
async function zippedPdf(
  archive: Archive,
  name: string,
  opener: PdfOpener,
  tenant_id: number,
): Promise<UploadedFile[]> {
  const pdf = await unpacked(archive, name, MAX_PDF_BYTES);
  return pdf === null ? [notTaken(baseName(name), PDF_TOO_LARGE)] : filesInPdf(opener, tenant_id, pdf);
}

const EMPTY = failure(422, 'empty_file', 'Tệp rỗng.');

type Opened = { archive: Archive; invoices: string[]; others: string[] };

function opened(bytes: Buffer): Opened {
  try {
    const all = [...zipDirectory(bytes).keys()];
    if (all.includes('[content_types].xml'))
      throw failure(422, 'wrong_file_kind', 'Đây là tệp Word hoặc Excel. Chọn tệp XML gốc của hóa đơn.');
    const files = all.filter((name) => !OF_THE_SYSTEM.test(name));
    const with_xml = new Set(files.filter(isXmlName).map(stemOf));
    const meant = files.filter((name) => isXmlName(name) || !with_xml.has(stemOf(name)));
    const xml = meant.filter(isXmlName);
    // Prints beside the files are no reason to refuse these: what is too many is named.
    const pdf = meant.filter((name) => name.endsWith('.pdf')).slice(0, Math.max(0, MAX_FILES - xml.length));
    const invoices = meant.filter((name) => xml.includes(name) || pdf.includes(name));
    if (invoices.length === 0)
      throw failure(
        422,
        'zip_without_xml',
        'Trong tệp ZIP không có tệp XML nào. Nén các tệp XML gốc của hóa đơn rồi chọn lại.',
      );
    if (xml.length > MAX_FILES)
      throw failure(
        422,
        'zip_too_many',
        `Tệp ZIP có ${xml.length} tệp XML, mỗi lần nhận tối đa ${MAX_FILES}. Chia thành nhiều tệp ZIP.`,
      );
    const others = meant.filter((name) => !invoices.includes(name));
    return { archive: new Archive(bytes, ZIP_LIMITS), invoices, others };
  } catch (error) {
    throw error instanceof SheetFailure ? refusedFor(error) : error;
  }
}

/** Folders, and what systems add to an archive by themselves. */
const OF_THE_SYSTEM = /\/$|^__macosx\/|(?:^|\/)(?:\.[^/]*|thumbs\.db|desktop\.ini)$/;

function stemOf(name: string): string {
  return name.replace(/\.[^./]*$/, '');
}

function refusalOfOther(name: string): Failure {
  const message = /\.(zip|rar|7z|gz|tar)$/.test(name)
    ? 'Tệp nén nằm trong tệp ZIP nên không được mở. Giải nén rồi tải tệp này lên riêng.'
    : name.endsWith('.pdf')
      ? `Mỗi tệp ZIP chỉ đọc được ${MAX_FILES} tệp nên tệp PDF này chưa được đọc. Tải tệp này lên riêng.`
      : 'Không phải tệp XML hoặc PDF nên không được đọc. Nếu là hóa đơn, xin người bán gửi tệp XML gốc.';
  return failure(422, 'not_an_invoice_file', message);
}

function othersToo(rest: number): Failure {
  const more = rest === 0 ? '' : ` Còn ${rest} tệp khác cũng vậy.`;
  return failure(422, 'not_an_invoice_file', `Không phải tệp XML hoặc PDF nên không được đọc.${more}`);
}

/** Null where more comes out than there may be: no more of it is unpacked. */
async function unpacked(archive: Archive, name: string, limit: number): Promise<Buffer | null> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of archive.unpack(name)) {
    size += piece.length;
    if (size > limit) return null;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

function refusedFor({ code }: SheetFailure): Failure {
  if (code === 'encrypted')
    return failure(422, 'zip_encrypted', 'Tệp ZIP có mật khẩu. Giải nén rồi chọn các tệp XML bên trong.');
  if (code === 'unsafe')
    return failure(
      422,
      'zip_unsafe',
      'Tệp ZIP có dấu hiệu gây hại (bung ra quá lớn, quá nhiều tệp hoặc đường dẫn lạ) nên không được mở. Xin người gửi nén lại.',
    );
  return failure(422, 'zip_damaged', 'Tệp ZIP bị hỏng. Tải lại tệp, hoặc giải nén rồi chọn các tệp XML.');
}
