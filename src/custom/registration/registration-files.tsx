import IconFileTypePdf from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs';
import IconFileTypeXml from '@tabler/icons-react/dist/esm/icons/IconFileTypeXml.mjs';
import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs';
import { useMay } from '#src/providers/account-context.ts';
import { DocumentFiles, FileRow } from '#src/views/document/document-log.tsx';
import { documentWords } from '#src/wording/document.ts';
import { registrationWords } from '#src/wording/registration.ts';
import { fileName } from './pdf-button.tsx';
import type { Registration } from './registration-fields.ts';

type RegistrationFilesProps = { registration: Registration; signed: boolean; onEvidence: () => void };

/** The official form always; once it is signed, the signed file and what proves that it was sent. */
export function RegistrationFiles({ registration, signed, onEvidence }: RegistrationFilesProps) {
  const may = useMay();
  const name = fileName(registration);
  const { files, xml, pdf } = registrationWords.sent;
  const address = `/api/registrations/${registration.id}`;
  const signedFile = {
    key: 'xml',
    icon: IconFileTypeXml,
    name: `${name}.xml`,
    label: xml,
    url: `${address}/xml`,
  };
  const form = { key: 'pdf', icon: IconFileTypePdf, name: `${name}.pdf`, label: pdf, url: `${address}/pdf` };
  return (
    <DocumentFiles
      title={files}
      order={4}
      files={signed && may('getRegistrationXml') ? [signedFile, form] : [form]}
    >
      {signed && <FileRow icon={IconShieldCheck} name={documentWords.evidence} onOpen={onEvidence} />}
    </DocumentFiles>
  );
}
