import type { components } from '#generated/types.ts';
import type { Tx } from '#server/context.ts';
import type { InputMail, MailFile } from '#server/gateways/mail/input-mailbox.ts';
import { failure, Failure } from '#server/platform/http/failure.ts';
import { keep, lookAt, refused, type Collecting, type InvoiceReaders, type LookedAt } from './collect.ts';
import { filesInPdf } from './open-pdf.ts';
import { baseName, isPdf, isZip, MAX_FILES, wrongKind, type UploadedFile } from './open-upload.ts';
import { zippedFiles } from './open-zip.ts';

type CollectedFile = components['schemas']['CollectedFile'];
type Outcome = components['schemas']['CollectorMailOutcome'];
type KeptFile = components['schemas']['CollectorMailFile'];

/** A file of a mail that was judged, or why it was not. */
type MailFinding = LookedAt | CollectedFile;

/** What comes out of the files of one mail at most: all of it is held until it is stored at once. */
const MAX_BYTES = 48 * 1024 * 1024;

/**
 * Judges the files of a mail, and those packed in them; nothing is stored yet. Failures: 503 where the server is too busy: the mail is read
 * again later.
 */
export async function lookAtMail(
  { file_judge, pdf_opener }: InvoiceReaders,
  context: Collecting,
  mail: InputMail,
): Promise<MailFinding[]> {
  const findings: MailFinding[] = [];
  const printed: CollectedFile[] = [];
  let bytes = 0;
  let count = 0;
  for (const file of mail.files) {
    try {
      for await (const { refusal, ...member } of uploadsIn(pdf_opener, context, file)) {
        bytes += member.bytes.length;
        count += 1;
        if (bytes > MAX_BYTES || count > MAX_FILES) throw TOO_MUCH;
        if (refusal !== null) (isPrint(refusal) ? printed : findings).push(refused(member, refusal));
        else findings.push(await lookAt(file_judge, context, member).catch(refusedOr(member)));
      }
    } catch (error) {
      const one = refusedOr({ file_name: file.file_name, bytes: Buffer.alloc(0) })(error);
      (isPrint(error) ? printed : findings).push(one);
      if (error === TOO_MUCH) break;
    }
  }
  if (mail.is_cut) findings.push(refused({ file_name: '…', bytes: Buffer.alloc(0) }, TOO_MANY_FILES));
  // Beside its XML the print of an invoice is nothing to speak of.
  return findings.some((one) => 'sha256' in one) ? findings : [...findings, ...printed];
}

/** A PDF that has no XML inside. */
function isPrint(error: unknown): boolean {
  return error instanceof Failure && error.errors[0]?.code === 'pdf_without_xml';
}

async function* uploadsIn(
  pdf_opener: InvoiceReaders['pdf_opener'],
  { account }: Collecting,
  { file_name, bytes }: MailFile,
): AsyncGenerator<UploadedFile> {
  if (bytes === null) throw FILE_TOO_LARGE;
  const wrong = wrongKind(bytes);
  if (wrong !== null) throw wrong;
  if (isZip(bytes)) yield* zippedFiles(pdf_opener, account.tenant_id, bytes);
  else if (isPdf(bytes)) yield* await filesInPdf(pdf_opener, account.tenant_id, bytes);
  else yield { file_name: baseName(file_name), bytes, refusal: null };
}

/** What is wrong with a file is kept with the mail; anything else ends the look. */
function refusedOr(file: { file_name: string; bytes: Buffer }): (error: unknown) => CollectedFile {
  return (error) => {
    if (error instanceof Failure && error.status === 422) return refused(file, error);
    throw error;
  };
}

const FILE_TOO_LARGE = failure(
  422,
  'mail_file_too_large',
  'Tệp quá lớn nên không được đọc. Tải tệp từ thư về rồi thả vào trang này.',
);
const TOO_MUCH = failure(
  422,
  'mail_too_large',
  `Thư có quá nhiều tệp (tối đa ${MAX_FILES} tệp XML). Phần còn lại không được nhận: tải về rồi thả vào trang này.`,
);
const TOO_MANY_FILES = failure(
  422,
  'mail_too_many_files',
  'Thư có nhiều tệp đính kèm hơn mức được đọc. Tải các tệp còn lại về rồi thả vào trang này.',
);

/** Stores what was judged. Answers what became of the mail and of each file. */
export async function keepMail(
  tx: Tx,
  context: Collecting,
  findings: readonly MailFinding[],
): Promise<{ outcome: Outcome; message: string | null; files: KeptFile[] }> {
  const files: KeptFile[] = [];
  for (const finding of findings) {
    const { invoice_collector, ...file } = 'sha256' in finding ? await keep(tx, context, finding) : finding;
    files.push({ ...file, invoice_collector_id: invoice_collector?.id ?? null });
  }
  const outcome = (['collected', 'duplicate', 'refused'] as const).find((one) =>
    files.some((file) => file.outcome === one),
  );
  return { outcome: outcome ?? 'nothing', message: outcome === undefined ? NOTHING : null, files };
}

const NOTHING = 'Không phải thư gửi hóa đơn: không có tệp XML, ZIP hoặc PDF đính kèm.';
