import { describe, expect, test } from 'vitest';
import { fileOutcome as outcomeOf, type FileOutcome } from './file-outcome.ts';

type Signature = Parameters<typeof outcomeOf>[0][number];
type Invoice = Parameters<typeof outcomeOf>[1][number];

const NOTHING = { unsigned_parts: [], qr_differs: false };
const fileOutcome = (signatures: Signature[], invoices: Invoice[]) =>
  outcomeOf(signatures, invoices, NOTHING);

const seller: Signature = {
  role: 'seller',
  covers: ['data', 'time'],
  document: 'DLHDon',
  signed: ['document', 'signing_time'],
  changed: [],
  weaknesses: [],
  problems: [],
  stated_tax_code: '0101243150',
};
const authority: Signature = {
  ...seller,
  role: 'authority',
  covers: ['data', 'code', 'time'],
  signed: ['document', 'code', 'signing_time'],
  stated_tax_code: null,
};
const taxpayer: Signature = { ...seller, role: 'taxpayer', covers: ['all', 'time'], document: 'DLieu' };

const invoiceOf = (symbol: string, changes: Partial<Invoice> = {}): Invoice => ({
  id: 'data',
  authority_code: null,
  content: { symbol, seller: { tax_code: '0101243150' } },
  ...changes,
});
const uncoded = invoiceOf('K26TAA');
const coded = invoiceOf('C26TAA', { authority_code: '00A1' });
const ofRegister = invoiceOf('C26MAA', { authority_code: 'M1-26' });

const untrusted: Signature = { ...seller, problems: ['certificate_not_trusted'] };

describe('a file as a whole', () => {
  test.each<[string, Signature[], Invoice[], FileOutcome]>([
    ['an invoice under its seller’s signature', [seller], [uncoded], 'trusted'],
    ['an invoice with a code under both signatures', [seller, authority], [coded], 'trusted'],
    ['a document that is no invoice', [taxpayer], [], 'trusted'],
    ['no signature', [], [uncoded], 'unsigned'],
    ['no signature, no invoice', [], [], 'unsigned'],
    ['one changed part', [seller, { ...authority, changed: ['code'] }], [coded], 'changed'],
    [
      'a signature that does not hold',
      [{ ...seller, problems: ['signature_misplaced'] }],
      [uncoded],
      'unsound',
    ],
    [
      'one bad signature among unknown issuers',
      [untrusted, { ...seller, problems: ['certificate_not_trusted', 'certificate_expired'] }],
      [uncoded],
      'unsound',
    ],
    ['an unknown issuer', [untrusted], [uncoded], 'issuer_unknown'],
    ['an unknown issuer and no code yet', [untrusted], [invoiceOf('C26TAA')], 'issuer_unknown'],
    ['a series with code, and no code', [seller], [invoiceOf('C26TAA')], 'code_missing'],
    ['SHA-1', [{ ...seller, weaknesses: ['sha1'] }], [uncoded], 'weak'],
    ['SHA-1 in one of two', [seller, { ...authority, weaknesses: ['sha1'] }], [coded], 'weak'],
    ['SHA-1, and no code', [{ ...seller, weaknesses: ['sha1'] }], [invoiceOf('C26TAA')], 'code_missing'],
  ])('%s', (_, signatures, invoices, outcome) => expect(fileOutcome(signatures, invoices)).toBe(outcome));

  test('the change is told before what else is wrong', () =>
    expect(
      fileOutcome([{ ...seller, changed: ['document'], problems: ['signature_misplaced'] }], [uncoded]),
    ).toBe('changed'));
});

describe('an invoice is its seller’s', () => {
  test.each<[string, Signature[], Invoice]>([
    ['only the authority signed it', [authority], coded],
    ['the seller signed another', [{ ...seller, covers: ['other'] }], uncoded],
    ['it has no Id', [seller], { ...uncoded, id: null }],
    ['the message around it was signed', [taxpayer], uncoded],
  ])('not where %s', (_, signatures, invoice) =>
    expect(fileOutcome(signatures, [invoice])).toBe('seller_not_signed'),
  );

  test('one laid beside the signed one is not', () =>
    expect(fileOutcome([seller], [uncoded, { ...uncoded, id: 'beside' }])).toBe('seller_not_signed'));

  test('an unknown issuer does not excuse it', () =>
    expect(fileOutcome([untrusted], [{ ...uncoded, id: 'beside' }])).toBe('seller_not_signed'));
});

describe('a code is the authority’s', () => {
  test.each<[string, Signature[]]>([
    ['the seller alone signed', [seller]],
    ['the authority’s signature leaves it out', [seller, { ...authority, signed: ['document'] }]],
    ['the authority signed that of another invoice', [seller, { ...authority, covers: ['other', 'code'] }]],
    ['a signature in another place covers it', [seller, { ...authority, role: 'other' }]],
  ])('not where %s', (_, signatures) => expect(fileOutcome(signatures, [coded])).toBe('code_not_signed'));
});

describe('invoices from cash registers', () => {
  test.each<[string, Signature[], FileOutcome]>([
    ['stand under the signature of the message, their code under none', [taxpayer], 'trusted'],
    ['may bear their seller’s', [seller], 'trusted'],
    [
      'not in the message of another taxpayer',
      [{ ...taxpayer, stated_tax_code: '0100109106' }],
      'seller_not_signed',
    ],
    ['not under a declaration', [{ ...taxpayer, document: 'DLTKhai' }], 'seller_not_signed'],
    ['not under the authority’s signature', [{ ...taxpayer, role: 'authority' }], 'seller_not_signed'],
  ])('%s', (_, signatures, outcome) => expect(fileOutcome(signatures, [ofRegister])).toBe(outcome));
});

describe('what stands beside the signatures', () => {
  const added = { unsigned_parts: ['HDon/GhiChu'], qr_differs: false };
  const other = { unsigned_parts: ['HDon/DLQRCode'], qr_differs: true };

  test('makes a file that is otherwise to be trusted less than that', () => {
    expect(outcomeOf([seller], [uncoded], added)).toBe('partly_signed');
    expect(outcomeOf([seller], [uncoded], other)).toBe('qr_differs');
    expect(outcomeOf([untrusted], [uncoded], added)).toBe('partly_signed');
  });

  test('does not hide what is graver', () =>
    expect(outcomeOf([seller], [{ ...uncoded, id: 'beside' }], other)).toBe('seller_not_signed'));
});
