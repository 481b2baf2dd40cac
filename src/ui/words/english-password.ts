import type { Worded } from '#src/language/language.ts';
import type { passwordFieldWords as vietnamese } from './password.ts';

export const passwordFieldWords = {
  capsLock: 'Caps Lock is on',
  show: 'Show password',
} satisfies Worded<typeof vietnamese>;
