import { sampleDeclaration } from '#tests/setup/sample-declaration.ts';
import { describe, expect, test } from 'vitest';
import type { FirstInvoice, OpenStanding, Registration } from './first-run-facts.ts';
import type { Step } from './first-run-steps.ts';
import { leadOf, waitsOf } from './waits.ts';

const step = (key: Step['key'], state: Step['state'], note: Step['note'] = null): Step => ({
  key,
  state,
  note,
  href: null,
  action: 'do',
});
const sent = (at: OpenStanding, changes: Partial<Registration> = {}): Step[] => [
  step('declaration', 'away', {
    code: 'declaration',
    at,
    registration: { ...sampleDeclaration, ...changes },
  }),
];
const since = '2026-11-20T02:00:00Z';
const none = { invoices: [] };
const office = 'Thuế cơ sở 1 thành phố Đà Nẵng';

describe('who has a declaration that is on its way', () => {
  test.each<[string, OpenStanding, Partial<Registration>, string, string, string | null]>([
    ['nobody has to confirm its signature', 'signing', {}, 'system', 'sign', null],
    [
      'a person confirms its signature',
      'signing',
      { signature_request_id: 3 },
      'signer',
      'confirm_signature',
      null,
    ],
    ['it is handed over', 'sending', {}, 'system', 'send', null],
    ['it is not known where it is', 'unknown', {}, 'system', 'look_up', null],
    ['the provider has it', 'answer', { status: 'sent_tvan' }, 'provider', 'forward', null],
    [
      'the provider says that it has it',
      'answer',
      { status: 'message_received' },
      'provider',
      'forward',
      null,
    ],
    ['the authority has it, it is said', 'answer', { status: 'sent' }, 'authority', 'receive', office],
    [
      'the authority has it, and has not received it',
      'answer',
      { status: 'valid_message' },
      'authority',
      'receive',
      office,
    ],
  ])('%s', (_name, at, changes, actor, code, name) => {
    expect(waitsOf(sent(at, changes), none, since)).toEqual([
      { actor, name, task: { code }, since, due_on: null },
    ]);
  });

  test.each([
    ['comparing', 'authority', 'compare', office],
    ['confirmation_wanted', 'representative', 'confirm', 'Nguyễn Minh Anh'],
    ['confirmed', 'authority', 'decide', office],
    ['explanation_wanted', 'representative', 'explain', 'Nguyễn Minh Anh'],
    ['explained', 'authority', 'decide', office],
  ] as const)('in review, %s: %s, from its first day to its last', (review, actor, code, name) => {
    const dates = { review_since: '2026-11-20', review_due_on: '2026-11-23' };
    expect(waitsOf(sent('answer', { review, ...dates }), none, since)).toEqual([
      { actor, name, task: { code }, since: '2026-11-20', due_on: '2026-11-23' },
    ]);
  });
});

test.each([
  ['signing', 'signing', 'system', 'publish_invoice'],
  ['unknown', 'unknown', 'system', 'look_up_invoice'],
  ['answer', 'sent_tvan', 'provider', 'decide_invoice'],
  ['answer', 'sent', 'authority', 'decide_invoice'],
] as const)('a first invoice that is %s (%s) is with the %s', (at, status, actor, code) => {
  const invoices: FirstInvoice[] = [{ id: 11, status, status_error: false }];
  expect(waitsOf([step('invoice', 'away', { code: 'invoice', at })], { invoices }, null)).toMatchObject([
    { actor, task: { code } },
  ]);
});

test('this account is awaited with all that it can do now, others with what their right is known to lack', () => {
  const access = [['tenant_settings']];
  const steps = [
    step('profile', 'others', { code: 'right', access, known: true }),
    step('certificate', 'next'),
    step('declaration', 'others', { code: 'right', access, known: false }),
    step('series', 'open'),
    step('invoice', 'waiting'),
  ];
  expect(waitsOf(steps, none, null).map(({ actor, task }) => [actor, task])).toEqual([
    ['you', { code: 'steps', steps: ['certificate', 'series'], access: null }],
    ['right', { code: 'steps', steps: ['profile'], access }],
  ]);
});

describe('what is said first', () => {
  const today = '2026-11-20';
  const lead = (steps: readonly Step[]) => leadOf(steps, waitsOf(steps, none, null), today);

  test('a deadline, before what could be done as well', () => {
    const dates = { review_since: '2026-11-20', review_due_on: '2026-11-23' };
    const steps = [...sent('answer', { review: 'comparing', ...dates }), step('series', 'next')];
    expect(lead(steps)).toMatchObject({ code: 'due', wait: { due_on: '2026-11-23', actor: 'authority' } });
  });

  test('of a declaration that is to be sent: by when the authority compares what it receives today', () => {
    const note = { code: 'declaration', at: 'draft', registration: sampleDeclaration } as const;
    expect(lead([step('declaration', 'next', note)])).toEqual({ code: 'send_today', due_on: '2026-11-23' });
  });

  test('of a declaration that was refused: to correct it', () => {
    const note = { code: 'declaration', at: 'refused', registration: sampleDeclaration } as const;
    expect(lead([step('declaration', 'next', note)])).toEqual({ code: 'correct' });
  });

  test('the next step, that nothing is to be done, or that all is done', () => {
    expect(lead([step('profile', 'next')])).toEqual({ code: 'next', step: 'profile' });
    expect(lead(sent('sending'))).toEqual({ code: 'nothing' });
    expect(lead([step('profile', 'done'), step('certificate', 'others')])).toEqual({ code: 'finished' });
  });
});
