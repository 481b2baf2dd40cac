import { cancelSignatureRequest } from '#generated/client/signature-requests/signature-requests.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
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
    <Dialog
      open
      size="small"
      title={signingWords.cancelTitle}
      onClose={onClose}
      locked={cancel.isPending}
      actions={
        <>
          <Button onClick={onClose} disabled={cancel.isPending}>
            {signingWords.keep}
          </Button>
          <Button tone="critical" busy={cancel.isPending} onClick={() => cancel.mutate()}>
            {signingWords.cancel}
          </Button>
        </>
      }
    >
      {cancel.error !== null && <Banner tone="critical">{failureText(cancel.error)}</Banner>}
      <p>
        {kind.nouns.kept(kind.nouns.counted(request.documents.length))}{' '}
        {request.kind === 'remote' && signingWords.cancelRemote}
      </p>
    </Dialog>
  );
}
