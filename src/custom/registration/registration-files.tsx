import IconFileTypePdf from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs';
import IconFileTypeXml from '@tabler/icons-react/dist/esm/icons/IconFileTypeXml.mjs';
import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs';
import { getGetRegistrationProofPackUrl } from '#generated/client/proof-packs/proof-packs.ts';
import { useMay } from '#src/providers/account-context.ts';
import { hrefOf } from '#src/routes.ts';
import { declarationKind } from '#src/views/document-kinds/declaration-kind.ts';
import type { DocumentEvent } from '#src/views/document/document-kind.ts';
import { DocumentFiles, FileRow } from '#src/views/document/document-log.tsx';
import { DocumentEvidence } from '#src/views/document/evidence/document-evidence.tsx';
import { FormPdfButton } from '#src/views/document/form-pdf-button.tsx';
import { documentWords } from '#src/wording/document.ts';
import { registrationWords } from '#src/wording/registration.ts';
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

type PdfButtonProps = {
  registration: Pick<Registration, 'id' | 'taxpayer_tax_code' | 'declared_on'>;
  /** What is typed is not in it. */
  unsaved?: boolean;
};

/** What the files of a declaration are called, without the ending. */
const fileName = ({ taxpayer_tax_code, declared_on }: PdfButtonProps['registration']): string =>
  `to-khai-${taxpayer_tax_code}-${declared_on}`;

/** The official form as PDF, as it was saved. */
export function PdfButton({ registration, unsaved = false }: PdfButtonProps) {
  return (
    <FormPdfButton
      url={`/api/registrations/${registration.id}/pdf`}
      name={`${fileName(registration)}.pdf`}
      unsaved={unsaved && registrationWords.pdfUnsaved}
    >
      {registrationWords.pdf}
    </FormPdfButton>
  );
}

type RegistrationEvidenceProps = {
  registration: Pick<Registration, 'id' | 'name' | 'status'>;
  events: readonly DocumentEvent[];
  onClose: () => void;
};

/** The evidence of a declaration. */
export function RegistrationEvidence({
  registration: { id, name, status },
  ...rest
}: RegistrationEvidenceProps) {
  return (
    <DocumentEvidence
      name={name}
      message="declaration"
      subject={{ registration_id: id }}
      history={hrefOf('transmissions.declaration')}
      pack={{
        operation: 'getRegistrationProofPack',
        url: getGetRegistrationProofPackUrl(id),
        name: `bang-chung-to-khai-${id}.zip`,
      }}
      unknown={status === 'unknown' ? declarationKind().unknown : null}
      {...rest}
    />
  );
}
