import type { Worded } from '#src/language/language.ts';

export const correctionTitles = {
  title: 'What is wrong?',
  adjusting: 'New adjusting invoice',
  replacing: 'Create replacing invoice',
  otherAdjust: 'Adjust an invoice of another system',
  otherReplace: 'Replace an invoice of another system',
  otherStart: 'Invoice of another system',
  cancelledFacts:
    'Only an invoice that has a number and was never accepted can be cancelled. An issued one is adjusted or replaced by “What is wrong?”.',
} satisfies Worded<typeof import('../../processing/correction-titles.ts').correctionTitles>;
