import { X509Certificate } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  assembleDeclaration,
  buildDeclarationData,
  readDeclaration,
  signDeclaration,
} from '#domain/documents/declaration-xml.ts';
import { buildEnvelope, messageId, providerCode, TAX_AUTHORITY } from '#domain/documents/envelope.ts';
import { FormatRefused } from '#domain/documents/format/problems.ts';
import { writeDocument } from '#domain/documents/format/write.ts';
import { DECLARATION } from '#domain/documents/formats/messages/declaration.format.ts';
import { withoutDeclaration } from '#domain/documents/invoice-document.ts';
import { childAt } from '#domain/documents/parsed-element.ts';
import { assembleSigned } from '#domain/documents/signed-document.ts';
import { encodeUtf8 } from '#domain/documents/bytes.ts';
import type { DeclarationContent } from '#domain/registration/content.ts';
import { BLANK_DECLARATION } from '#domain/registration/content.ts';
import { FULL_DECLARATION } from '#domain/samples/full-declaration.ts';
import { SAMPLE_DECLARATION } from '#domain/samples/sample-declaration.ts';
import { verifySignatures } from '#domain/signing/verification/verify.ts';
import { certificateFacts } from '#server/platform/xmldsig/certificate-facts.ts';
import { createVerifyPorts, hashPort } from '#server/platform/xmldsig/ports.ts';
import { parseXml } from '#server/platform/xmldsig/parse.ts';
import { createKeySigner } from '#server/platform/xmldsig/sign.ts';
import { chance, drawnValue } from './documents/drawn-value.ts';
import { hasXmlsec, verifiedByXmlsec } from './documents/xmlsec.ts';
import { root, sampleFile, seller } from './sealed-sample.ts';

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const read = (file: Uint8Array) => readDeclaration(parseXml(file));
const built = (content: DeclarationContent) =>
  buildDeclarationData(content, { id: 'TK-1', version: '2.1.1' });
const again = (content: DeclarationContent) => read(assembleDeclaration(built(content), '2.1.1', null));

function signed(content: DeclarationContent): Uint8Array {
  const der = new X509Certificate(seller.certificate_pem).raw;
  const signing = {
    number: 1,
    signing_time: '2026-11-20T08:00:00',
    certificate_der_base64: der.toString('base64'),
    subject_name: certificateFacts(der)?.subject ?? '',
    sign: (bytes: Uint8Array) => createKeySigner(seller.private_key_pem).sign(bytes),
  };
  return signDeclaration(content, signing, hashPort);
}

describe('the sample', () => {
  const sample = text(sampleFile('100-declaration.xml'));

  test('says what its taxpayer entered', () => {
    const wrapper = childAt(parseXml(encodeUtf8(sample)), 'DLieu/TKhai');
    expect(wrapper && readDeclaration(wrapper)).toEqual({
      id: 'TK-1',
      version: '2.1.1',
      content: SAMPLE_DECLARATION,
      format_problems: [],
      unknown: [],
    });
  });

  test('is built again byte for byte, but for the contact person, whom 2.1.1 names behind the e-mail', () => {
    const signature = /<NNT>(.*)<\/NNT>/.exec(sample)?.[1] ?? '';
    const sender = providerCode('0106026495');
    const message = buildEnvelope(
      {
        version: '2.1.1',
        sender,
        receiver: TAX_AUTHORITY,
        type: '100',
        message_id: messageId(sender, '305f5e8d-e48d-5c3a-8ce3-446622dd8a8a'),
        reply_to: null,
        tax_code: '0101243150',
        count: 1,
      },
      withoutDeclaration(assembleDeclaration(built(SAMPLE_DECLARATION), '2.1.1', signature)),
    );
    const in_order = sample.replace(/(<NLHe>.*<\/NLHe>)(<DCLHe>.*<\/DCTDTu>)/, '$2$1');
    expect(in_order).not.toBe(sample);
    expect(text(message)).toBe(in_order);
  });
});

