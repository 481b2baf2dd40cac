import { Button } from '#src/ui/action/button.tsx';
import { formatCount } from '#src/ui/format/number.ts';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import { common } from '#src/wording/common.ts';
import { lists } from '#src/wording/lists.ts';

type DeleteManyDialogProps = {
  open: boolean;
  count: number;
  one: string;
  onClose: () => void;
  onConfirm: () => void;
};

/** Asked before many records go; it names the number. */
export function DeleteManyDialog({ open, count, one, onClose, onConfirm }: DeleteManyDialogProps) {
  const things = lists.things(formatCount(count), one);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="small"
      title={lists.deleteMany(things)}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button tone="critical" onClick={onConfirm}>
            {lists.deleteMany(things)}
          </Button>
        </>
      }
    >
      <p>{lists.deleteManyAsk(things)}</p>
    </Dialog>
  );
}
