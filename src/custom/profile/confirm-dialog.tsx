import { FormDialog } from '#src/views/form/form-dialog.tsx';
import { restOf, useCall } from './use-call.ts';

type ConfirmDialogProps = {
  title: string;
  /** What will have happened. */
  text: string;
  action: string;
  onConfirm: () => Promise<void>;
  onClose: () => void;
};

export function ConfirmDialog({ title, text, action, onConfirm, onClose }: ConfirmDialogProps) {
  const { busy, failure, run } = useCall();
  return (
    <FormDialog
      {...{ title, action, busy, onClose }}
      tone="critical"
      failure={restOf(failure, [])}
      onSubmit={() => void run(onConfirm)}
    >
      <p>{text}</p>
    </FormDialog>
  );
}
