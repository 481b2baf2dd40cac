import type { Tx } from '#server/context.ts';
import type { InvoiceRow } from '#server/modules/invoices/index.ts';
import { advance } from './advance.ts';
import type { Reason } from './publication.ts';

/** Ends the signature of a locked invoice with why; it keeps its number and may be published again. */
export async function failSignature(
  tx: Tx,
  row: InvoiceRow,
  reasons: readonly Reason[],
  how: { now: string; event?: 'fail' | 'refuse' | 'expire'; user_id?: number | null },
): Promise<void> {
  const reason = reasons.map(({ message }) => message).join(' ');
  const { now, event = 'fail', user_id = null } = how;
  await advance(
    tx,
    row,
    { signing: event },
    { kind: 'signature_failed', now, user_id, reasons, detail: { reason } },
  );
}

export function certificateReason(message: string): Reason {
  return { message, code: 'certificate_missing', fields: ['certificate'] };
}
