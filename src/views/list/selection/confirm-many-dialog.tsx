import { Button } from '#src/ui/action/button.tsx';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import { common } from '#src/wording/common.ts';

/** What is about to be done to many records; title and text name their number. */
export type ManyQuestion = { title: string; text: string; critical: boolean; onConfirm: () => void };

type ConfirmManyDialogProps = { question: ManyQuestion | null; onClose: () => void };

/** Asked before many records are changed or go. */
export function ConfirmManyDialog({ question, onClose }: ConfirmManyDialogProps) {
  if (question === null) return null;
  const { title, text, critical, onConfirm } = question;
  const confirm = () => {
    onClose();
    onConfirm();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title={title}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button tone={critical ? 'critical' : 'primary'} onClick={confirm}>
            {title}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
