import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useId, useState } from 'react';
import type { CallFailure } from '#src/login/call.ts';
import { sizeText } from '#src/ui/field/file-bytes.ts';
import { buyerInvoiceWords as words } from '#src/wording/public/buyer-invoice.ts';
import { downloadAttachment, type BuyerAttachment, type BuyerInvoice } from './buyer-calls.ts';

type SharedFilesProps = {
  linkKey: string;
  invoice: BuyerInvoice;
  onDone: (failure: CallFailure | null) => void;
};

/** Contracts, delivery papers and lists of goods that the seller gives with the invoice. */
export function SharedFiles({ linkKey, invoice: { attachments }, onDone }: SharedFilesProps) {
  const title = useId();
  const [busy, setBusy] = useState<string | null>(null);
  const download = async (attachment: BuyerAttachment) => {
    setBusy(attachment.sha256);
    onDone(await downloadAttachment(linkKey, attachment));
    setBusy(null);
  };
  return (
    <div className="bi-attachments">
      <span id={title}>{words.attachments}</span>
      <ul aria-labelledby={title}>
        {attachments.map((attachment) => (
          <li key={attachment.sha256}>
            <button
              type="button"
              aria-busy={busy === attachment.sha256}
              onClick={() => void download(attachment)}
            >
              <IconDownload size={18} aria-hidden />
              <span>{attachment.file_name}</span>
              <small>{sizeText(attachment.size_bytes)}</small>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
