import { describe, expect, test } from 'vitest';
import { SAMPLE_DECLARATION } from '../samples/sample-declaration.ts';
import { FULL_DECLARATION } from '../samples/full-declaration.ts';
import type { CertificateAction, DeclarationContent, DeclaredCertificate } from './content.ts';
import type { AcceptedDeclaration } from './in-force.ts';
import { inForce, uncodedEndedOn } from './in-force.ts';

const certificate = (
  serial: string,
  action: CertificateAction = 'add',
  valid_to = '2028-01-01T00:00:00.000Z',
): DeclaredCertificate => ({
  issuer_name: 'CA MẪU',
  serial,
  valid_from: '2026-01-01T00:00:00.000Z',
  valid_to,
  action,
});

function accepted(
  id: number,
  day: string,
  change: Partial<DeclarationContent> = {},
  cash_register_code: string | null = null,
): AcceptedDeclaration {
  const content = { ...SAMPLE_DECLARATION, certificates: [], ...change };
  return { id, content, accepted_on: `${day}T03:00:00.000Z`, cash_register_code };
}

const modes = (...ticked: (keyof DeclarationContent['invoice_modes'])[]) => ({
  coded: ticked.includes('coded'),
  coded_cash_register: ticked.includes('coded_cash_register'),
  uncoded_cash_register: ticked.includes('uncoded_cash_register'),
  uncoded: ticked.includes('uncoded'),
});

describe('from which day', () => {
  const one = accepted(1, '2026-11-20');
  test.each([
    ['2026-11-19', null],
    ['2026-11-20', 1],
    ['2027-05-01', 1],
  ])('on %s: %s', (day, id) => expect(inForce([one], day)?.declaration_id ?? null).toBe(id));

  test('the Vietnamese day of the acceptance counts, not that of Greenwich', () => {
    const late = { ...one, accepted_on: '2026-11-19T17:00:00.000Z' };
    expect(inForce([late], '2026-11-19')).toBeNull();
    expect(inForce([late], '2026-11-20')?.since).toBe('2026-11-20');
  });

  test('nothing accepted, nothing in force', () => expect(inForce([], '2026-11-20')).toBeNull());
});

describe('a change takes the place of what was before', () => {
  const first = accepted(1, '2026-11-20', { invoice_modes: modes('coded', 'coded_cash_register') }, 'A1B2C');
  const second = accepted(2, '2026-12-01', {
    purpose: 'change',
    invoice_modes: modes('uncoded'),
    invoice_types: { ...SAMPLE_DECLARATION.invoice_types, vat: false, sales: true },
    transfer: { ...SAMPLE_DECLARATION.transfer, full_content: false, summary_table: true },
  });

  test('boxes, methods and the code of cash registers, whatever order they are handed in', () => {
    expect(inForce([second, first], '2026-11-30')).toMatchObject({
      since: '2026-11-20',
      invoice_modes: modes('coded', 'coded_cash_register'),
      methods: ['VAT'],
      cash_register_code: 'A1B2C',
    });
    expect(inForce([second, first], '2026-12-01')).toMatchObject({
      declaration_id: 2,
      since: '2026-12-01',
      invoice_modes: modes('uncoded'),
      methods: ['PERCENTAGE_ON_REVENUE'],
      transfer: { full_content: false, summary_table: true },
      cash_register_code: null,
    });
  });

  test('the code of cash registers stays where a change brings no other', () => {
    const kept = accepted(2, '2026-12-01', { invoice_modes: modes('coded_cash_register') });
    expect(inForce([first, kept], '2026-12-01')?.cash_register_code).toBe('A1B2C');
    expect(inForce([first, { ...kept, cash_register_code: 'Z9Y8X' }], '2026-12-01')?.cash_register_code).toBe(
      'Z9Y8X',
    );
  });

  test('of two on one day the later holds, of two at one moment the one made later', () => {
    const later = { ...accepted(1, '2026-11-20'), accepted_on: '2026-11-20T04:00:00.000Z' };
    const before = accepted(2, '2026-11-20');
    expect(inForce([later, before], '2026-11-20')?.declaration_id).toBe(1);
    expect(
      inForce([accepted(7, '2026-11-20'), accepted(5, '2026-11-20')], '2026-11-20')?.declaration_id,
    ).toBe(7);
  });
});

