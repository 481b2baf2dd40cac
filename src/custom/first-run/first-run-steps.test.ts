import { sampleDeclaration } from '#tests/setup/sample-declaration.ts';
import { operations } from '#generated/operations.ts';
import { describe, expect, test } from 'vitest';
import type { FirstInvoice, FirstRunRecords, OpenStanding, Registration } from './first-run-facts.ts';
import { progressOf, stepsOf } from './first-run-steps.ts';
import type { Step, Surroundings } from './first-run-steps.ts';
import type { StepKey } from './step-keys.ts';

const tenant: FirstRunRecords['tenant'] = {
  id: 1,
  name: 'Công ty Cổ phần Thương mại Sao Việt',
  tax_code: '0012345672',
  address: 'Số 18 đường Trần Phú',
  phone_number: '0905123456',
  email: 'chu@saoviet.example',
  industry: null,
  website: null,
  fax: null,
  bank_account: null,
  bank_name: null,
  delegate_email: null,
  delegate_position: null,
  tax_authority_code: null,
  tax_city_code: null,
  tax_city_name: null,
  delegate_name: 'Nguyễn Minh Anh',
  delegate_phone_number: '0905123457',
  tax_authority_name: 'Thuế thành phố Đà Nẵng',
  timezone: 'Asia/Ho_Chi_Minh',
  number_style: 'vietnamese',
  trial_until: '2026-12-20',
  tax_code_standing: 'held',
  lock_version: 1,
};
const certificate = {
  state: 'valid',
  tax_code: '0012345672',
  declared: true,
  is_test: false,
  issuer_name: 'CA Việt Tín',
  valid_to: '2027-06-23T00:00:00Z',
} as const;
const undeclared = { ...certificate, declared: false };
const template = { form_no: '1', symbol: 'C26TAA', status: 'active', last_number: 0 } as const;

const nothing: FirstRunRecords = {
  tenant: { ...tenant, delegate_name: null, delegate_phone_number: null, tax_authority_name: ' ' },
  certificates: [],
  registrations: [],
  templates: [],
  invoices: [],
  published: false,
  today: '2026-11-22',
};
const ready: FirstRunRecords = {
  ...nothing,
  tenant,
  certificates: [certificate],
  templates: [template],
};

const everything: Surroundings = {
  can: () => true,
  page: (key, id) => `/${key}${id === undefined ? '' : `/${id}`}`,
};
const stateOf = (steps: readonly Step[]) => Object.fromEntries(steps.map(({ key, state }) => [key, state]));
const stepOf = (records: FirstRunRecords, key: StepKey, around = everything) =>
  stepsOf(records, around).find((step) => step.key === key);

describe('a new company', () => {
  test('does its profile next; certificate and series could be done now; the rest waits for them', () => {
    expect(stateOf(stepsOf(nothing, everything))).toEqual({
      profile: 'next',
      certificate: 'open',
      declaration: 'waiting',
      series: 'open',
      invoice: 'waiting',
    });
  });

  test('is told which fields of its declaration are empty, blanks counting as empty', () => {
    expect(stepOf(nothing, 'profile')?.note).toEqual({
      code: 'missing',
      fields: ['tax_authority_name', 'delegate_name', 'delegate_phone_number'],
    });
  });

  test('is told what an invoice waits for', () => {
    expect(stepOf({ ...ready, certificates: [] }, 'invoice')?.note).toEqual({
      code: 'after',
      steps: ['certificate', 'declaration'],
    });
  });

  test('that has all but an invoice writes it next', () => {
    const steps = stepsOf(ready, everything);
    expect(steps.at(-1)).toMatchObject({ key: 'invoice', state: 'next', href: '/invoices.create' });
    expect(progressOf(steps)).toEqual({ done: 4, all: 5 });
  });
});

describe('a certificate', () => {
  test.each([
    ['valid', 'done'],
    ['expiring', 'done'],
    ['expired', 'next'],
    ['not_yet_valid', 'next'],
  ] as const)('%s: %s', (state, expected) => {
    const records = { ...ready, certificates: [{ ...certificate, state }] };
    expect(stepOf(records, 'certificate')?.state).toBe(expected);
  });

  test('of another tax code signs nothing, and it is said', () => {
    const records = { ...ready, certificates: [{ ...certificate, tax_code: '0099999999' }] };
    expect(stepOf(records, 'certificate')?.note).toEqual({ code: 'other_tax_code' });
    expect(stepOf(records, 'declaration')?.state).toBe('waiting');
  });

  test('that no accepted declaration names leaves the declaration to be done', () => {
    const records = { ...ready, certificates: [undeclared] };
    expect(stepOf(records, 'declaration')).toMatchObject({
      state: 'next',
      href: '/registrations.create',
      action: 'do',
    });
    expect(stepOf(records, 'invoice')?.note).toEqual({ code: 'after', steps: ['declaration'] });
  });
});

