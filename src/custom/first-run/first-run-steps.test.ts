import { describe, expect, test } from 'vitest';
import type { FirstRunRecords } from './first-run-facts.ts';
import { progressOf, stepsOf } from './first-run-steps.ts';
import type { Step, Surroundings } from './first-run-steps.ts';
import type { StepKey } from './steps.table.ts';

const tenant: FirstRunRecords['tenant'] = {
  id: 1,
  name: 'Công ty Cổ phần Thương mại Sao Việt',
  tax_code: '0012345672',
  address: 'Số 18 đường Trần Phú',
  phone_number: '0905123456',
  email: 'chu@saoviet.example',
  delegate_name: 'Nguyễn Minh Anh',
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
  valid_to: '2027-06-23T00:00:00Z',
} as const;
const template = { form_no: '1', symbol: 'C26TAA', status: 'active', last_number: 0 } as const;

const nothing: FirstRunRecords = {
  tenant: { ...tenant, delegate_name: null, tax_authority_name: ' ' },
  certificates: [],
  templates: [],
  published: false,
  today: '2026-11-22',
};
const ready: FirstRunRecords = {
  ...nothing,
  tenant,
  certificates: [certificate],
  templates: [template],
};

const everything: Surroundings = { can: () => true, page: (key) => `/${key}` };
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
      fields: ['tax_authority_name', 'delegate_name'],
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
    const records = { ...ready, certificates: [{ ...certificate, declared: false }] };
    expect(stepOf(records, 'declaration')?.state).toBe('next');
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
      note: { code: 'right', access: [['tenant_settings']] },
      href: null,
    });
  });

  test('or see, is not counted and holds nothing up', () => {
    const steps = stepsOf({ ...ready, certificates: null }, everything);
    expect(stateOf(steps)).toMatchObject({ certificate: 'others', declaration: 'others', invoice: 'next' });
    expect(progressOf(steps)).toEqual({ done: 2, all: 3 });
  });
});

test('a page that is not built is no dead link: the step waits and says why', () => {
  const around = {
    ...everything,
    page: (key: string) => (key.startsWith('registrations') ? null : `/${key}`),
  };
  const records = { ...ready, certificates: [{ ...certificate, declared: false }] };
  expect(stepOf(records, 'declaration', around)).toEqual({
    key: 'declaration',
    state: 'waiting',
    note: { code: 'unbuilt' },
    href: null,
  });
});

test('an invoice that the authority has taken proves the steps before it', () => {
  const steps = stepsOf({ ...nothing, certificates: null, published: true }, everything);
  expect(new Set(steps.map(({ state }) => state))).toEqual(new Set(['done']));
});
