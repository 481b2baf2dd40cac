import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { Button } from '#src/ui/action/button.tsx';
import { Menu } from '#src/ui/overlay/menu.tsx';
import { lists } from '#src/wording/lists.ts';
import { useState } from 'react';
import type { Exporting } from './use-export.ts';

/** All that the filter leaves, as a file of the wanted kind. */
export function ExportButton({ exporting }: { exporting: Exporting }) {
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
          label: lists.formats[format],
          onSelect: () => void exporting.start(format, null),
        }))}
      />
    </>
  );
}
