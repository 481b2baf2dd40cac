import { deleteCertificate } from '#generated/client/certificates/certificates.ts';
import { SubjectLink } from './subject-link.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { ConfirmDialog } from '#src/ui/overlay/confirm-dialog.tsx';
import { failureText } from '#src/views/failure-text.ts';
import { certificateWays } from '#src/wording/settings/certificate-ways.ts';
import { certificateWords } from '#src/wording/settings/certificates.ts';
import { common } from '#src/wording/common.ts';
import { forms } from '#src/wording/forms.ts';
import { useMutation } from '@tanstack/react-query';
import type { Certificate } from './certificate.ts';
import './certificates.css';

type DeleteDialogProps = { certificate: Certificate; onClose: () => void; onDeleted: () => void };

/** Asks before a certificate is deleted, and says what becomes of the invoices that wait for it. */
export function DeleteDialog({ certificate, onClose, onDeleted }: DeleteDialogProps) {
  const { id, subject_name, is_default, unfinished_count, unfinished_documents } = certificate;
  const remove = useMutation({ mutationFn: () => deleteCertificate(id), onSuccess: onDeleted });
  const more = unfinished_count - unfinished_documents.length;
  return (
    <ConfirmDialog
      title={certificateWays.removeTitle}
      action={common.remove}
      tone="critical"
      limitHeight
      busy={remove.isPending}
      failure={remove.error && failureText(remove.error)}
      onAct={() => remove.mutate()}
      onClose={onClose}
    >
      <div className="certificate-delete">
        <p>{forms.deleteAsk(subject_name)}</p>
        <p>{certificateWords.deleteNote}</p>
        {is_default && (
          <p>
            {certificateWays.removeDefault} {certificateWays.removeLast}
          </p>
        )}
        {unfinished_count > 0 && (
          <Banner tone="warning">
            {certificateWays.removeUnfinished(unfinished_count)}
            <ul className="certificate-unfinished">
              {unfinished_documents.map(({ document_kind, subject_id, label }) => (
                <li key={`${document_kind} ${subject_id}`}>
                  <SubjectLink kind={document_kind} id={subject_id} label={label} />
                </li>
              ))}
              {more > 0 && <li>{certificateWays.andMore(more)}</li>}
            </ul>
          </Banner>
        )}
      </div>
    </ConfirmDialog>
  );
}
