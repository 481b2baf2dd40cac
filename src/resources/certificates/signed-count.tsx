import { formatCount } from '#src/ui/format/number.ts';
import { certificateWays } from '#src/wording/settings/certificate-ways.ts';
import { useState } from 'react';
import type { Certificate } from './certificate.ts';
import './certificates.css';
import { DocumentsDrawer } from './documents-drawer.tsx';

/** How many documents it has signed; pressed, which. */
export function SignedCount({ certificate }: { certificate: Certificate }) {
  const [open, setOpen] = useState(false);
  const count = formatCount(certificate.signed_count);
  return (
    <>
      <button
        type="button"
        className="certificate-signed"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {certificateWays.signedCount(count)}
      </button>
      {open && <DocumentsDrawer certificate={certificate} onClose={() => setOpen(false)} />}
    </>
  );
}
