import { describe, expect, test } from 'vitest';
import { encodeUtf8 } from '#domain/documents/bytes.ts';
import { buildEnvelope, isAddress, messageId, providerCode } from '#domain/documents/envelope.ts';
import { invoiceFilesIn } from '#domain/documents/invoice-document.ts';
import { buildTechnicalResponse } from '#domain/documents/notices.ts';
import { FormatRefused } from '#domain/documents/format/problems.ts';
import { writeDocument } from '#domain/documents/format/write.ts';
import type { BodyType } from '#domain/documents/formats/messages/body-formats.table.ts';
import { BODY_FORMATS, bodyFormatOf } from '#domain/documents/formats/messages/body-formats.table.ts';
import { CHECK_RESULT } from '#domain/documents/formats/messages/check-result.format.ts';
import { readMessage } from '#domain/documents/read-message.ts';
import { assembleSigned } from '#domain/documents/signed-document.ts';
import { MESSAGE_TYPES } from '#domain/transmission/message-types.table.ts';
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

const ENVELOPE_ONLY = (Object.keys(BODY_FORMATS) as BodyType[]).filter(
  (type) => BODY_FORMATS[type] === 'envelope_only',
);

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
      file,
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
    const value = {
      PBan: '2.1.1',
      MSo: '01/TB-KTDL',
      Ten: 'Thông báo về việc kết quả kiểm tra dữ liệu hóa đơn điện tử',
      So: 'TB/26/0000001',
      DDanh: 'Hà Nội',
      NTBao: '2026-11-20',
      MST: '0101243150',
      MDVQHNSach: null,
      TNNT: 'CÔNG TY TNHH MẪU',
      TGGui: '2026-11-20T09:15:00',
      LTBao: '1',
      CCu: '200',
      MGDDTu: ASKED,
      SLuong: '1',
      LCMa: {
        KHMSHDon: '1',
        KHHDon: 'C26TAA',
        SHDon: '15',
        NLap: '2026-11-20',
        Ngay: null,
        DSLDo: [
          {
            STT: null,
            MLoi: '1001',
            MTLoi: 'Chứng thư số ký hóa đơn chưa đăng ký với cơ quan thuế',
            HDXLy: 'Nộp tờ khai thay đổi thông tin bổ sung chứng thư số',
            GChu: null,
          },
        ],
      },
      LHDKMa: null,
      LBTHKXDau: null,
      LBTHXDau: null,
      LHDMTTien: null,
      KHLKhac: null,
    };
    const data = writeDocument(CHECK_RESULT, '2.1.1', value, 'TB204-1');
    const body = assembleSigned('check_result', '2.1.1', { data, signatures: {} });
    const built = buildEnvelope(header('204', 'TCTB7D55BF47057511385C8141871BF7635'), body);
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

  test.each(ENVELOPE_ONLY)('%s, whose body nobody published, keeps its envelope', (type) => {
    const message = buildEnvelope({ ...header('999', 'TCT1'), type }, '<X><MLoi>1</MLoi></X>');
    expect(readMessage(parseXml(message))).toMatchObject({ header: { type }, body: { kind: 'other' } });
  });

  test('a type that nobody knows, and one of a known type without its document', () => {
    const message = text(buildEnvelope(header('999', 'TCT1'), ''));
    const typed = (type: string) => encodeUtf8(message.replace('>999<', `>${type}<`));
    expect(readMessage(parseXml(typed('777')))?.body).toEqual({ kind: 'other' });
    for (const type of ['100', '204', '999', '400'])
      expect(readMessage(parseXml(typed(type)))?.body).toEqual({ kind: 'other' });
  });

  test('what is no message is none', () =>
    expect(readMessage(parseXml(encodeUtf8('<TDiep></TDiep>')))).toBeNull());
});

test('a message id is the sender and 32 upper-case hexadecimal digits', () => {
  expect(messageId('V0106026495', '996ad860-2a9a-504f-8861-aeafd0b2ae29')).toBe(ASKED);
  expect(() => messageId('V1', 'short')).toThrow(RangeError);
  expect(providerCode('0104831030-091')).toBe('V0104831030091');
});

test('every type of the catalogue has a body, or is said to have none that is known', () => {
  const of_point_8 =
    '100 101 102 103 104 105 106 200 201 202 203 204 205 206 300 301 302 303 400 500 503 504 505 506 507 901 902 999 -1 -2 888';
  expect(Object.keys(BODY_FORMATS)).toEqual(expect.arrayContaining(of_point_8.split(' ')));
  // The catalogue's own mark says the same.
  for (const [type, row] of Object.entries(MESSAGE_TYPES))
    expect([type, bodyFormatOf(type) === 'envelope_only']).toEqual([type, 'envelope_only' in row]);
});

describe('an envelope against its format is refused, with the path', () => {
  const one = header('999', 'TCT1');
  test.each([
    ['a sender of 15 characters', { sender: 'V01048310300911' }, 'MNGui too_long'],
    ['no receiver', { receiver: '' }, 'MNNhan required'],
    ['an id of 47 characters', { message_id: 'A'.repeat(47) }, 'MTDiep too_long'],
    ['an answered id of 47', { reply_to: 'A'.repeat(47) }, 'MTDTChieu too_long'],
    ['a tax code of 15', { tax_code: '0'.repeat(15) }, 'MST too_long'],
    ['more than seven digits of documents', { count: 10_000_000 }, 'SLuong too_long'],
  ])('%s', (_, change, problem) => {
    const refused = () => buildEnvelope({ ...one, ...change }, '');
    expect(refused).toThrow(FormatRefused);
    expect(refused).toThrow(problem);
  });

  test('what can stand as its sender', () => {
    expect(['TCT', 'V0104831030091'].map(isAddress)).toEqual([true, true]);
    expect(['', 'V01048310300911', '\u0000'].map(isAddress)).toEqual([false, false, false]);
  });
});
