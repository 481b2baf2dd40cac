import type { Worded } from '#src/language/language.ts';
import type { typedWords as vietnamese } from './typed.ts';

export const typedWords = {
  title: 'Discard what you typed?',
  text: 'What you typed here is not saved and is lost when this is closed.',
  stay: 'Keep typing',
  go: 'Discard',
} satisfies Worded<typeof vietnamese>;
