import IconColumns from '@tabler/icons-react/dist/esm/icons/IconColumns3.mjs';
import { useState } from 'react';
import type { ComponentProps } from 'react';
import { IconButton } from '../../action/icon-button.tsx';
import { Popover } from '../../overlay/popover.tsx';
import { listWords } from '../../words/list.ts';
import type { ColumnSettings } from './column-settings.tsx';

type Opened = { anchor: HTMLElement; Settings: typeof ColumnSettings };

const load = (): Promise<typeof import('./column-settings.tsx')> => import('./column-settings.tsx');

/** The tool of a list that opens its column settings. Their script comes when the pointer or the focus comes near, not with each list. */
export function ColumnSettingsButton(props: ComponentProps<typeof ColumnSettings>) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const open = async (anchor: HTMLElement) => {
    const { ColumnSettings: Settings } = await load();
    setOpened({ anchor, Settings });
  };
  return (
    <>
      <IconButton
        name={listWords.columns.title}
        icon={IconColumns}
        bordered
        aria-haspopup="dialog"
        aria-expanded={opened !== null}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={(event) => void open(event.currentTarget)}
      />
      <Popover
        title={listWords.columns.title}
        anchor={opened?.anchor ?? null}
        onClose={() => setOpened(null)}
      >
        {opened !== null && <opened.Settings {...props} />}
      </Popover>
    </>
  );
}