describe('every part', () => {
  const part = (name: string) => new RegExp(`<${name}>.*?</${name}>`).exec(built(FULL_DECLARATION))?.[0];

  test.each([
    [
      'TTChung',
      '<TTChung><PBan>2.1.1</PBan><MSo>01/ĐKTĐ-HĐĐT</MSo>' +
        '<Ten>Tờ khai đăng ký/thay đổi thông tin sử dụng hóa đơn điện tử</Ten><HThuc>2</HThuc>' +
        '<TNNT>CÔNG TY TNHH MẪU</TNNT><MST>0101243150</MST><CQTQLy>Thuế cơ sở 1 thành phố Hà Nội</CQTQLy>' +
        '<MCQTQLy>10101</MCQTQLy><TNDDPLuat>John Representative</TNDDPLuat><DTDDPLuat>0900000002</DTDDPLuat>' +
        '<SHChieu>P1234567</SHChieu><MQTNDDPLuat>US</MQTNDDPLuat><QTDDPLuat>Hoa Kỳ</QTDDPLuat>' +
        '<NSDDPLuat>1980-02-29</NSDDPLuat><DCLHe>Số 1 Phố Mẫu, Phường Ba Đình, Thành phố Hà Nội</DCLHe>' +
        '<DCTDTu>lienhe@example.vn</DCTDTu><NLHe>Trần Thị Liên Hệ</NLHe><DTLHe>0900000001</DTLHe>' +
        '<DDanh>Hà Nội</DDanh><NLap>2026-11-20</NLap></TTChung>',
    ],
    [
      'HTHDon',
      '<HTHDon><CMa>1</CMa><CMTMTTien>0</CMTMTTien><KCMTMTTien>1</KCMTMTTien><KCMa>1</KCMa></HTHDon>',
    ],
    [
      'HTGDLHDDT',
      '<HTGDLHDDT><NNTDBKKhan>1</NNTDBKKhan><CQXLTSCong>0</CQXLTSCong><CDLTTDCQT>1</CDLTTDCQT>' +
        '<CDLQTCTN>0</CDLQTCTN><TCNNgoai>1</TCNNgoai></HTGDLHDDT>',
    ],
    [
      'PThuc',
      '<PThuc><CDDu>0</CDDu><CDLTHDThu>1</CDLTHDThu><CBTHop>1</CBTHop><CTTCTGDich>0</CTTCTGDich></PThuc>',
    ],
    [
      'LHDSDung',
      '<LHDSDung><HDGTGT>0</HDGTGT><HDGTGTTHBLai>1</HDGTGTTHBLai><HDBHang>1</HDBHang><HDBHTHBLai>0</HDBHTHBLai>' +
        '<HDTMai>1</HDTMai><HDNCCNNgoai>0</HDNCCNNgoai><HDBTSCong>0</HDBTSCong><HDBHDTQGia>1</HDBHDTQGia>' +
        '<HDKhac>1</HDKhac><CTu>0</CTu></LHDSDung>',
    ],
    [
      'DSCTSSDung',
      '<DSCTSSDung><CTS><STT>1</STT><TTChuc>CA MỘT</TTChuc><Seri>5401</Seri><TNgay>2026-01-01T07:00:00</TNgay>' +
        '<DNgay>2028-01-01T07:00:00</DNgay><HThuc>2</HThuc></CTS><CTS><STT>2</STT><TTChuc>CA HAI</TTChuc>' +
        '<Seri>5402</Seri><TNgay>2025-01-02T00:30:15</TNgay><DNgay>2027-01-01T23:59:59</DNgay><HThuc>3</HThuc>' +
        '</CTS></DSCTSSDung>',
    ],
    [
      'DSDKUNhiem',
      '<DSDKUNhiem><DKUNhiem><STT>1</STT><TLHDon>Hóa đơn giá trị gia tăng</TLHDon><KHMSHDon>1</KHMSHDon>' +
        '<KHHDon>C26TUN</KHHDon><MST>0100109106</MST><TTChuc>CÔNG TY NHẬN ỦY NHIỆM</TTChuc>' +
        '<MDich>Bán hàng qua đại lý</MDich><TNgay>2026-12-01T00:00:00</TNgay><DNgay>2027-11-30T23:59:59</DNgay>' +
        '<PThuc>9</PThuc><THTTTKhac>Ví điện tử</THTTTKhac></DKUNhiem></DSDKUNhiem>',
    ],
    [
      'TTTCGP',
      '<TTTCGP><TCGP><STT>1</STT><TTCGP>NHÀ GIẢI PHÁP</TTCGP><MSTTCGP>0106026495</MSTTCGP>' +
        '<TNgay>2026-12-01</TNgay><GChu>ghi chú 7</GChu></TCGP></TTTCGP>',
    ],
    [
      'TTTCTN',
      '<TTTCTN><TCTN><STT>1</STT><TTCTN>NHÀ TRUYỀN NHẬN</TTCTN><MSTTCTN>0100684378</MSTTCTN>' +
        '<TNgay>2026-12-01</TNgay><DNgay>2027-12-31</DNgay></TCTN></TTTCTN>',
    ],
    [
      'TTDVHTPT',
      '<TTDVHTPT><DVHTPT><STT>1</STT><TDVHTPT>CHI NHÁNH MỘT</TDVHTPT><MSTDVHTPT>0101243150-001</MSTDVHTPT>' +
        '<TNgay>2026-12-01</TNgay></DVHTPT></TTDVHTPT>',
    ],
    [
      'TTDVDUQTCuu',
      '<TTDVDUQTCuu><DVDUQTCuu><STT>1</STT><TDVi>ĐƠN VỊ TRA CỨU</TDVi><MST>0100109106</MST><HDBRMVao>3</HDBRMVao>' +
        '<TDLHDTNgay>2026-01-01</TDLHDTNgay><TDLHDDNgay>2026-12-31</TDLHDDNgay><TGUQTNgay>2026-12-02</TGUQTNgay>' +
        '<TGUQDNgay>2027-01-31</TGUQDNgay><GChu>ghi chú 9a</GChu></DVDUQTCuu></TTDVDUQTCuu>',
    ],
    [
      'TTTNSDung',
      '<TTTNSDung><TNSDung><STT>1</STT><TNgay>2026-12-10</TNgay><DNgay>2026-12-20</DNgay>' +
        '<TTCGP>NHÀ GIẢI PHÁP</TTCGP><MSTTCGP>0106026495</MSTTCGP><Seri>5401</Seri><GChu>ghi chú 10</GChu>' +
        '</TNSDung></TTTNSDung>',
    ],
    [
      'TTDKTH',
      '<TTDKTH><DKTH><STT>1</STT><TLHDon>Hóa đơn bán hàng tích hợp biên lai</TLHDon><KHMSHDon>9</KHMSHDon>' +
        '<KHHDon>C26TBL</KHHDon><Ten>BAN QUẢN LÝ PHÍ</Ten><MST>0104831030</MST><MDich>Thu phí cùng hóa đơn</MDich>' +
        '<TNgay>2026-12-03</TNgay><GChu>ghi chú 11</GChu></DKTH></TTDKTH>',
    ],
  ])('%s is written as the format has it', (name, xml) => expect(part(name)).toBe(xml));

  test('comes back as it was', () => {
    expect(again(FULL_DECLARATION)).toEqual({
      id: 'TK-1',
      version: '2.1.1',
      content: FULL_DECLARATION,
      format_problems: [],
      unknown: [],
    });
  });
});

