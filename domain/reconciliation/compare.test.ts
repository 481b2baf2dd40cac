import { expect, test } from 'vitest';
import { compareDay } from './compare.ts';
import type { DifferenceKind, ReceivedInvoice, SentInvoice } from './difference.ts';

const KEY = { message_id: 'V1', form_no: '1', symbol: 'C26TAA', number: 7 };
const SENT: SentInvoice = {
  ...{ ...KEY, transmission_id: 3, invoice_id: 5, total: '110000.00' },
  ...{ state: 'accepted', code: '00AB' },
};
const RECEIVED: ReceivedInvoice = { ...KEY, total: '110000', state: 'accepted', code: '00AB' };

const CASES: [
  name: string,
  sent: Partial<SentInvoice> | null,
  received: Partial<ReceivedInvoice> | null,
  kind: DifferenceKind | null,
][] = [
  ['accepted on both sides, whatever the zeros behind the point', {}, {}, null],
  ['refused on both sides', { state: 'refused' }, { state: 'refused', code: null }, null],
  ['a total that the list does not give', {}, { total: null }, null],
  ['Chưa rõ, and it arrived', { state: 'unknown' }, {}, 'whereabouts_unknown'],
  ['Chưa rõ, and it did not arrive', { state: 'unknown' }, null, null],
  ['coded there, no answer here', { state: 'arrived', code: null }, {}, 'answer_missing'],
  ['refused there, no answer here', { state: 'arrived' }, { state: 'refused' }, 'answer_missing'],
  ['coded here, not there', {}, null, 'not_received'],
  ['handed over, not there', { state: 'arrived' }, null, 'not_received'],
  ['refused before it was judged, not there', { state: 'refused' }, null, null],
  ['there, unknown here', null, {}, 'not_sent_here'],
  ['another total', {}, { total: '110001' }, 'total_differs'],
  ['accepted here, refused there', {}, { state: 'refused' }, 'state_differs'],
  ['refused here, accepted there', { state: 'refused' }, {}, 'state_differs'],
  ['another code', {}, { code: '00CD' }, 'code_differs'],
  ['an older version, refused', { state: 'superseded', total: '1' }, { state: 'refused' }, null],
  ['an older version, accepted after all', { state: 'superseded' }, {}, 'state_differs'],
];

test.each(CASES)('%s', (_name, sent, received, kind) => {
  const { agreed, differences } = compareDay(
    sent === null ? [] : [{ ...SENT, ...sent }],
    received === null ? [] : [{ ...RECEIVED, ...received }],
  );
  expect(differences.map((one) => one.kind)).toEqual(kind === null ? [] : [kind]);
  expect(agreed).toBe(kind === null && received !== null ? 1 : 0);
});

test('one that left before midnight may be on the list of the day after; what else is there is not of this day', () => {
  const other = { ...RECEIVED, message_id: 'V2' };
  expect(compareDay([SENT], [], [RECEIVED, other])).toEqual({ listed: 1, agreed: 1, differences: [] });
});

test('the same number in another message is not the same document', () => {
  const { differences } = compareDay([SENT], [{ ...RECEIVED, message_id: 'V2' }]);
  expect(differences.map(({ kind }) => kind)).toEqual(['not_received', 'not_sent_here']);
});
