import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useState } from 'react';
import { Icon } from '../display/icon.tsx';
import { Menu } from '../overlay/menu.tsx';
import type { MenuEntry } from '../overlay/menu.tsx';
import { Button } from './button.tsx';
import type { ButtonProps } from './button.tsx';
import { pieceWords } from '../words/piece.ts';

/** A button with its variants behind a disclosure named 'Lựa chọn khác' (spec point 8). */
export function SplitButton({ entries, ...button }: ButtonProps & { entries: readonly MenuEntry[] }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { tone = 'primary', size = 'medium', disabled } = button;
  return (
    <span className="k-split">
      <Button {...button} tone={tone} />
      <Button
        tone={tone}
        size={size}
        disabled={disabled}
        aria-label={pieceWords.moreChoices}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon of={IconChevronDown} size={16} />
      </Button>
      <Menu name={pieceWords.moreChoices} anchor={anchor} onClose={() => setAnchor(null)} entries={entries} />
    </span>
  );
}
