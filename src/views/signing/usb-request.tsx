import { submitSignatures } from '#generated/client/signature-requests/signature-requests.ts';
import { Button } from '#src/ui/action/button.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import { failureText } from '#src/views/failure-text.ts';
import { UsbSigningDialog } from '#src/views/usb-signing/usb-signing-dialog.tsx';
import { common } from '#src/wording/common.ts';
import { signingWords } from '#src/wording/signing.ts';
import { useMutation } from '@tanstack/react-query';
import { DocumentList } from './document-list.tsx';
import { useKeepRequest } from './signature-requests.ts';
import type { SignatureRequest } from './signature-requests.ts';
import type { SignedKind } from './signed-kind.ts';

type UsbRequestProps = {
  kind: SignedKind;
  request: SignatureRequest;
  onClose: () => void;
  /** The person wants the request itself taken back. */
  onWithdraw: () => void;
};

/** The token on this machine signs; what it signed is handed in, and is not lost when that fails. */
export function UsbRequest({ kind, request, onClose, onWithdraw }: UsbRequestProps) {
  const { id, documents, tax_code, certificate_sha256 } = request;
  const keep = useKeepRequest();
  const submit = useMutation({
    mutationFn: (signatures: readonly string[]) =>
      submitSignatures(id, { signature_request: { signatures: [...signatures] } }),
    onSuccess: keep,
  });
  if (submit.isIdle) {
    return (
      <UsbSigningDialog
        documents={documents.map(({ position, label, hash_base64 }) => ({
          id: position,
          label: kind.nouns.named(label),
          hash_base64,
        }))}
        taxCode={tax_code}
        certificateSha256={certificate_sha256}
        onSigned={(signatures) => submit.mutate(signatures)}
        onCancel={onClose}
        otherActions={(isSigning) => (
          <Button tone="plain" disabled={isSigning} onClick={onWithdraw}>
            {signingWords.cancel}
          </Button>
        )}
      >
        <DocumentList kind={kind} documents={documents} />
      </UsbSigningDialog>
    );
  }
  return (
    <Dialog
      open
      size="small"
      title={signingWords.title}
      onClose={onClose}
      locked={submit.isPending}
      actions={
        submit.isError && (
          <>
            <Button onClick={onClose}>{common.close}</Button>
            <Button onClick={submit.reset}>{signingWords.again}</Button>
            <Button tone="primary" onClick={() => submit.mutate(submit.variables)}>
              {common.retry}
            </Button>
          </>
        )
      }
    >
      {submit.isError ? (
        <Banner tone="critical" title={signingWords.notTaken}>
          {failureText(submit.error)}
        </Banner>
      ) : (
        <p role="status">{signingWords.submitting}</p>
      )}
    </Dialog>
  );
}
