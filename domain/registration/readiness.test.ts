import { describe, expect, test } from 'vitest';
import { refusalText } from '../refusals.ts';
import { FULL_DECLARATION } from '../samples/full-declaration.ts';
import { SAMPLE_DECLARATION } from '../samples/sample-declaration.ts';
import type { DeclarationContent } from './content.ts';
import { BLANK_DECLARATION } from './content.ts';
import { asAccepted } from './effects.ts';
import type { InForce } from './in-force.ts';
import { checkDeclaration, checkDeclarationContent } from './readiness.ts';
import { declarationWarnings } from './warnings.ts';

const TODAY = '2026-11-20';
const NOW = '2026-11-20T02:00:00.000Z';
const CERTIFICATE = {
  subject_name: 'CÔNG TY TNHH MẪU',
  tax_code: '0101243150',
  serial: '540101095A17C3D2',
  valid_from: '2026-01-01T00:00:00.000Z',
  valid_to: '2028-01-01T00:00:00.000Z',
};
/** Declared before with the certificates that the full declaration extends and stops. */
const BEFORE = asAccepted(
  {
    ...SAMPLE_DECLARATION,
    certificates: [
      ...SAMPLE_DECLARATION.certificates,
      ...FULL_DECLARATION.certificates.map((one) => ({ ...one, action: 'add' as const })),
    ],
  },
  null,
  '2026-11-01',
);
const found = (content: DeclarationContent, in_force: InForce | null) =>
  checkDeclarationContent(content, in_force, { today: TODAY, now: NOW }).map(
    ({ code, field }) => `${field ?? ''} ${code}`,
  );
const first = (change: Partial<DeclarationContent>) => found({ ...SAMPLE_DECLARATION, ...change }, null);
const change = (of: Partial<DeclarationContent>) => found({ ...FULL_DECLARATION, ...of }, BEFORE);
const { taxpayer, representative, contact } = SAMPLE_DECLARATION;
const [certificate] = SAMPLE_DECLARATION.certificates;
if (certificate === undefined) throw new Error('no certificate');

test('what lacks nothing is ready', () => {
  const given = { certificate: CERTIFICATE, today: TODAY, now: NOW };
  expect(checkDeclaration({ ...given, content: SAMPLE_DECLARATION, in_force: null })).toEqual([]);
  expect(checkDeclaration({ ...given, content: FULL_DECLARATION, in_force: BEFORE })).toEqual([]);
});

test('an empty form is refused for each part that must be filled', () =>
  expect(found(BLANK_DECLARATION, null)).toEqual([
    'declared_on issued_on_malformed',
    'place text_missing',
    'taxpayer.name text_missing',
    'taxpayer.tax_code text_missing',
    'taxpayer.tax_authority_code text_missing',
    'taxpayer.tax_authority_name text_missing',
    'representative.name text_missing',
    'representative.phone_number text_missing',
    'contact.name text_missing',
    'contact.address text_missing',
    'contact.email text_missing',
    'contact.phone_number text_missing',
    'representative.identity_no representative_identity_missing',
    'invoice_modes box_missing',
    'sending box_missing',
    'transfer box_missing',
    'invoice_types box_missing',
  ]));

