import { expect, type APIRequestContext } from '@playwright/test';
import { buyerCertificate, signedByBuyer } from '#tests/integration/statements/buyer-file.ts';

/** A statement that waits for its buyer, the key of the link, and the tax code of who signs. */
type Waiting = { statement_id: number; key: string; tax_code: string };

/** The seller's file of a statement, read through the buyer's link and signed with a program of the buyer's own. */
export async function fileOfBuyer(
  request: APIRequestContext,
  { statement_id, key, tax_code }: Waiting,
): Promise<Buffer> {
  const now_ms = Date.now();
  const read = await request.post('/api/statement_links/xml', { data: { statement_link: { key } } });
  const certificate = buyerCertificate(tax_code, now_ms);
  return signedByBuyer(new Uint8Array(await read.body()), statement_id, certificate, now_ms);
}

/** The buyer opens the link of a statement, signs the file and hands it in. */
export async function signForBuyer(request: APIRequestContext, waiting: Waiting): Promise<void> {
  const file_base64 = (await fileOfBuyer(request, waiting)).toString('base64');
  const { key } = waiting;
  const answer = await request.post('/api/statement_links/files', {
    data: { statement_file: { key, file_base64 } },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}
