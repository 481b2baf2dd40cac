import { describe, expect, test } from 'vitest';
import {
  data,
  dsig,
  invoice,
  problemsOf,
  signature,
  slots,
  verdictOf,
  verified,
  written,
} from '../../samples/plain-signatures.ts';

describe('which elements are signatures', () => {
  test('those of the namespace only', () => {
    const false_one = written('Signature', signature().children, { Id: 'false' });
    const { verdicts } = verified(written('HDon', [data(), slots('NBan', [false_one, signature()])]));
    expect(verdicts.map(({ signature_id }) => signature_id)).toEqual(['sig']);
  });

  test.each([
    ['NBan', 'seller'],
    ['NMua', 'buyer'],
    ['CQT', 'authority'],
    ['TTCQT', 'authority'],
    ['NNT', 'taxpayer'],
    ['CKSNNT', 'taxpayer'],
    ['Khac', 'other'],
  ])('in the slot %s it is of the %s', (slot, role) =>
    expect(verdictOf(written('HDon', [data(), slots(slot, [signature()])]))?.role).toBe(role),
  );

  test('one without an Id has none', () => expect(verdictOf(invoice({ id: null }))?.signature_id).toBeNull());

  test('a SignedInfo of another namespace is none', () => {
    const { children } = signature();
    const renamed = children.map((child) =>
      child.name === 'SignedInfo' ? { ...child, namespace: '' } : child,
    );
    expect(problemsOf(written('HDon', [data(), slots('NBan', [dsig('Signature', renamed)])]))).toContain(
      'signature_incomplete',
    );
  });
});
