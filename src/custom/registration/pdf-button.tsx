import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { Button } from '#src/ui/action/button.tsx';
import { useDownload } from '#src/views/use-download.ts';
import { registrationWords } from '#src/wording/registration.ts';
import type { Registration } from './registration-fields.ts';

type PdfButtonProps = {
  registration: Pick<Registration, 'id' | 'taxpayer_tax_code' | 'declared_on'>;
  /** What is typed is not in it. */
  unsaved?: boolean;
};

/** What the files of a declaration are called, without the ending. */
export const fileName = ({ taxpayer_tax_code, declared_on }: PdfButtonProps['registration']): string =>
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
