import { describe, expect, test } from 'vitest';
import { buyerVerification, type JudgedFile, type ShownInvoice } from './buyer-verification.ts';

const CODE = '00AE31AC2D850F2E71D34F04EC8E534725';
const SHOWN = { form_no: '1', symbol: 'C26TAA', number: 7, total: '108000', tax_authority_code: CODE };

const signature = (role: string, problems: string[] = []) => ({
  role,
  problems,
  changed: [],
  subject_name: `CN ${role}`,
  issuer_name: `CA ${role}`,
});

const file = (changes: Partial<JudgedFile> = {}): JudgedFile => ({
  outcome: 'trusted',
  signatures: [signature('seller'), signature('authority')],
  invoices: [{ form_no: '1', symbol: 'C26TAA', number: 7, total: '108000.00', authority_code: CODE }],
  invoice_count: 1,
  unsigned_part_count: 0,
  ...changes,
});

const said = (judged: JudgedFile, shown: ShownInvoice = SHOWN) => {
  const { verdict, checks } = buyerVerification(judged, shown);
  return [verdict, ...checks.map(({ state }) => state)];
};

describe('the verdict for a buyer', () => {
  test('names who signed: the issuer of the seller’s certificate, the authority itself', () => {
    const { verdict, checks } = buyerVerification(file(), SHOWN);
    expect(verdict).toBe('sound');
    expect(checks.map(({ detail }) => detail)).toEqual(['CA seller', 'CN authority', null]);
  });

  test.each<[string, Partial<JudgedFile>, string[]]>([
    [
      'a seller whose issuer is not known',
      {
        outcome: 'issuer_unknown',
        signatures: [signature('seller', ['certificate_not_trusted']), signature('authority')],
      },
      ['unknown', 'unknown', 'holds', 'holds'],
    ],
    [
      'a digest that does not fit',
      {
        outcome: 'changed',
        signatures: [
          { ...signature('seller', ['digest_mismatch']), changed: ['document'] },
          signature('authority'),
        ],
      },
      ['broken', 'fails', 'holds', 'fails'],
    ],
    [
      'a code that the authority did not sign',
      { outcome: 'code_not_signed', signatures: [signature('seller')] },
      ['broken', 'holds', 'fails', 'holds'],
    ],
    [
      'something beside what is signed',
      { outcome: 'partly_signed', unsigned_part_count: 1 },
      ['broken', 'holds', 'holds', 'fails'],
    ],
    [
      'a file that says another total than the page',
      { invoices: [{ form_no: '1', symbol: 'C26TAA', number: 7, total: '1080000', authority_code: CODE }] },
      ['broken', 'holds', 'holds', 'fails'],
    ],
    ['a second invoice in the file', { invoice_count: 2 }, ['broken', 'holds', 'holds', 'fails']],
  ])('%s', (_what, changes, expected) => expect(said(file(changes))).toEqual(expected));

  test('an uncoded invoice needs no code, one of a cash register no signature', () => {
    const uncoded = { ...SHOWN, symbol: 'K26TAA', tax_authority_code: null };
    const [invoice] = file().invoices;
    if (invoice === undefined) throw new Error('no invoice');
    expect(
      said(
        file({
          signatures: [signature('seller')],
          invoices: [{ ...invoice, symbol: 'K26TAA', authority_code: null }],
        }),
        uncoded,
      ),
    ).toEqual(['sound', 'holds', 'not_needed', 'holds']);
    expect(
      said(file({ outcome: 'unsigned', signatures: [], invoices: [{ ...invoice, symbol: 'C26MAA' }] }), {
        ...SHOWN,
        symbol: 'C26MAA',
      }),
    ).toEqual(['register', 'not_needed', 'not_needed', 'holds']);
    expect(said(file({ outcome: 'unsigned', signatures: [] }))[0]).toBe('broken');
  });
});
