import type { components } from '#generated/types.ts';

/** Why a message was not taken. */
export type WebhookProblem = components['schemas']['WebhookProblem'];

export type WebhookPost = {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
};

/** What became of one attempt; `problem` is null when it was taken. */
export type WebhookOutcome = {
  status: number | null;
  problem: WebhookProblem | null;
  /** The first bytes of the answer, as text. */
  answer: string | null;
  duration_ms: number;
};

/** The way to the systems of companies. Never throws, and never waits longer than its limit. */
export type WebhookSender = { send(post: WebhookPost): Promise<WebhookOutcome> };
