import { describe, expect, test } from 'vitest';
import {
  dsig,
  EXCLUSIVE,
  invoice,
  problemsOf,
  SHA1,
  verdictOf,
  withAlgorithm,
  withReference,
  written,
  type Reference,
} from '../../samples/plain-signatures.ts';
import { ENVELOPED, INCLUSIVE_C14N } from '../algorithms.table.ts';

describe('references', () => {
  test.each<[string, Partial<Reference>, string]>([
    ['to no Id', { uri: '' }, 'reference_not_found'],
    ['to nothing', { uri: null }, 'reference_not_found'],
    ['to an Id without a mark', { uri: 'xdata' }, 'reference_not_found'],
    ['to an Id that ends with the mark', { uri: 'data#' }, 'reference_not_found'],
    ['with an unknown digest', { algorithm: 'urn:x' }, 'algorithm_not_accepted'],
    [
      'with an unknown transform',
      { transforms: [withAlgorithm('Transform', 'urn:x')] },
      'transform_not_accepted',
    ],
    ['with a transform that names nothing', { transforms: [dsig('Transform')] }, 'transform_not_accepted'],
    [
      'with a transform that has parameters',
      { transforms: [dsig('Transform', [dsig('XPath', '1')], { Algorithm: ENVELOPED })] },
      'transform_not_accepted',
    ],
    ['to what is around the signature', { uri: '#all' }, 'transform_not_accepted'],
  ])('%s', (_, changed, problem) => {
    const { children } = withReference(changed);
    const verdict = verdictOf(written('HDon', children, { Id: 'all' }));
    expect(verdict).toMatchObject({
      problems: [problem, 'document_not_signed'],
      intact: false,
      valid: false,
    });
  });

  test.each<[string, Partial<Reference>]>([
    ['"enveloped signature" is passed over', { transforms: [withAlgorithm('Transform', ENVELOPED)] }],
    [
      'the last form named is taken',
      { transforms: [withAlgorithm('Transform', EXCLUSIVE), withAlgorithm('Transform', INCLUSIVE_C14N)] },
    ],
  ])('%s', (_, changed) => expect(problemsOf(withReference(changed))).toEqual([]));

  test.each<[string, Partial<Reference>]>([
    ['another one', { digest: 'sha256 DLHDon data exclusive' }],
    ['its first letter another', { digest: 'Sha256 DLHDon data inclusive' }],
    ['the beginning only', { digest: 'sha256 DLHDon data' }],
    ['more after it', { digest: 'sha256 DLHDon data inclusive and more' }],
    ['of another algorithm', { algorithm: SHA1 }],
    ['none', { digest_value: '' }],
    ['no base64', { digest_value: '!' }],
  ])('a digest that is %s: the document was changed', (_, changed) =>
    expect(verdictOf(withReference(changed))).toMatchObject({
      problems: ['digest_mismatch', 'document_not_signed'],
      covers: ['time'],
      signed: ['signing_time'],
      changed: ['document'],
      intact: false,
    }),
  );

  test('none at all', () =>
    expect(verdictOf(invoice({ references: [] }))).toMatchObject({
      problems: ['signature_incomplete', 'document_not_signed', 'signing_time_not_signed'],
      signed: [],
      changed: [],
    }));

  test.each([2, 3])('to one of %i elements with the Id', (count) => {
    const twins = Array.from({ length: count - 1 }, () => written('TTKhac', [], { Id: 'data' }));
    expect(verdictOf(invoice({}, twins))).toMatchObject({
      problems: ['reference_ambiguous', 'document_not_signed'],
      changed: ['document'],
      intact: false,
    });
  });
});
