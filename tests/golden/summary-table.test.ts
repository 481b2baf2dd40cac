import { describe, expect, test } from 'vitest';
import { decodeUtf8, encodeUtf8 } from '#domain/documents/bytes.ts';
import { FormatRefused } from '#domain/documents/format/problems.ts';
import {
  assembleSummaryTable,
  buildSummaryTableData,
  summaryTableDataId,
  summaryTableSignatureId,
} from '#domain/documents/summary-table-xml.ts';
import { SAMPLE_SUMMARY_TABLE } from '#domain/samples/sample-summary-table.ts';
import { verifySignatures } from '#domain/signing/verification/verify.ts';
import type { SummaryRow } from '#domain/summary-tables/content.ts';
import { createVerifyPorts } from '#server/platform/xmldsig/ports.ts';
import { hasXmlsec, verifiedByXmlsec } from './documents/xmlsec.ts';
import { root, sampleFile, seller, signElements } from './sealed-sample.ts';

const id = summaryTableDataId(1);
const [ROW] = SAMPLE_SUMMARY_TABLE.rows as [SummaryRow];

test('format 2.1.1 is the sample, byte for byte', () => {
  const sample = decodeUtf8(sampleFile('400-summary-table.xml'));
  expect(buildSummaryTableData(SAMPLE_SUMMARY_TABLE, { id, version: '2.1.1' })).toBe(
    /<DLBTHop .*<\/DLBTHop>/s.exec(sample)?.[0],
  );
});

test('a supplement of a quarter names its number, and a row the invoice that it adjusts with that one’s period', () => {
  const related = {
    regime: '1',
    form_no: '1',
    symbol: 'K26TAC',
    number: '1',
    period: { kind: 'quarter', year: 2026, no: 3 },
  } as const;
  const row: SummaryRow = {
    ...ROW,
    buyer_address: 'Số 2 Phố Mua',
    buyer_code: 'KH1',
    fees: '5000',
    deduction: '1000',
    total: '1084000',
    exchange_rate: '25000',
    state: 'adjust',
    related,
  };
  const xml = buildSummaryTableData(
    {
      ...SAMPLE_SUMMARY_TABLE,
      period: { kind: 'quarter', year: 2026, no: 4 },
      supplement: 2,
      currency: 'USD',
      rows: [row],
    },
    { id, version: '2.1.1' },
  );
  expect(xml).toContain(
    '<LKDLieu>Q</LKDLieu><KDLieu>4/2026</KDLieu><LDau>0</LDau><BSLThu>2</BSLThu><NLap>2026-11-05</NLap>',
  );
  expect(xml).toContain(
    '<DCNMua>Số 2 Phố Mua</DCNMua><MKHang>KH1</MKHang><TTCThue>1000000</TTCThue><TSuat>8%</TSuat><TgTThue>80000</TgTThue>' +
      '<TTPhi>5000</TTPhi><TGTKhac>1000</TGTKhac><TgTTToan>1084000</TgTTToan><TThai>2</TThai><LHDCLQuan>1</LHDCLQuan>' +
      '<KHMSHDCLQuan>1</KHMSHDCLQuan><KHHDCLQuan>K26TAC</KHHDCLQuan><SHDCLQuan>1</SHDCLQuan><LKDLDChinh>Q</LKDLDChinh>' +
      '<KDLDChinh>3/2026</KDLDChinh><TGia>25000</TGia>',
  );
});

test('what the format cannot hold is not written', () => {
  const rows = [{ ...ROW, buyer_name: 'x'.repeat(401) }];
  expect(() => buildSummaryTableData({ ...SAMPLE_SUMMARY_TABLE, rows }, { id, version: '2.1.1' })).toThrow(
    FormatRefused,
  );
});

describe('signed by its taxpayer', () => {
  const data = buildSummaryTableData(SAMPLE_SUMMARY_TABLE, { id, version: '2.1.1' });
  const signature = signElements([{ id, bytes: encodeUtf8(data) }], summaryTableSignatureId(1), seller);
  const file = assembleSummaryTable(data, '2.1.1', decodeUtf8(signature));
  const changed = encodeUtf8(decodeUtf8(file).replace('>1080000<', '>1080001<'));

  test('it verifies, and not once a total is another', () => {
    const ports = createVerifyPorts([root.certificate_pem]);
    const verdict = (bytes: Uint8Array) =>
      verifySignatures(bytes, ports).map(({ role, intact }) => ({ role, intact }));
    expect(verdict(file)).toEqual([{ role: 'taxpayer', intact: true }]);
    expect(verdict(changed)).toEqual([{ role: 'taxpayer', intact: false }]);
  });

  test.skipIf(!hasXmlsec)('xmlsec1 takes it, and not once a total is another', () => {
    expect(verifiedByXmlsec([file])).toEqual({ status: 0, taken: 1 });
    expect(verifiedByXmlsec([changed]).status).not.toBe(0);
  });
});
