import { hrefOf } from '#src/routes.ts';
import { Banner } from '#src/ui/display/banner.tsx';
import { ConfirmDialog } from '#src/ui/overlay/confirm-dialog.tsx';
import type { BulkDialogProps } from '#src/views/screen.ts';
import { correctionWords } from '#src/wording/correction.ts';
import { useNavigate } from 'react-router';

const words = correctionWords.several;

/** Ticked invoices with the same error, one after the other on the page of what is wrong with the first. */
export function BulkCorrect({ selection: { ids = [] }, onClose, onTaken }: BulkDialogProps) {
  const navigate = useNavigate();
  const [first, ...others] = ids.map(Number).toSorted((a, b) => a - b);
  const go = () => {
    onTaken();
    if (first !== undefined) void navigate(`${hrefOf('corrections', first)}?with=${others.join(',')}`);
  };
  return (
    <ConfirmDialog
      title={words.bulkTitle(ids.length)}
      action={words.bulkGo}
      disabled={others.length === 0}
      onAct={go}
      onClose={onClose}
    >
      <p>{words.note}</p>
      {others.length === 0 && <Banner tone="warning">{words.bulkOne}</Banner>}
    </ConfirmDialog>
  );
}
