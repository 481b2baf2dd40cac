import type { Worded } from '#src/language/language.ts';
import type { reconciliationWords as vietnamese } from '../../reports/reconciliations.ts';

export const reconciliationWords: Worded<typeof vietnamese> = {
  facts:
    'Each morning, what was sent the day before is compared with the list of what the authority received',
  days: 'Days',
  columns: { day: 'Day', listed: 'At the authority', agreed: 'Agree', differs: 'Differ', state: 'Result' },
  noDays: 'No day yet',
  noDaysText:
    'The first day is compared tomorrow morning, once the company has proven its tax code by a certificate or a declaration.',
  show: (day) => `Show ${day}`,
  results: {
    agreed: 'Agrees',
    differs: 'Differs',
    healing: 'Being updated',
    unasked: 'Not all compared',
    waiting: 'To be asked',
  },
  ofDay: (day) => `Day ${day}`,
  again: 'Compare again',
  started: 'Being compared again',
  asked: (time) => `List read at ${time}`,
  nextTry: (time) => `Asked again at ${time}`,
  away: 'The transmission provider could not be asked. It is asked again until it answers; there is nothing for you to do.',
  allAgree: (count) => `${count} invoices agree in amount and result.`,
  nothingSent: 'There was no invoice on that day, here or at the authority.',
  unasked: (count) =>
    `${count} invoices were sent by the provider used before, which gives no list, so they were not compared. If you still have its access key, set it once more and compare again; else ask that provider for the list of this day.`,
  healingText: 'Messages are being looked up and answers fetched again; then the day is compared anew.',
  hidden: 'The differences of this day are of invoices that you may not see.',
  more: (shown, count) => `${shown} of ${count} differences are shown.`,
  number: (symbol, number) => `${symbol} no. ${number}`,
  here: 'Here',
  there: 'Tax authority',
  message: 'Open message',
  invoice: 'Open invoice',
  copyMessage: 'Copy message id',
  states: {
    unknown: 'Unknown',
    arrived: 'Sent, no result yet',
    accepted: 'Accepted',
    refused: 'Refused',
    superseded: 'Another version was sent',
    none: 'None',
  },
  causes: {
    whereabouts_unknown:
      'Nothing was heard when it was sent, so it is unknown here; the authority has it. Look it up to update it, and make no other invoice.',
    answer_missing:
      'The authority has decided, and its answer has not come here. Ask for the answer again to update the invoice.',
    not_received:
      'It was sent from here and is not on the authority’s list. Compare again in a few minutes; if it still differs, give the message id to the transmission provider.',
    not_sent_here:
      'The authority received an invoice under the tax code of the company that was not sent from here. See whether another software issued it; if it is not the company’s, tell the tax authority.',
    total_differs:
      'The totals differ. Compare again; if they still do, give the message id to the transmission provider before you file.',
    state_differs:
      'One side accepted it and the other refused it. Compare again; if it still differs, give the message id to the transmission provider and do not hand the invoice over.',
    code_differs:
      'The codes of the authority differ. Compare again; if they still do, give the message id to the transmission provider.',
  },
};
