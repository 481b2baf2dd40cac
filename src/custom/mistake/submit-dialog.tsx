import {
  getGetInvoiceMistakeQueryKey,
  submitInvoiceMistake,
} from '#generated/client/invoice-mistakes/invoice-mistakes.ts';
import { SignAndSendDialog } from '#src/views/document/sending/sign-and-send-dialog.tsx';
import { mistakeWords } from '#src/wording/mistake.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { InvoiceMistake } from './mistake-fields.ts';

type SubmitDialogProps = {
  /** As it is saved. */
  notice: InvoiceMistake;
  /** It was refused with exactly this content. */
  unchanged?: boolean;
  onClose: () => void;
  onSent: () => void;
  /** The server says no: the page says why, and the question is over. */
  onRefused: (error: unknown) => void;
};

/** Says what sending brings about and asks; what comes of it is followed on the notice's page. */
export function SubmitDialog({ notice, unchanged = false, onClose, onSent, onRefused }: SubmitDialogProps) {
  const { id, lock_version, tax_authority_name, name, origin } = notice;
  const { submit, facts, origins } = mistakeWords;
  const { title, button, refused, late, confirmLate, needsConfirming } = submit;
  const consequence = submit.consequence(tax_authority_name || submit.office);
  const queryClient = useQueryClient();
  return (
    <SignAndSendDialog
      words={{ title, button, refused, late, confirmLate, needsConfirming, consequence }}
      facts={[
        { term: submit.invoices, value: name },
        { term: facts.origin, value: origins[origin] },
        { term: facts.authority, value: tax_authority_name },
      ]}
      warnings={[]}
      confirmable={[]}
      unchanged={unchanged}
      send={async () => {
        const sent = await submitInvoiceMistake(id, { invoice_mistake: { lock_version } });
        // The page that follows begins with this answer, not with what it read before.
        queryClient.setQueryData(getGetInvoiceMistakeQueryKey(id), sent);
        await queryClient.invalidateQueries({ queryKey: ['invoice_mistakes'] });
      }}
      onClose={onClose}
      onSent={onSent}
      onRefused={onRefused}
      onStale={() => undefined}
    />
  );
}
