import { describe, expect, test } from 'vitest';
import { decodeUtf8, encodeUtf8 } from '#domain/documents/bytes.ts';
import {
  assembleStatement,
  buildStatementData,
  countersignedFile,
  statementDataId,
  statementSignatureId,
  withBuyerSignature,
} from '#domain/documents/statement-xml.ts';
import { verifySignatures } from '#domain/signing/verification/verify.ts';
import { statementPaper, totalDifference } from '#domain/statements/paper.ts';
import type { StatementContent, StatementLine } from '#domain/statements/content.ts';
import { issueCertificate } from '#server/platform/xmldsig/certificates.ts';
import { createVerifyPorts } from '#server/platform/xmldsig/ports.ts';
import { hasXmlsec, verifiedByXmlsec } from './documents/xmlsec.ts';
import { root, seller, signElements } from './sealed-sample.ts';

const id = statementDataId(12);
const format = { id, version: '2.1.1' } as const;

const boxes = (unit_price: string, amount: string): StatementLine[] => [
  { name: 'Thùng carton 5 lớp', unit: 'Cái', quantity: '100', unit_price, amount, vat_rate: '8%' },
];
const STATEMENT: StatementContent = {
  nature: 'adjust',
  label: '12/2026/BBĐC',
  made_on: '2026-11-20',
  place: 'Hà Nội',
  seller: {
    name: 'CÔNG TY TNHH MẪU',
    tax_code: '0101243150',
    address: 'Số 1 phố Mẫu, Hà Nội',
    delegate: 'Phạm Minh Khôi',
    position: 'Giám đốc',
  },
  buyer: {
    name: 'CÔNG TY "A & B" <Mua>',
    tax_code: '0000000017',
    address: 'Số 2 phố Mua, Đồng Nai',
    delegate: 'Lương Thị Cúc',
    position: null,
  },
  invoice: { form_no: '1', symbol: 'C26TAA', number: '15', issued_on: '2026-11-18' },
  currency: 'VND',
  reason: 'Ghi sai đơn giá 18.600, đúng là 17.900.\nTheo phụ lục hợp đồng 02.',
  lines_before: boxes('18600', '1860000'),
  totals_before: { before_vat: '1860000', vat: '148800', total: '2008800' },
  lines_after: boxes('17900', '1790000'),
  totals_after: { before_vat: '1790000', vat: '143200', total: '1933200' },
};

const data = buildStatementData(STATEMENT, format);

test('the statement of a wrong price is the golden file, an element a line', () =>
  expect(`${data.replaceAll('><', '>\n<')}\n`).toMatchFileSnapshot('documents/files/statement-2.1.1.xml'));

/** The same error on two invoices of one month: list 01/BK-ĐCTT. */
const LIST: StatementContent = {
  ...STATEMENT,
  nature: 'replace',
  label: '13/2026/BKTT',
  further: [
    {
      invoice: { form_no: '1', symbol: 'C26TAA', number: '16', issued_on: '2026-11-19' },
      lines_before: boxes('18600', '1860000'),
      totals_before: STATEMENT.totals_before,
      lines_after: boxes('17900', '1790000'),
      totals_after: STATEMENT.totals_after,
    },
  ],
};
const list_data = buildStatementData(LIST, format);

test('the list of two invoices is the golden file, an element a line', () =>
  expect(`${list_data.replaceAll('><', '>\n<')}\n`).toMatchFileSnapshot(
    'documents/files/correction-list-2.1.1.xml',
  ));

