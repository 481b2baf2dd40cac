import type { Reason as GivenReason } from '#domain/documents/notices.ts';
import type { Reason } from './kind.ts';

/** The authority's words as they came; where the reason ends without a stop, one keeps it apart from what to do. */
export function reasonOf({ code, text, remedy }: GivenReason): Reason {
  const between = remedy && /[^.!?;:…\s]\s*$/u.test(text) ? '.' : '';
  return { message: [`${text}${between}`, remedy].filter(Boolean).join(' '), code, fields: [] };
}
