import IconFileTypePdf from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs';
import IconFileTypeXml from '@tabler/icons-react/dist/esm/icons/IconFileTypeXml.mjs';
import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs';
import { useMay, useCan } from '#src/providers/account-context.ts';
import { DocumentFiles, FileRow } from '#src/views/document/document-log.tsx';
import { documentWords } from '#src/wording/document.ts';
import { registrationWords } from '#src/wording/registration.ts';
import type { Registration } from './registration-fields.ts';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { Button } from '#src/ui/action/button.tsx';
import { useDownload } from '#src/views/use-download.ts';
import { MESSAGE_KINDS } from '#domain/transmission/message-kinds.table.ts';
import { getGetRegistrationProofPackUrl } from '#generated/client/proof-packs/proof-packs.ts';
import { useListTransmissions } from '#generated/client/transmissions/transmissions.ts';
import { hrefOf } from '#src/routes.ts';
import type { DocumentEvent } from '#src/views/document/document-kind.ts';
import { EvidenceDrawer } from '#src/views/document/evidence-drawer.tsx';
import { historyOfOne } from '#src/views/document/history-paths.ts';
import { declarationKind } from '#src/views/document-kinds/declaration-kind.ts';

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
  const { download, busy } = useDownload();
  const name = `${fileName(registration)}.pdf`;
  return (
    <Button
      icon={IconDownload}
      busy={busy !== null}
      held={unsaved}
      title={unsaved ? registrationWords.pdfUnsaved : undefined}
      onClick={() => {
        if (!unsaved) void download(`/api/registrations/${registration.id}/pdf`, name);
      }}
    >
      {registrationWords.pdf}
    </Button>
  );
}

/** Messages of one declaration that are read at once. */
const most = 100;

type RegistrationEvidenceProps = {
  registration: Pick<Registration, 'id' | 'name'>;
  unknown: boolean;
  events: readonly DocumentEvent[];
  onClose: () => void;
};

/** The evidence of a declaration: its messages for those who hold the code of the gateway, its history for all. */
export function RegistrationEvidence({ registration, unknown, events, onClose }: RegistrationEvidenceProps) {
  const sees = useCan()([[MESSAGE_KINDS.declaration.gateway]]);
  const takes = useMay()('getRegistrationProofPack');
  const { data, error, refetch } = useListTransmissions(
    { registration_id: registration.id, sort: 'created_on', limit: most },
    { query: { enabled: sees, staleTime: 0 } },
  );
  return (
    <EvidenceDrawer
      onClose={onClose}
      evidence={{
        name: registration.name,
        unknown: unknown ? declarationKind().unknown : null,
        events,
        messages: sees ? data : null,
        error,
        onRetry: () => void refetch(),
        pack: takes
          ? {
              url: getGetRegistrationProofPackUrl(registration.id),
              name: `bang-chung-to-khai-${registration.id}.zip`,
            }
          : null,
        historyHref: historyOfOne(hrefOf('transmissions.declaration'), { registration_id: registration.id }),
      }}
    />
  );
}
