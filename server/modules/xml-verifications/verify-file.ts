import { MOST_MESSAGE_BYTES } from '#domain/documents/format/problems.ts';
import { walk, type ParsedElement } from '#domain/documents/parsed-element.ts';
import { readInvoice, type ReadInvoice } from '#domain/documents/read-invoice.ts';
import { fileOutcome, type FileOutcome } from '#domain/signing/file-outcome.ts';
import type { VerifyPorts } from '#domain/signing/ports.ts';
import { XML_PROBLEM_WORDS } from '#domain/signing/verdict-words.table.ts';
import type { SignatureVerdict } from '#domain/signing/verdict.ts';
import { verifyDocument } from '#domain/signing/verify-document.ts';
import { failure } from '#server/platform/http/failure.ts';

export type VerifiedFile = {
  outcome: FileOutcome;
  signatures: readonly SignatureVerdict[];
  invoices: readonly ReadInvoice[];
};

/** A file from anyone, judged. 422 where it is not even looked at. */
export function verifyFile(file: Uint8Array, ports: VerifyPorts): VerifiedFile {
  if (file.length > MOST_MESSAGE_BYTES)
    throw failure(
      422,
      'file_too_large',
      'Tệp lớn hơn 2 MB nên không được kiểm tra. Một thông điệp gửi cơ quan thuế không quá 2 MB; hãy chọn đúng tệp XML của hóa đơn.',
    );
  const once = parsedOnce(ports);
  const { refused, signatures } = verifyDocument(file, once);
  if (refused !== null) throw failure(422, refused, XML_PROBLEM_WORDS[refused]);
  const invoices = invoicesIn(once.parse(file));
  return { outcome: fileOutcome(signatures, invoices), signatures, invoices };
}

/** For one file: 2 MB of elements take most of a second to read. */
function parsedOnce(ports: VerifyPorts): VerifyPorts {
  let root: ParsedElement | null = null;
  return { ...ports, parse: (file) => (root ??= ports.parse(file)) };
}

/** Every invoice wherever it stands: one that is hidden in another place is to be seen too. */
function invoicesIn(root: ParsedElement): ReadInvoice[] {
  return [...walk(root)]
    .filter(({ element }) => element.name === 'HDon')
    .flatMap(({ element }) => readInvoice(element) ?? []);
}
