import { KeyHints } from '#src/ui/display/kbd.tsx';
import { lists } from '#src/wording/lists.ts';

const { keys } = lists;

/** The keys of a list at its foot; `?` shows all there are on any page. */
export function ListShortcuts({ selectable }: { selectable: boolean }) {
  return (
    <KeyHints
      hints={[
        { keys: ['J', 'K'], does: keys.move },
        ...(selectable ? [{ keys: ['X'], does: keys.select }] : []),
        { keys: ['Enter'], does: keys.open },
        { keys: ['F'], does: keys.filter },
        { keys: ['?'], does: keys.help },
      ]}
    />
  );
}
