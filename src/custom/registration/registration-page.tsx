import { statedDeclaration } from '#domain/registration/stated-declaration.ts';
import { PUBLICATION_STATUS_TONES } from '#generated/vocabulary.ts';
import { hrefOf } from '#src/routes.ts';
import { Badge } from '#src/ui/display/badge.tsx';
import { formatDateTime } from '#src/ui/format/date.ts';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { HistoryButton } from '#src/views/history/history-button.tsx';
import { backToList } from '#src/views/list/list-place.ts';
import { publicationStatusLabels } from '#src/wording/labels.ts';
import { registrationWords } from '#src/wording/registration.ts';
import { FormPreview } from './form-preview.tsx';
import { PdfButton } from './pdf-button.tsx';
import { Reasons } from './reasons.tsx';
import { descriptor } from './registration-fields.ts';
import type { Registration } from './registration-fields.ts';
import { ToldBefore } from './told-before.tsx';
import './registration.css';

/** A declaration to read: sent, or in front of somebody who may not change it. */
export function RegistrationPage({ registration }: { registration: Registration }) {
  const { id, status, name, created_on, created_by_name, accepted_on } = registration;
  const isOpen = status === 'draft' || registration.status_error;
  return (
    <>
      <PageHeader
        title={name}
        back={backToList(hrefOf('registrations'), descriptor.label)}
        badges={<Badge tone={PUBLICATION_STATUS_TONES[status]}>{publicationStatusLabels[status]}</Badge>}
        facts={[
          registrationWords.created_by(formatDateTime(created_on), created_by_name),
          accepted_on !== null && registrationWords.accepted(formatDateTime(accepted_on)),
          isOpen && registrationWords.readOnly,
        ]
          .filter(Boolean)
          .join(' · ')}
        actions={
          <>
            <HistoryButton descriptor={descriptor} overlay={{ history: true }} record={registration} />
            <PdfButton registration={registration} />
          </>
        }
      />
      <div className="registration registration--read">
        <FormPreview content={statedDeclaration(registration, registration)} signed={isOpen ? null : ''} />
        <div className="k-stack">
          <Reasons registration={registration} />
          <ToldBefore id={id} open={isOpen} />
        </div>
      </div>
    </>
  );
}
