import { describe, expect, test } from 'vitest';
import type { AnyFields, AnyValue, DocumentFormat, DocumentValue } from '#domain/documents/format/nodes.ts';
import { readDocument } from '#domain/documents/format/read.ts';
import { documentProblems } from '#domain/documents/format/write.ts';
import { CHECK_RESULT } from '#domain/documents/formats/messages/check-result.format.ts';
import { CORRECTION_LIST } from '#domain/documents/formats/messages/correction-papers.format.ts';
import { DECLARATION_DECIDED } from '#domain/documents/formats/messages/declaration-answers.format.ts';
import { DECLARATION } from '#domain/documents/formats/messages/declaration.format.ts';
import { MISTAKE_NOTICE } from '#domain/documents/formats/messages/mistake-notice.format.ts';
import { PER_OCCURRENCE_REQUEST } from '#domain/documents/formats/messages/per-occurrence.format.ts';
import { SUMMARY_TABLE } from '#domain/documents/formats/messages/summary-table.format.ts';
import { TECHNICAL_RESPONSE } from '#domain/documents/formats/messages/envelope.format.ts';
import { readMessage } from '#domain/documents/read-message.ts';
import { encodeUtf8 } from '#domain/documents/bytes.ts';
import type { FormatVersion } from '#domain/rules/particulars/format-versions.table.ts';
import { parseXml } from '#server/platform/xmldsig/parse.ts';
import { sampleFile } from '../sealed-sample.ts';
import { labelledValue } from './labelled-value.ts';

/** The value with the text at a path changed; `*` is every item of a list. */
function changed(value: AnyValue, [name, ...rest]: readonly string[], text: string | null): AnyValue {
  if (name === undefined) return text;
  const fields = value as AnyFields;
  if (name === '*')
    return (value as unknown as readonly AnyFields[]).map((item) => changed(item, rest, text) as AnyFields);
  return { ...fields, [name]: changed(fields[name], rest, text) };
}

function problemsOf(format: DocumentFormat, version: FormatVersion, path: string, text: string | null) {
  const value = changed(labelledValue(format, version), path.split('/'), text);
  return documentProblems(format, version, value as DocumentValue<DocumentFormat>).map(
    (found) => `${found.path} ${found.problem}`,
  );
}

describe('what the format does not allow is refused, with the path', () => {
  test.each<[string, DocumentFormat, FormatVersion, string, string | null, string]>([
    [
      '100: six characters of the office',
      DECLARATION,
      '2.1.1',
      'TTChung/MCQTQLy',
      '101010',
      'TTChung/MCQTQLy too_long',
    ],
    ['100: no name', DECLARATION, '2.0.1', 'TTChung/TNNT', '', 'TTChung/TNNT required'],
    [
      '100: a box neither ticked nor not',
      DECLARATION,
      '2.1.1',
      'NDTKhai/HTHDon/CMa',
      '2',
      'NDTKhai/HTHDon/CMa not_allowed',
    ],
    [
      '100: uncoded cash register before 2.1.1',
      DECLARATION,
      '2.1.0',
      'NDTKhai/HTHDon/KCMTMTTien',
      '1',
      'NDTKhai/HTHDon/KCMTMTTien not_in_version',
    ],
    ['100: sex in 2.1.1', DECLARATION, '2.1.1', 'TTChung/GTinh', '1', 'TTChung/GTinh not_in_version'],
    [
      '100: nationality in 2.1.0',
      DECLARATION,
      '2.1.0',
      'TTChung/QTDDPLuat',
      'VN',
      'TTChung/QTDDPLuat not_in_version',
    ],
    [
      '100: a representative in 2.0.1',
      DECLARATION,
      '2.0.1',
      'TTChung/TNDDPLuat',
      'A',
      'TTChung/TNDDPLuat not_in_version',
    ],
    [
      '100: a certificate from a day, not a time',
      DECLARATION,
      '2.1.1',
      'NDTKhai/DSCTSSDung/*/TNgay',
      '2026-01-01',
      'NDTKhai/DSCTSSDung/CTS[2]/TNgay not_a_time',
    ],
    ['103: a code of 24 characters', DECLARATION_DECIDED, '2.1.1', 'MCCQT', 'A'.repeat(24), 'MCCQT too_long'],
    ['103: neither accepted nor not', DECLARATION_DECIDED, '2.1.1', 'TTXNCQT', '3', 'TTXNCQT not_allowed'],
    [
      '106: 5 decimals in 2.0.1',
      PER_OCCURRENCE_REQUEST,
      '2.0.1',
      'NDDNghi/DTPSinh',
      '1.12345',
      'NDDNghi/DTPSinh too_many_decimals',
    ],
    ['204: a kind nobody has', CHECK_RESULT, '2.1.1', 'LTBao', '6', 'LTBao not_allowed'],
    [
      '300: to cancel, in 2.1.1',
      MISTAKE_NOTICE,
      '2.1.1',
      'DSHDon/*/TCTBao',
      '1',
      'DSHDon/HDon[1]/TCTBao not_in_version',
    ],
    [
      '300: the code by its old name in 2.1.1',
      MISTAKE_NOTICE,
      '2.1.1',
      'DSHDon/*/MCQTCap',
      'A',
      'DSHDon/HDon[1]/MCQTCap not_in_version',
    ],
    [
      '300: the code by its new name before',
      MISTAKE_NOTICE,
      '2.0.1',
      'DSHDon/*/MCCQT',
      'A',
      'DSHDon/HDon[1]/MCCQT not_in_version',
    ],
    [
      '300: a reason of 256 characters',
      MISTAKE_NOTICE,
      '2.1.1',
      'DSHDon/*/LDo',
      'ạ'.repeat(256),
      'DSHDon/HDon[2]/LDo too_long',
    ],
    [
      '400: a day as period in 2.1.1',
      SUMMARY_TABLE,
      '2.1.1',
      'TTChung/LKDLieu',
      'N',
      'TTChung/LKDLieu not_allowed',
    ],
    ['400: petrol in 2.1.1', SUMMARY_TABLE, '2.1.1', 'TTChung/LHHoa', '1', 'TTChung/LHHoa not_allowed'],
    [
      "400: the buyer's address in 2.1.0",
      SUMMARY_TABLE,
      '2.1.0',
      'NDBTHDLieu/DSDLieu/*/DCNMua',
      'x',
      'NDBTHDLieu/DSDLieu/DLieu[1]/DCNMua not_in_version',
    ],
    [
      '400: a status nobody has',
      SUMMARY_TABLE,
      '2.1.1',
      'NDBTHDLieu/DSDLieu/*/TThai',
      '6',
      'NDBTHDLieu/DSDLieu/DLieu[1]/TThai not_allowed',
    ],
    ['999: neither taken nor not', TECHNICAL_RESPONSE, '2.1.1', 'TTTNhan', '2', 'TTTNhan not_allowed'],
    [
      '01/BK-ĐCTT: one invoice only',
      CORRECTION_LIST,
      '2.1.1',
      'TTChung/TCHDon',
      '1',
      'TTChung/TCHDon not_allowed',
    ],
  ])('%s', (_, format, version, path, text, problem) =>
    expect(problemsOf(format, version, path, text)).toContain(problem),
  );

  test('a petrol table by the day is a table of 2.1.0', () =>
    expect(problemsOf(SUMMARY_TABLE, '2.1.0', 'TTChung/LHHoa', '1')).toEqual([]));
});

