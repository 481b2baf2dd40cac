import { expect, test } from 'vitest';
import { parseXml } from '#server/platform/xmldsig/parse.ts';
import { walk, type ParsedElement } from '../../documents/parsed-element.ts';
import { encodeUtf8 } from '../../documents/bytes.ts';
import { unsignedParts } from './unsigned-parts.ts';

const SIGNED = '<DLHDon Id="d"><x>1</x></DLHDon>';
const DS = 'xmlns="http://www.w3.org/2000/09/xmldsig#"';
const SIGNATURE =
  `<Signature ${DS} Id="s"><SignedInfo/><SignatureValue/><KeyInfo/>` +
  '<Object Id="o"><SignatureProperties/></Object></Signature>';
const SIGNATURES = `<DSCKS><NBan>${SIGNATURE}</NBan></DSCKS>`;
const WHOLE = `<HDon>${SIGNED}${SIGNATURES}</HDon>`;

type Covered = { covers?: readonly string[]; intact?: boolean; held?: boolean };

/** What of the file is named; its document and the Object of its signature are covered unless it is said otherwise. */
function named(xml: string, { covers = ['d', 'o'], intact = true, held = false }: Covered = {}): string[] {
  const root = parseXml(encodeUtf8(xml));
  const codes = [...walk(root)].map(({ element }) => element).filter(({ name }) => name === 'DLQRCode');
  return unsignedParts(root, [{ covers: [...covers], intact }], new Set<ParsedElement>(held ? codes : []));
}

test('nothing of an invoice as the format has it', () => {
  expect(named(WHOLE)).toEqual([]);
  expect(named(`<TDiep><TTChung><a/></TTChung><DLieu>${WHOLE}</DLieu></TDiep>`)).toEqual([]);
  expect(named(WHOLE.replaceAll('NBan', 'CQT').replace('</DLHDon>', '</DLHDon><MCCQT>M1</MCCQT>'))).toEqual(
    [],
  );
});

test.each(['NBan', 'NMua', 'CQT', 'CCKSKhac'])(
  'the place of a signature of %s holds nothing else',
  (place) => {
    const file = WHOLE.replaceAll('NBan', place);
    expect(named(file)).toEqual([]);
    expect(named(file.replace(`<${place}>`, `<${place}><a/>`))).toEqual([`HDon/DSCKS/${place}/a`]);
  },
);

test('the signature over a whole message', () => {
  const message = (inside: string) => `<TDiep><DLieu Id="d"/><CKSNNT>${inside}</CKSNNT></TDiep>`;
  expect(named(message(SIGNATURE))).toEqual([]);
  expect(named(message('<a/>'))).toEqual(['TDiep/CKSNNT/a']);
});

test.each([
  ['an element beside the document', WHOLE.replace('<DSCKS>', '<GhiChu/><DSCKS>'), ['HDon/GhiChu']],
  ['a second document', WHOLE.replace('<DSCKS>', '<DLHDon Id="e"/><DSCKS>'), ['HDon/DLHDon[2]']],
  ['a third of a name', WHOLE.replace('<DSCKS>', '<a/><a/><DSCKS>'), ['HDon/a', 'HDon/a[2]']],
  ['an attribute', WHOLE.replace('<HDon>', '<HDon Id="h" GhiChu="x">'), ['HDon/@GhiChu']],
  ['a text', WHOLE.replace('<DSCKS>', 'x<DSCKS>'), ['HDon/text()']],
  ['white space alone', WHOLE.replace('<DSCKS>', ' \n <DSCKS>'), []],
  ['a code with something in it', WHOLE.replace('<DSCKS>', '<MCCQT><a/></MCCQT><DSCKS>'), ['HDon/MCCQT']],
  ['a second code', WHOLE.replace('<DSCKS>', '<MCCQT/><MCCQT/><DSCKS>'), ['HDon/MCCQT[2]']],
  ['a root that no format has', '<Khac><a/></Khac>', ['Khac/a']],
  [
    'a signature of another language in the place of one',
    WHOLE.replace(DS, 'xmlns="urn:khac"'),
    ['HDon/DSCKS/NBan/Signature'],
  ],
  [
    'something in a signature that it does not have',
    WHOLE.replace('<KeyInfo/>', '<KeyInfo/><KeyInfo/><a/>'),
    ['HDon/DSCKS/NBan/Signature/KeyInfo[2]', 'HDon/DSCKS/NBan/Signature/a'],
  ],
  [
    'an attribute of the schema language',
    WHOLE.replace('<HDon>', '<HDon xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:type="a">'),
    [],
  ],
])('%s', (_what, xml, parts) => expect(named(xml)).toEqual(parts));

test('a QR code counts only where it says what its invoice says', () => {
  const file = WHOLE.replace('<DSCKS>', '<DLQRCode>00</DLQRCode><DSCKS>');
  expect(named(file)).toEqual(['HDon/DLQRCode']);
  expect(named(file, { held: true })).toEqual([]);
});

test('only a signature that holds covers anything, and an element without an Id is covered by none', () => {
  expect(named(WHOLE, { intact: false })).toEqual(['HDon/DLHDon', 'HDon/DSCKS/NBan/Signature/Object']);
  expect(named(WHOLE, { covers: ['', 'o'] })).toEqual(['HDon/DLHDon']);
  expect(named('<HDon Id="d"><a/></HDon>')).toEqual([]);
});

test('an Object is covered by a part of it that is, an element of the invoice is not', () => {
  const xades = WHOLE.replace('<SignatureProperties/>', '<Q><SignedProperties Id="p"/></Q>');
  expect(named(xades, { covers: ['d', 'p'] })).toEqual([]);
  const inside = WHOLE.replace('<DSCKS>', '<Object><a Id="p"/></Object><DSCKS>');
  expect(named(inside, { covers: ['d', 'o', 'p'] })).toEqual(['HDon/Object']);
});

test('a long name is cut at sixty characters', () => {
  const at = (length: number) => WHOLE.replace('<DSCKS>', `<${'a'.repeat(length)}/><DSCKS>`);
  expect(named(at(60))).toEqual([`HDon/${'a'.repeat(60)}`]);
  expect(named(at(61))).toEqual([`HDon/${'a'.repeat(60)}…`]);
  expect(named(WHOLE.replace('<HDon>', `<HDon ${'b'.repeat(61)}="x">`))).toEqual([
    `HDon/@${'b'.repeat(60)}…`,
  ]);
});
