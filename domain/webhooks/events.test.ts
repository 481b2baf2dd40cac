import { describe, expect, test } from 'vitest';
import { WEBHOOK_EVENT } from '#generated/vocabulary.ts';
import type { ThreeStates } from '../transmission/publication.ts';
import { eventsOfMove, WEBHOOK_EVENTS } from './events.ts';

const states = (
  stage: ThreeStates['stage'],
  signing: ThreeStates['signing'],
  transmission: ThreeStates['transmission'],
): ThreeStates => ({ stage, signing, transmission });

const NUMBERED = states('started', 'not_requested', 'not_sent');
const SIGNED = states('started', 'signed', 'not_sent');
const SENT = states('started', 'signed', 'sent_tvan');

test('the description offers what there is', () => expect(WEBHOOK_EVENT).toEqual(WEBHOOK_EVENTS));

describe('events of an invoice', () => {
  test.each([
    ['is submitted', null, states('queued', 'not_requested', 'not_sent'), []],
    ['gets its number', states('queued', 'not_requested', 'not_sent'), NUMBERED, []],
    ['is signed', NUMBERED, SIGNED, ['invoice.signed']],
    ['cannot be signed', NUMBERED, states('started', 'failed', 'not_sent'), ['invoice.signing_failed']],
    ['is handed over', SIGNED, SENT, ['invoice.sent']],
    ['may have arrived', SIGNED, states('started', 'signed', 'unknown'), ['invoice.unknown']],
    ['was found there', states('started', 'signed', 'unknown'), SENT, ['invoice.sent']],
    ['goes on to the authority', SENT, states('started', 'signed', 'sent'), []],
    ['gets its code', SENT, states('in_effect', 'signed', 'code_issued'), ['invoice.accepted']],
    [
      'gets its code before it is known that it arrived',
      states('started', 'signed', 'unknown'),
      states('in_effect', 'signed', 'code_issued'),
      ['invoice.accepted'],
    ],
    ['is refused', SENT, states('started', 'signed', 'denial_of_code_issuance'), ['invoice.rejected']],
    [
      'is found valid after its package was',
      states('in_effect', 'signed', 'valid_data_package'),
      states('in_effect', 'signed', 'valid_invoice'),
      [],
    ],
    [
      'is sold at a cash register',
      states('queued', 'not_requested', 'not_sent'),
      states('in_effect', 'not_needed', 'to_package'),
      ['invoice.signed'],
    ],
  ] as const)('one that %s', (_name, before, after, events) =>
    expect(eventsOfMove('invoice', before, after)).toEqual(events),
  );
});

test('a notice of mistakes that is received, and a statement that both have signed', () => {
  const received = states('in_effect', 'signed', 'tax_authority_received');
  expect(eventsOfMove('invoice_mistake', SENT, received)).toEqual(['invoice_mistake.accepted']);
  const refused = states('started', 'signed', 'tax_authority_not_received');
  expect(eventsOfMove('invoice_mistake', SENT, refused)).toEqual(['invoice_mistake.rejected']);
  const waiting = states('with_other_party', 'signed', 'not_sent');
  expect(eventsOfMove('statement', SIGNED, waiting)).toEqual([]);
  expect(eventsOfMove('statement', waiting, states('in_effect', 'signed', 'not_sent'))).toEqual([
    'statement.signed',
  ]);
});

test('nothing is said of other kinds', () =>
  expect(eventsOfMove('declaration', NUMBERED, SIGNED)).toEqual([]));
