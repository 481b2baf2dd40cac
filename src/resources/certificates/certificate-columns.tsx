import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import { formatInstantDate } from '#src/ui/format/date.ts';
import { formatCount } from '#src/ui/format/number.ts';
import type { Column } from '#src/ui/list/table-model.ts';
import { common } from '#src/wording/common.ts';
import { certificateWays } from '#src/wording/settings/certificate-ways.ts';
import { certificateWords } from '#src/wording/settings/certificates.ts';
import type { Certificate } from './certificate.ts';
import './certificates.css';
import { DocumentsDrawer } from './documents-drawer.tsx';
import { Validity } from './validity.tsx';
import { WaySigns } from './way-signs.tsx';

const of = (record: RaRecord) => record as unknown as Certificate;

/** Columns of the certificates: holder, way of signing, validity, documents signed. */
export const certificateColumns = (): readonly Column<RaRecord>[] => [
  {
    key: 'subject_name',
    header: certificateWays.columns.name,
    sortKey: 'subject_name',
    card: 'lead',
    cell: (record) => of(record).subject_name,
    fullText: (record) => of(record).subject_name,
  },
  {
    key: 'kind',
    header: certificateWays.way,
    width: 240,
    card: 'name',
    cell: (record) => <WaySigns certificate={of(record)} />,
  },
  {
    key: 'valid_to',
    header: certificateWays.columns.valid_to,
    sortKey: 'valid_to',
    width: 120,
    roomyOnly: true,
    muted: true,
    cell: (record) => <span className="k-number">{formatInstantDate(of(record).valid_to)}</span>,
  },
  {
    key: 'declared',
    header: certificateWords.declared,
    width: 100,
    wideOnly: true,
    cell: (record) => (of(record).declared ? common.yes : common.no),
  },
  {
    key: 'state',
    header: certificateWays.columns.state,
    width: 224,
    card: 'state',
    cell: (record) => <Validity certificate={of(record)} now_ms={Date.now()} />,
  },
  {
    key: 'signed_count',
    header: certificateWays.columns.signed,
    width: 112,
    card: 'meta',
    cell: (record) => <SignedCount certificate={of(record)} />,
  },
];

/** How many documents it has signed; pressed, which. */
function SignedCount({ certificate }: { certificate: Certificate }) {
  const [open, setOpen] = useState(false);
  const count = formatCount(certificate.signed_count);
  return (
    <>
      <button
        type="button"
        className="certificate-signed k-touch"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {certificateWays.signedCount(count)}
      </button>
      {open && <DocumentsDrawer certificate={certificate} onClose={() => setOpen(false)} />}
    </>
  );
}
