import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readMessage } from '#domain/documents/read-message.ts';
import type { VersionExtra } from '#server/modules/documents/index.ts';
import { parseXml } from '#server/platform/xmldsig/parse.ts';
import { declarationVerdict } from './acceptance-or-rejection.ts';

const version = {
  tenant_id: 1,
  document_id: 1,
  version: 1,
  certificate_id: 1,
  content: {},
  extra: { signed_id: 'TK-1', signature_id: 'sig-nnt-1' } satisfies VersionExtra,
  data_xml: Buffer.alloc(0),
  message_id: 'V1',
  sealed_on: '2026-11-20T02:00:00Z',
};

/** What one of the samples says about the declaration with this message id; no root is trusted. */
function said(name: string, message_id: string) {
  const bytes = readFileSync(`domain/samples/${name}.xml`);
  const message = readMessage(parseXml(bytes));
  if (message === null) throw new Error(`${name} is no message`);
  const answer = { message_type: message.header.type, body: message.body, bytes };
  return declarationVerdict(answer, { message_id, version, authority_roots: [] });
}

test.each(['103-accepted', '103-not-accepted'])(
  '%s decides nothing without a signature of the authority',
  (name) => {
    expect(said(name, 'V1')).toEqual({ unreadable: expect.stringContaining('chữ ký hợp lệ') });
  },
);

test('a receipt (102) of another message says nothing about this one', () => {
  expect(said('102-received', 'another')).toBeNull();
});
