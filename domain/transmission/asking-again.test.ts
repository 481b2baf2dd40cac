import { expect, test } from 'vitest';
import { mayFetchAgain, mayLookUp } from './asking-again.ts';
import { PUBLICATION_STATUSES, type PublicationStatus } from './publication.ts';

const statuses = Object.keys(PUBLICATION_STATUSES) as PublicationStatus[];
const sent = (status: PublicationStatus) => ({ direction: 'out', status, reply_to: null }) as const;
const received = (status: PublicationStatus) => ({ direction: 'in', status, reply_to: 'V1' }) as const;

test('a message is looked up only while it is not known whether it arrived', () => {
  expect(statuses.filter((status) => mayLookUp(sent(status)))).toEqual(['unknown']);
  expect(statuses.filter((status) => mayLookUp(received(status)))).toEqual([]);
});

test('answers are asked for again of a message that arrived and has no final answer', () => {
  expect(statuses.filter((status) => mayFetchAgain(sent(status))).toSorted()).toEqual([
    'message_received',
    'sent',
    'sent_tvan',
    'tax_authority_received',
    'valid_message',
    'waiting_for_response',
  ]);
});

test('of what was received, only an unreadable answer to something is asked for again', () => {
  expect(statuses.filter((status) => mayFetchAgain(received(status)))).toEqual([
    'response_in_incorrect_format',
  ]);
  expect(mayFetchAgain({ ...received('response_in_incorrect_format'), reply_to: null })).toBe(false);
});
