import type { Worded } from '#src/language/language.ts';

export const recurringWords = {
  next: 'Next',
  never: 'None any more',
  made: 'Made',
  madeCount: (count) => `${count} drafts`,
  last: 'Last',
  openLast: 'Open the last draft',
  failed: 'No draft could be made',
  again: 'Run again',
  pause: 'Pause',
  resume: 'Resume',
  pauseOf: (name) => `Pause: ${name}`,
  resumeOf: (name) => `Resume: ${name}`,
  paused: 'Paused',
  resumed: 'Running again',
  state: 'State',
} satisfies Worded<typeof import('../../desk/recurring.ts').recurringWords>;
