import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import IconMoon from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs';
import IconSun from '@tabler/icons-react/dist/esm/icons/IconSun.mjs';
import IconDevice from '@tabler/icons-react/dist/esm/icons/IconDeviceDesktop.mjs';
import { useState } from 'react';
import type { ColorMode } from '#src/theme/color-mode.ts';
import { Avatar } from '../display/avatar.tsx';
import { Icon } from '../display/icon.tsx';
import type { IconShape } from '../display/icon.tsx';
import { Menu } from '../overlay/menu.tsx';
import type { MenuEntry } from '../overlay/menu.tsx';
import { frameWords } from '../words/frame.ts';

export type UserMenuProps = {
  name: string;
  /** Email or role, under the name in the menu. */
  note?: string;
  image?: string;
  /** Account, packages, outside links. */
  entries: readonly MenuEntry[];
  mode: ColorMode;
  onMode: (mode: ColorMode) => void;
  onLogout: () => void;
};

const modes = {
  light: IconSun,
  dark: IconMoon,
  system: IconDevice,
} satisfies Record<ColorMode, IconShape>;

export function UserMenu({ name, note, image, entries, mode, onMode, onLogout }: UserMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const looks = (Object.keys(modes) as ColorMode[]).map((key, index) => ({
    label: frameWords[key],
    icon: modes[key],
    selected: key === mode,
    divided: index === 0,
    onSelect: () => onMode(key),
  }));
  return (
    <>
      <button
        type="button"
        className="k-user"
        aria-label={frameWords.accountOf(name)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Avatar name={name} image={image} />
        <span className="k-user__name">{name}</span>
        <Icon of={IconChevronDown} size={15} />
      </button>
      <Menu
        name={frameWords.account}
        anchor={anchor}
        onClose={() => setAnchor(null)}
        head={
          <div className="k-user__head">
            <b>{name}</b>
            {note && <span>{note}</span>}
          </div>
        }
        entries={[
          ...entries,
          ...looks,
          { label: frameWords.signOut, icon: IconLogout, divided: true, onSelect: onLogout },
        ]}
      />
    </>
  );
}
