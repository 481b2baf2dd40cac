import { describe, expect, it } from 'vitest';
import { decodeUtf8, encodeUtf8 } from '#domain/documents/bytes.ts';
import { withoutDeclaration } from '#domain/documents/invoice-document.ts';
import type { RelatedInvoice } from '#domain/invoice/particulars.ts';
import { withTestDatabase } from '#tests/setup/test-database.ts';
import type { OutgoingMessage } from '../provider.ts';
import { REASONS, type ReasonName } from './reasons.table.ts';
import { CERTIFICATE, reasonCodes, sandboxes, type Running } from './sandbox.fixture.ts';
import { correctionList, type ListedInvoice } from './signed-document.fixture.ts';
import { messageAround, signedFile, signedMessage } from './signed-message.fixture.ts';

const start = sandboxes(withTestDatabase());

const RELATED: RelatedInvoice = {
  nature: 'replace_many',
  regime: '1',
  tax_code: null,
  form_no: null,
  symbol: null,
  number: null,
  issued_on: null,
  reason_code: '13',
  note: 'Thay thế cho 2 hóa đơn theo bảng kê 01/BK-ĐCTT số 1/2026/BKTT ngày 20 tháng 11 năm 2026',
  list_no: '1/2026/BKTT',
  list_on: '2026-11-20',
};

/** The sample invoice has goods for 1.900.000. */
const BOTH: readonly ListedInvoice[] = [
  { number: '1', after: '1000000' },
  { number: '2', after: '900000' },
];

type Changes = {
  rows?: readonly ListedInvoice[];
  related?: Partial<RelatedInvoice>;
  list?: Parameters<typeof correctionList>[1];
  tamper?: (list: string) => string;
};

/** Message 208: invoice 3 in the place of those of the list. */
function listed({ rows = BOTH, related = {}, list = {}, tamper = same }: Changes = {}): OutgoingMessage {
  const content = { number: 3, related: { ...RELATED, ...related } };
  const invoice = decodeUtf8(withoutDeclaration(signedFile({ certificate: CERTIFICATE, content })));
  return messageAround('208', encodeUtf8(invoice + tamper(correctionList(rows, list))), 1);
}

const same = (text: string): string => text;

/** A sandbox that has given invoices 1 and 2 their codes. */
async function withTwo(): Promise<Running> {
  const running = await start();
  await running.register();
  for (const number of [1, 2])
    await running.provider.submit(signedMessage({ certificate: CERTIFICATE, content: { number } }));
  running.clock.advance(1000);
  return running;
}

async function answerTo({ provider, clock, answers }: Running, message: OutgoingMessage) {
  await provider.submit(message);
  clock.advance(1000);
  return (await answers()).findLast(({ reply_to }) => reply_to === message.message_id);
}

describe('an invoice that corrects several by a list (208)', () => {
  it('has its code where its list holds', async () => {
    const running = await withTwo();
    const answer = await answerTo(running, listed());
    expect(reasonCodes(answer)).toEqual([]);
    expect(answer?.message_type).toBe('202');
  });

  const refusals: [name: string, reason: ReasonName, changes: Changes][] = [
    ['without a list', 'list_missing', { tamper: () => '' }],
    ['whose list has another number', 'list_differs', { related: { list_no: '2/2026/BKTT' } }],
    ['whose list has another day', 'list_differs', { related: { list_on: '2026-11-19' } }],
    ['whose list adjusts', 'list_differs', { list: { nature: '4' } }],
    ['of one invoice', 'list_of_one', { rows: [{ number: '1', after: '1900000' }] }],
    [
      'of an invoice that the authority does not have',
      'corrected_unknown',
      { rows: [...BOTH.slice(0, 1), { number: '9', after: '900000' }] },
    ],
    [
      'that comes to more than its list',
      'list_amounts',
      { rows: [...BOTH.slice(0, 1), { number: '2', after: '800000' }] },
    ],
    [
      'whose list was changed after it was signed',
      'content_changed',
      { tamper: (list) => list.replace('Ghi sai đơn giá', 'Ghi sai số lượng') },
    ],
  ];
  it.each(refusals)('%s is refused: %s', async (_name, reason, changes) => {
    const running = await withTwo();
    expect(reasonCodes(await answerTo(running, listed(changes)))).toEqual([REASONS[reason].code]);
  });

  it('of two months, or with the list of another seller, is refused', async () => {
    const running = await withTwo();
    const rows = [...BOTH.slice(0, 1), { number: '2', after: '900000', day: '2026-10-30' }];
    expect(reasonCodes(await answerTo(running, listed({ rows })))).toEqual([
      REASONS.list_of_months.code,
      REASONS.corrected_unknown.code,
    ]);
    expect(reasonCodes(await answerTo(running, listed({ list: { seller: '0100109106' } })))).toEqual([
      REASONS.certificate_of_another.code,
      REASONS.list_differs.code,
    ]);
  });
});
