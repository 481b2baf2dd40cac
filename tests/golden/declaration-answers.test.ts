import { describe, expect, test } from 'vitest';
import { withoutDeclaration } from '#domain/documents/invoice-document.ts';
import { readMessage } from '#domain/documents/read-message.ts';
import { documentProblems } from '#domain/documents/format/write.ts';
import { contentIn, type AnyNode, type Fields } from '#domain/documents/format/nodes.ts';
import { DECLARATION } from '#domain/documents/formats/messages/declaration.format.ts';
import { declarationValue } from '#domain/documents/declaration-xml.ts';
import { encodeUtf8 } from '#domain/documents/bytes.ts';
import { registrationAnswer } from '#domain/registration/answers.ts';
import { HEAD_FIELDS, LIST_FIELDS } from '#domain/registration/fields.table.ts';
import type { DeclarationField } from '#domain/registration/fields.table.ts';
import { FULL_DECLARATION } from '#domain/samples/full-declaration.ts';
import { parseXml } from '#server/platform/xmldsig/parse.ts';
import { sampleFile } from './sealed-sample.ts';

const DECLARED = 'V0106026495305F5E8DE48D5C3A8CE3446622DD8A8A';
const OFFICE = 'Thuế cơ sở 1 thành phố Hà Nội';

function answer(name: string, change: (xml: string) => string = (xml) => xml) {
  const xml = change(new TextDecoder().decode(withoutDeclaration(sampleFile(name))));
  const body = readMessage(parseXml(encodeUtf8(xml)))?.body;
  const [document] = body?.kind === 'documents' ? body.documents : [];
  if (document === undefined) throw new Error('no document');
  return registrationAnswer(document);
}

describe('102: received or not', () => {
  test('a new declaration is received', () =>
    expect(answer('102-received.xml')).toEqual({
      kind: 'received',
      purpose: 'new',
      notice_no: 'TN/26/1',
      noticed_on: '2026-11-20',
      message_id: DECLARED,
      received_on: '2026-11-20T01:00:05.000Z',
    }));

  test('it is not, with the reasons', () =>
    expect(answer('102-not-received.xml')).toEqual({
      kind: 'not_received',
      purpose: 'new',
      notice_no: 'TN/26/1',
      noticed_on: '2026-11-20',
      message_id: DECLARED,
      reasons: [{ code: '9992', text: 'Đã tồn tại tờ khai được chấp nhận', remedy: null }],
    }));

  test.each([
    ['3', { kind: 'received', purpose: 'change' }],
    ['4', { kind: 'not_received', purpose: 'change' }],
  ])('THop %s', (code, expected) =>
    expect(answer('102-received.xml', (xml) => xml.replace('<THop>1', `<THop>${code}`))).toMatchObject(
      expected,
    ),
  );

  test('a case that nobody knows decides nothing', () => {
    expect(answer('102-received.xml', (xml) => xml.replace('<THop>1', '<THop>5'))).toBeNull();
    expect(answer('102-received.xml', (xml) => xml.replace('<THop>1', '<THop>toString'))).toBeNull();
  });
});

describe('103: accepted or not', () => {
  test('accepted, with the characters for cash registers', () =>
    expect(answer('103-accepted.xml')).toEqual({
      kind: 'accepted',
      purpose: 'new',
      notice_no: 'CN/26/1',
      noticed_on: '2026-11-20',
      cash_register_code: 'A1B2C',
      tax_authority_name: OFFICE,
    }));

  test('not accepted, with the reasons', () =>
    expect(answer('103-not-accepted.xml')).toEqual({
      kind: 'not_accepted',
      purpose: 'new',
      notice_no: 'CN/26/1',
      noticed_on: '2026-11-20',
      tax_authority_name: OFFICE,
      reasons: [
        { code: '9001', text: 'Thông tin người đại diện theo pháp luật chưa được xác thực', remedy: null },
      ],
    }));

  test.each([
    ['neither accepted nor not', '<TTXNCQT>1', '<TTXNCQT>3'],
    ['neither new nor a change', '<HTDKy>1', '<HTDKy>3'],
  ])('%s decides nothing', (_, from, to) =>
    expect(answer('103-accepted.xml', (xml) => xml.replace(from, to))).toBeNull(),
  );

  test('a change that brings no characters, without a number', () =>
    expect(
      answer('103-accepted.xml', (xml) =>
        xml
          .replace('<HTDKy>1', '<HTDKy>2')
          .replace('<MCCQT>A1B2C</MCCQT>', '')
          .replace(/<STBao>.*<\/STBao>/, ''),
      ),
    ).toMatchObject({ kind: 'accepted', purpose: 'change', cash_register_code: null, notice_no: null }));
});

