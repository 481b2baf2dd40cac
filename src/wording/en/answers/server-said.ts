import type { Worded } from '#src/language/language.ts';
import { ALL_ANSWERS } from './answers.ts';
import { REFUSED_SENTENCES } from './refused.ts';
import { sayer } from './sayer.ts';

const say = sayer(ALL_ANSWERS, REFUSED_SENTENCES);

/** What is not known in English stays as the server says it. */
export const serverSaid = {
  of: (vietnamese) => say(vietnamese) ?? vietnamese,
} satisfies Worded<typeof import('../../desk/server-said.ts').serverSaid>;
