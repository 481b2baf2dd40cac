import { walk, type ParsedElement, type XmlProblem } from '#domain/documents/parsed-element.ts';
import { readInvoice, type ReadInvoice } from '#domain/documents/read-invoice.ts';
import { fileOutcome } from '#domain/signing/file-outcome.ts';
import type { VerifyPorts } from '#domain/signing/ports.ts';
import { verifyDocument } from '#domain/signing/verify-document.ts';
import type { JudgedFile } from './file-judge.ts';
import { verificationOnWire } from './wire.ts';

/**
 * A real signature takes more than 1.5 kB of the 2 MB; an empty one takes 12 bytes, and its verdict near a thousand: more than
 * these are no invoices, and the answer would be a hundred times the file.
 */
const MOST_SIGNATURES = 2000;

/** A file from anyone, judged. */
export function judgeFile(file: Uint8Array, ports: VerifyPorts): JudgedFile {
  const once = parsedOnce(ports);
  const { refused, signatures } = verifyDocument(file, once);
  if (refused !== null) return refusedFor(refused);
  if (signatures.length > MOST_SIGNATURES) return refusedFor('too_large');
  const invoices = invoicesIn(once.parse(file));
  const outcome = fileOutcome(signatures, invoices);
  return { refused: null, verification: verificationOnWire({ outcome, signatures, invoices }) };
}

const refusedFor = (refused: XmlProblem): JudgedFile => ({ refused, verification: null });

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