describe('104 and 105', () => {
  const message = (type: string, data: string) =>
    `<TDiep><TTChung><PBan>2.1.1</PBan><MNGui>TCT</MNGui><MNNhan>V1</MNNhan><MLTDiep>${type}</MLTDiep>` +
    `<MTDiep>TCT1</MTDiep><MST>0101243150</MST><SLuong>1</SLuong></TTChung><DLieu><TBao>${data}</TBao></DLieu></TDiep>`;
  const read = (xml: string) => answer('102-received.xml', () => xml);

  test('104: each party of a delegation by itself', () =>
    expect(
      read(
        message(
          '104',
          '<DLTBao Id="a"><PBan>2.1.1</PBan><So>UN/1</So><NTBao>2026-11-21</NTBao><MGDDTu>V1A</MGDDTu><DSTTUNhiem>' +
            '<TTUNhiem><MST>0100109106</MST><TTChuc>BÊN MỘT</TTChuc><NTNhan>2026-11-21</NTNhan></TTUNhiem>' +
            '<TTUNhiem><MST>0100684378</MST><TTChuc>BÊN HAI</TTChuc><DSLDKCNhan><LDo><MLoi>1</MLoi><MTa>Sai</MTa></LDo>' +
            '</DSLDKCNhan></TTUNhiem></DSTTUNhiem></DLTBao>',
        ),
      ),
    ).toEqual({
      kind: 'delegations_decided',
      notice_no: 'UN/1',
      noticed_on: '2026-11-21',
      message_id: 'V1A',
      parties: [
        { tax_code: '0100109106', name: 'BÊN MỘT', accepted: true, accepted_on: '2026-11-21', reasons: [] },
        {
          tax_code: '0100684378',
          name: 'BÊN HAI',
          accepted: false,
          accepted_on: null,
          reasons: [{ code: '1', text: 'Sai', remedy: null }],
        },
      ],
    }));

  test.each([
    ['1', 'coded_period_over'],
    ['2', 'uncoded_not_allowed'],
  ])('105, THop %s: %s, to change until a day', (code, cause) =>
    expect(
      read(
        message(
          '105',
          `<DLTBao Id="a"><PBan>2.1.1</PBan><THop>${code}</THop><NYCCDoi>2026-12-04</NYCCDoi></DLTBao>` +
            '<STBao><So>KTT/1</So><NTBao>2026-11-20</NTBao></STBao>',
        ),
      ),
    ).toEqual({
      kind: 'end_of_use',
      cause,
      change_by: '2026-12-04',
      notice_no: 'KTT/1',
      noticed_on: '2026-11-20',
    }),
  );

  test('105 of a case that nobody knows, and a document of another kind', () => {
    expect(read(message('105', '<DLTBao Id="a"><THop>3</THop></DLTBao>'))).toBeNull();
    expect(answer('302-review-notice.xml')).toBeNull();
  });
});

describe('the limits that people are told are those of the format', () => {
  const nodeAt = (path: string): AnyNode | undefined => {
    let fields: Fields = DECLARATION.fields;
    let node: AnyNode | undefined;
    for (const name of path.split('/')) {
      if (node?.node === 'list' && node.item === name) continue;
      node = fields[name];
      if (node !== undefined && node.node !== 'leaf') fields = node.fields;
    }
    return node;
  };
  const rows = [
    ...Object.values(HEAD_FIELDS),
    ...Object.values(LIST_FIELDS).flatMap((list) => Object.values(list) as DeclarationField[]),
  ].filter(({ element }) => !element.startsWith('NBan/'));

  test.each(rows)('$element: $max', ({ element, max, required }) => {
    const node = nodeAt(element);
    if (node?.node !== 'leaf') throw new Error('no such element');
    const content = contentIn(node.content, '2.1.1');
    expect('most' in content && content.most).toBe(max);
    const by_format = node.need === 'R' || (typeof node.need === 'object' && node.need['2.1.0'] === 'R');
    // What the authority asks for beyond the format.
    expect(required).toBe(by_format || element === 'TTChung/DTDDPLuat');
  });

  test('and what passes them passes the format', () =>
    expect(documentProblems(DECLARATION, '2.1.1', declarationValue(FULL_DECLARATION, '2.1.1'))).toEqual([]));
});
