import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readMessage } from '#domain/documents/read-message.ts';
import type { VersionExtra } from '#server/modules/documents/index.ts';
import { parseXml } from '#server/platform/xmldsig/parse.ts';
import { invoiceVerdict } from './code-or-rejection.ts';

const version = {
  tenant_id: 1,
  document_id: 1,
  version: 1,
  certificate_id: 1,
  content: {},
  extra: { signed_id: 'HD-1', signature_id: 'sig-nb-1' } satisfies VersionExtra,
  data_xml: Buffer.alloc(0),
  message_id: 'V1',
  sealed_on: '2026-11-20T02:00:00Z',
};

/** What one of the samples, which carry no signature, says about an invoice. */
function said(name: string) {
  const bytes = readFileSync(`domain/samples/${name}.xml`);
  const message = readMessage(parseXml(bytes));
  if (message === null) throw new Error(`${name} is no message`);
  const answer = { message_type: message.header.type, body: message.body, bytes };
  return invoiceVerdict(answer, { message_id: 'V1', version, authority_roots: [] });
}

test('a refusal of the code (204) decides nothing without a signature of the authority', () => {
  expect(said('204-LTBao1-code-refused')).toEqual({ unreadable: expect.stringContaining('chữ ký hợp lệ') });
});

test.each(['204-LTBao2-package-valid', '204-LTBao3-invalid-list'])(
  '%s says nothing about an invoice that waits for its code',
  (name) => expect(said(name)).toBeNull(),
);
