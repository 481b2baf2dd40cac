import { Button } from '../action/button.tsx';
import { Dialog } from './dialog.tsx';
import { pieceWords } from '../words/piece.ts';

type UnsavedProps = { open: boolean; onConfirm: () => void; onCancel: () => void };

/** Asked before throwing changes away; the words are those of spec point 2. */
export function DiscardDialog({ open, onConfirm, onCancel }: UnsavedProps) {
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      size="small"
      title={pieceWords.discard.title}
      actions={
        <>
          <Button onClick={onCancel}>{pieceWords.discard.stay}</Button>
          <Button tone="critical" onClick={onConfirm}>
            {pieceWords.discard.go}
          </Button>
        </>
      }
    >
      <p>{pieceWords.discard.text}</p>
    </Dialog>
  );
}

type LeaveProps = UnsavedProps & {
  /** Where leaving loses something else than what is unsaved. */
  text?: string | undefined;
};

/** Asked before leaving a page with unsaved changes; the words are those of spec point 2. */
export function LeaveDialog({ open, onConfirm, onCancel, text = pieceWords.leave.text }: LeaveProps) {
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      size="small"
      title={pieceWords.leave.title}
      actions={
        <>
          <Button onClick={onCancel}>{pieceWords.cancel}</Button>
          <Button tone="critical" onClick={onConfirm}>
            {pieceWords.leave.go}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
