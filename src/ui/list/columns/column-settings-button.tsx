import IconColumns from '@tabler/icons-react/dist/esm/icons/IconColumns3.mjs';
import { useState } from 'react';
import type { ComponentProps } from 'react';
import { IconButton } from '../../action/icon-button.tsx';
import { Popover } from '../../overlay/popover.tsx';
import { ColumnSettings } from './column-settings.tsx';
import { listWords } from '../../words/list.ts';

/** The tool of a list that opens its column settings. */
export function ColumnSettingsButton(props: ComponentProps<typeof ColumnSettings>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        name={listWords.columns.title}
        icon={IconColumns}
        bordered
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Popover title={listWords.columns.title} anchor={anchor} onClose={() => setAnchor(null)}>
        <ColumnSettings {...props} />
      </Popover>
    </>
  );
}
