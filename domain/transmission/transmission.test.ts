import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TransmissionEvent, TransmissionState } from './lifecycle.ts';
import {
  advance,
  isTransmissionStatus,
  mayHandOver,
  needsLookUp,
  TRANSMISSION_TRANSITIONS,
} from './lifecycle.ts';
import { isMessageType, MESSAGE_TYPES, messageTypeName } from './message-types.table.ts';
import { TRANSMISSION_STATUSES, type TransmissionStatus } from './statuses.table.ts';

const states = Object.keys(TRANSMISSION_TRANSITIONS) as TransmissionState[];
const statuses = Object.keys(TRANSMISSION_STATUSES) as TransmissionStatus[];
const errors = statuses.filter((status) => TRANSMISSION_STATUSES[status].is_error);
const events = [
  ...new Set(states.flatMap((state) => Object.keys(TRANSMISSION_TRANSITIONS[state]))),
] as TransmissionEvent[];
const run = (start: TransmissionState, taken: TransmissionEvent[]) =>
  taken.reduce<TransmissionState>((state, event) => advance(state, event) ?? state, start);

test('twenty statuses, nine of them errors, in the colours of the description', () => {
  expect(statuses).toHaveLength(20);
  expect(errors.sort()).toEqual(
    [
      'invalid_message',
      'tax_authority_not_received',
      'denial_of_code_issuance',
      'tax_authority_not_accepted',
      'invalid_invoice',
      'invalid_notification',
      'invalid_summary_table',
      'response_in_incorrect_format',
      'requesting_digital_signature_is_faulty',
    ].sort(),
  );
  const toned = (tone: string) =>
    statuses.filter((status) => TRANSMISSION_STATUSES[status].tone === tone).sort();
  expect(toned('warning')).toEqual(['message_received', 'sent', 'waiting_for_response']);
  expect(toned('highlight')).toEqual(['sent_tvan', 'tax_authority_accepted', 'valid_summary_table']);
  expect(toned('critical')).toEqual(errors.sort());
  expect(toned('success')).toHaveLength(5);
});

describe('a coded invoice', () => {
  test('on the straight way', () =>
    expect(run('not_sent', ['hand_to_provider', 'technically_accepted', 'code_issued'])).toBe('code_issued'));

  test('whose 999 comes after the 202 stays coded', () =>
    expect(run('not_sent', ['hand_to_provider', 'code_issued', 'technically_accepted'])).toBe('code_issued'));

  test('whose 202 comes twice, and then a refusal, stays coded', () =>
    expect(run('sent_tvan', ['code_issued', 'code_issued', 'code_denied'])).toBe('code_issued'));

  test('that was taken is not refused by a second 999', () => {
    expect(advance('valid_message', 'technically_refused')).toBeNull();
    expect(advance('valid_message', 'technically_accepted')).toBeNull();
    expect(run('sent_tvan', ['technically_accepted', 'technically_refused', 'code_issued'])).toBe(
      'code_issued',
    );
  });

  test('that timed out is looked up, not sent again', () => {
    const state = run('not_sent', ['time_out']);
    expect(needsLookUp(state)).toBe(true);
    expect(mayHandOver(state)).toBe(false);
    expect(run(state, ['found_at_provider', 'code_denied'])).toBe('denial_of_code_issuance');
    expect(mayHandOver(run(state, ['not_found_at_provider']))).toBe(true);
  });
});

test('no order of events takes a final result back or hands over twice', () =>
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...events), { maxLength: 15 }), (taken) => {
      let state: TransmissionState = 'not_sent';
      for (const event of taken) {
        const next: TransmissionState = advance(state, event) ?? state;
        if (
          isTransmissionStatus(state) &&
          TRANSMISSION_STATUSES[state].final &&
          state !== 'valid_data_package'
        )
          expect(next).toBe(state);
        if (event === 'hand_to_provider' && next !== state) expect(state).toBe('not_sent');
        state = next;
      }
    }),
  ));

test('every status can be reached', () => {
  const seen = new Set<TransmissionState>(['not_sent']);
  for (const state of seen) {
    for (const event of events) {
      const next = advance(state, event);
      if (next !== null) seen.add(next);
    }
  }
  expect([...seen].sort()).toEqual([...states].sort());
});

describe('message types', () => {
  test('31 codes, each with a name of its own', () => {
    const names = Object.values(MESSAGE_TYPES).map((row) => row.name);
    expect(names).toHaveLength(31);
    expect(new Set(names).size).toBe(31);
  });
  test('200 is answered by 202 or 204', () =>
    expect(MESSAGE_TYPES['200'].answered_by).toEqual(['202', '204']));
  test('what the authority asks for is answered by the taxpayer', () => {
    expect(MESSAGE_TYPES['302'].answered_by).toEqual(['300', '303']);
    expect(MESSAGE_TYPES['105'].answered_by).toEqual(['100']);
  });
  test('an answer comes from the other side', () => {
    for (const { sender, answered_by } of Object.values(MESSAGE_TYPES))
      for (const answer of answered_by) expect(MESSAGE_TYPES[answer].sender).not.toBe(sender);
  });
  test('bodies that are not published are only envelopes', () =>
    expect(
      Object.entries(MESSAGE_TYPES)
        .flatMap(([code, row]) => ('envelope_only' in row ? [code] : []))
        .sort(),
    ).toEqual(['-1', '-2', '500', '503', '504', '505', '506', '507', '888', '901', '902']));
  test.each(['42', '', 'toString', '0200'])('%j is unknown', (code) => {
    expect(messageTypeName(code)).toBe('Mô tả không tồn tại');
    expect(isMessageType(code)).toBe(false);
  });
});
