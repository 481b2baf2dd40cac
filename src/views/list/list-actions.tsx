import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconImport from '@tabler/icons-react/dist/esm/icons/IconFileImport.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { media } from '#src/theme/tokens.ts';
import { useMay } from '#src/providers/account-context.ts';
import { Button } from '#src/ui/action/button.tsx';
import { MenuButton } from '#src/ui/action/menu-button.tsx';
import { common } from '#src/wording/common.ts';
import { lists } from '#src/wording/lists.ts';
import { useMediaQuery } from '#src/ui/use-media-query.ts';
import type { ReactNode } from 'react';
import type { Screen } from '../screen.ts';
import { ExportButton } from './export/export-button.tsx';
import type { Exporting } from './export/use-export.ts';
import type { ListRights } from './use-list-rights.ts';

type ListActionsProps = Pick<Screen, 'descriptor' | 'overlay'> & {
  actions: ReactNode;
  createLabel: string | undefined;
  exporting: Exporting;
  rights: ListRights;
};

/** What a list's header offers: the one primary action last; on phones the others stand behind '…'. */
export function ListActions({
  descriptor,
  overlay,
  actions,
  createLabel,
  exporting,
  rights,
}: ListActionsProps) {
  const may = useMay();
  const phone = useMediaQuery(media.sheetNavigation);
  const links = (overlay.links ?? []).filter(({ operation }) => may(operation));
  const { createPath, importPath } = rights;
  const entries = [
    ...links.map(({ label, href }) => ({ label, href })),
    ...(importPath === null ? [] : [{ label: lists.import, href: importPath }]),
    ...exporting.formats.map((format) => ({
      label: lists.exportAs[format],
      onSelect: () => void exporting.start(format, null),
    })),
  ];
  // A bar that held nothing but '…' would be empty: where exporting is all there is, it has its button there too.
  const isFolded =
    phone && (createPath !== null || importPath !== null || links.length > 0 || Boolean(actions));
  const secondary = isFolded ? (
    entries.length > 0 && <MenuButton name={common.more} icon={IconDots} bordered entries={entries} />
  ) : (
    <>
      {links.map(({ label, href }) => (
        <Button key={href} href={href}>
          {label}
        </Button>
      ))}
      {importPath !== null && (
        <Button icon={IconImport} href={importPath}>
          {lists.import}
        </Button>
      )}
      {exporting.formats.length > 0 && <ExportButton exporting={exporting} />}
    </>
  );
  return (
    <>
      {secondary}
      {actions}
      {createPath !== null && (
        <Button tone="primary" icon={IconPlus} href={createPath} shortcut="N">
          {createLabel ?? lists.add(descriptor.one)}
        </Button>
      )}
    </>
  );
}
