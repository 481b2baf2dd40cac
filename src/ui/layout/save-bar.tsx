import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../action/button.tsx';
import { Icon } from '../display/icon.tsx';
import { DiscardDialog } from '../overlay/unsaved-dialogs.tsx';
import { useHeadingAfter } from '../state/heading-focus.ts';
import { pieceWords } from '../words/piece.ts';
import './save-bar.css';

type SaveBarProps = {
  /** What is unsaved ("Hóa đơn chưa lưu"). */
  message?: string;
  /** When it was last saved on this machine. */
  note?: string;
  onSave: () => void;
  onDiscard: () => void;
  /** Takes back the last step, as Ctrl Z does; null while there is none. */
  onUndo?: (() => void) | null;
  saveLabel?: string;
  busy?: boolean;
  disabled?: boolean;
};

/** Takes the top bar's place while something is unsaved: pieceWords.save and 'Hủy' (spec point 2); discarding asks first. */
export function SaveBar({
  message = pieceWords.unsaved,
  note,
  onSave,
  onDiscard,
  onUndo,
  saveLabel = pieceWords.save,
  busy = false,
  disabled = false,
}: SaveBarProps) {
  const [asking, setAsking] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  useHeadingAfter(bar);
  const discard = () => {
    setAsking(false);
    onDiscard();
  };
  return createPortal(
    <div ref={bar} className="k-save-bar" role="region" aria-label={pieceWords.unsaved}>
      <Icon of={IconPencil} size={17} />
      <span className="k-save-bar__message">{message}</span>
      {note && <span className="k-save-bar__note">{note}</span>}
      <span className="k-save-bar__actions">
        {onUndo !== undefined && (
          <Button
            tone="plain"
            icon={IconArrowBackUp}
            shortcut="Ctrl Z"
            onClick={() => onUndo?.()}
            disabled={busy || onUndo === null}
          >
            {pieceWords.undo}
          </Button>
        )}
        <Button onClick={() => setAsking(true)} disabled={busy}>
          {pieceWords.cancel}
        </Button>
        <Button tone="primary" shortcut="Ctrl S" onClick={onSave} busy={busy} disabled={disabled}>
          {saveLabel}
        </Button>
      </span>
      <DiscardDialog open={asking} onConfirm={discard} onCancel={() => setAsking(false)} />
    </div>,
    document.body,
  );
}