test('the list on paper has the total of each invoice and of them all', () => {
  const paper = statementPaper(LIST, 'vietnamese');
  expect(paper.title).toBe('Bảng kê các hóa đơn điện tử đã lập sai');
  const titleOf = (changed: Partial<StatementContent>) =>
    statementPaper({ ...LIST, ...changed }, 'vietnamese').title;
  expect(titleOf({ made_on: '2026-06-30' })).toBe('Bảng kê hóa đơn thay thế');
  // What was sealed keeps the title that it was signed under.
  expect(titleOf({ title: 'Bảng kê hóa đơn thay thế' })).toBe('Bảng kê hóa đơn thay thế');
  expect(paper.agrees).toContain('cho 2 hóa đơn của tháng 11/2026');
  expect(paper.rows.filter(({ total }) => total)).toMatchObject([
    { what: '1C26TAA 00000015, ngày 18/11/2026', before: '2.008.800', after: '1.933.200' },
    { what: '1C26TAA 00000016, ngày 19/11/2026', difference: '−75.600' },
    { what: 'Cộng các hóa đơn', before: '4.017.600', after: '3.866.400', difference: '−151.200' },
  ]);
  expect(totalDifference(LIST)).toBe('-151200');
});

test('a statement on paper names the law of the day on which it was made', () => {
  const basisOn = (made_on: string) => statementPaper({ ...LIST, made_on }, 'vietnamese').basis;
  expect(basisOn('2026-11-20')).toBe('Căn cứ Nghị định số 254/2026/NĐ-CP và Thông tư số 91/2026/TT-BTC.');
  expect(basisOn('2026-06-30')).toContain('Nghị định số 70/2025/NĐ-CP');
  expect(basisOn('2025-05-31')).toBeNull();
});

test('the buyer’s signature goes into the list, and into nothing else', () => {
  const file = assembleStatement(list_data, '2.1.1', { seller: '<Signature></Signature>', buyer: null });
  expect(decodeUtf8(file)).toMatch(/<BKe>.*<NBan><Signature><\/Signature><\/NBan><\/DSCKS><\/BKe>$/s);
  const both = withBuyerSignature(file, encodeUtf8('<Signature></Signature>'));
  expect(countersignedFile(file, both)).toEqual(both);
  expect(countersignedFile(sellers(), both)).toBeNull();
});

function sellers(): Uint8Array {
  return assembleStatement(data, '2.1.1', { seller: '<Signature></Signature>', buyer: null });
}

describe('signed by seller and buyer', () => {
  const buyer = issueCertificate({
    valid_from: '2026-01-01T00:00:00Z',
    valid_to: '2028-01-01T00:00:00Z',
    serial: '7101',
    root,
    subject: { common_name: 'CÔNG TY NGƯỜI MUA', tax_code: '0000000017' },
  });
  const signedBy = (by: 'seller' | 'buyer', signer: typeof seller) =>
    signElements([{ id, bytes: encodeUtf8(data) }], statementSignatureId(12, by), signer);
  const sellers = assembleStatement(data, '2.1.1', {
    seller: decodeUtf8(signedBy('seller', seller)),
    buyer: null,
  });
  const both = withBuyerSignature(sellers, signedBy('buyer', buyer));
  const changed = encodeUtf8(decodeUtf8(both).replace('17.900', '17.000'));

  test('both verify, and neither once the price is another', () => {
    const ports = createVerifyPorts([root.certificate_pem]);
    const verdict = (bytes: Uint8Array) =>
      verifySignatures(bytes, ports).map(({ role, intact }) => [role, intact]);
    expect(verdict(both)).toEqual([
      ['seller', true],
      ['buyer', true],
    ]);
    expect(verdict(changed)).toEqual([
      ['seller', false],
      ['buyer', false],
    ]);
  });

  test.skipIf(!hasXmlsec)('xmlsec1 takes each of them, and only those that hold', () => {
    expect(verifiedByXmlsec([both], 'NBan')).toEqual({ status: 0, taken: 1 });
    expect(verifiedByXmlsec([both], 'NMua')).toEqual({ status: 0, taken: 1 });
    const forged = encodeUtf8(decodeUtf8(both).replace(/(<NMua><Sig.*<SignatureValue>)..../s, '$1AAAA'));
    expect(verifiedByXmlsec([forged], 'NBan')).toEqual({ status: 0, taken: 1 });
    expect(verifiedByXmlsec([forged], 'NMua').status).not.toBe(0);
    expect(verifiedByXmlsec([changed], 'NBan').status).not.toBe(0);
    expect(verifiedByXmlsec([changed], 'NMua').status).not.toBe(0);
  });
});
