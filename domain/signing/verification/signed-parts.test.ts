import { describe, expect, test } from 'vitest';
import {
  base64,
  CODE,
  codedInvoice,
  DATA,
  invoice,
  problemsOf,
  TIME,
  verdictOf,
  written,
  type Reference,
  type Written,
} from '../../samples/plain-signatures.ts';

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