describe('documents of other versions are read', () => {
  test('2.0.0 by the table of 2.0.1', () => {
    const message = new TextDecoder()
      .decode(sampleFile('300-mistake-notice-2.0.1.xml'))
      .replaceAll('<PBan>2.0.1', '<PBan>2.0.0');
    expect(readMessage(parseXml(encodeUtf8(message)))?.body).toMatchObject({
      documents: [{ version: '2.0.0', problems: [], value: { DSHDon: [{ TCTBao: '4' }] } }],
    });
  });

  test('an element of another version is taken, and said', () => {
    const found = readDocument(
      TECHNICAL_RESPONSE,
      '2.1.1',
      parseXml(encodeUtf8('<TBao><TTTNhan>7</TTTNhan></TBao>')),
    );
    expect(found.value.TTTNhan).toBe('7');
    expect(found.problems).toContainEqual(
      expect.objectContaining({ path: 'TTTNhan', problem: 'not_allowed' }),
    );
  });
});

describe('204: what it decides, whichever part says so', () => {
  const REASON = '<DSLDo><LDo><MLoi>40051</MLoi><MTLoi>Sai</MTLoi></LDo></DSLDo>';
  const read = (part: string) => {
    const message = new TextDecoder()
      .decode(sampleFile('204-LTBao2-package-valid.xml'))
      .replace('</DLTBao>', `${part}</DLTBao>`);
    const body = readMessage(parseXml(encodeUtf8(message)))?.body;
    return body?.kind === 'check_result' ? body.notice : null;
  };
  const reason = { code: '40051', text: 'Sai', remedy: null };
  const named = { form_no: '1', symbol: 'K26TAC', number: '1', issued_on: '2026-10-05' };
  const NAME = '<KHMSHDon>1</KHMSHDon><KHHDon>K26TAC</KHHDon><SHDon>1</SHDon>';

  test.each([
    ['cash registers, all of it', `<LHDMTTien>${REASON}</LHDMTTien>`],
    ['anything else', `<KHLKhac>${REASON}</KHLKhac>`],
    [
      'the general part of a summary table',
      `<LBTHKXDau><DSBTHop><BTHop>${REASON.replaceAll('LDo', 'LDTTChung')}</BTHop></DSBTHop></LBTHKXDau>`,
    ],
    [
      'goods of a petrol table',
      `<LBTHXDau><DSBTHop><BTHop><DSLMHang><MHang>${REASON}</MHang></DSLMHang></BTHop></DSBTHop></LBTHXDau>`,
    ],
  ])('%s', (_, part) => expect(read(part)).toMatchObject({ refused: [], reasons: [reason] }));

  test.each([
    [
      'cash registers, by invoice',
      `<LHDMTTien><DSHDon><HDon>${NAME}<NLap>2026-10-05</NLap>${REASON}</HDon></DSHDon></LHDMTTien>`,
    ],
    [
      'invoices of a summary table',
      `<LBTHKXDau><DSBTHop><BTHop><DSLHDon><HDon>${NAME}<Ngay>2026-10-05</Ngay>${REASON}</HDon></DSLHDon></BTHop></DSBTHop></LBTHKXDau>`,
    ],
    ['the day by its old name', `<LCMa>${REASON}<Ngay>2026-10-05</Ngay>${NAME}</LCMa>`],
  ])('%s', (_, part) =>
    expect(read(part)).toMatchObject({ refused: [{ invoice: named, reasons: [reason] }], reasons: [] }),
  );
});
