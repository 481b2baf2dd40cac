import { describe, expect, test } from 'vitest';
import { FormatRefused } from '#domain/documents/format/problems.ts';
import { batchData } from '#domain/documents/envelope.ts';
import { readMessage } from '#domain/documents/read-message.ts';
import { assembleSigned, readSigned } from '#domain/documents/signed-document.ts';
import { encodeUtf8 } from '#domain/documents/bytes.ts';
import { SAMPLE_INVOICE } from '#domain/samples/sample-invoice.ts';
import { verifySignatures } from '#domain/signing/verification/verify.ts';
import { createVerifyPorts } from '#server/platform/xmldsig/ports.ts';
import { parseXml } from '#server/platform/xmldsig/parse.ts';
import { root, sampleFile, sealed } from '../sealed-sample.ts';
import { batchMessage, signedBatch, signedMessages } from './signed-messages.ts';
import { hasXmlsec, verifiedByXmlsec } from './xmlsec.ts';

/** A cash register's invoice has no signature of its own. */
function registered(number: number): Uint8Array {
  const file = new TextDecoder().decode(sealed({ ...SAMPLE_INVOICE, symbol: 'C26MAA', number }));
  return encodeUtf8(file.replace(/<DSCKS>.*<\/DSCKS>/s, ''));
}

const batch = signedBatch('DLieu-1', [101, 102].map(registered));

describe.skipIf(!hasXmlsec)('xmlsec1', () => {
  const files = signedMessages(44);

  test('takes signed documents of every kind and version, whatever they say', () =>
    expect(verifiedByXmlsec(files)).toEqual({ status: 0, taken: 44 }));

  test('takes the one signature over all invoices of a cash register, and of no other', () => {
    expect(verifiedByXmlsec([batch])).toEqual({ status: 0, taken: 1 });
    const changed = encodeUtf8(new TextDecoder().decode(batch).replace('<SHDon>102<', '<SHDon>103<'));
    expect(verifiedByXmlsec([changed]).status).not.toBe(0);
  });

  test('refuses a document of which a character was changed', () => {
    const [first = new Uint8Array()] = files;
    const changed = encodeUtf8(new TextDecoder().decode(first).replace('<PBan>2.0', '<PBan>2.9'));
    expect(changed).not.toEqual(first);
    expect(verifiedByXmlsec([changed]).status).not.toBe(0);
  });
});

describe('a batch of cash-register invoices', () => {
  test('is read, and its signature covers all of it', () => {
    expect(readMessage(parseXml(batch))?.body).toMatchObject({
      kind: 'invoices',
      invoices: [{ content: { number: 101 } }, { content: { number: 102 } }],
    });
    const ports = createVerifyPorts([root.certificate_pem]);
    expect(verifySignatures(batch, ports)).toMatchObject([
      { role: 'taxpayer', intact: true, covers: ['DLieu-1', 'SigningTime-DLieu-1'] },
    ]);
  });

  test('stands as the sample does, byte for byte', () => {
    const sample = new TextDecoder().decode(sampleFile('206-cash-register-batch.xml'));
    const [, general = '', data = '', signature = ''] =
      /(<TTChung>.*?<\/TTChung>)(<DLieu .*<\/DLieu>)<CKSNNT>(.*)<\/CKSNNT>/s.exec(sample) ?? [];
    const header = readMessage(parseXml(encodeUtf8(sample)))?.header;
    const built = batchMessage(
      {
        version: '2.1.1',
        sender: header?.sender ?? '',
        receiver: header?.receiver ?? '',
        type: '206',
        message_id: header?.message_id ?? '',
        reply_to: null,
        tax_code: header?.tax_code ?? '',
        count: header?.count ?? 0,
      },
      encodeUtf8(data),
      signature,
    );
    expect(general).not.toBe('');
    expect(new TextDecoder().decode(built)).toBe(sample);
  });

  test.each([
    ['none', 0, 'required'],
    ['1001', 1001, 'too_many'],
  ])('%s are refused', (_, count, problem) => {
    const refused = () => batchData('D1', Array<Uint8Array>(count).fill(encodeUtf8('<HDon></HDon>')));
    expect(refused).toThrow(FormatRefused);
    expect(refused).toThrow(`DLieu/HDon ${problem}`);
  });

  test('more than 2 MB are refused', () => {
    const data = encodeUtf8(`<DLieu Id="D1">${' '.repeat(2 * 1024 * 1024)}</DLieu>`);
    expect(() => batchMessage({ ...HEADER, count: 1 }, data, '')).toThrow('too_large');
  });
});

const HEADER = {
  version: '2.1.1',
  sender: 'V0106026495',
  receiver: 'TCT',
  type: '206',
  message_id: `V0106026495${'0'.repeat(32)}`,
  reply_to: null,
  tax_code: '0101243150',
  count: 1,
} as const;

describe('a document around its data', () => {
  const number = { So: 'CN/26/1', NTBao: '2026-11-20' };

  test('the number of a notice stands beside what is signed, the place of the signature even when empty', () => {
    const xml = assembleSigned('review_notice', '2.1.1', {
      data: '<DLTBao></DLTBao>',
      number,
      signatures: {},
    });
    expect(xml).toBe(
      '<TBao><DLTBao></DLTBao><STBao><So>CN/26/1</So><NTBao>2026-11-20</NTBao></STBao><DSCKS><CQT></CQT></DSCKS></TBao>',
    );
    expect(readSigned('review_notice', parseXml(encodeUtf8(xml)))).toMatchObject({ number });
  });

  test('signatures stand in the order of the format', () => {
    const signatures = { CCKSKhac: '<c></c>', NMua: '<b></b>', NBan: '<a></a>' };
    expect(assembleSigned('correction_minutes', '2.1.1', { data: '', signatures })).toBe(
      '<BBan><DSCKS><NBan><a></a></NBan><NMua><b></b></NMua><CCKSKhac><c></c></CCKSKhac></DSCKS></BBan>',
    );
  });

  test('no signature where the document has no place for it, no number on a declaration', () => {
    expect(() => assembleSigned('declaration', '2.1.1', { data: '', signatures: { CQT: '' } })).toThrow(
      RangeError,
    );
    expect(() => assembleSigned('declaration', '2.1.1', { data: '', number, signatures: {} })).toThrow(
      RangeError,
    );
  });

  test('nothing is read where there is no data', () =>
    expect(readSigned('declaration', parseXml(encodeUtf8('<TKhai></TKhai>')))).toBeNull());
});