describe('the head', () => {
  test.each<[string, Partial<DeclarationContent>, string]>([
    ['a day that is none', { declared_on: '2026-02-30' }, 'declared_on issued_on_malformed'],
    ['a day to come', { declared_on: '2026-11-21' }, 'declared_on issued_on_future'],
    ['a place of 51 letters', { place: 'ạ'.repeat(51) }, 'place text_too_long'],
    [
      'a wrong tax code',
      { taxpayer: { ...taxpayer, tax_code: '0101243151' } },
      'taxpayer.tax_code tax_code_check_digit',
    ],
    [
      'an office code of four digits',
      { taxpayer: { ...taxpayer, tax_authority_code: '0101' } },
      'taxpayer.tax_authority_code tax_authority_code_malformed',
    ],
    [
      'neither personal number nor passport',
      { representative: { ...representative, identity_no: ' ' } },
      'representative.identity_no representative_identity_missing',
    ],
    [
      'a personal number of ten digits',
      { representative: { ...representative, identity_no: '0010800000' } },
      'representative.identity_no identity_no_malformed',
    ],
    [
      'a birthday that is none',
      { representative: { ...representative, born_on: '1980-02-30' } },
      'representative.born_on day_malformed',
    ],
    [
      'no phone',
      { representative: { ...representative, phone_number: null } },
      'representative.phone_number text_missing',
    ],
    ['a wrong e-mail', { contact: { ...contact, email: 'lienhe@' } }, 'contact.email email_malformed'],
  ])('%s', (_, of, refusal) => expect(first(of)).toEqual([refusal]));

  test('a passport is enough', () =>
    expect(first({ representative: { ...representative, identity_no: null, passport_no: 'P1' } })).toEqual(
      [],
    ));
});

describe('new or change', () => {
  test('a second registration is refused, and a change of nothing', () => {
    expect(found(SAMPLE_DECLARATION, BEFORE)).toEqual(['purpose declared_already']);
    expect(first({ purpose: 'change' })).toEqual(['purpose nothing_to_change']);
  });
});

describe('certificates', () => {
  const expired = '2026-11-20T01:59:59.000Z';
  test.each<[string, DeclarationContent['certificates'], InForce | null, string[]]>([
    ['none at all', [], null, ['certificates no_certificate_left']],
    ['none in the change, one in force', [], BEFORE, []],
    [
      'the only one is stopped',
      [{ ...certificate, action: 'stop' }],
      asAccepted(SAMPLE_DECLARATION, null, '2026-11-01'),
      ['certificates no_certificate_left'],
    ],
    [
      'the one in force has expired meanwhile',
      [],
      asAccepted(
        { ...SAMPLE_DECLARATION, certificates: [{ ...certificate, valid_to: expired }] },
        null,
        '2026-11-01',
      ),
      ['certificates no_certificate_left'],
    ],
    [
      'the same twice',
      [certificate, { ...certificate, serial: '54:01:01:09:5a:17:c3:d2' }],
      null,
      ['certificates.1.serial declared_certificate_twice'],
    ],
    [
      'one is stopped that is not in force',
      [certificate, { ...certificate, serial: '99', action: 'stop' }],
      BEFORE,
      ['certificates.1.action declared_certificate_unknown'],
    ],
    [
      'one is extended that is not in force',
      [{ ...certificate, serial: '99', action: 'extend' }],
      BEFORE,
      ['certificates.0.action declared_certificate_unknown'],
    ],
    [
      'an expired one is added',
      [{ ...certificate, valid_to: expired }],
      null,
      ['certificates.0.valid_to declared_certificate_expired'],
    ],
    ['an expired one is stopped', [{ ...certificate, valid_to: expired, action: 'stop' }], BEFORE, []],
    ['no issuer', [{ ...certificate, issuer_name: '' }], null, ['certificates.0.issuer_name text_missing']],
  ])('%s', (_, certificates, in_force, refusals) =>
    expect(
      found({ ...SAMPLE_DECLARATION, purpose: in_force === null ? 'new' : 'change', certificates }, in_force),
    ).toEqual(refusals),
  );
});

