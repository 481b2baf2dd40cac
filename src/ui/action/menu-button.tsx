import { useState } from 'react';
import { Menu } from '../overlay/menu.tsx';
import type { MenuEntry } from '../overlay/menu.tsx';
import { IconButton } from './icon-button.tsx';
import type { IconButtonProps } from './icon-button.tsx';

type MenuButtonProps = Omit<IconButtonProps, 'onClick'> & { entries: readonly MenuEntry[] };

/** An icon button that opens a menu: the `…` of a row or of a card. */
export function MenuButton({ entries, ...button }: MenuButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        {...button}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Menu name={button.name} anchor={anchor} onClose={() => setAnchor(null)} entries={entries} />
    </>
  );
}
