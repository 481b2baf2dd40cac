import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { Button } from '#src/ui/action/button.tsx';
import { Menu } from '#src/ui/overlay/menu.tsx';
import { lists, type ExportFormat } from '#src/wording/lists.ts';
import { useState } from 'react';
import type { Exporting } from './use-export.ts';

type ExportButtonProps = {
  exporting: Exporting;
  /** What the kinds of file are called where they are laid out otherwise than those of lists. */
  labels?: Readonly<Partial<Record<ExportFormat, string>>>;
};

/** All that the filter leaves, as a file of the wanted kind. */
export function ExportButton({ exporting, labels = lists.formats }: ExportButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        icon={IconDownload}
        busy={exporting.busy}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {lists.export}
      </Button>
      <Menu
        name={lists.exportFormats}
        anchor={anchor}
        onClose={() => setAnchor(null)}
        entries={exporting.formats.map((format) => ({
          label: labels[format] ?? lists.formats[format],
          onSelect: () => void exporting.start(format, null),
        }))}
      />
    </>
  );
}