describe('rows of lists', () => {
  const [delegation] = FULL_DECLARATION.delegations;
  const [provider] = FULL_DECLARATION.solution_providers;
  const [unit] = FULL_DECLARATION.look_up_units;
  const [pause] = FULL_DECLARATION.pauses;
  const [receipt] = FULL_DECLARATION.receipt_integrations;
  if (!delegation || !provider || !unit || !pause || !receipt) throw new Error('a row is missing');

  test.each<[string, Partial<DeclarationContent>, string]>([
    [
      'a delegation to nobody',
      { delegations: [{ ...delegation, party_name: '' }] },
      'delegations.0.party_name text_missing',
    ],
    [
      'a delegation without an end',
      { delegations: [{ ...delegation, ends_on: '' }] },
      'delegations.0.ends_on day_malformed',
    ],
    [
      'a payment method without a name',
      { delegations: [{ ...delegation, other_payment_method: null }] },
      'delegations.0.other_payment_method payment_method_missing',
    ],
    [
      'a wrong tax code in the second row',
      { solution_providers: [provider, { ...provider, tax_code: '1' }] },
      'solution_providers.1.tax_code tax_code_length',
    ],
    [
      'a provider from no day',
      { solution_providers: [{ ...provider, starts_on: '' }] },
      'solution_providers.0.starts_on day_malformed',
    ],
    [
      'a period backwards',
      { transmission_providers: [{ ...provider, starts_on: '2026-12-02', ends_on: '2026-12-01' }] },
      'transmission_providers.0.ends_on period_backwards',
    ],
    [
      'a note of 256 letters',
      { dependent_units: [{ ...provider, note: 'a'.repeat(256) }] },
      'dependent_units.0.note text_too_long',
    ],
    [
      'days of invoices backwards',
      { look_up_units: [{ ...unit, invoices_to: '2025-12-31' }] },
      'look_up_units.0.invoices_to period_backwards',
    ],
    [
      'a pause to no day',
      { pauses: [{ ...pause, ends_on: '2026-13-01' }] },
      'pauses.0.ends_on day_malformed',
    ],
    [
      'a receipt of no series',
      { receipt_integrations: [{ ...receipt, symbol: '' }] },
      'receipt_integrations.0.symbol text_missing',
    ],
    [
      'a location code of six',
      { business_locations: [{ code: '000001', name: 'Cửa hàng', address: 'Hà Nội' }] },
      'business_locations.0.code text_too_long',
    ],
  ])('%s', (_, of, refusal) => expect(change(of)).toEqual([refusal]));

  test('open ends are taken, and one day is a period', () => {
    const open = { ...unit, invoices_from: null, invoices_to: null, starts_on: null, ends_on: null };
    expect(change({ look_up_units: [open], pauses: [{ ...pause, ends_on: pause.starts_on }] })).toEqual([]);
  });

  test('the sentence says which part and row', () => {
    const [refusal] = checkDeclarationContent(
      { ...FULL_DECLARATION, pauses: [{ ...pause, ends_on: '2026-12-01' }] },
      BEFORE,
      { today: TODAY, now: NOW },
    );
    expect(refusal && refusalText(refusal)).toBe(
      '10. Tạm ngừng sử dụng, dòng 1: ngày kết thúc 01/12/2026 trước ngày bắt đầu 10/12/2026. Đổi một trong hai ngày.',
    );
  });
});

describe('sending', () => {
  const check = (given: Partial<Parameters<typeof checkDeclaration>[0]>) =>
    checkDeclaration({
      content: SAMPLE_DECLARATION,
      in_force: null,
      certificate: CERTIFICATE,
      today: TODAY,
      now: NOW,
      ...given,
    }).map(({ code, params }) => `${code} ${params.path ?? ''}`.trim());

  test('needs a certificate of the taxpayer that is valid now, declared or not', () => {
    expect(check({ certificate: null })).toEqual(['certificate_missing']);
    expect(check({ certificate: { ...CERTIFICATE, serial: '99' } })).toEqual([]);
    expect(check({ certificate: { ...CERTIFICATE, tax_code: '0100109106' } })).toEqual([
      'certificate_tax_code',
    ]);
    expect(check({ certificate: { ...CERTIFICATE, valid_to: '2026-11-20T01:00:00Z' } })).toEqual([
      'certificate_expired',
    ]);
  });

  test('on a day of an older format, what that has no element for is refused by its path', () => {
    const content = {
      ...SAMPLE_DECLARATION,
      declared_on: '2026-06-30',
      invoice_modes: { ...SAMPLE_DECLARATION.invoice_modes, uncoded_cash_register: true },
    };
    expect(check({ content, today: '2026-06-30' })).toEqual(['declaration_format NDTKhai/HTHDon/KCMTMTTien']);
  });
});

