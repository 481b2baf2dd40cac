import PostalMime from 'postal-mime';
import type { DeliveryNotice } from './mailbox.ts';

/** Null for a mail that is no such notice, or that cannot be read. */
export async function readDeliveryNotice(mail: Uint8Array): Promise<DeliveryNotice | null> {
  const parsed = await PostalMime.parse(mail).catch(() => null);
  const part = parsed?.attachments.find(({ mimeType }) => mimeType === 'message/delivery-status');
  if (part === undefined) return null;
  const { content } = part;
  const status = typeof content === 'string' ? content : Buffer.from(content as ArrayBuffer).toString('utf8');
  return { status, source: Buffer.from(mail).toString('latin1') };
}
