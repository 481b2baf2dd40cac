import { XML_DECLARATION } from '../../documents/canonical-xml.ts';
import { encodeUtf8, lastIndexOfBytes, standsAt } from '../../documents/bytes.ts';
import { DSIG_NAMESPACE } from '../algorithms.table.ts';
import type { Span } from '../ports.ts';
import { DIGEST_METHOD, METHODS } from '../signature-xml.ts';

/** Where the parts of a file lie. */
export type StoredLayout = {
  /** DLHDon, its Id, and what the signature says of it. */
  data: Span;
  data_id: Span;
  data_uri: Span;
  data_digest: Span;
  /** Inside Object, its Id, and what the signature says of it. */
  time: Span;
  time_id: Span;
  time_uri: Span;
  time_digest: Span;
  /** Inside SignedInfo. */
  signed_info: Span;
  /** Base64 text. */
  value: Span;
  certificate: Span;
};

const START = encodeUtf8(`${XML_DECLARATION}<HDon>`);
const DATA_OPEN = encodeUtf8('<DLHDon Id="');
const ID_CLOSE = encodeUtf8('">');
const DATA_CLOSE = encodeUtf8('</DLHDon>');
const QR_OPEN = encodeUtf8('<DLQRCode>');
const TO_SIGNATURE = encodeUtf8(`</DLQRCode><DSCKS><NBan><Signature xmlns="${DSIG_NAMESPACE}" Id="`);
const TO_SIGNED_INFO = encodeUtf8('"><SignedInfo>');
const TO_REFERENCE = encodeUtf8(`${METHODS}<Reference URI="#`);
const TO_DIGEST = encodeUtf8(`">${DIGEST_METHOD}<DigestValue>`);
const TO_NEXT_REFERENCE = encodeUtf8('</DigestValue></Reference><Reference URI="#');
const REFERENCE_CLOSE = encodeUtf8('</DigestValue></Reference>');
const TO_VALUE = encodeUtf8('</SignedInfo><SignatureValue>');
const TO_SUBJECT = encodeUtf8('</SignatureValue><KeyInfo><X509Data><X509SubjectName>');
const TO_CERTIFICATE = encodeUtf8('</X509SubjectName><X509Certificate>');
const TO_TIME_ID = encodeUtf8('</X509Certificate></X509Data></KeyInfo><Object Id="');
const END = encodeUtf8('</Object></Signature></NBan></DSCKS></HDon>');

/** Bytes that stand behind the QR code whatever is signed: it need not be looked for among them. */
const SHORTEST_END = [
  TO_SIGNATURE,
  TO_SIGNED_INFO,
  TO_REFERENCE,
  TO_DIGEST,
  TO_NEXT_REFERENCE,
  TO_DIGEST,
  REFERENCE_CLOSE,
  TO_VALUE,
  TO_SUBJECT,
  TO_CERTIFICATE,
  TO_TIME_ID,
  ID_CLOSE,
  END,
].reduce((sum, { length }) => sum + length, 0);

/**
 * Where the signed parts of an invoice file lie that assembleInvoice put together around one signature of prepareSignature:
 * the seller's own. Null for a file with one byte in another place, the authority's coded file too. This is no reading of
 * XML: only for bytes that are known to be our own.
 */
export function storedLayout(file: Uint8Array): StoredLayout | null {
  const read = reader(file);
  read.pass(START);
  const data_start = read.place();
  read.pass(DATA_OPEN);
  const data_id = read.upTo(QUOTE);
  read.pass(ID_CLOSE);
  read.goTo(lastIndexOfBytes(file, QR_OPEN, file.length - SHORTEST_END) - DATA_CLOSE.length);
  read.pass(DATA_CLOSE);
  const data = { from: data_start, to: read.place() };
  read.pass(QR_OPEN);
  read.upTo(LESS_THAN);
  read.pass(TO_SIGNATURE);
  read.upTo(QUOTE);
  read.pass(TO_SIGNED_INFO);
  const info_start = read.place();
  read.pass(TO_REFERENCE);
  const data_uri = read.upTo(QUOTE);
  read.pass(TO_DIGEST);
  const data_digest = read.upTo(LESS_THAN);
  read.pass(TO_NEXT_REFERENCE);
  const time_uri = read.upTo(QUOTE);
  read.pass(TO_DIGEST);
  const time_digest = read.upTo(LESS_THAN);
  read.pass(REFERENCE_CLOSE);
  const signed_info = { from: info_start, to: read.place() };
  read.pass(TO_VALUE);
  const value = read.upTo(LESS_THAN);
  read.pass(TO_SUBJECT);
  read.upTo(LESS_THAN);
  read.pass(TO_CERTIFICATE);
  const certificate = read.upTo(LESS_THAN);
  read.pass(TO_TIME_ID);
  const time_id = read.upTo(QUOTE);
  read.pass(ID_CLOSE);
  const time = { from: read.place(), to: file.length - END.length };
  read.goTo(file.length - END.length);
  read.pass(END);
  if (!read.holds()) return null;
  return {
    data,
    data_id,
    data_uri,
    data_digest,
    time,
    time_id,
    time_uri,
    time_digest,
    signed_info,
    value,
    certificate,
  };
}

const QUOTE = 0x22;
const LESS_THAN = 0x3c;

/** Goes through bytes that must be as expected; once they are not, `holds` stays false. Each `upTo` is followed by a `pass`. */
function reader(file: Uint8Array) {
  let at = 0;
  let holds = true;
  return {
    place: () => at,
    holds: () => holds,
    goTo: (place: number) => {
      if (place < at) holds = false;
      at = place;
    },
    pass: (expected: Uint8Array) => {
      holds &&= standsAt(file, expected, at);
      at += expected.length;
    },
    upTo: (byte: number): Span => {
      const from = at;
      // Where there is none, nothing passes at -1.
      at = file.indexOf(byte, from);
      return { from, to: at };
    },
  };
}
