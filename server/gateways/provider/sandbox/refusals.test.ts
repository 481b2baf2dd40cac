import { describe, expect, it } from 'vitest';
import type { RelatedInvoice } from '#domain/invoice/particulars.ts';
import { verifySignatures } from '#domain/signing/verification/verify.ts';
import { createVerifyPorts } from '#server/platform/xmldsig/ports.ts';
import { withTestDatabase } from '#tests/setup/test-database.ts';
import { REASONS } from './reasons.table.ts';
import type { ReasonName } from './reasons.table.ts';
import type { Taxpayer } from './records.ts';
import { CERTIFICATE, holds, opened, reasonCodes, ROOT, sandboxes } from './sandbox.fixture.ts';
import type { MessageOrder } from './signed-message.fixture.ts';
import {
  certificateFor,
  rootCertificate,
  SELLER,
  serialOf,
  signedMessage,
} from './signed-message.fixture.ts';

const start = sandboxes(withTestDatabase());

type Refusal = [
  name: string,
  reasons: ReasonName[],
  order: Partial<MessageOrder>,
  taxpayer?: Partial<Taxpayer>,
];

const replace =
  (from: string, to: string) =>
  (text: string): string => {
    if (!text.includes(from)) throw new Error(`${from} is not there to be replaced`);
    return text.replace(from, to);
  };

const expired = certificateFor(ROOT, SELLER, {
  valid_from: '2024-01-01T00:00:00Z',
  valid_to: '2026-11-19T00:00:00Z',
});
const of_another = certificateFor(ROOT, '0100109106');
const of_another_root = certificateFor(rootCertificate('GỐC LẠ'), SELLER);

const corrected: RelatedInvoice = {
  nature: 'replace',
  regime: '1',
  tax_code: null,
  form_no: '1',
  symbol: 'C26TAA',
  number: '15',
  issued_on: '2026-11-18',
  reason_code: '13',
  note: 'Thay thế cho hóa đơn Mẫu số 1 ký hiệu C26TAA số 15 ngày 18 tháng 11 năm 2026',
  list_no: null,
  list_on: null,
};

const refusals: Refusal[] = [
  ['a name changed after signing', ['content_changed'], { tamper: replace('Bút bi', 'Bút chì') }],
  [
    'a total changed after signing',
    ['totals_wrong', 'content_changed'],
    { tamper: replace('<TgTTTBSo>2080000<', '<TgTTTBSo>3080000<') },
  ],
  [
    'the signing time changed after signing',
    ['content_changed'],
    { tamper: replace('T09:15:00', 'T09:16:00') },
  ],
  ['no signature', ['not_signed'], { signed: false }],
  [
    'a certificate that was not declared',
    ['certificate_not_declared'],
    {},
    { certificate_serials: ['5409'] },
  ],
  [
    'an expired certificate',
    ['certificate_not_valid'],
    { certificate: expired },
    { certificate_serials: [serialOf(expired)] },
  ],
  [
    'the certificate of another company',
    ['certificate_of_another'],
    { certificate: of_another },
    { certificate_serials: [serialOf(of_another)] },
  ],
  [
    'a certificate nobody vouches for',
    ['certificate_not_trusted'],
    { certificate: of_another_root },
    { certificate_serials: [serialOf(of_another_root)] },
  ],
  ['a signing time still to come', ['signed_in_the_future'], { signing_time: '2026-11-20T10:00:01' }],
  ['a form that was not declared', ['form_not_declared'], {}, { forms: ['2'] }],
  ['a series without codes', ['symbol_wrong'], { content: { symbol: 'K26TAA' } }],
  ['a symbol of last year', ['symbol_of_another_year'], { content: { symbol: 'C25TAA' } }],
  [
    'a replacement of an invoice that the authority does not have',
    ['corrected_unknown'],
    { content: { related: corrected } },
  ],
  ['tomorrow’s date', ['dated_in_the_future'], { content: { issued_on: '2026-11-21' } }],
  [
    'a line that is not quantity times price',
    ['line_wrong', 'totals_wrong'],
    { misstate: replace('<ThTien>500000<', '<ThTien>500002<') },
  ],
  [
    'a group that is not the sum of its lines',
    ['totals_wrong'],
    { misstate: replace('<ThTien>1400000</ThTien><TThue>', '<ThTien>1400001</ThTien><TThue>') },
  ],
  [
    'tax that is not the rate of its group',
    ['totals_wrong'],
    { misstate: replace('<TThue>140000<', '<TThue>139000<') },
  ],
  [
    'tax that is not the sum of the groups',
    ['totals_wrong'],
    { misstate: replace('<TgTThue>180000<', '<TgTThue>180001<') },
  ],
  [
    'a payable amount that is not the sum',
    ['totals_wrong'],
    { misstate: replace('<TgTTTBSo>2080000<', '<TgTTTBSo>2080001<') },
  ],
  [
    'a discount stated otherwise than its lines',
    ['totals_wrong'],
    { misstate: replace('<TTCKTMai>100000<', '<TTCKTMai>90000<') },
  ],
  [
    'an unknown rate',
    ['rate_not_valid', 'totals_wrong'],
    { misstate: replace('<TSuat>10%</TSuat></HHDVu>', '<TSuat>9%</TSuat></HHDVu>') },
  ],
];

