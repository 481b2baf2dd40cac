import { ConfirmDialog } from './confirm-dialog.tsx';
import { pieceWords } from '../words/piece.ts';

type UnsavedProps = { open: boolean; onConfirm: () => void; onCancel: () => void };

/** Asked before throwing changes away; the words are those of spec point 2. */
export function DiscardDialog({ open, onConfirm, onCancel }: UnsavedProps) {
  return (
    <ConfirmDialog
      open={open}
      title={pieceWords.discard.title}
      action={pieceWords.discard.go}
      tone="critical"
      leave={pieceWords.discard.stay}
      onAct={onConfirm}
      onClose={onCancel}
    >
      <p>{pieceWords.discard.text}</p>
    </ConfirmDialog>
  );
}

type LeaveProps = UnsavedProps & {
  /** Where leaving loses something else than what is unsaved. */
  text?: string | undefined;
  /** What is said instead where no one chose to leave, and nothing is lost by it. */
  ended?: typeof pieceWords.leave | undefined;
};

/** Asked before leaving a page with unsaved changes; the words are those of spec point 2. */
export function LeaveDialog({ open, onConfirm, onCancel, ended, text }: LeaveProps) {
  const words = ended ?? { ...pieceWords.leave, ...(text && { text }) };
  return (
    <ConfirmDialog
      open={open}
      title={words.title}
      action={words.go}
      tone={ended ? 'primary' : 'critical'}
      onAct={onConfirm}
      onClose={onCancel}
    >
      <p>{words.text}</p>
    </ConfirmDialog>
  );
}
