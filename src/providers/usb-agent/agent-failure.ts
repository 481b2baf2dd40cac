import type { AgentFailureReason } from '#domain/signing/usb-agent.ts';

/** Nothing came of asking the agent. */
export class AgentFailure extends Error {
  readonly reason: AgentFailureReason;
  constructor(reason: AgentFailureReason) {
    super(reason);
    this.name = 'AgentFailure';
    this.reason = reason;
  }
}

/** What an error thrown by anything means here. */
export function reasonOf(error: unknown): AgentFailureReason {
  return error instanceof AgentFailure ? error.reason : 'agent_error';
}
