import { describe, expect, test } from 'vitest';
import {
  data,
  dsig,
  invoice,
  problemsOf,
  signature,
  verdictOf,
  written,
} from '../samples/plain-signatures.ts';

describe('the place', () => {
  test('alone, in a slot alone, in slots alone: nothing is signed', () => {
    for (const alone of [
      signature(),
      written('NBan', [signature()]),
      written('DSCKS', [written('NBan', [signature()])]),
    ])
      expect(verdictOf(alone)).toMatchObject({
        document: null,
        stated_tax_code: null,
        problems: ['signature_misplaced', 'reference_not_found', 'document_not_signed'],
      });
    expect(verdictOf(signature())?.role).toBe('other');
  });

  test('a slot beside the document needs no slots around it', () =>
    expect(problemsOf(written('DLieu', [data(), written('NBan', [signature()])]))).toEqual([]));

  test.each([
    [['DLieu'], []],
    [['DLieu', 'TDiep'], []],
    [['TTKhac'], ['signature_misplaced']],
    [['DLieu', 'TTKhac'], ['signature_misplaced']],
  ] as const)('an invoice in %j: %j', (around, problems) =>
    expect(problemsOf(around.reduce((inside, name) => written(name, [inside]), invoice()))).toEqual(problems),
  );

  test('nothing of a signature stands around it', () => {
    expect(problemsOf(written('DLieu', [dsig('TDiep', [invoice()])]))).toContain('signature_misplaced');
    expect(problemsOf(written('HDon', [data(), dsig('DSCKS', [written('NBan', [signature()])])]))).toEqual([
      'signature_misplaced',
    ]);
  });

  test.each(['SignedInfo', 'SignatureValue', 'KeyInfo'])('two of %s are ambiguous', (name) => {
    const { problems, intact, signed } = verdictOf(invoice({ more: [written(name)] })) ?? {};
    expect({ problems, intact, signed }).toEqual({
      problems: ['signature_ambiguous'],
      intact: false,
      signed: [],
    });
  });
});
