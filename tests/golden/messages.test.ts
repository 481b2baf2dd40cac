import { describe, expect, test } from 'vitest';
import { encodeUtf8 } from '#domain/documents/utf8.ts';
import { buildEnvelope, messageId, providerCode } from '#domain/documents/envelope.ts';
import { invoiceFilesIn, withoutDeclaration } from '#domain/documents/invoice-document.ts';
import { buildCheckNotice, buildCheckNoticeData, buildTechnicalResponse } from '#domain/documents/notices.ts';
import { readMessage } from '#domain/documents/read-message.ts';
import { parseXml } from '#server/platform/xmldsig/parse.ts';
import { sampleFile } from './sealed-sample.ts';

const ASKED = 'V0106026495996AD8602A9A504F8861AEAFD0B2AE29';
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const read = (name: string) => readMessage(parseXml(sampleFile(name)));
const header = (type: '202' | '204' | '999', message_id: string) =>
  ({
    version: '2.1.1',
    sender: 'TCT',
    receiver: providerCode('0106026495'),
    type,
    message_id,
    reply_to: ASKED,
    tax_code: '0101243150',
    count: 1,
  }) as const;

describe('the samples, built again byte for byte', () => {
  test('200 around its invoice', () => {
    const sample = sampleFile('200-invoice-for-code-2.1.1.xml');
    const [file = new Uint8Array()] = invoiceFilesIn(sample);
    const sender = providerCode('0106026495');
    const built = buildEnvelope(
      {
        ...header('202', messageId(sender, '996ad860-2a9a-504f-8861-aeafd0b2ae29')),
        type: '200',
        sender,
        receiver: 'TCT',
        reply_to: null,
      },
      withoutDeclaration(file),
    );
    expect(text(built)).toBe(text(sample));
  });

  test.each([
    ['999-ok.xml', 'TCT59E06CF8F3905093AF2E3685BE593A25', []],
    [
      '999-error.xml',
      'TCT391ADA15580C5BAAB16FEEB35D9B1122',
      [{ code: '8000', text: 'Sai định dạng dữ liệu', remedy: null }],
    ],
  ])('%s', (name, id, reasons) => {
    const body = buildTechnicalResponse({
      message_id: ASKED,
      receiver: 'TCT',
      received_at: '2026-11-20T09:15:03',
      reasons,
    });
    expect(text(buildEnvelope(header('999', id), body))).toBe(text(sampleFile(name)));
  });

  test('204-LTBao1-code-refused.xml', () => {
    const data = buildCheckNoticeData({
      id: 'TB204-1',
      notice_no: 'TB/26/0000001',
      place: 'Hà Nội',
      noticed_on: '2026-11-20',
      tax_code: '0101243150',
      taxpayer_name: 'CÔNG TY TNHH MẪU',
      sent_at: '2026-11-20T09:15:00',
      kind: '1',
      checked_type: '200',
      checked_message_id: ASKED,
      count: 1,
      refused: {
        invoice: { form_no: '1', symbol: 'C26TAA', number: '15', issued_on: '2026-11-20' },
        reasons: [
          {
            code: '1001',
            text: 'Chứng thư số ký hóa đơn chưa đăng ký với cơ quan thuế',
            remedy: 'Nộp tờ khai thay đổi thông tin bổ sung chứng thư số',
          },
        ],
      },
    });
    const built = buildEnvelope(
      header('204', 'TCTB7D55BF47057511385C8141871BF7635'),
      buildCheckNotice(data, null),
    );
    expect(text(built)).toBe(text(sampleFile('204-LTBao1-code-refused.xml')));
  });
});

describe('reading', () => {
  test('999', () => {
    expect(read('999-ok.xml')?.body).toMatchObject({
      kind: 'technical',
      accepted: true,
      message_id: ASKED,
      reasons: [],
    });
    expect(read('999-error.xml')?.body).toMatchObject({
      kind: 'technical',
      accepted: false,
      reasons: [{ code: '8000', text: 'Sai định dạng dữ liệu', remedy: null }],
    });
  });

  test('202: the coded invoice and the message it answers', () => {
    const message = read('202-code-issued.xml');
    expect(message?.header).toMatchObject({ type: '202', sender: 'TCT', reply_to: ASKED, count: 1 });
    expect(message?.body).toMatchObject({
      kind: 'invoices',
      invoices: [{ authority_code: '00A1B2C3D4E5F60718293A4B5C6D7E8F90', content: { number: 15 } }],
    });
  });

  test('204: refused with reasons, and all valid', () => {
    expect(read('204-LTBao1-code-refused.xml')?.body).toMatchObject({
      notice: {
        notice_kind: '1',
        refused: [{ invoice: { number: '15' }, reasons: [{ code: '1001' }] }],
        reasons: [],
      },
    });
    expect(read('204-LTBao2-package-valid.xml')?.body).toMatchObject({
      notice: { notice_kind: '2', refused: [] },
    });
  });

  test('several invoices in one message', () => {
    const invoices = (name: string) => {
      const body = read(name)?.body;
      return body?.kind === 'invoices' ? body.invoices.map(({ content }) => content.number) : null;
    };
    expect(invoices('203-uncoded-two-invoices.xml')).toEqual([7, 8]);
    expect(invoices('206-cash-register-batch.xml')).toEqual([101, 102]);
  });

  test('a type whose body nobody published keeps its envelope', () =>
    expect(read('400-summary-table.xml')).toMatchObject({
      header: { type: '400' },
      body: { kind: 'other' },
    }));

  test('what is no message is none', () =>
    expect(readMessage(parseXml(encodeUtf8('<TDiep></TDiep>')))).toBeNull());
});

test('a message id is the sender and 32 upper-case hexadecimal digits', () => {
  expect(messageId('V0106026495', '996ad860-2a9a-504f-8861-aeafd0b2ae29')).toBe(ASKED);
  expect(() => messageId('V1', 'short')).toThrow(RangeError);
  expect(providerCode('0104831030-091')).toBe('V0104831030091');
});
