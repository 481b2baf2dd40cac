import { today } from './api.ts';

/** What the server says of a rate that ends tomorrow, with three drafts; its own law has none on most days. */
export const endingRate = {
  on: today(1),
  kind: 'vat_rate',
  subject: '8%',
  ends: true,
  title: '',
  text: '',
  drafts: 3,
  drafts_more: false,
  drafts_from: today(1),
  drafts_to: today(20),
};
