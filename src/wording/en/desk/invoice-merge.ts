import type { Worded } from '#src/language/language.ts';

export const mergeWords = {
  savedBy: (by, time) => `${by ?? 'Somebody else'} saved this invoice at ${time}.`,
  met: (by) => `${by ?? 'Somebody else'} just saved this invoice.`,
  show: 'Show',
  choose: (count) =>
    count === 1
      ? 'What you typed is still here. One place was changed by both: choose which to keep.'
      : `What you typed is still here. ${count} places were changed by both: choose which to keep.`,
  agrees: 'What you typed is still here. Nothing is in conflict any more.',
  comesAlong: (places) => `Merged along, since you did not change it: ${places}.`,
  mine: 'Yours, not saved',
  theirs: (by) => `Saved by ${by ?? 'the other person'}`,
  allMine: 'Choose all of mine',
  allTheirs: 'Choose all of theirs',
  merge: 'Merge into the invoice',
  mergeAndSave: 'Merge and save',
  pick: 'Choose one of the two',
  joined: (places) => `Merged into this screen: ${places}. What you typed is kept.`,
  joinedSame: 'It is the same as what you typed.',
  seen: 'Got it',
  andMore: (count) => `and ${count} more`,
  line: (number) => `Line ${number}`,
  lineField: (number, field) => `Line ${number}, ${field}`,
  lineGone: '(line deleted)',
  kind: 'Kind of line',
  discount: 'Discount',
  revenuePercent: 'Reduced % of revenue',
  special: 'Special goods',
} satisfies Worded<typeof import('../../desk/invoice-merge.ts').mergeWords>;
