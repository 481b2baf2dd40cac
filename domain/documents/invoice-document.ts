import type { ByteWriter } from './byte-writer.ts';
import type { Xml } from './canonical-xml.ts';
import { textElement, XML_DECLARATION } from './canonical-xml.ts';
import { concatBytes, encodeUtf8, indexOfBytes } from './bytes.ts';

const DECLARATION = encodeUtf8(XML_DECLARATION);
const SIGNATURES_OPEN = encodeUtf8('<DSCKS>');
const SELLER_OPEN = encodeUtf8('<NBan>');
const SELLER_CLOSE = encodeUtf8('</NBan>');
const AUTHORITY_OPEN = encodeUtf8('<CQT>');
const AUTHORITY_CLOSE = encodeUtf8('</CQT>');
const SIGNATURES_CLOSE = encodeUtf8('</DSCKS></HDon>');
const INVOICE_OPEN = encodeUtf8('<HDon>');
const FILE_OPEN = concatBytes(DECLARATION, INVOICE_OPEN);
const INVOICE_CLOSE = encodeUtf8('</HDon>');
const MARKUP_DECLARATION = encodeUtf8('<!');

/** Mã của cơ quan thuế (MCCQT), canonical: the authority signs it as written. The id: codeId. */
export function codeElement(code: string, id: string): Xml {
  return textElement('MCCQT', code, { Id: id });
}

/**
 * Bytes of the invoice file: the XML declaration and `<HDon>` around parts that are already written. Nothing is
 * parsed or written again: signed bytes go in as they are, copied once.
 */
export function assembleInvoice(
  invoice_data: Uint8Array | Xml,
  qr_code: string,
  seller_signature: Uint8Array | null,
): Uint8Array {
  const qr = textElement('DLQRCode', qr_code);
  if (seller_signature === null) return concatBytes(FILE_OPEN, invoice_data, qr, INVOICE_CLOSE);
  return concatBytes(
    FILE_OPEN,
    invoice_data,
    qr,
    SIGNATURES_OPEN,
    SELLER_OPEN,
    seller_signature,
    SELLER_CLOSE,
    SIGNATURES_CLOSE,
  );
}

/**
 * The file of an invoice of a cash register: the seller gives its code (`code` its element, '' of an uncoded one), and signs the message
 * that carries it alone.
 */
export function assembleRegisterInvoice(
  invoice_data: Uint8Array,
  qr_code: string,
  code: Xml | '',
): Uint8Array {
  return concatBytes(FILE_OPEN, invoice_data, textElement('DLQRCode', qr_code), code, INVOICE_CLOSE);
}

/** The start of the same file, where it is written in one go: the data comes next. */
export function openInvoice(out: ByteWriter): void {
  out.raw(FILE_OPEN);
}

/** Its end, behind the data: the seller writes the signature where it belongs. */
export function closeInvoice(out: ByteWriter, qr_code: string, sign: (out: ByteWriter) => void): void {
  out.raw(encodeUtf8(textElement('DLQRCode', qr_code)));
  out.raw(SIGNATURES_OPEN);
  out.raw(SELLER_OPEN);
  sign(out);
  out.raw(SELLER_CLOSE);
  out.raw(SIGNATURES_CLOSE);
}

/** The seller's signed file with the code and the authority's signature put in; every other byte stays. */
export function insertCode(signed: Uint8Array, code: Xml, authority_signature: Uint8Array): Uint8Array {
  const open = indexOfBytes(signed, SIGNATURES_OPEN);
  const close = indexOfBytes(signed, SIGNATURES_CLOSE);
  if (open === -1 || close === -1) throw new RangeError('no signatures to put the code before');
  return concatBytes(
    signed.subarray(0, open),
    code,
    signed.subarray(open, close),
    AUTHORITY_OPEN,
    authority_signature,
    AUTHORITY_CLOSE,
    signed.subarray(close),
  );
}

/** The document without its XML declaration, to be put inside a message. */
export function withoutDeclaration(document: Uint8Array): Uint8Array {
  return indexOfBytes(document, DECLARATION) === 0 ? document.subarray(DECLARATION.length) : document;
}

export function withDeclaration(element_bytes: Uint8Array): Uint8Array {
  return concatBytes(DECLARATION, element_bytes);
}

/**
 * The `<HDon>` elements of a message, byte for byte, each as a file of its own. A message holding comments or CDATA
 * is refused: there the search for tags could be misled.
 */
export function invoiceFilesIn(message: Uint8Array): Uint8Array[] {
  if (indexOfBytes(message, MARKUP_DECLARATION) !== -1)
    throw new RangeError('comments or CDATA in a message');
  const files: Uint8Array[] = [];
  for (let open = indexOfBytes(message, INVOICE_OPEN); open !== -1;) {
    const close = indexOfBytes(message, INVOICE_CLOSE, open);
    if (close === -1) throw new RangeError('an invoice without an end');
    const end = close + INVOICE_CLOSE.length;
    files.push(withDeclaration(message.subarray(open, end)));
    open = indexOfBytes(message, INVOICE_OPEN, end);
  }
  return files;
}

/** The `<DLHDon …>` element of an invoice file, byte for byte: what the signatures cover, when written canonical. */
export function invoiceDataIn(file: Uint8Array): Uint8Array {
  const open = indexOfBytes(file, encodeUtf8('<DLHDon'));
  const close = indexOfBytes(file, encodeUtf8('</DLHDon>'), open);
  if (open === -1 || close === -1) throw new RangeError('no invoice data');
  return file.subarray(open, close + '</DLHDon>'.length);
}
