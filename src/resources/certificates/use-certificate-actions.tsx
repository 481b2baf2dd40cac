import { chooseDefaultCertificate } from '#generated/client/certificates/certificates.ts';
import { failureText } from '#src/views/failure-text.ts';
import { certificateWays } from '#src/wording/settings/certificate-ways.ts';
import { useMutation } from '@tanstack/react-query';
import { useCanAccess, useNotify } from 'react-admin';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Certificate } from './certificate.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { DocumentsDrawer } from './documents-drawer.tsx';

type CertificateActions = {
  /** Null where it is the default already, can never sign for the company, or this account may not. */
  makeDefault: (() => void) | null;
  showDocuments: () => void;
  remove: (() => void) | null;
  busy: boolean;
  /** What the actions open. */
  opened: ReactNode;
};

/** What may be done with one certificate. */
export function useCertificateActions(certificate: Certificate, onDeleted?: () => void): CertificateActions {
  const { canAccess: mayChoose } = useCanAccess({
    resource: 'certificates',
    action: 'chooseDefaultCertificate',
  });
  const { canAccess: mayDelete } = useCanAccess({ resource: 'certificates', action: 'delete' });
  const notify = useNotify();
  const [open, setOpen] = useState<'documents' | 'delete' | null>(null);
  const choose = useMutation({
    mutationFn: () => chooseDefaultCertificate(certificate.id, { tenant_certificate: { is_default: true } }),
    onSuccess: () => notify(certificateWays.defaultMade, { type: 'success' }),
    onError: (error) => notify(failureText(error), { type: 'error' }),
  });
  const close = () => setOpen(null);
  const deleted = () => {
    close();
    notify(certificateWays.removed, { type: 'success' });
    onDeleted?.();
  };
  return {
    makeDefault:
      !certificate.is_default && certificate.unusable === null && mayChoose ? () => choose.mutate() : null,
    showDocuments: () => setOpen('documents'),
    remove: mayDelete ? () => setOpen('delete') : null,
    busy: choose.isPending,
    opened: (
      <>
        {open === 'documents' && <DocumentsDrawer certificate={certificate} onClose={close} />}
        {open === 'delete' && <DeleteDialog certificate={certificate} onClose={close} onDeleted={deleted} />}
      </>
    ),
  };
}
