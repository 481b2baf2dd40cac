import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readMessage } from '#domain/documents/read-message.ts';
import { authoritySigner, makeAuthorityKey } from '#server/gateways/provider/sandbox/authority.ts';
import type { VersionExtra } from '#server/modules/documents/index.ts';
import { parseXml } from '#server/platform/xmldsig/parse.ts';
import { mistakeVerdict } from './verdict.ts';

const MESSAGE_ID = 'V0106026495BE6C2A5F416051458695C628496B208D';
const SAMPLE = readFileSync('domain/samples/301-mistake-result.xml', 'utf8');
const key = makeAuthorityKey();

/** The sample with other lines, signed by the authority. */
function signed(edit: (xml: string) => string = (xml) => xml): Buffer {
  const xml = edit(SAMPLE);
  const data = /<DLTBao .*<\/DLTBao>/s.exec(xml)?.[0] ?? '';
  const signature = authoritySigner(key)('sig-cqt-1', '2026-11-20T09:00:00', {
    id: 'TB301',
    bytes: Buffer.from(data),
  });
  return Buffer.from(xml.replace('<CQT></CQT>', `<CQT>${Buffer.from(signature).toString()}</CQT>`));
}

/** What an answer says of a notice with so many invoices. */
function verdictOf(bytes: Buffer, count: number, message_id = MESSAGE_ID) {
  const message = readMessage(parseXml(bytes));
  if (message === null) throw new Error('no message');
  const invoice = { form_no: '1', symbol: 'C26TAA', number: '15' };
  const version = {
    tenant_id: 1,
    document_id: 1,
    version: 1,
    certificate_id: 1,
    content: { invoices: Array.from({ length: count }, () => invoice) },
    extra: { signed_id: 'SS-1', signature_id: 'sig-nnt-1' } satisfies VersionExtra,
    data_xml: Buffer.alloc(0),
    message_id,
    sealed_on: '2026-11-20T02:00:00Z',
  };
  const answer = { message_type: '301', body: message.body, bytes };
  return mistakeVerdict(answer, { message_id, version, authority_roots: [key.root_pem] });
}

test('a signed 301 that receives its one invoice takes effect', () => {
  expect(verdictOf(signed(), 1)).toMatchObject({
    answer: 'received',
    takes_effect: true,
    lines: [{ position: 1, accepted: true }],
  });
});

test('a 301 without a signature of the authority decides nothing', () => {
  expect(verdictOf(Buffer.from(SAMPLE), 1)).toEqual({ unreadable: expect.stringContaining('chữ ký hợp lệ') });
});

test('a 301 about other invoices than those of the notice decides nothing', () => {
  expect(verdictOf(signed(), 2)).toEqual({ unreadable: expect.stringContaining('đúng các hóa đơn') });
  const second = (xml: string) => xml.replace('<STT>1</STT>', '<STT>2</STT>');
  expect(verdictOf(signed(second), 1)).toEqual({ unreadable: expect.stringContaining('đúng các hóa đơn') });
});

test('a line that says neither received nor not is no answer', () => {
  const neither = (xml: string) => xml.replace('<TTTNCCQT>1</TTTNCCQT>', '<TTTNCCQT>7</TTTNCCQT>');
  expect(verdictOf(signed(neither), 1)).toBeNull();
});

test('a 301 to another message says nothing about this notice', () => {
  expect(verdictOf(signed(), 1, 'another')).toBeNull();
});