describe('certificates add up', () => {
  const held = (...declarations: AcceptedDeclaration[]) =>
    inForce(declarations, '2027-01-01')?.certificates.map(
      ({ serial, since, declaration_id, valid_to }) =>
        `${serial} ${since} ${declaration_id} ${valid_to.slice(0, 4)}`,
    );
  const first = accepted(1, '2026-11-20', { certificates: [certificate('5401'), certificate('5402')] });

  test.each<[string, DeclaredCertificate[], string[]]>([
    ['a change that names none leaves them', [], ['5401 2026-11-20 1 2028', '5402 2026-11-20 1 2028']],
    [
      'an added one comes to them',
      [certificate('5403')],
      ['5401 2026-11-20 1 2028', '5402 2026-11-20 1 2028', '5403 2026-12-01 2 2028'],
    ],
    [
      'a stopped one goes, however its serial is written',
      [certificate('00:54:01', 'stop')],
      ['5402 2026-11-20 1 2028'],
    ],
    [
      'an extended one keeps its first day',
      [certificate('5401', 'extend', '2030-01-01T00:00:00.000Z')],
      ['5402 2026-11-20 1 2028', '5401 2026-11-20 1 2030'],
    ],
    [
      'one named again is there once',
      [certificate('5401')],
      ['5402 2026-11-20 1 2028', '5401 2026-11-20 1 2028'],
    ],
  ])('%s', (_, certificates, serials) =>
    expect(held(first, accepted(2, '2026-12-01', { certificates }))).toEqual(serials),
  );

  test('one that was stopped and added again counts from then', () =>
    expect(
      held(
        first,
        accepted(2, '2026-12-01', { certificates: [certificate('5401', 'stop')] }),
        accepted(3, '2026-12-05', { certificates: [certificate('5401')] }),
      ),
    ).toEqual(['5402 2026-11-20 1 2028', '5401 2026-12-05 3 2028']));
});

test('rows of lists are left out once they have ended', () => {
  const full = {
    id: 1,
    content: FULL_DECLARATION,
    accepted_on: '2026-11-20T03:00:00Z',
    cash_register_code: null,
  };
  const count = (day: string) => {
    const found = inForce([full], day);
    return found === null
      ? null
      : [
          found.delegations,
          found.solution_providers,
          found.transmission_providers,
          found.dependent_units,
          found.look_up_units,
          found.pauses,
          found.receipt_integrations,
        ].map(({ length }) => length);
  };
  expect(count('2026-12-20')).toEqual([1, 1, 1, 1, 1, 1, 1]);
  expect(count('2026-12-21')).toEqual([1, 1, 1, 1, 1, 0, 1]);
  expect(count('2027-02-01')).toEqual([1, 1, 1, 1, 0, 0, 1]);
  expect(count('2027-12-01')).toEqual([0, 1, 1, 1, 0, 0, 1]);
  expect(count('2028-01-01')).toEqual([0, 1, 0, 1, 0, 0, 1]);
});

describe('when uncoded invoices ended', () => {
  const K = accepted(1, '2026-07-01', { invoice_modes: modes('uncoded') });
  const C = accepted(2, '2026-08-01', { invoice_modes: modes('coded') });
  const later = accepted(3, '2026-09-01', { invoice_modes: modes('coded') });
  test.each<[string, AcceptedDeclaration[], string | null]>([
    ['never held', [C], null],
    ['still hold', [K], null],
    ['ended, and later changes do not count', [K, C, later], '2026-08-01'],
    ['hold again', [K, C, accepted(4, '2026-10-01', { invoice_modes: modes('uncoded') })], null],
  ])('%s', (_, declarations, day) => expect(uncodedEndedOn(declarations)).toBe(day));
});
