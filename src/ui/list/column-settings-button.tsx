import IconColumns from '@tabler/icons-react/dist/esm/icons/IconColumns3.mjs';
import { useState } from 'react';
import type { ComponentProps } from 'react';
import { IconButton } from '../action/icon-button.tsx';
import { Popover } from '../overlay/popover.tsx';
import { ColumnSettings } from './column-settings.tsx';

const title = 'Cột và chiều cao dòng';

/** The tool of a list that opens its column settings. */
export function ColumnSettingsButton(props: ComponentProps<typeof ColumnSettings>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        name={title}
        icon={IconColumns}
        bordered
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Popover title={title} anchor={anchor} onClose={() => setAnchor(null)}>
        <ColumnSettings {...props} />
      </Popover>
    </>
  );
}
