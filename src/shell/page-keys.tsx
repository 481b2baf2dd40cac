import { ShortcutHelp } from '#src/ui/overlay/shortcut-help.tsx';
import type { ShortcutGroup } from '#src/ui/overlay/shortcut-help.tsx';
import { usePlainKey } from '#src/views/use-key.ts';
import { capital, lists } from '#src/wording/lists.ts';
import { useEffect, useState } from 'react';

const { keys } = lists;

const groups: readonly ShortcutGroup[] = [
  {
    heading: keys.everywhere,
    shortcuts: [
      { keys: ['Ctrl', 'K'], does: keys.quickSearch },
      { keys: ['Esc'], does: keys.up },
      { keys: ['F1'], does: keys.pageHelp },
      { keys: ['?'], does: capital(keys.help) },
    ],
  },
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
    ],
  },
  {
    heading: keys.form,
    shortcuts: [
      { keys: ['Ctrl', 'S'], does: keys.save },
      { keys: ['Ctrl', 'Enter'], does: keys.publish },
    ],
  },
  {
    heading: keys.invoice,
    shortcuts: [
      { keys: ['Alt', 'M'], does: keys.buyer },
      { keys: ['Alt', 'L'], does: keys.goodsLines },
      { keys: ['Alt', 'N'], does: keys.note },
      { keys: ['Ctrl', 'Z'], does: keys.undo },
      { keys: ['Ctrl', 'Y'], does: keys.redo },
      { keys: ['Ctrl', 'D'], does: keys.duplicate },
      { keys: ['Ctrl', 'Del'], does: keys.removeLine },
      { keys: ['Alt', '↑↓'], does: keys.moveLine },
      { keys: ['Shift', '↑↓←→'], does: keys.selectCells },
      { keys: ['Shift', 'F10'], does: keys.lineMenu },
      { keys: ['='], does: keys.arithmetic },
    ],
  },
];

/** What Escape leaves without leaving the page: a search box has its own way, an open list of choices closes first. */
const leavable = 'input:not([type=search],[type=checkbox],[type=radio],[aria-expanded=true]),textarea';

const wayBack = () => document.querySelector<HTMLElement>('main a[aria-keyshortcuts~=Escape]');

/**
 * The keys of every page: `?` shows them all, Escape goes up. From a field it leaves the field first; else it takes the
 * way back that the page's header shows.
 */
export function PageKeys() {
  const [open, setOpen] = useState(false);
  usePlainKey('?', () => setOpen(true));
  usePlainKey(
    'escape',
    () => wayBack()?.click(),
    () => wayBack() !== null,
  );
  useEffect(() => {
    // Looked at before anything on the page hears the key: a list of choices that it closes is closed by the time it gets here.
    let field: HTMLElement | null = null;
    const look = ({ key, target }: KeyboardEvent) => {
      const isField = key === 'Escape' && target instanceof HTMLElement && target.matches(leavable);
      field = isField && target.closest('main') !== null ? target : null;
    };
    const leave = ({ isComposing, defaultPrevented }: KeyboardEvent) => {
      if (!isComposing && !defaultPrevented) field?.blur();
    };
    document.addEventListener('keydown', look, true);
    document.addEventListener('keydown', leave);
    return () => {
      document.removeEventListener('keydown', look, true);
      document.removeEventListener('keydown', leave);
    };
  }, []);
  return <Shortcuts open={open} onClose={() => setOpen(false)} />;
}

/** All keys of the product. */
export function Shortcuts({ open, onClose }: { open: boolean; onClose: () => void }) {
  return <ShortcutHelp open={open} onClose={onClose} groups={groups} />;
}