describe('a series', () => {
  test('is named once it can give numbers', () => {
    expect(stepOf(ready, 'series')).toMatchObject({
      state: 'done',
      note: { code: 'series', name: '1C26TAA' },
    });
  });

  test.each([
    ['inactive', { status: 'inactive' }],
    ['of last year', { symbol: 'C25TAA' }],
    ['out of numbers', { last_number: 99_999_999 }],
  ] as const)('%s does not count, and it is said', (_name, change) => {
    const records = { ...ready, templates: [{ ...template, ...change }] };
    expect(stepOf(records, 'series')).toMatchObject({ state: 'next', note: { code: 'series_unusable' } });
  });
});

describe('what an account may not do', () => {
  test('is told with the right it takes', () => {
    const around = {
      ...everything,
      can: (access: readonly (readonly string[])[]) => !access.flat().includes('tenant_settings'),
    };
    expect(stepOf(nothing, 'profile', around)).toMatchObject({
      state: 'others',
      note: { code: 'right', access: [['tenant_settings']], known: true },
      href: null,
    });
  });

  test('or see, is not counted and holds nothing up', () => {
    const steps = stepsOf({ ...ready, certificates: null, registrations: null }, everything);
    expect(stateOf(steps)).toMatchObject({ certificate: 'others', declaration: 'others', invoice: 'next' });
    expect(progressOf(steps)).toEqual({ done: 2, all: 3 });
  });
});

describe('the declaration', () => {
  const sent = (status: Registration['status'], status_error = false, id = 7): Registration => ({
    ...sampleDeclaration,
    id,
    status,
    status_error,
  });
  const stepWith = (...registrations: Registration[]) =>
    stepOf({ ...ready, certificates: [undeclared], registrations }, 'declaration');
  const told = (at: OpenStanding, registration: Registration) => ({ code: 'declaration', at, registration });

  test('that is a draft is to be signed and sent, on its own page', () => {
    expect(stepWith(sent('draft'))).toEqual({
      key: 'declaration',
      state: 'next',
      note: told('draft', sent('draft')),
      href: '/registrations.one/7',
      action: 'send',
    });
  });

  test.each([
    ['signing', 'signing'],
    ['signed', 'sending'],
    ['unknown', 'unknown'],
    ['sent_tvan', 'answer'],
    ['valid_message', 'answer'],
    ['tax_authority_received', 'answer'],
  ] as const)('%s is nothing to act on: it is told as %s, with a link alone', (status, at) => {
    expect(stepWith(sent(status))).toEqual({
      key: 'declaration',
      state: 'away',
      note: told(at, sent(status)),
      href: '/registrations.one/7',
      action: 'view',
    });
  });

  test.each([
    ['tax_authority_not_accepted', 'refused', 'correct'],
    ['tax_authority_not_received', 'refused', 'correct'],
    ['invalid_message', 'refused', 'correct'],
    ['signature_failed', 'unsigned', 'send'],
  ] as const)('%s comes back to be done again', (status, at, action) => {
    expect(stepWith(sent(status, true))).toMatchObject({
      state: 'next',
      note: told(at, sent(status, true)),
      href: '/registrations.one/7',
      action,
    });
  });

  test('that was accepted without the certificate in use asks for a change', () => {
    expect(stepWith(sent('tax_authority_accepted'))).toMatchObject({
      state: 'next',
      note: { code: 'not_named' },
      href: '/registrations.create',
      action: 'change',
    });
  });

  test('on its way counts before one that is still written, and both before what is older than an acceptance', () => {
    expect(stepWith(sent('draft', false, 9), sent('sent_tvan'))?.state).toBe('away');
    expect(stepWith(sent('draft', false, 9), sent('tax_authority_accepted'))?.href).toBe(
      '/registrations.one/9',
    );
    expect(
      stepWith(sent('tax_authority_accepted'), sent('tax_authority_not_accepted', true, 3))?.note,
    ).toEqual({ code: 'not_named' });
  });

  test('is done once the certificate in use is declared, whatever else is written', () => {
    const records = { ...ready, registrations: [sent('draft'), sent('tax_authority_accepted', false, 3)] };
    expect(stepOf(records, 'declaration')?.state).toBe('done');
  });

  test('is judged by the certificates where the account may not read declarations', () => {
    expect(stepOf({ ...ready, registrations: null }, 'declaration')?.state).toBe('done');
    const records = { ...ready, certificates: [undeclared], registrations: null };
    expect(stepOf(records, 'declaration')).toMatchObject({ state: 'next', note: null });
  });

  test('is judged by its acceptance where the account may not see certificates', () => {
    const records = { ...ready, certificates: null };
    expect(
      stepOf({ ...records, registrations: [sent('tax_authority_accepted')] }, 'declaration')?.state,
    ).toBe('done');
    expect(stepOf({ ...records, registrations: [sent('sent_tvan')] }, 'declaration')?.state).toBe('away');
  });

  test('on its way leaves the invoice to wait, and its draft to be written', () => {
    const records = { ...ready, certificates: [undeclared], registrations: [sent('sent_tvan')] };
    expect(stepOf(records, 'invoice')).toEqual({
      key: 'invoice',
      state: 'waiting',
      note: { code: 'after', steps: ['declaration'] },
      href: '/invoices.create',
      action: 'do',
    });
  });
});

