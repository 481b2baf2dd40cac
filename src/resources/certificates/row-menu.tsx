import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconFiles from '@tabler/icons-react/dist/esm/icons/IconFiles.mjs';
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { MenuButton } from '#src/ui/action/menu-button.tsx';
import { formatCount } from '#src/ui/format/number.ts';
import { certificateWays } from '#src/wording/settings/certificate-ways.ts';
import { common } from '#src/wording/common.ts';
import type { Certificate } from './certificate.ts';
import { useCertificateActions } from './use-certificate-actions.tsx';

/** The `…` of a row. */
export function RowMenu({ certificate }: { certificate: Certificate }) {
  const { makeDefault, showDocuments, remove, opened } = useCertificateActions(certificate);
  return (
    <>
      <MenuButton
        name={certificateWays.actions(certificate.subject_name)}
        icon={IconDots}
        size="small"
        entries={[
          ...(makeDefault
            ? [{ label: certificateWays.makeDefault, icon: IconStar, onSelect: makeDefault }]
            : []),
          {
            label: certificateWays.documentsSigned,
            icon: IconFiles,
            note: formatCount(certificate.signed_count),
            onSelect: showDocuments,
          },
          ...(remove
            ? [{ label: common.remove, icon: IconTrash, critical: true, divided: true, onSelect: remove }]
            : []),
        ]}
      />
      {opened}
    </>
  );
}
