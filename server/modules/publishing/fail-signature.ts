import type { Advance } from './advance-all.ts';
import type { Reason } from './publication.ts';

/** The end of a signature with why, after what has happened before; the invoice keeps its number and may be published again. */
export function signatureFailed(
  before: Advance,
  reasons: readonly Reason[],
  how: { event?: 'fail' | 'refuse' | 'expire'; user_id?: number | null } = {},
): Advance {
  const { event = 'fail', user_id = null } = how;
  const reason = reasons.map(({ message }) => message).join(' ');
  return {
    ...before,
    reasons,
    moves: [...before.moves, { signing: event }],
    lines: [...before.lines, { kind: 'signature_failed', user_id, detail: { reason } }],
  };
}

export function certificateReason(message: string): Reason {
  return { message, code: 'certificate_missing', fields: ['certificate'] };
}
