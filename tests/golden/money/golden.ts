import type { Judgement } from './judge.ts';

/** One line of golden.jsonl: the seed of an invoice, and what it comes to. */
export type Golden = { seed: number } & Judgement;

export const GOLDEN_FILE = new URL('golden.jsonl', import.meta.url);
export const GOLDEN_COUNT = 300;
