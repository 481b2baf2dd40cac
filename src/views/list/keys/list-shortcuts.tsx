import { KeyHints } from '#src/ui/display/kbd.tsx';
import { ShortcutHelp } from '#src/ui/overlay/shortcut-help.tsx';
import type { ShortcutGroup } from '#src/ui/overlay/shortcut-help.tsx';
import { usePlainKey } from '#src/views/use-key.ts';
import { capital, lists } from '#src/wording/lists.ts';
import { useState } from 'react';

const { keys } = lists;

const groups: readonly ShortcutGroup[] = [
  {
    heading: keys.list,
    shortcuts: [
      { keys: ['/'], does: keys.search },
      { keys: ['F'], does: capital(keys.filter) },
      { keys: ['N'], does: keys.add },
      { keys: ['J'], does: keys.next },
      { keys: ['K'], does: keys.previous },
      { keys: ['Enter'], does: capital(keys.open) },
      { keys: ['X'], does: capital(keys.select) },
      { keys: ['Shift', 'X'], does: keys.selectRange },
      { keys: ['Esc'], does: keys.up },
    ],
  },
  {
    heading: keys.form,
    shortcuts: [
      { keys: ['Ctrl', 'S'], does: keys.save },
      { keys: ['Ctrl', 'Enter'], does: keys.publish },
    ],
  },
  { heading: keys.everywhere, shortcuts: [{ keys: ['?'], does: capital(keys.help) }] },
];

/** The keys of a list at its foot; `?` shows all there are. */
export function ListShortcuts({ selectable }: { selectable: boolean }) {
  const [open, setOpen] = useState(false);
  usePlainKey('?', () => setOpen(true));
  return (
    <>
      <KeyHints
        hints={[
          { keys: ['J', 'K'], does: keys.move },
          ...(selectable ? [{ keys: ['X'], does: keys.select }] : []),
          { keys: ['Enter'], does: keys.open },
          { keys: ['F'], does: keys.filter },
          { keys: ['?'], does: keys.help },
        ]}
      />
      <ShortcutHelp open={open} onClose={() => setOpen(false)} groups={groups} />
    </>
  );
}