describe('what is asked about before sending', () => {
  const warned = (
    of: Partial<DeclarationContent>,
    more: Partial<Parameters<typeof declarationWarnings>[0]> = {},
  ) =>
    declarationWarnings({
      content: { ...SAMPLE_DECLARATION, representative: { ...representative, born_on: '1980-01-01' }, ...of },
      in_force: null,
      uncoded_ended_on: null,
      signer_serial: null,
      today: TODAY,
      ...more,
    }).map(({ code, field }) => `${field ?? ''} ${code}`);
  const uncoded = { ...SAMPLE_DECLARATION.invoice_modes, uncoded: true };
  const direct = { ...SAMPLE_DECLARATION.sending, direct: true };
  const summary = { ...SAMPLE_DECLARATION.transfer, summary_table: true };
  const household = { ...taxpayer, tax_code: '001080000001' };

  test.each<
    [string, Partial<DeclarationContent>, Partial<Parameters<typeof declarationWarnings>[0]>, string[]]
  >([
    ['nothing', {}, {}, []],
    ['no birthday', { representative }, {}, ['representative.born_on representative_birth_missing']],
    [
      'a passport without a nationality',
      { representative: { ...representative, born_on: '1980-01-01', identity_no: null, passport_no: 'P1' } },
      {},
      ['representative.nationality_code nationality_missing'],
    ],
    [
      'neither number: that is refused, and no passport is meant',
      { representative: { ...representative, born_on: '1980-01-01', identity_no: null, passport_no: null } },
      {},
      [],
    ],
    [
      'uncoded again the day before 12 months are over',
      { invoice_modes: uncoded },
      { uncoded_ended_on: '2026-08-01', today: '2027-07-31' },
      ['invoice_modes.uncoded uncoded_too_soon'],
    ],
    [
      'uncoded again once they are',
      { invoice_modes: uncoded },
      { uncoded_ended_on: '2026-08-01', today: '2027-08-01' },
      [],
    ],
    [
      'uncoded in force already',
      { invoice_modes: uncoded },
      {
        uncoded_ended_on: '2026-08-01',
        in_force: asAccepted({ ...SAMPLE_DECLARATION, invoice_modes: uncoded }, null, '2026-11-01'),
      },
      [],
    ],
    [
      'a household with uncoded invoices',
      { invoice_modes: uncoded, taxpayer: household },
      {},
      ['invoice_modes.uncoded household_uncoded'],
    ],
    ['a household with coded ones', { taxpayer: household }, {}, []],
    [
      'a summary table of coded invoices',
      { transfer: summary },
      {},
      ['transfer.summary_table summary_table_coded'],
    ],
    ['a summary table of uncoded ones', { transfer: summary, invoice_modes: uncoded }, {}, []],
    ['sending directly', { sending: direct }, {}, ['sending.direct direct_sending']],
    [
      'sending directly as before',
      { sending: direct },
      { in_force: asAccepted({ ...SAMPLE_DECLARATION, sending: direct }, null, '2026-11-01') },
      [],
    ],
    ['signed with a listed certificate', {}, { signer_serial: '540101095a17c3d2' }, []],
    ['signed with another', {}, { signer_serial: '99' }, ['certificates signer_not_listed']],
    [
      'business locations',
      { business_locations: [{ code: '00001', name: 'Cửa hàng', address: 'Hà Nội' }] },
      {},
      ['business_locations locations_not_sent'],
    ],
  ])('%s', (_, of, more, warnings) => expect(warned(of, more)).toEqual(warnings));

  test('the days of who sends directly come from the rules', () => {
    const [warning] = declarationWarnings({
      content: {
        ...SAMPLE_DECLARATION,
        representative: { ...representative, born_on: '1980-01-01' },
        sending: direct,
      },
      in_force: null,
      uncoded_ended_on: null,
      signer_serial: null,
      today: TODAY,
    });
    expect(warning?.params).toEqual({ notify: '5', test: '10' });
  });
});
