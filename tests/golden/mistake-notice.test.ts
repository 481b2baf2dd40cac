import { describe, expect, test } from 'vitest';
import { FormatRefused } from '#domain/documents/format/problems.ts';
import {
  assembleMistakeNotice,
  buildMistakeNoticeData,
  mistakeNoticeDataId,
  mistakeNoticeSignatureId,
} from '#domain/documents/mistake-notice-xml.ts';
import { readMessage } from '#domain/documents/read-message.ts';
import { decodeUtf8, encodeUtf8 } from '#domain/documents/bytes.ts';
import { mistakeResultOf } from '#domain/mistakes/answers.ts';
import { SAMPLE_MISTAKE_ANSWER, SAMPLE_MISTAKE_NOTICE } from '#domain/samples/sample-mistake-notice.ts';
import { verifySignatures } from '#domain/signing/verification/verify.ts';
import { createVerifyPorts } from '#server/platform/xmldsig/ports.ts';
import { parseXml } from '#server/platform/xmldsig/parse.ts';
import { hasXmlsec, verifiedByXmlsec } from './documents/xmlsec.ts';
import { root, sampleFile, seller, signElements } from './sealed-sample.ts';

const OFFICE = 'Thuế cơ sở 1 thành phố Hà Nội';
const OLD_TITLE = '<Ten>Thông báo hóa đơn điện tử có sai sót</Ten>';
const TITLE = '<Ten>Thông báo hóa đơn điện tử đã lập sai</Ten>';
const HEAD = `<MSo>04/SS-HĐĐT</MSo>${TITLE}`;
const REVIEWED = { ...SAMPLE_MISTAKE_NOTICE, review: { notice_no: 'RS/26/1', noticed_on: '2026-11-19' } };
const id = mistakeNoticeDataId(1);

test('is titled as the form is on its day: TT 91/2026 from 01/07/2026', () => {
  const on = (noticed_on: string) =>
    buildMistakeNoticeData({ ...SAMPLE_MISTAKE_NOTICE, noticed_on }, { id, version: '2.0.1' });
  expect(on('2026-06-30')).toContain(OLD_TITLE);
  expect(on('2026-07-01')).toContain(TITLE);
});

test.each([
  ['2.0.1', 1, SAMPLE_MISTAKE_NOTICE],
  ['2.1.1', 2, SAMPLE_MISTAKE_ANSWER],
] as const)(
  'format %s is its sample, byte for byte, under the title of its day',
  (version, number, content) => {
    const data = buildMistakeNoticeData(content, { id: mistakeNoticeDataId(number), version });
    const sample = decodeUtf8(sampleFile(`300-mistake-notice-${version}.xml`));
    expect(data).toBe(/<DLTBao .*<\/DLTBao>/s.exec(sample)?.[0].replace(OLD_TITLE, TITLE));
  },
);

test('format 2.1.1 names the code MCCQT, has no TCTBao, and its own order of the head', () => {
  expect(buildMistakeNoticeData(REVIEWED, { id, version: '2.1.1' })).toBe(
    `<DLTBao Id="SS-1"><PBan>2.1.1</PBan>${HEAD}<Loai>2</Loai><MCQT>10101</MCQT><TCQT>${OFFICE}</TCQT>` +
      '<So>RS/26/1</So><NTBCCQT>2026-11-19</NTBCCQT><MST>0101243150</MST><TNNT>CÔNG TY TNHH MẪU</TNNT>' +
      '<DDanh>Hà Nội</DDanh><NTBao>2026-11-20</NTBao><DSHDon><HDon><STT>1</STT>' +
      '<MCCQT>00A1B2C3D4E5F60718293A4B5C6D7E8F90</MCCQT><KHMSHDon>1</KHMSHDon><KHHDon>C26TAA</KHHDon>' +
      '<SHDon>15</SHDon><Ngay>2026-11-20</Ngay><LADHDDT>1</LADHDDT><LDo>Sai địa chỉ người mua</LDo></HDon></DSHDon></DLTBao>',
  );
});

test('what the format cannot hold is not written', () => {
  const [line] = SAMPLE_MISTAKE_NOTICE.invoices;
  const invoices = line === undefined ? [] : [{ ...line, reason: 'x'.repeat(256) }];
  expect(() =>
    buildMistakeNoticeData({ ...SAMPLE_MISTAKE_NOTICE, invoices }, { id, version: '2.1.1' }),
  ).toThrow(FormatRefused);
});

describe('signed by its taxpayer', () => {
  const data = buildMistakeNoticeData(REVIEWED, { id, version: '2.1.1' });
  const signature = signElements([{ id, bytes: encodeUtf8(data) }], mistakeNoticeSignatureId(1), seller);
  const file = assembleMistakeNotice(data, '2.1.1', decodeUtf8(signature));

  test('it verifies, and not once the reason is another', () => {
    const ports = createVerifyPorts([root.certificate_pem]);
    const verdict = (bytes: Uint8Array) =>
      verifySignatures(bytes, ports).map(({ role, intact }) => ({ role, intact }));
    expect(verdict(file)).toEqual([{ role: 'taxpayer', intact: true }]);
    const changed = encodeUtf8(decodeUtf8(file).replace('Sai địa chỉ', 'Sai tên'));
    expect(verdict(changed)).toEqual([{ role: 'taxpayer', intact: false }]);
  });

  test.skipIf(!hasXmlsec)('xmlsec1 takes it, and not once the reason is another', () => {
    expect(verifiedByXmlsec([file])).toEqual({ status: 0, taken: 1 });
    const changed = encodeUtf8(decodeUtf8(file).replace('Sai địa chỉ', 'Sai tên'));
    expect(verifiedByXmlsec([changed]).status).not.toBe(0);
  });
});

describe('the answer 301', () => {
  const sample = decodeUtf8(sampleFile('301-mistake-result.xml'));
  const answer = (xml: string) => {
    const body = readMessage(parseXml(encodeUtf8(xml)))?.body;
    const [document] = body?.kind === 'documents' ? body.documents : [];
    if (document === undefined) throw new Error('no document in it');
    return mistakeResultOf(document);
  };
  const REASON =
    '<DSLDKTNhan><LDo><MLoi>3021</MLoi><MTLoi>Hóa đơn không khớp</MTLoi><HDXLy>Kiểm tra lại</HDXLy></LDo></DSLDKTNhan>';

  test('says of each invoice whether it is received, and why not', () => {
    expect(answer(sample)).toMatchObject({
      message_id: 'V0106026495BE6C2A5F416051458695C628496B208D',
      notice_no: 'SS/26/1',
      noticed_on: '2026-11-20',
      reasons: [],
      lines: [{ position: 1, received: true, reasons: [] }],
    });
    expect(
      answer(sample.replace('<TTTNCCQT>1</TTTNCCQT>', `<TTTNCCQT>2</TTTNCCQT>${REASON}`))?.lines,
    ).toEqual([
      {
        position: 1,
        received: false,
        reasons: [{ code: '3021', text: 'Hóa đơn không khớp', remedy: 'Kiểm tra lại' }],
      },
    ]);
  });

  test('is none where a line says neither yes nor no', () => {
    expect(answer(sample.replace('<TTTNCCQT>1', '<TTTNCCQT>3'))).toBeNull();
  });
});