test('whatever a declaration of format 2.1.1 says is read, written and read again alike', () => {
  for (let seed = 0; seed < 200; seed += 1) {
    const value = drawnValue(DECLARATION, '2.1.1', chance(seed), seed % 2 === 0 ? 'some' : 'whole');
    const data = writeDocument(DECLARATION, '2.1.1', value, 'TK-1');
    const first = read(encodeUtf8(assembleSigned('declaration', '2.1.1', { data, signatures: {} })));
    if (first === null) throw new Error(`seed ${seed}: nothing was read`);
    expect([seed, again(first.content)?.content]).toEqual([seed, first.content]);
  }
});

describe('format 2.1.0', () => {
  const old = (content: DeclarationContent) =>
    buildDeclarationData(content, { id: 'TK-1', version: '2.1.0' });

  test('leaves out the boxes it does not have, and names the contact person first', () => {
    const xml = old(SAMPLE_DECLARATION);
    expect(xml).toContain('<HTHDon><CMa>1</CMa><CMTMTTien>1</CMTMTTien><KCMa>0</KCMa></HTHDon>');
    expect(xml).toContain('<PThuc><CDDu>1</CDDu><CBTHop>0</CBTHop></PThuc>');
    expect(xml).toContain('<NLHe>Trần Thị Liên Hệ</NLHe><DCLHe>');
    const wrapper = parseXml(assembleDeclaration(xml, '2.1.0', null));
    expect(readDeclaration(wrapper)).toMatchObject({
      version: '2.1.0',
      content: SAMPLE_DECLARATION,
      format_problems: [],
    });
  });

  test('refuses what it does not have, with the path', () => {
    expect(() => old(FULL_DECLARATION)).toThrow(FormatRefused);
    expect(() => old(FULL_DECLARATION)).toThrow('NDTKhai/HTHDon/KCMTMTTien not_in_version');
  });
});

