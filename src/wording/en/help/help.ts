import type { Worded } from '#src/language/language.ts';
import type { helpWords as vietnamese } from '../../help/help.ts';

export const helpWords = {
  help: 'Help',
  of: (page) => `Help: ${page}`,
  close: 'Close help',
  keys: 'All keyboard shortcuts',
  support: 'Ask support',
  colours: 'Colours and signs',
  done: 'Done, can be sent to the buyer',
  waiting: 'Waiting for the tax authority',
  refused: 'Needs your correction',
  unknown: 'Being looked up, do not send again',
} satisfies Worded<typeof vietnamese>;
