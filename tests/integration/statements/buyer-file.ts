import { decodeUtf8, encodeUtf8 } from '#domain/documents/bytes.ts';
import {
  statementDataId,
  statementSignatureId,
  withBuyerSignature,
} from '#domain/documents/statement-xml.ts';
import { signingTimeOf } from '#domain/signing/signing-time.ts';
import { DAY_MS } from '#domain/vietnam-time.ts';
import {
  createTestRoot,
  issueCertificate,
  type IssuedCertificate,
} from '#server/platform/xmldsig/certificates.ts';
import { signElements } from '#tests/golden/sealed-sample.ts';

/** A certificate of a buyer of this tax code, valid around `now_ms`, under a root of its own. */
export function buyerCertificate(tax_code: string, now_ms: number): IssuedCertificate {
  const years = {
    valid_from: new Date(now_ms - 30 * DAY_MS).toISOString(),
    valid_to: new Date(now_ms + 300 * DAY_MS).toISOString(),
  };
  const root = createTestRoot({ ...years, serial: '71', subject: { common_name: 'Gốc của người mua' } });
  const subject = { common_name: 'CÔNG TY NGƯỜI MUA', tax_code };
  return issueCertificate({ ...years, serial: '7101', root, subject });
}

/** What the buyer's own program makes of the seller's file of a statement or list: the same with the buyer's signature of `now_ms`. */
export function signedByBuyer(
  file: Uint8Array,
  statement_id: number,
  signer: IssuedCertificate,
  now_ms: number,
): Buffer {
  const data = /<(NDBBan|NDBKe) .*<\/\1>/s.exec(decodeUtf8(file))?.[0] ?? '';
  const signature = signElements(
    [{ id: statementDataId(statement_id), bytes: encodeUtf8(data) }],
    statementSignatureId(statement_id, 'buyer'),
    signer,
    signingTimeOf(new Date(now_ms).toISOString()),
  );
  return Buffer.from(withBuyerSignature(file, signature));
}
