import { expect, type APIRequestContext } from '@playwright/test';
import { decodeUtf8, encodeUtf8 } from '#domain/documents/bytes.ts';
import {
  statementDataId,
  statementSignatureId,
  withBuyerSignature,
} from '#domain/documents/statement-xml.ts';
import { createTestRoot, issueCertificate } from '#server/platform/xmldsig/certificates.ts';
import { signElements } from '#tests/golden/sealed-sample.ts';

const YEARS = { valid_from: '2026-01-01T00:00:00Z', valid_to: '2029-01-01T00:00:00Z' };

/** The buyer opens the link of a statement, signs the seller's file with a program of their own and hands it in. */
export async function signForBuyer(
  request: APIRequestContext,
  statement_id: number,
  url: string,
  tax_code: string,
): Promise<void> {
  const root = createTestRoot({ ...YEARS, serial: '71', subject: { common_name: 'Gốc của người mua' } });
  const subject = { common_name: 'CÔNG TY NGƯỜI MUA', tax_code };
  const buyer = issueCertificate({ ...YEARS, serial: '7101', root, subject });
  const key = new URL(url).searchParams.get('key') ?? '';
  const read = await request.post('/api/statement_links/xml', { data: { statement_link: { key } } });
  const file = new Uint8Array(await read.body());
  const data = /<(NDBBan|NDBKe) .*<\/\1>/s.exec(decodeUtf8(file))?.[0] ?? '';
  const signature = signElements(
    [{ id: statementDataId(statement_id), bytes: encodeUtf8(data) }],
    statementSignatureId(statement_id, 'buyer'),
    buyer,
  );
  const file_base64 = Buffer.from(withBuyerSignature(file, signature)).toString('base64');
  const answer = await request.post('/api/statement_links/files', {
    data: { statement_file: { key, file_base64 } },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}