describe('no code is given for', () => {
  it.each(refusals)('%s', async (_name, reasons, order, taxpayer = {}) => {
    const { provider, clock, register, answers, seen } = await start();
    await register(taxpayer);
    const message = signedMessage({ certificate: CERTIFICATE, ...order });
    expect(await provider.submit(message)).toEqual({ outcome: 'accepted' });
    clock.advance(1000);
    const [receipt, notice] = await answers();
    expect(opened(receipt).body).toMatchObject({ kind: 'technical', accepted: true });
    expect(notice?.message_type).toBe('204');
    expect(reasonCodes(notice).sort()).toEqual(reasons.map((name) => REASONS[name].code).sort());
    expect(await seen()).toMatchObject([{ verdict: 'refused', code: null }]);
  });

  it('a company that declared nothing', async () => {
    const { provider, clock, answers } = await start();
    await provider.submit(signedMessage({ certificate: CERTIFICATE }));
    clock.advance(1000);
    expect(reasonCodes((await answers())[1])).toEqual([REASONS.unknown_taxpayer.code]);
  });
});

describe('the refusal', () => {
  it('names the invoice and the message, says what to do, and is signed by the authority', async () => {
    const { sandbox, provider, clock, answers } = await start();
    const message = signedMessage({ certificate: CERTIFICATE });
    await provider.submit(message);
    clock.advance(1000);
    const notice = (await answers())[1];
    const reason = REASONS.unknown_taxpayer;
    expect(opened(notice).body).toMatchObject({
      kind: 'check_result',
      notice: {
        notice_kind: '1',
        checked_message_id: message.message_id,
        refused: [
          {
            invoice: { form_no: '1', symbol: 'C26TAA', number: '15', issued_on: '2026-11-20' },
            reasons: [reason],
          },
        ],
      },
    });
    const verdicts = verifySignatures(
      notice?.bytes ?? new Uint8Array(),
      createVerifyPorts([sandbox.authority_root_pem]),
    );
    expect(verdicts).toMatchObject([{ role: 'authority', valid: true, problems: [] }]);
  });
});

describe('a message that cannot be read', () => {
  it.each([
    ['with a document type', replace('<TDiep>', '<!DOCTYPE TDiep [<!ENTITY a "b">]><TDiep>'), 'unreadable'],
    ['with a comment', replace('<DLieu>', '<DLieu><!-- -->'), 'unreadable'],
    ['cut short', (text: string) => text.slice(0, 900), 'unreadable'],
    ['that is no message', () => '<a></a>', 'unreadable'],
    ['of another id than the call names', replace('<MTDiep>V', '<MTDiep>K'), 'wrong_header'],
    [
      'that counts two invoices',
      replace('<SLuong>1</SLuong></TTChung>', '<SLuong>2</SLuong></TTChung>'),
      'wrong_header',
    ],
    ['with an invoice that no notice has room for', replace('<KHMSHDon>1<', '<KHMSHDon>11<'), 'unreadable'],
    ['of a type not served', replace('<MLTDiep>200<', '<MLTDiep>203<'), 'wrong_header'],
  ] as const)('%s gets a technical refusal and no verdict', async (_name, tamper, reason) => {
    const { provider, clock, register, answers, seen } = await start();
    await register();
    await provider.submit(signedMessage({ certificate: CERTIFICATE, tamper }));
    clock.advance(1000);
    const received = await answers();
    expect(received).toHaveLength(1);
    expect(opened(received[0]).body).toMatchObject({ kind: 'technical', accepted: false });
    expect(reasonCodes(received[0])).toEqual([REASONS[reason].code]);
    expect(holds(received[0], 'DLieu/HDon')).toBe(false);
    expect(await seen()).toMatchObject([{ verdict: 'malformed' }]);
  });
});

it('a sender that no answer can be addressed to gets its answers as the company', async () => {
  const { provider, clock, register, answers } = await start();
  await register();
  const tamper = replace('<MNGui>V0106026495<', '<MNGui>V01060264950000000<');
  await provider.submit(signedMessage({ certificate: CERTIFICATE, tamper }));
  clock.advance(1000);
  const receivers = (await answers()).map((answer) => opened(answer).header.receiver);
  expect(receivers).toEqual([`V${SELLER}`, `V${SELLER}`]);
});
