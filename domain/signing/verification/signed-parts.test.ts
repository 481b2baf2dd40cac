import { describe, expect, test } from 'vitest';
import {
  base64,
  CODE,
  codedInvoice,
  data,
  DATA,
  dsig,
  invoice,
  problemsOf,
  signature,
  slots,
  TIME,
  verdictOf,
  written,
  type Reference,
  type Written,
} from '../../samples/plain-signatures.ts';

describe('the document', () => {
  test.each(['DLHDon', 'DLTKhai', 'DLTBao', 'DLBTHop', 'DLieu', 'NDBBan', 'NDBKe'])('%s', (name) => {
    const references = [{ ...DATA, digest: `sha256 ${name} data inclusive` }, TIME];
    const root = written('X', [
      written('TTChung'),
      written(name, [], { Id: 'data' }),
      slots('NMua', [signature({ references })]),
    ]);
    expect(verdictOf(root)).toMatchObject({ document: name, problems: [], stated_tax_code: null });
  });

  const MST = [written('MST', '0101243150')];
  test.each<[string, readonly Written[]]>([
    ['TTChung/MST', [written('TTChung', MST)]],
    ['DLTKhai/TTChung/MST', [written('DLTKhai', [written('TTChung', MST)])]],
    ['DLTBao/MST', [written('DLTBao', MST)]],
    ['DLBTHop/TTChung/MST', [written('DLBTHop', [written('TTChung', MST)])]],
  ])('names its taxpayer in %s', (_, beside) => {
    const stated = (slot: string) =>
      verdictOf(written('X', [...beside, slots(slot, [signature()])]))?.stated_tax_code;
    expect(['NNT', 'NBan', 'NMua', 'CQT'].map(stated)).toEqual(['0101243150', null, null, null]);
  });

  test('that names the delegate who signs for its seller: one or the other, nobody else', () => {
    const ofSeller = (delegate: string, slot: string) =>
      written('HDon', [
        data([
          written('TTChung', [written('MSTDVNUNLHDon', delegate)]),
          written('NDHDon', [written('NBan', [written('MST', '0100109106')])]),
        ]),
        slots(slot, [signature()]),
      ]);
    // The certificate is that of 0101243150.
    expect(verdictOf(ofSeller('0101243150', 'NBan'))).toMatchObject({
      stated_tax_code: '0101243150',
      problems: [],
    });
    expect(verdictOf(ofSeller('0317245866', 'NBan'))).toMatchObject({
      stated_tax_code: '0100109106',
      problems: ['certificate_tax_code'],
    });
    expect(verdictOf(ofSeller('0101243150', 'NMua'))?.stated_tax_code).not.toBe('0101243150');
  });

  test('that names no taxpayer', () =>
    expect(verdictOf(written('X', [slots('NNT', [signature()])]))?.stated_tax_code).toBeNull());
});

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

describe('what was changed', () => {
  const changedBy = (references: readonly Reference[], more: readonly Written[] = []) =>
    verdictOf(invoice({ references }, more))?.changed;

  test('the time', () => expect(changedBy([DATA, { ...TIME, digest: 'x' }])).toEqual(['signing_time']));

  test('another element that was signed, named once', () => {
    const others = ['a', 'b'].map((Id) => written('TTKhac', [], { Id }));
    const references = [DATA, TIME, { uri: '#a', digest: 'x' }, { uri: '#b', digest: 'x' }];
    expect(changedBy(references, others)).toEqual(['other']);
  });

  test('an element that lost its Id is what is missing, said once with what was changed', () => {
    expect(changedBy([{ uri: '#lost' }, TIME])).toEqual(['document']);
    expect(changedBy([{ uri: '#lost' }, { ...TIME, digest: 'x' }])).toEqual(['signing_time', 'document']);
    expect(changedBy([DATA, TIME, { uri: '#lost' }])).toEqual(['other']);
  });

  test('what the document does not have is not missing', () =>
    expect(verdictOf(invoice({ references: [{ uri: '#lost' }], objects: [] }))?.changed).toEqual([
      'document',
    ]));

  test('a document that is not signed, and nothing lost: nothing was changed', () =>
    expect(changedBy([TIME])).toEqual([]));

  test('the code', () => {
    expect(verdictOf(codedInvoice([DATA, CODE, TIME]))).toMatchObject({
      problems: [],
      signed: ['document', 'code', 'signing_time'],
    });
    expect(verdictOf(codedInvoice([DATA, { ...CODE, digest: 'x' }, TIME]))).toMatchObject({
      problems: ['digest_mismatch', 'code_not_signed'],
      changed: ['code'],
    });
    expect(verdictOf(codedInvoice([DATA, { uri: '#lost' }, TIME]))?.changed).toEqual(['code']);
  });

  test('the seller signs no code', () => {
    const code = written('MCCQT', '00A1', { Id: 'mcqt' });
    expect(problemsOf(invoice({}, [code]))).toEqual([]);
    expect(verdictOf(invoice({ references: [DATA, TIME, CODE] }, [code]))?.signed).toEqual([
      'document',
      'signing_time',
      'other',
    ]);
  });

  test('the signed information: the digests prove nothing any more', () =>
    expect(
      verdictOf(invoice({ value: base64('false'), references: [{ ...DATA, digest: 'x' }, TIME] })),
    ).toMatchObject({
      problems: ['digest_mismatch', 'signature_mismatch', 'document_not_signed'],
      signed: [],
      changed: ['signed_info'],
      intact: false,
    }));

  test('the certificate', () => {
    for (const certificates of [[], ['!'], [base64('junk')]])
      expect(verdictOf(invoice({ certificates }))).toMatchObject({
        certificate: null,
        certificate_der_base64: certificates[0] ?? null,
        problems: ['certificate_unreadable'],
        signed: [],
        changed: ['certificate'],
        intact: false,
      });
  });
});