describe('the first invoice', () => {
  const invoice = (status: FirstInvoice['status'], id: number, status_error = false): FirstInvoice => ({
    id,
    status,
    status_error,
  });

  test('is gone on with at its newest draft', () => {
    expect(
      stepOf({ ...ready, invoices: [invoice('draft', 12), invoice('draft', 9)] }, 'invoice'),
    ).toMatchObject({
      state: 'next',
      note: { code: 'invoice', at: 'draft' },
      href: '/invoices.one/12',
      action: 'go_on',
    });
  });

  test('that was sent is waited for, whatever else is drafted', () => {
    const invoices = [invoice('draft', 13), invoice('signature_failed', 12, true), invoice('sent', 11)];
    expect(stepOf({ ...ready, invoices }, 'invoice')).toMatchObject({
      state: 'away',
      note: { code: 'invoice', at: 'answer' },
      href: '/invoices.one/11',
      action: 'view',
    });
  });

  test('that was refused is looked into before another draft', () => {
    const invoices = [invoice('draft', 13), invoice('denial_of_code_issuance', 12, true)];
    expect(stepOf({ ...ready, invoices }, 'invoice')).toMatchObject({
      state: 'next',
      note: { code: 'invoice', at: 'refused' },
      href: '/invoices.one/12',
      action: 'look',
    });
  });
});

describe('a step that is done says what came of it', () => {
  test('the profile: who represents the company and its tax office', () => {
    expect(stepOf(ready, 'profile')?.note).toEqual({
      code: 'profile',
      delegate: 'Nguyễn Minh Anh',
      office: 'Thuế thành phố Đà Nẵng',
    });
  });

  test('the declaration: who accepted it and when, where the account may read it', () => {
    const accepted: Registration = {
      ...sampleDeclaration,
      status: 'tax_authority_accepted',
      accepted_on: '2026-11-20T02:00:00Z',
    };
    expect(stepOf({ ...ready, registrations: [accepted] }, 'declaration')?.note).toEqual({
      code: 'accepted',
      office: 'Thuế cơ sở 1 thành phố Đà Nẵng',
      time: '2026-11-20T02:00:00Z',
    });
    expect(stepOf({ ...ready, registrations: null }, 'declaration')?.note).toBeNull();
  });
});

test('an invoice cannot be begun without a series', () => {
  expect(stepOf({ ...ready, templates: [] }, 'invoice')).toMatchObject({ state: 'waiting', href: null });
});

test('a test certificate is told as one', () => {
  const records = { ...ready, certificates: [{ ...certificate, is_test: true }] };
  expect(stepOf(records, 'certificate')?.note).toMatchObject({ code: 'until', is_test: true });
});

test('a page the account may not open is no dead link', () => {
  const steps = stepsOf(ready, { ...everything, page: () => null });
  expect(steps.map(({ href }) => href)).toEqual([null, null, null, null, null]);
});

test('an invoice that the authority has taken proves the steps before it', () => {
  const steps = stepsOf({ ...nothing, certificates: null, published: true }, everything);
  expect(new Set(steps.map(({ state }) => state))).toEqual(new Set(['done']));
});

test.each([
  'updateTenant',
  'createCertificate',
  'createTestCertificate',
  'deleteCertificate',
  'createRegistration',
  'updateRegistration',
  'deleteRegistration',
  'createTemplate',
  'updateTemplate',
  'deleteTemplate',
  'publishInvoice',
  'publishInvoices',
] as const)('%s changes what the steps are judged by, and has them read again', (operation) => {
  expect(operations[operation].invalidates).toContain('onboarding');
});
