import type { APIRequestContext } from '@playwright/test';
import { decodeUtf8, encodeUtf8 } from '#domain/documents/bytes.ts';
import {
  statementDataId,
  statementSignatureId,
  withBuyerSignature,
} from '#domain/documents/statement-xml.ts';
import { signingTimeOf } from '#domain/signing/signing-time.ts';
import { createTestRoot, issueCertificate } from '#server/platform/xmldsig/certificates.ts';
import { signElements } from '#tests/golden/sealed-sample.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What the buyer's own program makes of the seller's file: the statement with the buyer's signature, by a certificate of this tax code. */
export async function signedByBuyer(
  request: APIRequestContext,
  { statement_id, key, tax_code }: { statement_id: number; key: string; tax_code: string },
): Promise<Buffer> {
  const now_ms = Date.now();
  const years = {
    valid_from: new Date(now_ms - 30 * DAY_MS).toISOString(),
    valid_to: new Date(now_ms + 300 * DAY_MS).toISOString(),
  };
  const root = createTestRoot({ ...years, serial: '71', subject: { common_name: 'Gốc của người mua' } });
  const subject = { common_name: 'CÔNG TY NGƯỜI MUA', tax_code };
  const signer = issueCertificate({ ...years, serial: '7101', root, subject });
  const reply = await request.post('/api/statement_links/xml', { data: { statement_link: { key } } });
  const file = await reply.body();
  const data = /<NDBBan .*<\/NDBBan>/s.exec(decodeUtf8(file))?.[0] ?? '';
  const signature = signElements(
    [{ id: statementDataId(statement_id), bytes: encodeUtf8(data) }],
    statementSignatureId(statement_id, 'buyer'),
    signer,
    signingTimeOf(new Date(now_ms).toISOString()),
  );
  return Buffer.from(withBuyerSignature(file, signature));
}
