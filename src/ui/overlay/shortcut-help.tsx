import { Kbd } from '../display/kbd.tsx';
import { Dialog } from './dialog.tsx';
import { pieceWords } from '../words/piece.ts';
import './shortcut-help.css';

export type ShortcutGroup = {
  heading: string;
  /** `keys`: one chord ("Ctrl", "S"); `or`: another that does the same. */
  shortcuts: readonly { keys: readonly string[]; or?: readonly string[]; does: string }[];
};

type ShortcutHelpProps = { open: boolean; onClose: () => void; groups: readonly ShortcutGroup[] };

/** All keys there are, by where they work; opened by `?`. */
export function ShortcutHelp({ open, onClose, groups }: ShortcutHelpProps) {
  return (
    <Dialog open={open} onClose={onClose} title={pieceWords.shortcuts} size="medium" limitHeight>
      <div className="k-shortcuts">
        {groups.map(({ heading, shortcuts }) => (
          <section key={heading} aria-label={heading}>
            <h3>{heading}</h3>
            <dl>
              {shortcuts.map(({ keys, or, does }) => (
                <div key={does}>
                  <dt>{does}</dt>
                  <dd>
                    <Kbd keys={keys} />
                    {or && (
                      <>
                        <span>{pieceWords.or}</span>
                        <Kbd keys={or} />
                      </>
                    )}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
