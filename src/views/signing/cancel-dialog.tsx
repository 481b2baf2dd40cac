import { ConfirmDialog } from '#src/ui/overlay/confirm-dialog.tsx';
import { cancelSignatureRequest } from '#generated/client/signature-requests/signature-requests.ts';
import { failureText } from '#src/views/failure-text.ts';
import { signingWords } from '#src/wording/signing.ts';
import { useMutation } from '@tanstack/react-query';
import { useKeepRequest } from './signature-requests.ts';
import type { SignatureRequest } from './signature-requests.ts';
import type { SignedKind } from './signed-kind.ts';

type CancelDialogProps = {
  kind: SignedKind;
  request: SignatureRequest;
  onClose: () => void;
  onCancelled: () => void;
};

/** Asks before a request is taken back. */
export function CancelDialog({ kind, request, onClose, onCancelled }: CancelDialogProps) {
  const keep = useKeepRequest();
  const cancel = useMutation({
    mutationFn: () => cancelSignatureRequest(request.id, { signature_request: {} }),
    onSuccess: (cancelled) => {
      keep(cancelled);
      onCancelled();
    },
  });
  return (
    <ConfirmDialog
      title={signingWords.cancelTitle}
      action={signingWords.cancel}
      tone="critical"
      leave={signingWords.keep}
      busy={cancel.isPending}
      failure={cancel.error && failureText(cancel.error)}
      onAct={() => cancel.mutate()}
      onClose={onClose}
    >
      <p>
        {kind.nouns.kept(kind.nouns.counted(request.documents.length))}{' '}
        {request.kind === 'remote' && signingWords.cancelRemote}
      </p>
    </ConfirmDialog>
  );
}
