import { useState } from 'react';
import { MAX_ATTACHMENT_BYTES } from '#domain/delivery/attachment-limits.ts';
import { getCreateInvoiceAttachmentUrl } from '#generated/client/invoice-attachments/invoice-attachments.ts';
import { upload } from '#src/providers/providers.ts';
import { failureText } from '#src/views/failure-text.ts';
import { attachmentWords as words } from '#src/wording/desk/attachments.ts';

/** A file that was not taken, and why; it can be sent once more. */
type RefusedFile = { file: File; reason: string };

/** Sends files to an invoice one after the other; those that are refused are kept with their reason. */
export function useAttaching(invoice_id: number) {
  const [sending, setSending] = useState<string | null>(null);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const pass = (file: File) => setRefused((before) => before.filter((one) => one.file !== file));
  const send = async (files: readonly File[]) => {
    for (const file of files) {
      pass(file);
      setSending(file.name);
      const reason = await sent(invoice_id, file);
      if (reason !== null) setRefused((before) => [...before, { file, reason }]);
    }
    setSending(null);
  };
  return { sending, refused, send, pass };
}

/** Why a file was not taken; null once it is there. */
async function sent(invoice_id: number, file: File): Promise<string | null> {
  if (file.size > MAX_ATTACHMENT_BYTES) return words.tooLarge;
  try {
    await upload(getCreateInvoiceAttachmentUrl(invoice_id, { file_name: file.name }), file, {
      key: crypto.randomUUID(),
      report: () => undefined,
      signal: new AbortController().signal,
    });
    return null;
  } catch (error) {
    return failureText(error);
  }
}
