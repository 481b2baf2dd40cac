import type { RefusalCode } from '#domain/refusals.ts';
import { refusalWords } from '../refusals.ts';
import { REFUSED } from './refused.table.ts';
import type { Sentence } from './sayer.ts';

/** Why a rule said no: the words that the pages have for it, with what the server wrote into the gaps. */
export const REFUSED_SENTENCES: readonly Sentence[] = Object.entries(REFUSED).flatMap(([code, sentences]) =>
  sentences.map((vietnamese) => ({ vietnamese, english: refusalWords[code as RefusalCode] })),
);
