import type { AgentRefusal } from '#domain/signing/usb-agent.ts';

const STATUS: Readonly<Record<AgentRefusal, number>> = {
  bad_request: 400,
  not_paired: 401,
  not_allowed: 403,
  not_secure: 403,
  wrong_code: 403,
  code_ended: 403,
  not_found: 404,
  pairing_closed: 429,
  too_many_orders: 429,
  agent_error: 500,
};

/** Ends a request with `{error: {reason}}`. */
export class AgentRefused extends Error {
  readonly reason: AgentRefusal;
  readonly statusCode: number;
  constructor(reason: AgentRefusal) {
    super(reason);
    this.name = 'AgentRefused';
    this.reason = reason;
    this.statusCode = STATUS[reason];
  }
}
