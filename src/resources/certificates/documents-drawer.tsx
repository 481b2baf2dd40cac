import { listCertificateDocuments } from '#generated/client/certificates/certificates.ts';
import { Button } from '#src/ui/action/button.tsx';
import { SubjectLink } from './subject-link.tsx';
import { Banner } from '#src/ui/display/banner.tsx';
import { SelectField } from '#src/ui/field/choice/select-field.tsx';
import { formatDateTime } from '#src/ui/format/date.ts';
import { Drawer } from '#src/ui/overlay/drawer.tsx';
import { failureText } from '#src/views/failure-text.ts';
import { certificateWays } from '#src/wording/settings/certificate-ways.ts';
import { common } from '#src/wording/common.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Certificate } from './certificate.ts';
import './certificates.css';

type Standing = 'signed' | 'unfinished';
type DocumentsDrawerProps = {
  certificate: Pick<Certificate, 'id' | 'subject_name'>;
  onClose: () => void;
};

const page_size = 50;

/** What a certificate has signed, or has still to sign, newest first. */
export function DocumentsDrawer({ certificate: { id, subject_name }, onClose }: DocumentsDrawerProps) {
  const [state, setState] = useState<Standing>('signed');
  const documents = useInfiniteQuery({
    queryKey: [`/api/certificates/${id}/documents`, state],
    queryFn: ({ pageParam }) => listCertificateDocuments(id, { state, page: pageParam, limit: page_size }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (last.length < page_size ? undefined : pages.length + 1),
    staleTime: 0,
  });
  const rows = documents.data?.pages.flat() ?? [];
  return (
    <Drawer open onClose={onClose} title={certificateWays.documentsOf(subject_name)}>
      <div className="certificate-documents">
        <SelectField
          label={certificateWays.documentsShown}
          value={state}
          onChange={(chosen) => setState(chosen as Standing)}
          choices={[
            { value: 'signed', label: certificateWays.documentsSigned },
            { value: 'unfinished', label: certificateWays.documentsUnfinished },
          ]}
        />
        {documents.isPending && <span className="k-skeleton" role="status" aria-label={common.loading} />}
        {documents.isError && <Banner tone="critical">{failureText(documents.error)}</Banner>}
        {documents.isSuccess && rows.length === 0 && <p>{certificateWays.noDocuments}</p>}
        {rows.length > 0 && (
          <ul>
            {rows.map(({ document_kind, subject_id, label, version, signed_on }) => (
              <li key={`${document_kind} ${subject_id} ${version}`}>
                <SubjectLink kind={document_kind} id={subject_id} label={label} />
                <small>
                  {version > 1 && `${certificateWays.version(version)} · `}
                  {signed_on === null ? certificateWays.documentsUnfinished : formatDateTime(signed_on)}
                </small>
              </li>
            ))}
          </ul>
        )}
        {documents.hasNextPage && (
          <Button busy={documents.isFetchingNextPage} onClick={() => void documents.fetchNextPage()}>
            {certificateWays.moreDocuments}
          </Button>
        )}
      </div>
    </Drawer>
  );
}
