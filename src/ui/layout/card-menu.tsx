import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import { MenuButton } from '../action/menu-button.tsx';
import type { MenuEntry } from '../overlay/menu.tsx';
import { pieceWords } from '../words/piece.ts';

/** What else can be done with a card, as the last of its `action`: a menu named 'Thêm' (spec point 8). */
export function CardMenu({ entries }: { entries: readonly MenuEntry[] }) {
  return <MenuButton name={pieceWords.more} icon={IconDots} size="small" entries={entries} />;
}