describe('what breaks the format', () => {
  test('an empty form is refused for each text it lacks', () => {
    expect(() => built(BLANK_DECLARATION)).toThrow(FormatRefused);
    expect(() => built(BLANK_DECLARATION)).toThrow(/TTChung\/TNNT required.*TTChung\/NLap required/);
  });

  test('a certificate whose time is none', () => {
    const [certificate] = SAMPLE_DECLARATION.certificates;
    if (certificate === undefined) throw new Error('no certificate');
    const content = { ...SAMPLE_DECLARATION, certificates: [{ ...certificate, valid_to: 'hôm nay' }] };
    expect(() => built(content)).toThrow('NDTKhai/DSCTSSDung/CTS[1]/DNgay not_a_time');
  });

  test('codes that nobody knows are read as the first, and named', () => {
    const xml = built(FULL_DECLARATION)
      .replace('<HThuc>2</HThuc><TNNT>', '<HThuc>9</HThuc><TNNT>')
      .replace('<HDBRMVao>3<', '<HDBRMVao>7<');
    const found = read(assembleDeclaration(xml, '2.1.1', null));
    expect(found?.content.purpose).toBe('new');
    expect(found?.content.look_up_units[0]?.scope).toBe('sold');
    expect(found?.format_problems.map(({ path }) => path)).toEqual([
      'TTChung/HThuc',
      'NDTKhai/TTDVDUQTCuu/DVDUQTCuu[1]/HDBRMVao',
    ]);
  });

  test('a wrapper without data is no declaration', () =>
    expect(readDeclaration(parseXml(encodeUtf8('<TKhai></TKhai>')))).toBeNull());
});

describe('signed by its taxpayer', () => {
  const file = signed(FULL_DECLARATION);

  test('the signature covers the data and its own time, and holds', () => {
    expect(verifySignatures(file, createVerifyPorts([root.certificate_pem]))).toMatchObject([
      { role: 'taxpayer', intact: true, problems: [], covers: ['TK-1', 'SigningTime-nnt-1'] },
    ]);
    expect(read(file)?.content).toEqual(FULL_DECLARATION);
  });

  test.skipIf(!hasXmlsec)('xmlsec1 takes it, and not once a box is ticked', () => {
    expect(verifiedByXmlsec([file])).toEqual({ status: 0, taken: 1 });
    const changed = encodeUtf8(text(file).replace('<CMTMTTien>0', '<CMTMTTien>1'));
    expect(verifiedByXmlsec([changed]).status).not.toBe(0);
  });
});
