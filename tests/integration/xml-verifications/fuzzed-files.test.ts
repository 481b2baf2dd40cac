import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SAMPLE_INVOICE } from '#domain/samples/sample-invoice.ts';
import { breachesOf } from '#tests/contract/injection.ts';
import { coded, root, sealed } from '#tests/golden/sealed-sample.ts';
import { judgeHere } from '#tests/setup/judge-here.ts';

const golden = [root.certificate_pem];
const text = (file: Uint8Array) => Buffer.from(file).toString('utf8');
const signed = sealed(SAMPLE_INVOICE);
const with_code = text(coded(signed, /<DLHDon Id="([^"]+)"/.exec(text(signed))?.[1] ?? ''));

const JSON_ANSWER = { 'content-type': 'application/json; charset=utf-8' };

/** Pieces that parsers read differently or trip over, put anywhere into a signed file. */
const PIECES = [
  ' xmlns:a="http://w{w"',
  ' xmlns="::"',
  ' xmlns=""',
  ' xmlns:xml="urn:x"',
  ' xmlns:a=""',
  ' xmlns:a="../x"',
  ' a:b="1"',
  ' Id="data"',
  ' Id=""',
  ' xml:id="1 2"',
  ' xml:base="http://{"',
  '<a:b/>',
  '<xml:a/>',
  '<a xmlns="urn:{"/>',
  '<a:b xmlns:a="urn:x y"/>',
  '<?xml version="1.1"?>',
  '<?a b?>',
  '<!-- -- -->',
  '<![CDATA[]]]]>',
  '&#0;',
  '&#xD800;',
  '&#x10FFFF;',
  '&amp;',
  '&a;',
  ']]>',
  '\u0000',
  '\uFFFE',
  '\uFEFF',
  '\u0085',
  '<DLHDon/>',
  '<HDon><DLHDon><TTChung/><NDHDon/></DLHDon></HDon>',
  '<Signature xmlns="http://www.w3.org/2000/09/xmldsig#"><SignedInfo/></Signature>',
  '</DLHDon>',
];

test('whatever is put into a file, it is judged or refused, and the answer is as described', async () => {
  const places = [...with_code.matchAll(/[<>"=/ ]/g)].map(({ index }) => index);
  const change = fc.record({
    at: fc.constantFrom(...places),
    behind: fc.nat(1),
    cut: fc.nat(3),
    piece: fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: 'binary', maxLength: 8 })),
  });
  const judge = judgeHere({ everybody: golden, authority: golden });
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 2 }), async (changes) => {
      const file = changes.reduce(
        (xml, { at, behind, cut, piece }) => xml.slice(0, at + behind) + piece + xml.slice(at + behind + cut),
        with_code,
      );
      const { refused: problem, verification } = await judge.judge(1, Buffer.from(file));
      if (problem !== null) return;
      const answered = { status: 200, headers: JSON_ANSWER, body: { xml_verification: verification } };
      expect(breachesOf('verifyXml', answered)).toEqual([]);
    }),
    { numRuns: 300 },
  );
});
